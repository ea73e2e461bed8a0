import ArgumentParser
import Diagnostics
import Foundation
import InterfaceBuilder
import LayoutTools
import UIKit

/// What the commands that edit documents share: which views, and where the result goes.
struct ToolArguments: ParsableArguments {
    /// What the help of each says of exit statuses.
    static let exitStatus =
        "Exit status: 0 written, shown or nothing to change, 1 refused, with the document as it was, 2 unusable arguments."

    @Flag(help: "Show the edits and the changed lines, and write nothing.")
    var dryRun = false

    @Option(
        help: ArgumentHelp(
            "Write the result here, and leave the document as it is; - is standard output.", valueName: "file"))
    var output: String?

    @Option(
        help: """
            Whether texts and images are measured, or as large as their stored frames; by default measured, and stored \
            for resolve clear and reset.
            """)
    var intrinsicSizes: LayoutOptions.IntrinsicSizes?

    @Argument(
        help: ArgumentHelp(
            "The document: .storyboard, .xib, or a layout document; - is standard input, and the result then goes to "
                + "standard output.", valueName: "file"))
    var file: String
}

/// One run of a design tool on a document.
struct ToolRun {
    let arguments: ToolArguments
    let document: DesignDocument

    private let titles: ItemTitles

    var canvases: [Canvas] { document.canvases }

    /// Reads the document and prints its errors, which do not keep the tool from working on the rest; nothing is changed in
    /// one that cannot be read.
    init(_ arguments: ToolArguments, intrinsicSizes: LayoutOptions.IntrinsicSizes = .measured) throws {
        self.arguments = arguments
        let bytes: [UInt8]
        switch InputFile.read(arguments.file) {
        case .failure(let refusal): throw ToolRun.refused([refusal.diagnostic])
        case .success(let read): bytes = read
        }
        let (document, problems) = MainActor.assumeIsolated {
            DesignDocument.read(
                bytes, file: arguments.file, intrinsicSizes: arguments.intrinsicSizes ?? intrinsicSizes)
        }
        guard let document else { throw ToolRun.refused(problems) }
        for problem in problems { ToolRun.show(problem) }
        self.document = document
        titles = ItemTitles(document.canvases)
    }

    /// The one canvas that words name views of, and those views.
    func selection(_ words: [String]) throws -> DesignDocument.Round {
        let rounds = try self.rounds(words)
        guard rounds.count == 1 else {
            let titles = rounds.compactMap { round in round.selection.first?.title }
            throw ToolRun.refused([ToolProblem.differentScenes(titles[0], titles[1]).diagnostic])
        }
        return rounds[0]
    }

    /// The canvases that words name views of, at least one, each with those views in the order of the words.
    func rounds(_ words: [String]) throws -> [DesignDocument.Round] {
        let views: [Canvas.Item]
        do { views = try canvases.merged.selection(words) } catch { throw ToolRun.refused([error.diagnostic]) }
        let rounds = canvases.map { canvas in (canvas, views.filter { view in canvas.item(view.id) != nil }) }
        return rounds.filter { _, views in !views.isEmpty }
    }

    /// Applies edits, each made for a canvas, and writes the document, or shows what would change.
    func finish(_ rounds: [DesignDocument.Change]) throws {
        guard let text = document.text(applying: rounds) else {
            throw ToolRun.refused([
                Diagnostic(
                    id: "tools.edits-overlap", severity: .error,
                    message: "The edits contradict each other, so nothing is written.",
                    location: SourceLocation(file: arguments.file, line: 1, column: 1))
            ])
        }
        let edits = rounds.flatMap { $0.edits }
        // Asked for somewhere, the document goes there as it is.
        let isAskedFor = arguments.output != nil || arguments.file == InputFile.standardInput
        guard !edits.isEmpty || (isAskedFor && !arguments.dryRun) else {
            OutputTerminal.write("nothing to change in \(arguments.file)\n")
            return
        }
        if arguments.dryRun {
            OutputTerminal.write(edits.map { $0.summary { id in titles[id] } + "\n" }.joined())
            OutputTerminal.write(
                Data(LineDifference(from: document.text, to: text).unified(file: arguments.file)))
            return
        }
        let target = arguments.output ?? arguments.file
        do {
            try OutputFile(path: target).write(text)
        } catch {
            throw ToolRun.refused([ToolRun.cannotWrite(target, error.reason + "; nothing has been changed")])
        }
        let place = target == InputFile.standardInput ? "standard output" : target
        let summary =
            edits.isEmpty
            ? "nothing to change in \(arguments.file), written to \(place) as it is"
            : "\(edits.count) \(edits.count == 1 ? "edit" : "edits") written to \(place)"
        // Where the document itself goes to standard output, nothing else does.
        if OutputFile(path: target).keepsText {
            OutputTerminal.write(summary + "\n")
        } else {
            OutputTerminal.complain(summary)
        }
    }

    /// What is said of a file that cannot be written.
    static func cannotWrite(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(id: "tools.cannot-write", severity: .error, message: "“\(path)” cannot be written: \(reason).")
    }

    /// Applies the edits of Align or Pin but for constraints that follow from others, and says which do and which contradict.
    func finishAdding(_ rounds: [DesignDocument.Change]) throws {
        guard rounds.contains(where: { round in !round.edits.isEmpty }) else {
            ToolRun.show(
                Diagnostic(
                    id: "tools.implied", severity: .note,
                    message: "The document asks for that already, so that nothing is added."))
            return try finish(rounds)
        }
        let reviews = rounds.map { canvas, edits in
            (canvas, MainActor.assumeIsolated { document.review(edits, on: canvas) })
        }
        for (_, review) in reviews { show(review) }
        let changes = reviews.map { canvas, review in (canvas, review.edits) }
        noteLostFrames(changes)
        noteOpened(by: changes, contradict: reviews.contains { _, review in !review.contradictions.isEmpty })
        try finish(changes)
    }

    /// Says which views have no drawn place any longer.
    private func noteLostFrames(_ changes: [DesignDocument.Change]) {
        let views = document.viewsLosingFrames(by: changes)
        guard !views.isEmpty else { return }
        let (loses, it) = views.count == 1 ? ("loses its frame", "it lies") : ("lose their frames", "they lie")
        ToolRun.show(
            Diagnostic(
                id: "tools.frame-lost", severity: .note,
                message:
                    "\(listed(views)) \(loses): in a layout document a view has a frame or constraints. To keep where "
                    + "\(it), begin with \(addingMissing(views, to: arguments.file))."))
    }

    /// Says which views are open now that were not, and the way out; what a contradiction leaves open is open as long as
    /// it stands.
    func noteOpened(by changes: [DesignDocument.Change], contradict: Bool = false) {
        let views = MainActor.assumeIsolated { document.viewsOpened(by: changes) }
        guard !views.isEmpty else { return }
        ToolRun.show(
            Diagnostic(
                id: "tools.opened", severity: .note,
                message: "The constraints now leave \(listed(views)) open; "
                    + (contradict ? "once nothing contradicts, " : "")
                    + "\(addingMissing(views, to: arguments.output ?? arguments.file)) adds what is missing."))
    }

    /// The command that adds the missing constraints of views.
    private func addingMissing(_ views: [Canvas.Item], to file: String) -> String {
        let names = views.map { view in titles[view.id].replacing(",", with: "\\,") }.joined(separator: ",")
        let words =
            ["plumb", "resolve", "add-missing", "--views", names] + (OutputFile(path: file).keepsText ? [file] : [])
        return "“\(words.map(Self.shellWord).joined(separator: " "))”"
    }

    /// A word as a shell takes it.
    private static func shellWord(_ word: String) -> String {
        let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "-_./,:=".contains($0) }
        return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }

    /// `a, b and c`; of many only the first are named.
    private func listed(_ views: [Canvas.Item]) -> String {
        Self.listed(views.map { view in titles[view.id] })
    }

    /// `a, b and c`; of many only the first are named.
    static func listed(_ words: [String]) -> String {
        var names = Array(words.prefix(6))
        if words.count > names.count { names.append("\(words.count - names.count) more") }
        guard names.count > 1, let last = names.popLast() else { return names.joined() }
        return names.joined(separator: ", ") + " and " + last
    }

    /// Says which constraints follow from others and which contradict them.
    private func show(_ review: EditReview) {
        for finding in review.implied {
            let reason = finding.others.isEmpty ? "" : " from " + listed(finding.others)
            ToolRun.show(
                Diagnostic(
                    id: "tools.implied", severity: .note,
                    message: "“\(summary(finding.constraint))” follows already\(reason), and is not added."))
        }
        for finding in review.contradictions {
            let others = finding.others.isEmpty ? "what the document asks for" : listed(finding.others)
            ToolRun.show(
                Diagnostic(
                    id: "tools.contradiction", severity: .warning,
                    message:
                        "“\(summary(finding.constraint))” cannot hold beside \(others). It is added all the same, as "
                        + "Interface Builder does; remove one of them or lower its priority."))
        }
    }

    /// `“a”, “b” and “c”`; of many only the first are named.
    private func listed(_ constraints: [Canvas.Constraint]) -> String {
        Self.listed(constraints.map { "“\(summary($0))”" })
    }

    private func summary(_ constraint: Canvas.Constraint) -> String { constraint.summary { id in titles[id] } }

    /// Runs a tool of the library; its refusal becomes a finding and the exit status 1.
    static func attempt(_ tool: () throws(ToolProblem) -> [Edit]) throws -> [Edit] {
        do { return try tool() } catch { throw refused([error.diagnostic]) }
    }

    /// Prints findings; the error to leave with.
    static func refused(_ diagnostics: [Diagnostic]) -> ExitCode {
        for diagnostic in diagnostics { show(diagnostic) }
        return ExitCode(1)
    }

    /// Prints a finding.
    static func show(_ diagnostic: Diagnostic) {
        var place = ""
        if let location = diagnostic.location, let file = location.file {
            place = "\(file):\(location.line):\(location.column): "
        }
        let text = "\(place)\(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.id.rawValue)]\n"
        FileHandle.standardError.write(Data(text.utf8))
    }
}

extension [Canvas] {
    /// All scenes together, to look a word up that no single one knows.
    fileprivate var merged: Canvas { Canvas(items: flatMap { $0.items }, constraints: []) }
}
