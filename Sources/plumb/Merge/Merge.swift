import ArgumentParser
import Diagnostics
import Foundation
import InterfaceBuilder
import LayoutTools

/// `plumb merge`: the merge of two versions of a document.
struct Merge: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Merge two versions of an Interface Builder document.",
        discussion: """
            The command matches elements by kind and id, and merges each attribute and each list by itself. It writes the \
            result over <ours>, or to the file of --output. All other bytes of <ours> stay. Where both versions changed the \
            same value, both stay between conflict markers. The merged document is laid out and checked: problems that neither \
            version has are reported.

            Git calls the command as a merge driver after: git config merge.plumb.driver 'plumb merge %O %A %B %P'

            For example: plumb merge base.xib ours.xib theirs.xib --output merged.xib

            Exit status: 0 merged, 1 conflicts or new errors are left, 2 a document cannot be read or invalid arguments.
            """)

    @OptionGroup var format: OutputFormatOptions<TextOrJSON>

    @Option(name: .shortAndLong, help: ArgumentHelp("The file for the result, instead of <ours>.", valueName: "file"))
    var output: String?

    @OptionGroup var coloring: ColorArguments

    @Argument(help: "The common base of both versions; an empty file if there is none.")
    var base: String

    @Argument(help: "The version into which the other is merged.")
    var ours: String

    @Argument(help: "The version to merge.")
    var theirs: String

    @Argument(help: "The name of the document in the report, where the files have temporary names.")
    var name: String?

    func validate() throws {
        if [base, ours, theirs].count(where: { path in path == InputFile.standardInput }) > 1 {
            throw ValidationError("Standard input can be only one of the documents.")
        }
        if ours == InputFile.standardInput, output == nil {
            throw ValidationError("Name a file for the result: --output merged.xib.")
        }
    }

    func run() throws {
        let versions = [(base, true), (ours, false), (theirs, false)].map { path, isBase in
            Result { try version(path, isBase: isBase) }
        }
        let trees = try versions.map { version in try version.get() }
        let merge = DocumentMerge(base: trees[0], ours: trees[1], theirs: trees[2])
        let target = output ?? ours
        let shownName = name ?? target
        // The result with conflicts is no document, so that with ours in their places is checked.
        let (merged, problems) = XMLTree.read(text: merge.textOfOurs, file: shownName)
        guard let merged, XMLTree.read(text: merge.textOfTheirs).tree != nil else {
            throw findings.refused(problems, status: 2)
        }
        let found = MainActor.assumeIsolated {
            MergeReview.findings(merged: merged, base: trees[0], ours: trees[1], theirs: trees[2])
        }
        try OutputFile(path: target).write(merge.text, named: "merged document", status: 2)
        let report = MergeReport(merge, findings: found, file: shownName)
        let text = format.chosen == .json ? report.json.text + "\n" : report.text(isColored: coloring.isColored)
        if OutputFile(path: target).keepsText { OutputTerminal.write(text) } else { OutputTerminal.complain(text) }
        if !report.isClean { throw ExitCode(1) }
    }

    private var findings: FindingOutput { FindingOutput(isColored: coloring.colorsErrors) }

    /// Reads a version of the document.
    private func version(_ path: String, isBase: Bool) throws -> XMLTree {
        let bytes: [UInt8]
        switch InputFile.read(path) {
        case .failure(let refusal): throw findings.refused([refusal.diagnostic], status: 2)
        case .success(let read): bytes = read
        }
        // Git gives an empty file for a document that both versions added.
        if isBase, bytes.isEmpty, let tree = XMLTree.read(text: "<document/>", file: path).tree { return tree }
        let source = SourceText(String(decoding: bytes, as: UTF8.self), file: path)
        let (tree, problems) = XMLTree.read(bytes, file: path)
        guard let tree else {
            guard FileKind(of: path) == .layout else { throw findings.refused(problems, status: 2, in: source) }
            let reason = "The file is a layout document. plumb merge merges .storyboard and .xib files."
            throw findings.refused(
                [
                    Diagnostic(
                        id: "ib.not-xml", severity: .error, message: reason,
                        location: SourceLocation(file: path, line: 1, column: 1))
                ], status: 2)
        }
        guard tree[tree.root].name != "document" else { return tree }
        // A document of another kind has no ids to merge by.
        let reasons = InterfaceDocument.read(bytes, file: path).diagnostics
        throw findings.refused(reasons, status: 2, in: source)
    }
}
