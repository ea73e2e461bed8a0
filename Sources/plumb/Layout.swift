import ArgumentParser
import Diagnostics
import Foundation
import InterfaceBuilder
import Scene
import SourceLint

/// `plumb layout`: frames, a picture and findings of documents.
struct Layout: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Lay documents out: a picture, a table of frames, and what is wrong.",
        discussion: """
            Documents are Interface Builder's (.xib, .storyboard) or layout documents in YAML or JSON, whose keys are \
            in Documentation/LayoutDocuments.md: size, metrics, view with its subviews, and constraints. Frames are \
            relative to the parent view, in points, on the pixel grid. Rows of tables are as high as the document \
            stores them, as on Interface Builder's canvas; plumb lint and plumb preview take them as high as their content \
            asks for at run time, so that what conflicts with a stored height, or is open beside it, is told here alone.

            A device gives a layout document its screen and safe area; to a root that is a bar or a control, or as wide \
            as a screen and lower than 288 points, it gives its width alone.

            A document does not store how far bars and rounded corners reach into a view. What is known of it is taken from its \
            device and bars; --environment says otherwise, in JSON or YAML with the ids or names of views: \
            {"root": {"safeArea": [59, 0, 34, 0], "layoutMargins": [59, 16, 34, 16]}}. The numbers are top, left, bottom and \
            right, in points; layoutMargins are whole, with what of the safe area is in them. Either may be left out.

            Many files are shared among as many processes as there are cores; the output is in the order of the files \
            all the same.

            For example: plumb layout --device 'iPhone 15 Pro' --svg screens.svg Main.storyboard

            Exit status: 0 laid out, 1 some document had errors (the others are still printed), 2 unusable arguments.
            """)

    @OptionGroup var format: OutputFormatOptions<TextOrJSON>

    @Option(
        name: [.customLong("svg"), .customLong("output"), .customShort("o")],
        help: ArgumentHelp("Also write the scenes as SVG.", valueName: "file"))
    var svg: String?

    @OptionGroup var selection: SceneArguments

    @OptionGroup var arguments: LayoutArguments

    @Option(
        help: ArgumentHelp("Device pixels in a point; by default those of the document's device.", valueName: "n"),
        transform: NumberArgument.scale)
    var scale: Double?

    @Option(help: ArgumentHelp("Safe areas and margins of views, by their ids; see above.", valueName: "file"))
    var environment: String?

    @Option(
        help: ArgumentHelp("How many processes share the files.", valueName: "n"), transform: NumberArgument.jobs)
    var jobs: Int?

    @Option(
        help: ArgumentHelp("Take only the k-th of n parts of the files, as 1/3.", valueName: "k/n"),
        transform: NumberArgument.shard)
    var shard: Shard = .whole

    @Flag(name: .shortAndLong, help: "Print findings alone, without pictures and tables.")
    var quiet = false

    @OptionGroup var watching: WatchArguments

    @Option(help: "When to colour the output.")
    var color: ColorChoice = .auto

    @Argument(help: ArgumentHelp("Documents and folders of documents; - is standard input.", valueName: "file"))
    var files: [String]

    private var json: Bool { format.chosen == .json }

    func validate() throws {
        if let scale, !(scale > 0 && scale <= 100) {
            throw ValidationError("a scale is above 0 and at most 100, not \(JSONValue.text(of: scale))")
        }
        try OutputFile.validateDrawing(svg)
        if let jobs, jobs < 1 { throw ValidationError("at least one process is needed, not \(jobs)") }
    }

    func run() throws { try watching.run(files, runOnce) }

    private func runOnce() throws {
        let options = try options()
        let files = DocumentFolder.expanding(files).filter { file in shard.contains(file) }
        let jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
        let hasErrors: Bool
        if jobs > 1, files.count >= FileProcesses.fewestFiles, svg == nil, selection.scene == nil,
            !files.contains(InputFile.standardInput)
        {
            let processes = FileProcesses(arguments: workerArguments, files: files, count: jobs)
            hasErrors = try LayoutWorkers(processes: processes, json: json).run()
        } else {
            hasErrors = try layOut(files, options: options)
        }
        if hasErrors { throw ExitCode(1) }
    }

    /// The options of the library, with the environment file read.
    private func options() throws -> LayoutOptions {
        var surroundings: DocumentEnvironment?
        if let environment {
            let bytes = try InputFile.settings(environment, called: "environment file")
            let (read, problems) = DocumentEnvironment.read(Data(bytes), file: environment)
            let source = SourceText(String(decoding: bytes, as: UTF8.self), file: environment)
            guard problems.isEmpty else { throw InputFile.unusable("the environment", problems, in: source) }
            surroundings = read
        }
        return try arguments.options(scale: scale, environment: surroundings)
    }

    /// Lays files out in this process and prints each as soon as it is done; whether any had errors.
    private func layOut(_ files: [String], options: LayoutOptions) throws -> Bool {
        let report = DocumentReport(isColored: color.isColored, columns: OutputTerminal.columns)
        var scenes: [Scene] = []
        var names: [[String]] = []
        var isFound = false
        // The views of all documents; nil where one could not be read, which may have others.
        var known: Set<String>? = []
        var hasErrors = false
        for (index, file) in files.enumerated() {
            let (whole, source) = Self.layOut(file, options: options)
            let document = selection.chosen(in: whole)
            names += whole.scenes.map(\.names)
            isFound = isFound || !document.scenes.isEmpty
            // Of many documents only those with the scene are shown.
            if document.scenes.isEmpty, !whole.scenes.isEmpty, selection.scene != nil { continue }
            hasErrors = hasErrors || document.hasErrors
            if svg != nil { scenes += document.scenes }
            known = known.flatMap { known in
                document.scenes.isEmpty ? nil : known.union(document.scenes.flatMap(\.views).map(\.id))
            }
            if json {
                OutputTerminal.write(document.json.text + "\n")
            } else {
                OutputTerminal.write(
                    (index > 0 ? "\n" : "") + report.text(of: document, source: source, showsScenes: !quiet))
            }
        }
        if selection.scene != nil, !isFound, !names.isEmpty {
            throw ToolRun.refused([selection.unknown(among: names, file: files[0])], status: 2)
        }
        if let svg { try scenes.write(toDrawing: svg) }
        // A process that shares the files with others does not see all views.
        if let environment = options.environment, jobs == nil { Self.complain(of: environment, beside: known) }
        return hasErrors
    }

    /// Says which views of the environment no document has.
    private static func complain(of environment: DocumentEnvironment, beside known: Set<String>?) {
        guard let known else { return }
        for id in environment.views.keys.sorted() where !known.contains(id) {
            let question = Spelling.question(on: id, among: known.sorted())
            OutputTerminal.complain("warning: no document has the view '\(id)' of the environment file\(question)")
        }
    }

    /// One document, and its text to quote from.
    private static func layOut(_ file: String, options: LayoutOptions) -> (LaidOutDocument, SourceText?) {
        switch InputFile.readDocument(file) {
        case .failure(let refusal):
            return (LaidOutDocument(file: file, scenes: [], diagnostics: [refusal.diagnostic]), nil)
        case .success(let bytes):
            let document = MainActor.assumeIsolated { DocumentLayout.layout(bytes, file: file, options: options) }
            let quotes = !document.allDiagnostics.isEmpty && bytes.count < 8 << 20
            return (document, quotes ? SourceText(String(decoding: bytes, as: UTF8.self), file: file) : nil)
        }
    }

    /// The arguments that make another process lay files out in the same way.
    private var workerArguments: [String] {
        var words = ["layout", "--jobs", "1", "--color", color.isColored ? "always" : "never"] + arguments.words
        if json { words.append("--json") }
        if quiet { words.append("--quiet") }
        if let scale { words += ["--scale", "\(scale)"] }
        if let environment { words += ["--environment", environment] }
        return words
    }
}
