import ArgumentParser
import Diagnostics
import Foundation
import InterfaceBuilder
import Scene
import SourceLint

/// `plumb layout`: frames, a picture and findings of documents.
struct Layout: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Lay out documents, and print a picture, a table of frames and findings.",
        discussion: """
            Documents are .xib and .storyboard files, and layout documents in YAML or JSON (see \
            Documentation/LayoutDocuments.md). A '-' beside '|' in their formats is 20 points. With the key \
            standardSpacing: margins it is the layout margin, as in apps since iOS 8. Frames are relative to the parent view, in points, on the pixel grid. \
            Table rows have their stored height, as on Interface Builder's canvas. In plumb lint and plumb preview they \
            are as high as their content, as at run time.

            A device gives a layout document its screen size and safe area. A bar, a control, or a root view as wide as a \
            screen and less than 288 points high gets only the width.

            With --svg, pictures and named colors come from the document's project, unless --no-project is given (see \
            Documentation/Preview.md). Without it, only the document is read, and the strings of --language.

            Documents do not store safe areas. They come from the device and its bars. --environment sets them, in JSON or \
            YAML by ids or names of views: \
            {"root": {"safeArea": [59, 0, 34, 0], "layoutMargins": [59, 16, 34, 16]}}. The numbers are top, left, bottom \
            and right, in points. layoutMargins include the safe area. Both keys are optional.

            Many files are divided among several processes. The output keeps the order of the files.

            For example: plumb layout --device 'iPhone 15 Pro' --svg screens.svg Main.storyboard

            Exit status: 0 laid out, 1 errors in a document (the others are still printed), 2 invalid arguments. With \
            --intrinsic-sizes stored, errors in a readable document are warnings, and the exit status is 0.
            """)

    @OptionGroup var format: OutputFormatOptions<LayoutFormat>

    @Option(
        name: [.customLong("svg"), .customLong("output"), .customShort("o")],
        help: ArgumentHelp("Also write the scenes as SVG to this file.", valueName: "file"))
    var svg: String?

    @OptionGroup var selection: SceneArguments

    @OptionGroup var arguments: LayoutArguments

    @OptionGroup var looks: LookArguments

    @Option(
        help: ArgumentHelp("Pixels per point. The default is the scale of the document's device.", valueName: "n"),
        transform: NumberArgument.scale)
    var scale: Double?

    @Option(help: ArgumentHelp("A file with safe areas and margins of views; see above.", valueName: "file"))
    var environment: String?

    @Option(
        help: ArgumentHelp("The number of processes.", valueName: "n"), transform: NumberArgument.jobs)
    var jobs: Int?

    @Option(
        help: ArgumentHelp("Lay out only the k-th of n parts of the files, such as 1/3.", valueName: "k/n"),
        transform: NumberArgument.shard)
    var shard: Shard = .whole

    @OptionGroup var quietness: QuietArguments

    @OptionGroup var watching: WatchArguments

    @OptionGroup var coloring: ColorArguments

    @Argument(help: ArgumentHelp("The documents and folders; - for standard input.", valueName: "file"))
    var files: [String]

    func validate() throws {
        if let scale, !(scale > 0 && scale <= 100) {
            throw ValidationError("A scale must be greater than 0 and at most 100, not \(JSONValue.text(of: scale)).")
        }
        try OutputFile.validateDrawing(svg)
        guard looks.appearance != .both, looks.language.count == 1 else {
            throw ValidationError("plumb layout shows one appearance and one language. For several, run plumb preview.")
        }
        if let jobs, jobs < 1 { throw ValidationError("The number of processes must be at least 1, not \(jobs).") }
    }

    func run() throws { try watching.run(files, runOnce) }

    private func runOnce() throws {
        let options = try options()
        let files = DocumentFolder.expanding(files).filter { file in shard.contains(file) }
        if svg != nil { try looks.validateLanguages(of: files) }
        let jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
        let hasErrors: Bool
        if jobs > 1, files.count >= FileProcesses.fewestFiles, svg == nil, looks.language == [.document],
            selection.scene == nil,
            !files.contains(InputFile.standardInput)
        {
            let processes = FileProcesses(arguments: workerArguments, files: files, count: jobs)
            hasErrors = try LayoutWorkers(processes: processes, format: format.chosen).run()
        } else {
            hasErrors = try layOut(files, options: options)
        }
        if hasErrors { throw ExitCode(1) }
    }

    /// Returns the options of the library, including the environment file.
    private func options() throws -> LayoutOptions {
        var surroundings: DocumentEnvironment?
        if let environment {
            let bytes = try InputFile.settings(environment, called: "environment file")
            let (read, problems) = DocumentEnvironment.read(Data(bytes), file: environment)
            let source = SourceText(String(decoding: bytes, as: UTF8.self), file: environment)
            guard problems.isEmpty else { throw InputFile.unusable("The environment file", problems, in: source) }
            surroundings = read
        }
        return try arguments.options(scale: scale, environment: surroundings)
    }

    /// Lays files out in this process, and prints each when it is finished.
    ///
    /// Returns whether any had errors.
    private func layOut(_ files: [String], options: LayoutOptions) throws -> Bool {
        let report = DocumentReport(isColored: coloring.isColored, columns: OutputTerminal.columns)
        var scenes: [Scene] = []
        var names: [[String]] = []
        var isFound = false
        // The views of all documents, or nil if a document could not be read, which may have others.
        var known: Set<String>? = []
        var hasErrors = false
        for (index, file) in files.enumerated() {
            let (whole, source) = layOut(file, options: options)
            let document = selection.chosen(in: whole)
            names += whole.scenes.map(\.names)
            isFound = isFound || !document.scenes.isEmpty
            // If a scene is named, only documents with that scene are shown.
            if document.scenes.isEmpty, !whole.scenes.isEmpty, selection.scene != nil { continue }
            hasErrors = hasErrors || document.hasErrors
            if svg != nil { scenes += document.scenes }
            known = known.flatMap { known in
                document.scenes.isEmpty ? nil : known.union(document.scenes.flatMap(\.views).map(\.id))
            }
            OutputTerminal.write(
                (index > 0 ? format.chosen.separator : "")
                    + format.chosen.report(
                        on: document, source: source, showsScenes: !quietness.quiet, by: report))
        }
        if selection.scene != nil, !isFound, !names.isEmpty {
            throw FindingOutput(isColored: coloring.colorsErrors).refused(
                [selection.unknown(among: names, file: files[0])], status: 2)
        }
        if let svg { try scenes.write(toDrawing: svg) }
        // A worker process does not know the views of all files.
        if let environment = options.environment, jobs == nil { Self.complain(of: environment, beside: known) }
        return hasErrors
    }

    /// Prints a warning for each view of the environment that no document contains.
    private static func complain(of environment: DocumentEnvironment, beside known: Set<String>?) {
        guard let known else { return }
        for id in environment.views.keys.sorted() where !known.contains(id) {
            let question = Spelling.question(on: id, among: known.sorted())
            OutputTerminal.complain("warning: The environment file names an unknown view '\(id)'.\(question)")
        }
    }

    /// Returns a laid out document, and its text for quotations.
    private func layOut(_ file: String, options: LayoutOptions) -> (LaidOutDocument, SourceText?) {
        switch InputFile.readDocument(file) {
        case .failure(let refusal):
            return (LaidOutDocument(file: file, scenes: [], diagnostics: [refusal.diagnostic]), nil)
        case .success(let bytes):
            let (appearance, language) = (looks.appearance.appearances[0], looks.language[0])
            let readsProject = svg != nil && looks.readsProject
            let document = MainActor.assumeIsolated {
                DocumentLayout.layout(
                    bytes, file: file, options: options, appearance: appearance, language: language,
                    readsProject: readsProject)
            }
            let quotes = !document.allDiagnostics.isEmpty && bytes.count < 8 << 20
            return (document, quotes ? SourceText(String(decoding: bytes, as: UTF8.self), file: file) : nil)
        }
    }

    /// The arguments with which another process lays files out in the same way.
    private var workerArguments: [String] {
        var words = ["layout", "--jobs", "1", "--color", coloring.isColored ? "always" : "never"] + arguments.words
        words += ["--format", format.chosen.rawValue]
        if quietness.quiet { words.append("--quiet") }
        if let scale { words += ["--scale", "\(scale)"] }
        if let environment { words += ["--environment", environment] }
        return words
    }
}
