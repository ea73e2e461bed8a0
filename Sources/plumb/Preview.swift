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

            Pictures, named colors and strings come from the document's project: the nearest folder around the document with an \
            Xcode project, Package.swift or .git. --no-project reads only the document. See Documentation/Preview.md.

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

    @Flag(help: "Draw the constraints, and the outlines and names of empty views.")
    var constraints = false

    @Flag(
        help:
            "Draw the storyboard as Xcode shows it: all scenes at their places, with segues as arrows. Needs an .svg file."
    )
    var overview = false

    @Flag(
        help:
            "Add live pictures: readers resize each screen by its corner and switch between devices. Needs an .html file."
    )
    var live = false

    @OptionGroup var selection: SceneArguments

    @Option(help: "The layout direction. Some languages, such as ar, are right to left by themselves.")
    var direction: LayoutOptions.Direction = .leftToRight

    @OptionGroup var looks: LookArguments

    @Option(
        help: ArgumentHelp(
            "The text sizes that the user has chosen, such as l,ax3. They affect fonts with a text style.",
            valueName: "size,size"),
        transform: LookArguments.textSizes)
    var dynamicType: [LayoutOptions.DynamicType] = [.large]

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
                "The file of --output must end in .html or .svg, not '\(output)'."
            )
        }
        if overview, form != .svg { throw ValidationError("--overview needs --output with a file that ends in .svg.") }
        if overview, devices != nil {
            throw ValidationError("--overview shows the document's own device, so --devices has no effect.")
        }
        if live, form != .html { throw ValidationError("--live needs --output with a file that ends in .html.") }
        if constraints, output == nil {
            throw ValidationError("--constraints needs --output. Text pictures do not show constraints.")
        }
    }

    func run() throws { try watching.run(files, runOnce) }

    private func runOnce() throws {
        let documents = DocumentFolder.expanding(files)
        try looks.validateLanguages(of: documents)
        if overview, let output { return try writeOverview(to: output) }
        let list = try DeviceList(devices ?? Self.standardDevices)
        let options = LayoutOptions(direction: direction)
        let report = DocumentReport(isColored: coloring.isColored, columns: OutputTerminal.columns)
        var previews: [DocumentPreview] = []
        var resizable: [ResizableDocument?] = []
        var names: [[String]] = []
        for (index, file) in documents.enumerated() {
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
            resizable.append(live ? self.resizable(file, on: list, options: options) : nil)
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
                try write(previews, resizable, of: list, as: form, to: output)
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
            let settings = looks.settings(textSizes: dynamicType)
            let preview = MainActor.assumeIsolated {
                DocumentPreview(
                    of: bytes, file: file, on: list.devices, keepsSize: keepsSize, options: options, settings: settings,
                    readsProject: looks.readsProject, title: list.title)
            }
            return (preview, SourceText(String(decoding: bytes, as: UTF8.self), file: file))
        }
    }

    /// Writes the storyboards as Xcode shows them.
    private func writeOverview(to path: String) throws {
        let report = DocumentReport(isColored: coloring.isColored, columns: OutputTerminal.columns)
        var overviews: [(caption: String, overview: Scene.Overview)] = []
        var hasErrors = false
        for file in DocumentFolder.expanding(files) {
            let (drawn, findings, source) = storyboard(in: file)
            if let drawn { overviews.append((file, drawn)) }
            hasErrors = hasErrors || findings.contains { finding in finding.severity == .error }
            let counts = [
                (drawn?.nodes.count ?? 0).counted("scene"), (drawn?.arrows.count ?? 0).counted("segue"),
            ].joined(separator: ", ")
            OutputTerminal.write(report.ending(of: file, counts, findings: findings, source: source))
        }
        if overviews.isEmpty {
            OutputFile(path: path).keep("preview")
        } else {
            let renderer = SVGRenderer(
                showsConstraints: constraints, showsNames: constraints, showsOutlines: constraints)
            try OutputFile(path: path).write(renderer.render(overviews), named: "preview")
        }
        if hasErrors { throw ExitCode(1) }
    }

    /// Returns the overview of a storyboard with its findings, and its text for quotations.
    private func storyboard(in file: String) -> (Scene.Overview?, [Diagnostic], SourceText?) {
        switch InputFile.readDocument(file) {
        case .failure(let refusal): return (nil, [refusal.diagnostic], nil)
        case .success(let bytes):
            let setting = looks.settings(textSizes: dynamicType)[0]
            let options = LayoutOptions(direction: direction)
            let (drawn, findings) = MainActor.assumeIsolated {
                StoryboardOverview.make(
                    of: bytes, file: file, setting: setting, options: options, readsProject: looks.readsProject)
            }
            return (drawn, findings, SourceText(String(decoding: bytes, as: UTF8.self), file: file))
        }
    }

    private func write(
        _ previews: [DocumentPreview], _ resizable: [ResizableDocument?], of devices: DeviceList, as form: Form,
        to path: String
    ) throws {
        let renderer = SVGRenderer(
            showsConstraints: constraints, showsNames: constraints, showsOutlines: constraints)
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
            case .html:
                PreviewPage.html(
                    of: zip(previews, resizable).map { PreviewPage($0, live: $1, devices) }, drawnBy: renderer)
            case .svg: renderer.render(pictures.map { picture in (picture.title, picture.scene) })
            }
        try OutputFile(path: path).write(text, named: "preview")
    }
}
