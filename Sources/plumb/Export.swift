import ArgumentParser
import Diagnostics
import Foundation
import InterfaceBuilder
import LayoutTools

/// `plumb export`: code from the constraints of a document.
struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Turn the scenes of a document into Swift, or their constraints into formats.",
        discussion: """
            swift    a class a scene, with visual formats where they can say it and anchors where not
            anchors  the same with anchors alone
            vfl      only formats, a line each, with equations of the extended language for the rest

            The code makes the views with all that layout can see of them: texts, fonts, priorities, stacks, margins. \
            Colours and pictures are left to you; an image view asks for the size that its picture has in the document.

            For example: plumb export swift --scene SignInView --output SignIn.swift Main.storyboard

            What is open or conflicts in the document, and what the code leaves out, is told on the standard error as warnings.

            Exit status: 0 written, 1 the document had errors (what could be read is still written), 2 unusable \
            arguments, such as a scene that is not there.
            """)

    @Argument(help: "How constraints are written: swift, vfl or anchors.")
    var style: ExportStyle

    @OptionGroup var selection: SceneArguments

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Write the code here and not to standard output.", valueName: "file"))
    var output: String?

    @Argument(
        help: ArgumentHelp(
            "The document: .storyboard, .xib, or a layout document; - is standard input.", valueName: "file"))
    var file: String

    func validate() throws {
        guard let output else { return }
        switch FileKind(of: output) {
        case .interface, .layout, .compiled:
            // Whoever takes the option for the document would lose that.
            throw ValidationError(
                "'\(output)' stands behind --output, where the code goes, and is called as a document; name the code, as in --output View.swift"
            )
        case .source, .picture, .other: return
        }
    }

    func run() throws {
        let bytes: [UInt8]
        switch InputFile.readDocument(file) {
        case .failure(let refusal): throw ToolRun.refused([refusal.diagnostic])
        case .success(let read): bytes = read
        }
        let (all, diagnostics) = MainActor.assumeIsolated { CodeExport.scenes(of: bytes, file: file) }
        let chosen = all.filter { root, made in selection.takes([root, made.className]) }
        if chosen.isEmpty, !all.isEmpty {
            let names = all.map { root, made in [root, made.className] }
            throw ToolRun.refused([selection.unknown(among: names, file: file)], status: 2)
        }
        if !chosen.isEmpty {
            let origin = file == InputFile.standardInput ? "standard input" : file
            try write(CodeExport.text(of: chosen.map { _, made in made }, style: style, file: origin))
        }
        let warnings = MainActor.assumeIsolated {
            CodeExport.warnings(of: bytes, file: file, roots: chosen.map { root, _ in root }, beside: diagnostics)
        }
        let losses = chosen.flatMap { _, made in made.losses }
        let source = SourceText(String(decoding: bytes, as: UTF8.self), file: file)
        for finding in (diagnostics + warnings + losses).inReadingOrder() { ToolRun.show(finding, in: source) }
        if diagnostics.contains(where: { finding in finding.severity == .error }) { throw ExitCode(1) }
    }

    private func write(_ text: String) throws {
        guard let output else { return OutputTerminal.write(text) }
        do {
            try OutputFile(path: output).write(text)
        } catch {
            throw ToolRun.refused([ToolRun.cannotWrite(output, error.reason)])
        }
    }
}

extension ExportStyle: ExpressibleByArgument {}
