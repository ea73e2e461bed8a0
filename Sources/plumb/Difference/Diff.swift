import ArgumentParser
import Diagnostics
import Foundation
import InterfaceBuilder
import LayoutTools
import Renderers

/// `plumb diff`: the effect of a change of a document on its layout.
struct Diff: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Compare two versions of a document: the frames of its views, and every attribute and element.",
        usage: """
            plumb diff [options] <old file or folder> <new file or folder>
            plumb diff [options] <revision> <revision> -- <file>
            plumb diff [options] --git <revision>[..<revision>] [<file or folder> ...]
            """,
        discussion: """
            The command lays out both versions on one device: that of --device, or otherwise that of the new version. Safe \
            areas and bars are those of the device at run time. --canvas lays out each version as Xcode's canvas shows it. \
            Views and constraints are matched by their ids. Frames are relative to the parent, so a view that moves with its \
            parent is unchanged. New errors of the second version go to standard error. --git compares one revision with the \
            files on disk, or two revisions with each other. For a folder, it compares all documents that git reports as \
            changed or renamed. The default is the working folder. Of two folders, it compares the documents of the same \
            relative path.

            Git calls the command as a diff driver after: git config diff.plumb.command 'plumb diff'

            For example: plumb diff --git main..HEAD --svg changes.svg App

            Exit status: 0 no differences, 1 differences, 2 a document cannot be read or invalid arguments.
            """)

    @OptionGroup var format: OutputFormatOptions<TextOrJSON>

    @Option(
        name: [.customLong("svg"), .customLong("output"), .customShort("o")],
        help: ArgumentHelp(
            "Also draw the scenes that differ, old and new side by side, as SVG; as a page if the name ends in .html.",
            valueName: "file"))
    var svg: String?

    @Option(help: ArgumentHelp("Compare revisions of a git repository.", valueName: "revision[..revision]"))
    var git: String?

    @Flag(help: "Lay out each version as Xcode's canvas shows it, on its own device.")
    var canvas = false

    @OptionGroup var selection: SceneArguments

    @OptionGroup var arguments: LayoutArguments

    @OptionGroup var quietness: QuietArguments

    @OptionGroup var coloring: ColorArguments

    @Argument(
        help: ArgumentHelp(
            "Two documents or folders, or two revisions and a document. With --git, any number of files and folders.",
            valueName: "document"))
    var documents: [String] = []

    func validate() throws {
        if svg?.hasSuffix(".html") != true { try OutputFile.validateDrawing(svg) }
        if canvas, !arguments.screen.words.isEmpty {
            throw ValidationError("--canvas uses the device of each version. Remove --device and --landscape.")
        }
        if git == nil, documents.count != 2, documents.count != 3, driverCall == nil,
            !GitDriverCall.isUnmerged(documents)
        {
            throw ValidationError("Name two documents or folders, or two revisions, '--' and a document.")
        }
        if documents.count(where: { document in document == InputFile.standardInput }) > 1 {
            throw ValidationError("Standard input can be only one of the documents.")
        }
        if let git, let points = git.range(of: "...") {
            let (old, new) = (git[..<points.lowerBound], git[points.upperBound...])
            throw ValidationError(
                """
                Three dots are not supported. Write '\(old)..\(new)' to compare the two revisions, or \
                '$(git merge-base \(old.isEmpty ? "HEAD" : old) \(new.isEmpty ? "HEAD" : new))..\(new)' for the changes of the second.
                """)
        }
    }

    /// The call by git, if the command runs as a diff driver.
    private var driverCall: GitDriverCall? { git == nil ? GitDriverCall(documents) : nil }

    func run() throws {
        if GitDriverCall.isUnmerged(documents) {
            return OutputTerminal.write("* Unmerged path \(documents[0])\n")
        }
        let options = try arguments.options()
        var differences: [DocumentDifference] = []
        var reports: [DifferenceReport] = []
        var names: [[String]] = []
        var hasTrouble = false
        let objects = GitObjects()
        let comparisons = try comparisons(from: objects)
        if comparisons.isEmpty, format.chosen == .text, !quietness.quiet { OutputTerminal.write("No differences\n") }
        for comparison in comparisons {
            do {
                let (whole, source) = try difference(of: comparison, from: objects, options: options)
                let difference =
                    selection.scene == nil ? whole : whole.keeping { scene in selection.takes(scene.names) }
                names += whole.scenes.flatMap { scene in [scene.old, scene.new] }.compactMap { scene in scene?.names }
                // Of many documents only those with the scene are shown.
                if selection.scene != nil, difference.scenes.isEmpty, !whole.scenes.isEmpty { continue }
                let report = DifferenceReport(difference, old: comparison.oldName, new: comparison.newName)
                let separator = differences.isEmpty || format.chosen == .json ? "" : "\n"
                if format.chosen == .json {
                    OutputTerminal.write(report.json.text + "\n")
                } else if !quietness.quiet {
                    OutputTerminal.write(separator + report.text(isColored: coloring.isColored))
                }
                findings.show(difference.addedErrors, in: source)
                differences.append(difference)
                reports.append(report)
            } catch {
                for (findings, source) in error.problems { self.findings.show(findings, in: source) }
                hasTrouble = true
            }
        }
        if selection.scene != nil, !names.isEmpty, differences.allSatisfy(\.scenes.isEmpty) {
            let file = comparisons[0].new?.name ?? comparisons[0].oldName
            throw findings.refused(
                [selection.unknown(among: Set(names).sorted { $0[0] < $1[0] }, file: file)], status: 2)
        }
        if let svg, !differences.isEmpty { try draw(reports, to: svg) }
        // Git takes any other status for a crash, and prints no further file.
        if driverCall != nil { return }
        if hasTrouble { throw ExitCode(2) }
        if differences.contains(where: { difference in !difference.isEmpty }) { throw ExitCode(1) }
    }

    /// Returns the pairs of versions to compare.
    private func comparisons(from objects: GitObjects) throws -> [DocumentComparison] {
        if let git {
            let revisions = RevisionRange(git)
            guard !documents.isEmpty else { return try changes(of: revisions, in: nil, objects) }
            return try documents.flatMap { path in
                Self.isFolder(path)
                    ? try changes(of: revisions, in: path, objects)
                    : [DocumentComparison(revisions.old(of: path), revisions.new(of: path))]
            }
        }
        if let driverCall { return [driverCall.comparison] }
        let file = documents[documents.count - 1]
        if documents.count == 3 {
            return [
                DocumentComparison(
                    DocumentVersion(file, revision: documents[0]), DocumentVersion(file, revision: documents[1]))
            ]
        }
        do throws(Diagnostic.Refusal) {
            if let folders = try FolderComparison(documents[0], file) { return folders.comparisons }
            let folders = [documents[0], file].filter(Self.isFolder)
            if folders.count == 1 {
                throw Diagnostic.Refusal(
                    "file.folder", "'\(folders[0])' is a folder. Name two documents or two folders.", at: nil)
            }
        } catch {
            throw findings.refused([error.diagnostic], status: 2)
        }
        return [DocumentComparison(DocumentVersion(documents[0]), DocumentVersion(file))]
    }

    private func changes(
        of revisions: RevisionRange, in folder: String?, _ objects: GitObjects
    ) throws -> [DocumentComparison] {
        switch revisions.changes(in: folder, objects: objects) {
        case .success(let changes): return changes
        case .failure(let refusal): throw findings.refused([refusal.diagnostic], status: 2)
        }
    }

    /// The findings on standard error.
    private var findings: FindingOutput { FindingOutput(isColored: coloring.colorsErrors) }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The reason why two versions cannot be compared: the problems of both, each with its text.
    private struct Trouble: Error {
        let problems: [(findings: [Diagnostic], source: SourceText?)]
    }

    /// Returns the text of a version for quotations in findings, or nil without findings.
    private static func source(of findings: [Diagnostic], in bytes: [UInt8]?, file: String) -> SourceText? {
        guard !findings.isEmpty, let bytes, bytes.count < 8 << 20 else { return nil }
        return SourceText(String(decoding: bytes, as: UTF8.self), file: file)
    }

    private func difference(
        of comparison: DocumentComparison, from objects: GitObjects, options: LayoutOptions
    ) throws(Trouble) -> (DocumentDifference, source: SourceText?) {
        let (old, new) = (Self.bytes(of: comparison.old, objects), Self.bytes(of: comparison.new, objects))
        guard case .success(let oldBytes) = old, case .success(let newBytes) = new else {
            throw Trouble(problems: [(Self.refusals(old, new, of: comparison), nil)])
        }
        let (oldName, newName) = (comparison.oldName, comparison.newName)
        let onCanvas = canvas
        let difference = MainActor.assumeIsolated {
            DocumentDifference(
                from: oldBytes, to: newBytes, files: (oldName, newName), options: options, onCanvas: onCanvas)
        }
        guard difference.problems.isEmpty else {
            throw Trouble(problems: [
                (difference.oldProblems, Self.source(of: difference.oldProblems, in: oldBytes, file: oldName)),
                (difference.newProblems, Self.source(of: difference.newProblems, in: newBytes, file: newName)),
            ])
        }
        return (difference, Self.source(of: difference.addedErrors, in: newBytes, file: newName))
    }

    /// Returns the reasons why versions have no bytes.
    ///
    /// A first word that is no file may be a revision.
    private static func refusals(
        _ old: Result<[UInt8]?, Diagnostic.Refusal>, _ new: Result<[UInt8]?, Diagnostic.Refusal>,
        of comparison: DocumentComparison
    ) -> [Diagnostic] {
        var refusals = [old, new].compactMap { result in
            if case .failure(let refusal) = result { refusal.diagnostic } else { nil }
        }
        if case .success = new, let version = comparison.old, version.revision == nil,
            refusals[0].id == "file.missing", FileKind(of: version.path).mayBeRevision
        {
            let command = ["plumb", "diff", "--git", version.path, comparison.newName].shellWords
            refusals[0].notes.append("For a revision, use --git: \(command)")
        }
        return refusals
    }

    private static func bytes(
        of version: DocumentVersion?, _ objects: GitObjects
    ) -> Result<[UInt8]?, Diagnostic.Refusal> {
        version?.read(from: objects).map { bytes in bytes } ?? .success(nil)
    }

    /// Writes a page with the scenes that differ, and the reports.
    private func writePage(of reports: [DifferenceReport], to path: String) throws {
        let pages = reports.map { report in
            let changes = report.difference.scenes.filter { scene in
                let roots = [scene.old?.root, scene.new?.root]
                return !scene.isEmpty
                    || report.difference.changes.contains { change in
                        change.scene != nil && roots.contains(change.scene)
                    }
            }
            return DifferencePage(
                title: "\(report.old) → \(report.new)", scenes: changes.map { scene in (scene.old, scene.new) },
                report: report.text(isColored: false))
        }
        let renderer = SVGRenderer(showsConstraints: false, showsNames: false)
        try OutputFile(path: path).write(
            DifferencePage.html(of: pages, drawnBy: renderer), named: "page", status: 2)
    }

    private func draw(_ reports: [DifferenceReport], to path: String) throws {
        let differences = reports.map(\.difference)
        let scenes = differences.flatMap { difference in difference.scenes }
        let isEmpty = differences.allSatisfy { difference in difference.isEmpty }
        let changes = scenes.filter { scene in !scene.isEmpty || isEmpty }
        if path.hasSuffix(".html") { return try writePage(of: reports, to: path) }
        let drawing = SVGRenderer().render(changes: changes.map { scene in (scene.old, scene.new) })
        try OutputFile(path: path).write(drawing, named: "drawing", status: 2)
    }
}
