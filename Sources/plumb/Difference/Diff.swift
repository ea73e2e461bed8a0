import ArgumentParser
import Diagnostics
import Foundation
import InterfaceBuilder
import LayoutTools
import Renderers

/// `plumb diff`: what a change of a document does to its layout.
struct Diff: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show what a change of a document does: views that moved, came and went, texts, and constraints.",
        usage: """
            plumb diff [options] <old> <new>
            plumb diff [options] <revision> <revision> -- <file>
            plumb diff [options] --git <revision>[..<revision>] [<file or folder> ...]
            """,
        discussion: """
            Both documents are laid out with the same options, and compared by the identifiers of their views and \
            constraints. A frame is relative to the parent, so that a view that goes along with its parent has not \
            changed. Errors that are new in the second are printed beside, on the standard error. With --git one revision is compared with the files as they lie there, two with each other; of a \
            folder, and of this one if nothing is named, all documents that git finds changed or renamed are compared.

            For example: plumb diff --git main..HEAD --svg changes.svg App

            Exit status: 0 nothing differs, 1 something differs, 2 a document cannot be read or the arguments cannot \
            be used.
            """)

    @OptionGroup var format: OutputFormatOptions<TextOrJSON>

    @Option(
        help: ArgumentHelp("Also draw the scenes that differ, old and new side by side, as SVG.", valueName: "file"))
    var svg: String?

    @Option(help: ArgumentHelp("Compare revisions of a git repository.", valueName: "revision[..revision]"))
    var git: String?

    @OptionGroup var arguments: LayoutArguments

    @Option(help: "When to colour the output.")
    var color: ColorChoice = .auto

    @Argument(
        help: ArgumentHelp(
            "Two documents, or two revisions and a document; with --git any number.", valueName: "document"))
    var documents: [String] = []

    func validate() throws {
        try OutputFile.validateDrawing(svg)
        if git == nil, documents.count != 2, documents.count != 3 {
            throw ValidationError("name two documents, or two revisions and a document behind '--'")
        }
        if documents.count(where: { document in document == InputFile.standardInput }) > 1 {
            throw ValidationError("standard input is one document and is read once")
        }
        if let git, let points = git.range(of: "...") {
            let (old, new) = (git[..<points.lowerBound], git[points.upperBound...])
            throw ValidationError(
                """
                three points between revisions are not understood: write '\(old)..\(new)' to compare the two, or \
                '$(git merge-base \(old.isEmpty ? "HEAD" : old) \(new.isEmpty ? "HEAD" : new))..\(new)' for what the second changed
                """)
        }
    }

    func run() throws {
        let options = try arguments.options()
        var differences: [DocumentDifference] = []
        var hasTrouble = false
        let comparisons = try comparisons()
        if comparisons.isEmpty, format.chosen == .text { OutputTerminal.write("nothing differs\n") }
        for comparison in comparisons {
            do {
                let difference = try difference(of: comparison, options: options)
                let report = DifferenceReport(difference, old: comparison.oldName, new: comparison.newName)
                let separator = differences.isEmpty || format.chosen == .json ? "" : "\n"
                OutputTerminal.write(
                    format.chosen == .json
                        ? report.json.text + "\n" : separator + report.text(isColored: color.isColored))
                for error in difference.addedErrors { ToolRun.show(error) }
                differences.append(difference)
            } catch {
                _ = ToolRun.refused(error.problems)
                hasTrouble = true
            }
        }
        if let svg, !differences.isEmpty { try draw(differences, to: svg) }
        if hasTrouble { throw ExitCode(2) }
        if differences.contains(where: { difference in !difference.isEmpty }) { throw ExitCode(1) }
    }

    /// What is compared.
    private func comparisons() throws -> [DocumentComparison] {
        if let git {
            let revisions = RevisionRange(git)
            guard !documents.isEmpty else { return try changes(of: revisions, in: nil) }
            return try documents.flatMap { path in
                Self.isFolder(path)
                    ? try changes(of: revisions, in: path)
                    : [DocumentComparison(revisions.old(of: path), revisions.new(of: path))]
            }
        }
        let file = documents[documents.count - 1]
        if documents.count == 3 {
            return [
                DocumentComparison(
                    DocumentVersion(file, revision: documents[0]), DocumentVersion(file, revision: documents[1]))
            ]
        }
        return [DocumentComparison(DocumentVersion(documents[0]), DocumentVersion(file))]
    }

    private func changes(of revisions: RevisionRange, in folder: String?) throws -> [DocumentComparison] {
        switch revisions.changes(in: folder) {
        case .success(let changes): return changes
        case .failure(let refusal): throw ToolRun.refused([refusal.diagnostic], status: 2)
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Why two versions cannot be compared.
    private struct Trouble: Error {
        let problems: [Diagnostic]
    }

    private func difference(
        of comparison: DocumentComparison, options: LayoutOptions
    ) throws(Trouble) -> DocumentDifference {
        let old = try bytes(of: comparison.old)
        let new = try bytes(of: comparison.new)
        let difference = MainActor.assumeIsolated {
            DocumentDifference(
                from: old, to: new, files: (comparison.oldName, comparison.newName), options: options)
        }
        guard difference.problems.isEmpty else { throw Trouble(problems: difference.problems) }
        return difference
    }

    private func bytes(of version: DocumentVersion?) throws(Trouble) -> [UInt8]? {
        guard let version else { return nil }
        switch version.read() {
        case .success(let bytes): return bytes
        case .failure(let refusal): throw Trouble(problems: [refusal.diagnostic])
        }
    }

    private func draw(_ differences: [DocumentDifference], to path: String) throws {
        let scenes = differences.flatMap { difference in difference.scenes }
        let isEmpty = differences.allSatisfy { difference in difference.isEmpty }
        let changes = scenes.filter { scene in !scene.isEmpty || isEmpty }
        let drawing = SVGRenderer().render(changes: changes.map { scene in (scene.old, scene.new) })
        try OutputFile(path: path).write(drawing, named: "drawing", status: 2)
    }
}
