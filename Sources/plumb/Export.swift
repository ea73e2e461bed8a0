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

    @OptionGroup var screen: DeviceArguments

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Write the code to this file instead of standard output, or a file for each document to this folder.",
            valueName: "file"))
    var output: String?

    @OptionGroup var format: OutputFormatOptions<TextOrJSON>

    @Flag(name: .shortAndLong, help: "Print no warnings, only errors.")
    var quiet = false

    @OptionGroup var coloring: ColorArguments

    @Argument(
        help: ArgumentHelp(
            "The documents and folders: .storyboard, .xib, or layout documents; - for standard input.",
            valueName: "file"))
    var files: [String]

    func validate() throws {
        if let output, !DocumentFolder.isFolder(output) {
            switch FileKind(of: output) {
            case .interface, .layout, .compiled:
                // Whoever takes the option for the document would lose that.
                throw ValidationError(
                    "'\(output)' after --output is a document. Name a file for the code, such as --output View.swift.")
            case .source, .picture, .other: break
            }
        }
        if format.chosen == .json, output == InputFile.standardInput {
            throw ValidationError("--json uses standard output for the report. Name a file for the code with --output.")
        }
    }

    /// The code of one document.
    private struct Result {
        let file: String
        var scenes: [(root: String, scene: ExportedScene)] = []
        var names: [[String]] = []
        var hasErrors = false
        /// The findings for the report in JSON.
        var findings: [Diagnostic] = []
    }

    func run() throws {
        let output = FindingOutput(isColored: coloring.colorsErrors, isJSON: format.chosen == .json)
        let options = LayoutOptions(device: try screen.chosen(), isOnItsSide: screen.landscape)
        var classNames: Set<String> = []
        var results: [Result] = []
        for file in DocumentFolder.expanding(files) {
            var result = result(of: file, options: options, classNames: classNames, output)
            classNames.formUnion(result.scenes.map { _, scene in scene.className })
            result.findings = output.taken()
            results.append(result)
        }
        let names = results.flatMap(\.names)
        if selection.scene != nil, results.allSatisfy(\.scenes.isEmpty), !names.isEmpty {
            output.show(selection.unknown(among: names, file: files[0]))
            results = [Result(file: files[0], findings: output.taken())]
            report(results)
            throw ExitCode(2)
        }
        // Of many documents only those with the scene are shown.
        if selection.scene != nil {
            results.removeAll { result in result.scenes.isEmpty && !result.names.isEmpty && !result.hasErrors }
        }
        try write(results, output)
        report(results)
        if results.contains(where: \.hasErrors) { throw ExitCode(1) }
    }

    /// Reads a document and shows its findings.
    private func result(
        of file: String, options: LayoutOptions, classNames: Set<String>, _ output: FindingOutput
    ) -> Result {
        var result = Result(file: file)
        let bytes: [UInt8]
        switch InputFile.readDocument(file) {
        case .failure(let refusal):
            output.show(refusal.diagnostic)
            result.hasErrors = true
            return result
        case .success(let read): bytes = read
        }
        let (all, diagnostics) = MainActor.assumeIsolated {
            CodeExport.scenes(of: bytes, file: file, options: options, taken: classNames)
        }
        result.names = all.map { root, made in [root, made.className] + made.controllerNames }
        result.scenes = all.filter { root, made in
            selection.takes([root, made.className] + [made.label].compactMap { label in label } + made.controllerNames)
        }
        result.hasErrors = diagnostics.contains { finding in finding.severity == .error }
        guard !result.scenes.isEmpty || selection.scene == nil || result.hasErrors else { return result }
        let warnings = MainActor.assumeIsolated {
            CodeExport.warnings(
                of: bytes, file: file, roots: result.scenes.map { root, _ in root }, beside: diagnostics,
                options: options)
        }
        let losses = result.scenes.flatMap { _, made in made.losses + (style == .vfl ? [] : made.unwritten) }
        let findings = (diagnostics + warnings + losses).inReadingOrder()
        let source = SourceText(String(decoding: bytes, as: UTF8.self), file: file)
        output.show(quiet ? findings.filter { finding in finding.severity == .error } : findings, in: source)
        return result
    }

    // MARK: Writing

    /// Writes the code of all documents to one place, or that of each to a file of its own in a folder.
    private func write(_ results: [Result], _ findings: FindingOutput) throws {
        let hasErrors = results.contains(where: \.hasErrors)
        let results = results.filter { result in !result.scenes.isEmpty }
        guard !results.isEmpty else {
            if !hasErrors, format.chosen == .text { OutputTerminal.complain("No scenes to export.") }
            return
        }
        guard let output else {
            if format.chosen == .text { OutputTerminal.write(code(of: results)) }
            return
        }
        guard DocumentFolder.isFolder(output) else { return try write(code(of: results), to: output, findings) }
        var names: Set<String> = []
        for result in results {
            let stem = URL(fileURLWithPath: result.file).deletingPathExtension().lastPathComponent
            var name = result.file == InputFile.standardInput ? "View" : stem
            var number = 2
            while !names.insert(name).inserted {
                name = "\(stem)\(number)"
                number += 1
            }
            let file = URL(fileURLWithPath: output).appending(path: name + (style == .vfl ? ".vfl" : ".swift"))
            try write(code(of: [result]), to: file.relativePath, findings)
        }
    }

    private func code(of results: [Result]) -> String {
        let names = results.map { result in
            result.file == InputFile.standardInput
                ? "standard input" : URL(fileURLWithPath: result.file).lastPathComponent
        }
        let origin = names.listed(most: 3)
        return CodeExport.text(of: results.flatMap(\.scenes).map { _, made in made }, style: style, file: origin)
    }

    private func write(_ text: String, to path: String, _ findings: FindingOutput) throws {
        do {
            try OutputFile(path: path).write(text)
        } catch {
            let refusal = ToolRun.cannotWrite(path, error.reason)
            findings.show(refusal)
            report([Result(file: files[0], findings: findings.taken())])
            throw ExitCode(1)
        }
    }

    /// Prints the report in JSON, if it is asked for: the scenes, code and findings of each document.
    private func report(_ results: [Result]) {
        guard format.chosen == .json else { return }
        for result in results {
            let scenes = result.scenes.map { root, scene in
                JSONValue.object([("root", .string(root)), ("class", .string(scene.className))])
            }
            let code = output == nil && !scenes.isEmpty ? JSONValue.string(self.code(of: [result])) : .null
            let object = JSONValue.object([
                ("file", .string(result.file)), ("scenes", .array(scenes)), ("code", code),
                ("diagnostics", .array(result.findings.map(\.json))),
            ])
            OutputTerminal.write(object.text + "\n")
        }
    }
}

extension ExportStyle: ExpressibleByArgument {}
