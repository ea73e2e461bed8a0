import ArgumentParser
import Diagnostics
import Foundation
import InterfaceBuilder
import Renderers
import Scene

/// `plumb preview`: screens on several devices side by side.
struct Preview: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show screens on several devices, side by side.",
        discussion: """
            Each screen is laid out on every device and shown once for each on which it looks different, as in Interface \
            Builder's preview. The output is a page (.html) or a drawing (.svg); without one the pictures are printed. What is \
            found on some of the devices only says on which. Prototype cells are pictures of their own, beside their table. The root of \
            a layout document takes the size of each screen, whatever size the document gives it.

            Exit status: 0 laid out, 1 some document had errors (the others are still shown), 2 unusable arguments.
            """)

    @Option(
        help: ArgumentHelp(
            "The devices, such as retina4_0,'iPhone 15 Pro:landscape', or all, upright.", valueName: "name,name"))
    var devices = "retina4_0,retina6_12,retina6_12:landscape,ipad10_9rounded"

    @Option(name: .shortAndLong, help: ArgumentHelp("Where the pictures go: .html or .svg.", valueName: "file"))
    var output: String?

    @Flag(help: "Draw the constraints over the views.")
    var constraints = false

    @OptionGroup var reader: ReaderArguments

    @Option(help: "When to colour the output.")
    var color: ColorChoice = .auto

    @Argument(help: ArgumentHelp("The documents; - is standard input.", valueName: "file"))
    var files: [String]

    /// What the output is written as.
    private enum Form: String { case html, svg }

    private var form: Form? {
        output.flatMap { path in Form(rawValue: URL(fileURLWithPath: path).pathExtension.lowercased()) }
    }

    func validate() throws {
        _ = try DeviceList.devices(in: devices)
        if let output, form == nil {
            throw ValidationError("'\(output)' ends neither in .html nor in .svg, so that nobody knows what to write")
        }
        if constraints, output == nil {
            throw ValidationError("--constraints needs --output, since pictures in the terminal show none")
        }
    }

    func run() throws {
        let devices = try DeviceList.devices(in: devices)
        let options = LayoutOptions(direction: reader.direction, dynamicType: reader.dynamicType)
        let report = DocumentReport(isColored: color.isColored, columns: OutputTerminal.columns)
        var previews: [DocumentPreview] = []
        for file in files {
            let (preview, source) = Self.preview(file, on: devices, options: options)
            if output == nil { OutputTerminal.write(report.pictures(of: preview)) }
            OutputTerminal.write(report.ending(of: preview, source: source))
            previews.append(preview)
        }
        if let output, let form { try write(previews, as: form, to: output) }
        if previews.contains(where: \.hasErrors) { throw ExitCode(1) }
    }

    /// One document, and its text to quote from.
    private static func preview(
        _ file: String, on devices: [InterfaceDocument.Device], options: LayoutOptions
    ) -> (DocumentPreview, SourceText?) {
        switch InputFile.read(file) {
        case .failure(let refusal): return (DocumentPreview(file: file, diagnostics: [refusal.diagnostic]), nil)
        case .success(let bytes):
            let preview = MainActor.assumeIsolated {
                DocumentPreview(of: bytes, file: file, on: devices, options: options)
            }
            return (preview, SourceText(String(decoding: bytes, as: UTF8.self), file: file))
        }
    }

    private func write(_ previews: [DocumentPreview], as form: Form, to path: String) throws {
        let renderer = SVGRenderer(showsConstraints: constraints, showsNames: constraints)
        let text: String
        switch form {
        case .html: text = PreviewPage.html(of: previews.map(PreviewPage.init), drawnBy: renderer)
        case .svg:
            text = renderer.render(
                previews.flatMap { preview in
                    let name = previews.count > 1 ? preview.file + ": " : ""
                    return preview.screens.flatMap { screen in
                        screen.pictures.map { picture in (name + screen.title + " — " + picture.caption, picture.scene)
                        }
                    }
                })
        }
        try OutputFile(path: path).write(text, named: "preview")
    }
}

extension PreviewPage {
    /// The page of a document.
    fileprivate init(_ preview: DocumentPreview) {
        self.init(
            title: preview.file,
            screens: preview.screens.map { screen in
                Screen(
                    title: screen.title,
                    pictures: screen.pictures.map { picture in Picture(caption: picture.caption, scene: picture.scene) }
                )
            },
            findings: preview.diagnostics)
    }
}
