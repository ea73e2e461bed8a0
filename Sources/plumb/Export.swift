import ArgumentParser
import Diagnostics
import Foundation
import InterfaceBuilder
import LayoutTools

/// `plumb export`: code from the constraints of a document.
struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Export the scenes of a document as Swift code, or their constraints as formats.",
        discussion: """
            swift    one class per scene, with visual formats where possible and anchors for the rest
            anchors  one class per scene, only with anchors
            vfl      only formats, one per line, with equations of the extended dialect for the rest

            The code creates the views with everything that UIKit states in one line: texts, fonts, colors, priorities, \
            margins, traits of text input, accessibility. It does not set images. An image view has the size of its \
            image in the document.

            For example: plumb export swift --scene SignInView --output SignIn.swift Main.storyboard

            Warnings on standard error name ambiguous views, conflicts, and parts that the code does not contain.

            Exit status: 0 written, 1 errors in the document (valid parts are written), 2 invalid arguments, such as an \
            unknown scene.
            """)

    @Argument(help: "The kind of code: swift, vfl or anchors.")
    var style: ExportStyle

    @OptionGroup var selection: SceneArguments

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Write the code to this file instead of standard output.", valueName: "file"))
    var output: String?

    @Argument(
        help: ArgumentHelp(
            "The document: .storyboard, .xib, or a layout document; - for standard input.", valueName: "file"))
    var file: String

    func validate() throws {
        guard let output else { return }
        switch FileKind(of: output) {
        case .interface, .layout, .compiled:
            // Whoever takes the option for the document would lose that.
            throw ValidationError(
                "'\(output)' after --output is a document. Name a file for the code, such as --output View.swift."
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
        let losses = chosen.flatMap { _, made in made.losses + (style == .vfl ? [] : made.unwritten) }
        let source = SourceText(String(decoding: bytes, as: UTF8.self), file: file)
        ToolRun.show((diagnostics + warnings + losses).inReadingOrder(), in: source)
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
