import ArgumentParser
import Diagnostics
import Foundation
import InterfaceBuilder
import Scene
import VisualFormat

/// `plumb vfl show`: formats as a picture.
struct VisualFormatShow: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show formats: a picture, a table of frames, and findings.",
        discussion: """
            All formats make one scene. Each name in brackets is a plain view in the root view, unless --views gives it a class. \
            Plumb chooses a frame for a view that the formats leave ambiguous, and reports it. Without --size the root is 320 × 200 \
            points, or as large as its content needs. Without vertical formats the views are as high as their content, or 30 points.

            An alignment applies to the formats that can have it: alignAllTop to horizontal ones.

            For example: plumb vfl show 'H:|-[find]-[field(>=20)]-|' --views find:UIButton,field:UITextField

            Exit status: 0 shown, 1 some format had errors (the others are still shown), 2 invalid arguments.
            """)

    @OptionGroup var format: OutputFormatOptions<TextOrJSON>

    @Option(
        name: [.customLong("svg"), .customLong("output"), .customShort("o")],
        help: ArgumentHelp("Also write the scene as SVG.", valueName: "file"))
    var svg: String?

    @Option(
        help: ArgumentHelp("Give the root view this size in points.", valueName: "WxH"),
        transform: SceneSize.init(argument:))
    var size: SceneSize?

    @OptionGroup var screen: DeviceArguments

    @Option(
        help: ArgumentHelp("Classes of views, as find:UIButton,field:UITextField.", valueName: "name:class,…"),
        transform: ViewClasses.init(argument:))
    var views: [ViewClasses] = []

    @OptionGroup var call: FormatCallArguments

    @OptionGroup var reader: ReaderArguments

    @OptionGroup var watching: WatchArguments

    @OptionGroup var quietness: QuietArguments

    @OptionGroup var coloring: ColorArguments

    @OptionGroup var arguments: FormatArguments

    func validate() throws {
        try OutputFile.validateDrawing(svg)
        if size != nil, !screen.words.isEmpty { throw ValidationError("Use either --size or --device.") }
        if screen.landscape, screen.device == nil { throw ValidationError("--landscape needs --device.") }
    }

    func run() throws { try watching.run(arguments.file.map { file in [file] } ?? [], runOnce) }

    private func runOnce() throws {
        let scene = try scene()
        let options = LayoutOptions(direction: reader.direction, dynamicType: reader.dynamicType)
        let file = arguments.file ?? (arguments.areLines ? InputFile.standardInput : "formats")
        let document = MainActor.assumeIsolated { scene.layout(file: file, options: options) }
        if format.chosen == .json {
            OutputTerminal.write(document.json.text + "\n")
        } else {
            let report = DocumentReport(isColored: coloring.isColored, columns: OutputTerminal.columns)
            OutputTerminal.write(report.text(of: document, source: scene.source, showsScenes: !quietness.quiet))
        }
        if let svg { try document.scenes.write(toDrawing: svg) }
        if document.hasErrors { throw ExitCode(1) }
        [MetricValues].complain(ofUnused: Set(scene.metrics.keys).subtracting(scene.metricNames))
    }

    /// Returns the scene of all formats.
    private func scene() throws -> FormatScene {
        var formats: [FormatScene.Format] = []
        try arguments.forEach { format in
            let line = arguments.areLines ? format.line : formats.count + 1
            formats.append(FormatScene.Format(format.text, line: line, dialect: format.dialect))
        }
        guard !formats.isEmpty else { throw ValidationError("Name a format to show.") }
        var scene = FormatScene(formats)
        scene.metrics = call.metrics.values
        scene.options = call.options.options
        scene.size =
            try size.map { size in LayoutDocument.Size(width: size.width, height: size.height) } ?? screen.size()
        scene.classes = views.reduce(into: [:]) { classes, list in classes.merge(list.classes) { _, last in last } }
        if let stray = scene.classes.keys.sorted().first(where: { name in !scene.viewNames.contains(name) }) {
            let question = Spelling.question(on: stray, among: scene.viewNames)
            throw ValidationError("No format has the view '\(stray)'.\(question)")
        }
        return scene
    }
}
