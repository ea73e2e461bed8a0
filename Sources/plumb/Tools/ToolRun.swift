import ArgumentParser
import Diagnostics
import Foundation
import InterfaceBuilder
import LayoutTools
import UIKit

/// One run of a design tool on a document.
struct ToolRun {
    let arguments: ToolArguments
    let document: DesignDocument

    let titles: ItemTitles

    /// The text of the document, to quote from.
    let source: SourceText

    /// The scenes to work on.
    let canvases: [Canvas]

    /// Reads the document and prints its errors, which do not keep the tool from working on the rest; nothing is changed in
    /// one that cannot be read.
    init(_ arguments: ToolArguments, intrinsicSizes: LayoutOptions.IntrinsicSizes = .measured) throws {
        self.arguments = arguments
        let bytes: [UInt8]
        switch InputFile.readDocument(arguments.file) {
        case .failure(let refusal): throw ToolRun.refused([refusal.diagnostic])
        case .success(let read): bytes = read
        }
        let (document, problems) = MainActor.assumeIsolated {
            DesignDocument.read(
                bytes, file: arguments.file, intrinsicSizes: arguments.intrinsicSizes ?? intrinsicSizes)
        }
        let source = SourceText(String(decoding: bytes, as: UTF8.self), file: arguments.file)
        guard let document else { throw ToolRun.refused(problems, in: source) }
        ToolRun.show(problems.inReadingOrder(), in: source)
        self.document = document
        self.source = source
        let titles = ItemTitles(document.canvases)
        self.titles = titles
        func names(_ canvas: Canvas) -> [String] {
            guard let root = canvas.items.first(where: { item in item.parent == nil }) else { return [] }
            return root.title == root.id ? [root.id] : [root.id, root.title]
        }
        canvases = document.canvases.filter { canvas in arguments.selection.takes(names(canvas)) }
        if canvases.isEmpty, !document.canvases.isEmpty {
            let known = document.canvases.map(names)
            throw ToolRun.refused([arguments.selection.unknown(among: known, file: arguments.file)], status: 2)
        }
    }

    /// The one canvas that words name views of, and those views.
    func selection(_ words: [String]) throws -> DesignDocument.Round {
        let rounds = try self.rounds(words)
        guard rounds.count == 1 else {
            let titles = rounds.compactMap { round in round.selection.first?.title }
            throw refused(.differentScenes(titles[0], titles[1]))
        }
        return rounds[0]
    }

    /// The canvases that words name views of, at least one, each with those views in the order of the words.
    func rounds(_ words: [String]) throws -> [DesignDocument.Round] {
        let views: [Canvas.Item]
        do { views = try canvases.merged.selection(words) } catch { throw refused(error) }
        let rounds = canvases.map { canvas in (canvas, views.filter { view in canvas.item(view.id) != nil }) }
        return rounds.filter { _, views in !views.isEmpty }
    }

    /// The document with edits, each made for a canvas; refuses what cannot be written, before anything is said of it.
    private func text(applying rounds: [DesignDocument.Change]) throws -> String {
        if let text = document.text(applying: rounds) { return text }
        if let view = document.unwritableView(in: rounds) { throw refused(.unwritableName(view.id)) }
        let place = SourceLocation(file: arguments.file, line: 1, column: 1)
        throw ToolRun.refused([
            Diagnostic(
                id: "tools.edits-overlap", severity: .error,
                message:
                    "Two edits change the same part of the document. Nothing is written. Report the bug, and attach the document.",
                location: place)
        ])
    }

    /// Applies edits, each made for a canvas, and writes the document, or shows what would change; says what there is to say of edits
    /// that can be written first.
    func finish(_ rounds: [DesignDocument.Change], saying notes: () -> Void = {}) throws {
        let text = try text(applying: rounds)
        notes()
        let edits = rounds.flatMap { $0.edits }
        // Asked for somewhere, the document goes there as it is.
        let isAskedFor = arguments.output != nil || arguments.file == InputFile.standardInput
        guard !edits.isEmpty || (isAskedFor && !arguments.dryRun) else {
            OutputTerminal.write("No changes in \(arguments.file)\n")
            return
        }
        if arguments.dryRun {
            OutputTerminal.write(edits.map { $0.summary { id in titles[id] }.shownByTerminal + "\n" }.joined())
            OutputTerminal.write(
                Data(LineDifference(from: document.text, to: text).unified(file: arguments.file)))
            return
        }
        let target = arguments.output ?? arguments.file
        do {
            try OutputFile(path: target).write(text)
        } catch {
            throw ToolRun.refused([ToolRun.cannotWrite(target, error.reason)])
        }
        let place = target == InputFile.standardInput ? "standard output" : target
        let summary =
            edits.isEmpty
            ? "No changes in \(arguments.file), copied to \(place)"
            : "\(edits.count.counted("edit")) written to \(place)"
        // Where the document itself goes to standard output, nothing else does.
        if OutputFile(path: target).keepsText {
            OutputTerminal.write(summary + "\n")
        } else {
            OutputTerminal.complain(summary)
        }
    }

    /// What is said of a file that cannot be written.
    static func cannotWrite(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(id: "tools.cannot-write", severity: .error, message: "'\(path)' cannot be written: \(reason).")
    }

    /// Runs Align or Pin on views and applies its edits but for constraints that are there already or follow from others,
    /// and says which those are, and which constraints tie the same or contradict; and which views get another size, where that
    /// is not what was asked for.
    func finishAdding(
        _ rounds: [DesignDocument.Round], keepsSizes: Bool = false,
        by tool: (Canvas, [Canvas.Item]) throws(ToolProblem) -> [Edit]
    ) throws {
        let reviews = try rounds.map { canvas, selection in
            // The tool leaves out what the canvas has, without a word; so it sees none, and the review tells.
            let edits: [Edit]
            do throws(ToolProblem) {
                edits = try tool(Canvas(items: canvas.items, constraints: []), selection)
            } catch {
                throw refused(error, among: selection)
            }
            return (canvas, MainActor.assumeIsolated { document.review(edits, on: canvas) })
        }
        let changes = reviews.map { canvas, review in (canvas, review.edits) }
        try finish(changes) {
            for (_, review) in reviews { show(review) }
            noteLostFrames(changes)
            let contradict = reviews.contains { _, review in !review.contradictions.isEmpty }
            noteOpened(by: changes, contradict: contradict)
            if keepsSizes, !contradict { noteResized(by: changes) }
        }
    }

    /// Prints why the tool does nothing, with the line of the view that it is about, or else with the file alone; the error to leave with.
    func refused(_ problem: ToolProblem, among selection: [Canvas.Item] = []) -> ExitCode {
        let place = document.location(of: problem, among: selection)
        let finding = problem.diagnostic(at: place ?? SourceLocation(file: arguments.file, line: 1, column: 1))
        return ToolRun.refused([finding], in: place == nil ? nil : source)
    }

    /// Prints findings, with their lines of a text if one is given; the error to leave with.
    static func refused(_ diagnostics: [Diagnostic], status: Int32 = 1, in source: SourceText? = nil) -> ExitCode {
        show(diagnostics, in: source)
        return ExitCode(status)
    }

    /// Prints the findings of one document, of each id at most 100, with their lines of a text if one is given.
    static func show(_ diagnostics: [Diagnostic], in source: SourceText? = nil) {
        for diagnostic in diagnostics.abridged() { show(diagnostic, in: source) }
    }

    /// Prints a finding, with its line of a text if one is given.
    static func show(_ diagnostic: Diagnostic, in source: SourceText? = nil) {
        TerminalWriter().text(of: diagnostic, in: source).writeToStandardError()
    }
}

extension [Canvas] {
    /// All scenes together, to look a word up that no single one knows.
    fileprivate var merged: Canvas { Canvas(items: flatMap { $0.items }, constraints: []) }
}
