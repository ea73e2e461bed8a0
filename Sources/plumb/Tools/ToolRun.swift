import ArgumentParser
import Diagnostics
import Foundation
import InterfaceBuilder
import LayoutTools
import UIKit

/// One run of a design tool on a document.
struct ToolRun {
    let arguments: ToolArguments
    /// The path of the document.
    let file: String
    let document: DesignDocument

    let titles: ItemTitles

    /// The text of the document, for quotations.
    let source: SourceText

    /// The findings of the run.
    let findings: FindingOutput

    /// The scenes to work on.
    let canvases: [Canvas]

    /// Reads the document and prints its errors, which do not keep the tool from working on the rest; nothing is changed in
    /// one that cannot be read.
    ///
    /// `file` is a document of a folder that the arguments name.
    init(
        _ arguments: ToolArguments, file named: String? = nil,
        intrinsicSizes: LayoutOptions.IntrinsicSizes = .measured
    ) throws {
        self.arguments = arguments
        let file = named ?? arguments.file
        self.file = file
        let findings = FindingOutput(
            isColored: arguments.coloring.colorsErrors, isJSON: arguments.format.chosen == .json)
        self.findings = findings
        func refused(_ problems: [Diagnostic], status: Int32 = 1, in source: SourceText? = nil) -> ExitCode {
            findings.show(problems, in: source)
            return ToolReport(file: file).ending(findings, status: status)
        }
        if let refusal = DocumentFolder.refusal(of: file) { throw refused([refusal]) }
        let bytes: [UInt8]
        switch InputFile.readDocument(file) {
        case .failure(let refusal): throw refused([refusal.diagnostic])
        case .success(let read): bytes = read
        }
        let (document, problems) = MainActor.assumeIsolated {
            DesignDocument.read(
                bytes, file: file, intrinsicSizes: arguments.intrinsicSizes ?? intrinsicSizes)
        }
        let source = SourceText(String(decoding: bytes, as: UTF8.self), file: file)
        guard let document else { throw refused(problems, in: source) }
        findings.show(problems.inReadingOrder(), in: source)
        self.document = document
        self.source = source
        let titles = ItemTitles(document.canvases)
        self.titles = titles
        canvases = document.canvases.filter { canvas in arguments.selection.takes(Self.names(of: canvas)) }
        if canvases.isEmpty, !document.canvases.isEmpty {
            let known = document.canvases.map(Self.names)
            throw refused([arguments.selection.unknown(among: known, file: file)], status: 2)
        }
    }

    /// The id and the title of the root of a scene, and the names of its view controller.
    private static func names(of canvas: Canvas) -> [String] {
        guard let root = canvas.items.first(where: { item in item.parent == nil }) else { return [] }
        return (root.title == root.id ? [root.id] : [root.id, root.title]) + canvas.controllerNames
    }

    /// Returns the names of the scenes of a document; nil for one that cannot be read.
    static func sceneNames(of file: String) -> [[String]]? {
        guard case .success(let bytes) = InputFile.readDocument(file) else { return nil }
        let document = MainActor.assumeIsolated { DesignDocument.read(bytes, file: file).document }
        return document?.canvases.map(names)
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

    /// Returns the canvases whose views the words name, at least one, each with those views in the order of the words.
    func rounds(_ words: [String]) throws -> [DesignDocument.Round] {
        let views: [Canvas.Item]
        do { views = try canvases.merged.selection(words) } catch { throw refused(error) }
        let rounds = canvases.map { canvas in (canvas, views.filter { view in canvas.item(view.id) != nil }) }
        return rounds.filter { _, views in !views.isEmpty }
    }

    /// Returns the document with edits, each for a canvas.
    ///
    /// Throws before any output if they cannot be written.
    private func text(applying rounds: [DesignDocument.Change]) throws -> String {
        if let text = document.text(applying: rounds) { return text }
        if let view = document.unwritableView(in: rounds) { throw refused(.unwritableName(view.id)) }
        let place = SourceLocation(file: file, line: 1, column: 1)
        throw refused([
            Diagnostic(
                id: "tools.edits-overlap", severity: .error,
                message:
                    "Two edits change the same part of the document. Nothing is written. Report the bug, and attach the document.",
                location: place)
        ])
    }

    /// Applies edits, each for a canvas, and writes the document or shows the changes.
    ///
    /// Notes are printed first.
    func finish(_ rounds: [DesignDocument.Change], saying notes: () -> Void = {}) throws {
        let text = try text(applying: rounds)
        notes()
        let edits = rounds.flatMap { $0.edits }
        // With an output, the unchanged document is written there.
        let isAskedFor = arguments.output != nil || file == InputFile.standardInput
        guard !edits.isEmpty || (isAskedFor && !arguments.dryRun) else {
            if !findings.isJSON, !arguments.quietness.quiet {
                OutputTerminal.write("No changes in \(file)\n")
            }
            return report(edits)
        }
        if arguments.dryRun {
            let difference = LineDifference(from: document.text, to: text).unified(file: file)
            guard !findings.isJSON else {
                return report(edits, difference: String(decoding: difference, as: UTF8.self))
            }
            if !arguments.quietness.quiet {
                OutputTerminal.write(edits.map { edit in self.summary(of: edit).shownByTerminal + "\n" }.joined())
            }
            OutputTerminal.write(Data(difference))
            return
        }
        let target = arguments.output ?? file
        do {
            try OutputFile(path: target).write(text)
        } catch {
            throw refused([ToolRun.cannotWrite(target, error.reason)])
        }
        guard !findings.isJSON else { return report(edits, written: target) }
        guard !arguments.quietness.quiet else { return }
        let place = target == InputFile.standardInput ? "standard output" : target
        let summary =
            edits.isEmpty
            ? "No changes in \(file), copied to \(place)"
            : "\(edits.count.counted("edit")) written to \(place)"
        // If the document is written to standard output, nothing else is.
        if OutputFile(path: target).keepsText {
            OutputTerminal.write(summary + "\n")
        } else {
            OutputTerminal.complain(summary)
        }
    }

    private func summary(of edit: Edit) -> String { edit.summary { id in titles[id] } }

    /// Prints the report in JSON, if it is asked for.
    private func report(_ edits: [Edit], written: String? = nil, difference: String? = nil) {
        let report = ToolReport(
            file: file, edits: edits.map { edit in summary(of: edit) }, written: written, difference: difference)
        _ = report.ending(findings)
    }

    /// The message for a file that cannot be written.
    static func cannotWrite(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(id: "tools.cannot-write", severity: .error, message: "'\(path)' cannot be written: \(reason).")
    }

    /// Runs Align or Pin on views and applies its edits, except constraints that exist already or follow from others.
    ///
    /// It reports those constraints, and constraints that constrain the same value or conflict. It also reports views with another size,
    /// unless that is intended.
    func finishAdding(
        _ rounds: [DesignDocument.Round], keepsSizes: Bool = false,
        by tool: (Canvas, [Canvas.Item]) throws(ToolProblem) -> [Edit]
    ) throws {
        let reviews = try rounds.map { canvas, selection in
            // The tool omits existing constraints silently. So it gets none, and the review reports them.
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

    /// Prints why the tool does nothing, with the line of the affected view or only the file.
    ///
    /// Returns the error for the exit.
    func refused(_ problem: ToolProblem, among selection: [Canvas.Item] = []) -> ExitCode {
        let place = document.location(of: problem, among: selection)
        let finding = problem.diagnostic(at: place ?? SourceLocation(file: file, line: 1, column: 1))
        return refused([finding], in: place == nil ? nil : source)
    }

    /// Shows findings, with their lines of a text if one is given; the error to leave with.
    private func refused(_ problems: [Diagnostic], in source: SourceText? = nil) -> ExitCode {
        findings.show(problems, in: source)
        return ToolReport(file: file).ending(findings, status: 1)
    }
}

extension [Canvas] {
    /// All scenes together, to look up a word that no single scene contains.
    fileprivate var merged: Canvas { Canvas(items: flatMap { $0.items }, constraints: []) }
}
