import ArgumentParser
import Diagnostics
import InterfaceBuilder
import Renderers

/// `plumb sweep`: the sizes at which findings hold.
struct SweepCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sweep",
        abstract: "Find the exact sizes at which a layout conflicts, is ambiguous, or clips or covers content.",
        discussion: """
            The screen takes every width of the range, in whole points. Height, safe area, bars and scale are those of the \
            device: the named one, or that of the document. Size classes follow the size. The command solves only a few \
            sizes and walks from one change of the layout to the next, so it is exact and fast (see Documentation/Sweep.md).

            Findings are those of plumb lint on a device: conflicts, ambiguous views, clipped texts, overlaps, views outside \
            their superviews and views under bars. Notes are left out. Rows have the width of their table. A free-form \
            view takes the swept length. A layout document without a size is as high as its content needs.

            With --dynamic-type all and --direction both, the command sweeps each text size and each direction.

            For example: plumb sweep --axis width --range 320-1024 --svg sizes.svg Main.storyboard

            Exit status: 0 no errors, 1 errors at some size or in a document, 2 invalid arguments.
            """)

    @OptionGroup var format: OutputFormatOptions<TextOrJSON>

    @Option(help: "The property that takes all values.")
    var axis: DocumentSweep.Axis = .width

    @Option(
        help: ArgumentHelp("The widths or heights in points.", valueName: "low-high"),
        transform: SweepRange.init(argument:))
    var range = SweepRange(DocumentSweep.usualRange)

    @Option(
        name: [.customLong("svg"), .customLong("output"), .customShort("o")],
        help: ArgumentHelp("Also write the chart as SVG to this file.", valueName: "file"))
    var svg: String?

    @OptionGroup var screen: DeviceArguments

    @Option(help: "The layout direction of the language.")
    var direction: SweptDirection = .leftToRight

    @Option(help: ArgumentHelp("The text size that the user has chosen, or all.", valueName: "size"))
    var dynamicType = SweptTextSize(sizes: [.large])

    @Flag(help: "Lay out every size, to verify the result. It takes at least ten times as long.")
    var everySize = false

    @OptionGroup var selection: SceneArguments

    @OptionGroup var quietness: QuietArguments

    @OptionGroup var coloring: ColorArguments

    @Argument(help: ArgumentHelp("The documents and folders; - for standard input.", valueName: "file"))
    var files: [String]

    func validate() throws {
        try OutputFile.validateDrawing(svg)
        if axis == .textSize, dynamicType.sizes != [.large] {
            throw ValidationError("--axis text-size takes all text sizes, so --dynamic-type has no effect.")
        }
        if axis == .textSize, range.values != DocumentSweep.usualRange {
            throw ValidationError("--axis text-size takes all text sizes, so --range has no effect.")
        }
    }

    func run() throws {
        let device = try screen.chosen()
        var charts: [SweepChart] = []
        var names: [[String]] = []
        var hasErrors = false
        for (index, file) in DocumentFolder.expanding(files).enumerated() {
            let (whole, source) = report(on: file, device: device)
            let report = whole.keeping { screen in selection.takes([screen.root, screen.title] + screen.names) }
            names += whole.names
            if selection.scene != nil, report.names.isEmpty, !whole.names.isEmpty { continue }
            if format.chosen == .json {
                for object in report.objects { OutputTerminal.write(object.text + "\n") }
            } else {
                OutputTerminal.write(
                    (index > 0 ? "\n" : "")
                        + report.text(
                            source: source, columns: OutputTerminal.columns, isColored: coloring.isColored,
                            showsCharts: !quietness.quiet))
            }
            charts += report.charts
            hasErrors = hasErrors || report.hasErrors
        }
        if selection.scene != nil, !names.isEmpty,
            !names.contains(where: { names in selection.takes(names) })
        {
            throw FindingOutput(isColored: coloring.colorsErrors).refused(
                [selection.unknown(among: names, file: files[0])], status: 2)
        }
        if let svg {
            if charts.isEmpty {
                OutputFile(path: svg).keep("chart")
            } else {
                try OutputFile(path: svg).write(SweepChart.svg(of: charts), named: "chart")
            }
        }
        if hasErrors { throw ExitCode(1) }
    }

    /// Returns the sweeps of a document, and its text for quotations.
    private func report(on file: String, device: InterfaceDocument.Device?) -> (SweepReport, SourceText?) {
        switch InputFile.readDocument(file) {
        case .failure(let refusal): return (SweepReport(file: file, refusal: refusal.diagnostic), nil)
        case .success(let bytes):
            let runs = direction.directions.flatMap { direction in
                dynamicType.sizes.map { size in
                    let options = LayoutOptions(
                        direction: direction, device: device, isOnItsSide: screen.landscape, dynamicType: size)
                    let sweep = MainActor.assumeIsolated {
                        DocumentSweep(
                            of: bytes, file: file, along: axis, over: range.values, options: options,
                            everyValue: everySize)
                    }
                    return SweepReport.Run(sweep: sweep, direction: direction, dynamicType: size)
                }
            }
            return (
                SweepReport(file: file, runs: runs), SourceText(String(decoding: bytes, as: UTF8.self), file: file)
            )
        }
    }
}
