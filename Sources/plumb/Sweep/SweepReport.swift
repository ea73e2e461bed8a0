import Diagnostics
import InterfaceBuilder
import Renderers

/// The sweeps of one document, for each direction and text size.
struct SweepReport {
    /// A sweep and its settings.
    struct Run {
        /// The sweep.
        var sweep: DocumentSweep
        /// The layout direction.
        let direction: LayoutOptions.Direction
        /// The text size.
        let dynamicType: LayoutOptions.DynamicType
    }

    /// The file as the user named it.
    let file: String
    /// The sweeps.
    private(set) var runs: [Run] = []
    /// The reason why the file was not read.
    private(set) var refusal: Diagnostic?

    init(file: String, runs: [Run]) { (self.file, self.runs) = (file, runs) }

    init(file: String, refusal: Diagnostic) { (self.file, self.refusal) = (file, refusal) }

    /// A Boolean value that indicates whether any finding is an error.
    var hasErrors: Bool { refusal != nil || runs.contains { run in run.sweep.hasErrors } }

    /// The id and the names of each screen.
    var names: [[String]] {
        (runs.first?.sweep.screens ?? []).map { screen in [screen.root, screen.title] + screen.names }
    }

    /// Returns the report with some screens only.
    func keeping(_ isKept: (DocumentSweep.Screen) -> Bool) -> SweepReport {
        var report = self
        report.runs = runs.map { run in
            Run(sweep: run.sweep.keeping(isKept), direction: run.direction, dynamicType: run.dynamicType)
        }
        return report
    }

    // MARK: Text

    /// Returns the charts, the findings with their values, and a summary.
    func text(source: SourceText?, columns: Int, isColored: Bool, showsCharts: Bool) -> String {
        let writer = TerminalWriter(isColored: isColored)
        if let refusal { return writer.text(of: refusal, in: nil) + "\(file.shownByTerminal): not swept\n" }
        let charts = self.charts.filter { chart in showsCharts && !chart.bars.isEmpty }.map { chart in
            let title = chart.title.shownByTerminal
            return (isColored ? title.bold : title) + "\n" + chart.text(columns: columns, isColored: isColored) + "\n"
        }
        let found = findings
        let problems = runs.first?.sweep.diagnostics ?? []
        let screens = (runs.first?.sweep.screens ?? []).count.counted("screen")
        let layouts = runs.reduce(0) { count, run in count + run.sweep.layoutCount }.counted("layout")
        let counts = Severity.sum { severity in (problems + found).count(of: severity) } ?? "no findings"
        return charts.joined() + (problems + found).map { finding in writer.text(of: finding, in: source) }.joined()
            + "\(file.shownByTerminal): \(screens)\(span), \(layouts), \(counts)\n"
    }

    /// The axis and the range, as the end of a phrase.
    private var span: String {
        guard let sweep = runs.first?.sweep else { return "" }
        let (lower, upper) = (sweep.range.lowerBound, sweep.range.upperBound)
        switch sweep.axis {
        case .width: return " at widths \(lower) to \(upper)"
        case .height: return " at heights \(lower) to \(upper)"
        case .textSize: return " in all text sizes"
        }
    }

    /// The findings with their values, those of each settings once.
    private var findings: [Diagnostic] {
        groups.flatMap { group in
            group.screen.findings.map { finding in
                var diagnostic = finding.diagnostic
                diagnostic.message = group.run.sweep.sentence(of: finding) + " " + group.run.sweep.message(of: finding)
                if !group.settings.isEmpty { diagnostic.notes.append("Only with: \(group.settings).") }
                return diagnostic
            }
        }
    }

    // MARK: Charts

    /// The charts of the screens, those of equal findings once.
    var charts: [SweepChart] {
        groups.map { group in
            let sweep = group.run.sweep
            let parts = ["\(file): \(group.screen.title)", sweep.extent, group.settings].filter { part in !part.isEmpty
            }
            return SweepChart(
                title: parts.joined(separator: ", "), range: sweep.range, marks: sweep.marks,
                bars: group.screen.findings.map { finding in
                    SweepChart.Bar(
                        label: sweep.sentence(of: finding), isError: finding.diagnostic.severity == .error,
                        intervals: finding.intervals)
                })
        }
    }

    /// The runs with the same findings of one screen.
    private struct Group {
        let screen: DocumentSweep.Screen
        let run: Run
        var runs: [Run]
        var settings = ""
    }

    /// The screens, each once for each set of findings, with the settings of the runs that have it.
    private var groups: [Group] {
        (runs.first?.sweep.screens ?? []).indices.flatMap { place -> [Group] in
            var groups: [Group] = []
            for run in runs where run.sweep.screens.indices.contains(place) {
                let screen = run.sweep.screens[place]
                if let same = groups.firstIndex(where: { group in group.screen == screen }) {
                    groups[same].runs.append(run)
                } else {
                    groups.append(Group(screen: screen, run: run, runs: [run]))
                }
            }
            guard groups.count > 1 else { return groups }
            return groups.map { group in
                var group = group
                group.settings = Self.settings(of: group.runs, among: runs)
                return group
            }
        }
    }

    /// Returns the settings of some runs in words: `left to right, text sizes xs, s and m`.
    private static func settings(of runs: [Run], among all: [Run]) -> String {
        let hasDirections = Set(all.map(\.direction)).count > 1
        let hasSizes = Set(all.map(\.dynamicType)).count > 1
        return LayoutOptions.Direction.allCases.compactMap { direction -> String? in
            let sizes = runs.filter { run in run.direction == direction }.map { run in run.dynamicType.rawValue }
            guard !sizes.isEmpty else { return nil }
            let words = direction == .leftToRight ? "left to right" : "right to left"
            let list = "text size\(sizes.count == 1 ? "" : "s") \(sizes.listed())"
            return [hasDirections ? words : nil, hasSizes ? list : nil].compactMap { part in part }
                .joined(separator: ", ")
        }.joined(separator: "; ")
    }
}

extension DocumentSweep {
    /// The range and the screen in words: `widths 280 to 1400, height 667, iPhone 6 (retina4_7)`.
    fileprivate var extent: String {
        let other = otherLength.map { length in
            "\(axis == .height ? "width" : "height") \(JSONValue.text(of: length))"
        }
        let values = axis == .textSize ? nil : "\(axis.rawValue)s \(range.lowerBound) to \(range.upperBound)"
        let screen = device.map { device in DeviceList.title(of: device) }
        return [values, axis == .textSize ? nil : other, screen].compactMap { part in part }.joined(separator: ", ")
    }

    /// The marks of the ruler: the ends, and the lengths of the devices in portrait.
    fileprivate var marks: [SweepChart.Mark] {
        if axis == .textSize {
            return range.map { value in SweepChart.Mark(value: value, label: name(of: value)) }
        }
        return lengthMarks.map { mark in
            SweepChart.Mark(value: mark.value, label: "\(mark.value)", devices: mark.devices)
        }
    }
}
