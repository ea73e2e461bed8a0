import ArgumentParser
import Diagnostics
import Foundation
import InterfaceBuilder
import Renderers
import Scene

/// `plumb preview`: screens on several devices side by side.
struct Preview: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show screens side by side on several devices.",
        discussion: """
            The command lays out each screen on every device, as in Interface Builder's preview. It shows devices with the \
            same layout once. The output is a page (.html) or a drawing (.svg), or without --output, text pictures. \
            A finding on only some devices lists these devices. Table rows are as high as their content. Rows that do not fit in \
            their table also have pictures of their own. Navigation and tab bar controllers show their content. Captions \
            name content of other storyboards, which is not read. A layout document with a size keeps that size unless \
            you name devices.

            For example: plumb preview --devices 'iPhone SE,iPad Air 5:landscape' -o preview.html Main.storyboard

            Exit status: 0 laid out, 1 errors in a document (the others are still shown), 2 invalid arguments.
            """)

    @OptionGroup var format: OutputFormatOptions<TextOrJSON>

    @Option(
        name: [.customLong("devices"), .customLong("device")],
        help: ArgumentHelp(
            "The devices, such as retina4_0,'iPhone 15 Pro:landscape', all or all:landscape. (default: \(Self.standardDevices))",
            valueName: "name,name"))
    var devices: String?

    private static let standardDevices = "retina4_0,retina6_12,retina6_12:landscape,ipad10_9rounded"

    @Option(name: .shortAndLong, help: ArgumentHelp("The file for the pictures: .html or .svg.", valueName: "file"))
    var output: String?

    @Flag(help: "Draw the constraints.")
    var constraints = false

    @OptionGroup var selection: SceneArguments

    @OptionGroup var reader: ReaderArguments

    @OptionGroup var quietness: QuietArguments

    @OptionGroup var watching: WatchArguments

    @OptionGroup var coloring: ColorArguments

    @Argument(help: ArgumentHelp("The documents and folders; - for standard input.", valueName: "file"))
    var files: [String]

    /// The format of the output.
    private enum Form: String { case html, svg }

    private var form: Form? {
        output.flatMap { path in Form(rawValue: URL(fileURLWithPath: path).pathExtension.lowercased()) }
    }

    func validate() throws {
        if let devices { _ = try DeviceList(devices) }
        if let output, form == nil {
            throw ValidationError(
                "'\(output)' after --output must end in .html or .svg."
            )
        }
        if constraints, output == nil {
            throw ValidationError("--constraints needs --output. Text pictures do not show constraints.")
        }
    }

    func run() throws { try watching.run(files, runOnce) }

    private func runOnce() throws {
        let list = try DeviceList(devices ?? Self.standardDevices)
        let options = LayoutOptions(direction: reader.direction, dynamicType: reader.dynamicType)
        let report = DocumentReport(isColored: coloring.isColored, columns: OutputTerminal.columns)
        var previews: [DocumentPreview] = []
        var names: [[String]] = []
        for (index, file) in DocumentFolder.expanding(files).enumerated() {
            let (whole, source) = preview(of: file, on: list, options: options)
            let preview = selection.chosen(in: whole)
            names += whole.screens.map(\.names)
            if preview.screens.isEmpty, !whole.screens.isEmpty, selection.scene != nil { continue }
            if format.chosen == .json {
                OutputTerminal.write(preview.json.text + "\n")
            } else {
                if output == nil, !quietness.quiet {
                    OutputTerminal.write((index > 0 ? "\n" : "") + report.pictures(of: preview, on: list))
                }
                OutputTerminal.write(report.ending(of: preview, source: source))
            }
            previews.append(preview)
        }
        if selection.scene != nil, !names.isEmpty, previews.allSatisfy(\.screens.isEmpty) {
            throw FindingOutput(isColored: coloring.colorsErrors).refused(
                [selection.unknown(among: names, file: files[0])], status: 2)
        }
        if let output, let form {
            // A build that could read nothing keeps the existing page.
            if previews.allSatisfy(\.screens.isEmpty) {
                OutputFile(path: output).keep("preview")
            } else {
                try write(previews, of: list, as: form, to: output)
            }
        }
        if previews.contains(where: \.hasErrors) { throw ExitCode(1) }
    }

    /// Returns a document, and its text for quotations.
    private func preview(
        of file: String, on list: DeviceList, options: LayoutOptions
    ) -> (DocumentPreview, SourceText?) {
        switch InputFile.readDocument(file) {
        case .failure(let refusal): return (DocumentPreview(file: file, diagnostics: [refusal.diagnostic]), nil)
        case .success(let bytes):
            let keepsSize = self.devices == nil
            let preview = MainActor.assumeIsolated {
                DocumentPreview(
                    of: bytes, file: file, on: list.devices, keepsSize: keepsSize, options: options, title: list.title)
            }
            return (preview, SourceText(String(decoding: bytes, as: UTF8.self), file: file))
        }
    }

    private func write(
        _ previews: [DocumentPreview], of devices: DeviceList, as form: Form, to path: String
    ) throws {
        let renderer = SVGRenderer(showsConstraints: constraints, showsNames: constraints)
        let pictures = previews.flatMap { preview in
            let name = previews.count > 1 ? preview.file + ": " : ""
            return preview.screens.flatMap { screen in
                screen.pictures.map { picture in
                    let caption = devices.caption(of: picture, in: screen)
                    return (title: name + screen.title + " — " + caption, scene: picture.scene)
                }
            }
        }
        Scene.complainOfEmptiness(in: pictures)
        let text =
            switch form {
            case .html: PreviewPage.html(of: previews.map { PreviewPage($0, devices) }, drawnBy: renderer)
            case .svg: renderer.render(pictures.map { picture in (picture.title, picture.scene) })
            }
        try OutputFile(path: path).write(text, named: "preview")
    }
}

extension PreviewPage {
    /// Creates the page of a document.
    fileprivate init(_ preview: DocumentPreview, _ devices: DeviceList) {
        self.init(
            title: preview.file,
            screens: preview.screens.map { screen in
                Screen(
                    title: screen.title,
                    pictures: screen.pictures.map { picture in
                        Picture(caption: devices.caption(of: picture, in: screen), scene: picture.scene)
                    })
            },
            findings: preview.diagnostics.abridged())
    }
}
