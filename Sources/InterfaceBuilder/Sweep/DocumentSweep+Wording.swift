import Diagnostics

extension DocumentSweep {
    /// Returns the values of a finding in words: `at widths 280 to 319 and 685 to 812`.
    public func places(of finding: Finding) -> String {
        let isWhole = finding.intervals == [range]
        let parts = finding.intervals.map { interval in
            let ends = (name(of: interval.lowerBound), name(of: interval.upperBound))
            return interval.count == 1 ? ends.0 : "\(ends.0) to \(ends.1)"
        }
        let isOne = finding.intervals.count == 1 && finding.intervals[0].count == 1
        let noun = axis == .textSize ? "text size" : axis.rawValue
        if isWhole { return "at every \(noun)" }
        return "at \(noun)\(isOne ? "" : "s") \(parts.listed(most: Self.mostIntervals))"
    }

    /// Returns a finding with its values, as one sentence.
    public func sentence(of finding: Finding) -> String {
        "\(Self.subject(of: finding.diagnostic)) \(places(of: finding))."
    }

    /// Returns the name of a value: the number of points, or the text size.
    public func name(of value: Int) -> String {
        axis == .textSize ? LayoutOptions.DynamicType.allCases[value].rawValue : "\(value)"
    }

    private static let mostIntervals = 8

    /// Returns the short name of a finding.
    static func subject(of finding: Diagnostic) -> String {
        switch finding.id {
        case "ib.conflict", "layout.conflict": "Conflict"
        case "ib.ambiguous", "layout.ambiguous": "Ambiguous view"
        case "ib.scroll-view-content", "layout.scroll-view-content": "Ambiguous content size"
        case "ib.text-cut", "layout.text-cut": "Clipped text"
        case "ib.overlap": "Overlap"
        case "ib.outside-parent": "View outside its superview"
        case "ib.off-screen", "layout.off-screen": "View outside the screen"
        case "ib.under-bar": "View under a bar"
        case "layout.too-complex": "Too many steps"
        default: Explanation.of(finding.id)?.summary.droppingPoint ?? finding.id.rawValue
        }
    }

    /// The id of the finding of `plumb lint` about sizes.
    public static let rule: DiagnosticID = "ib.breaks-at-sizes"

    /// The findings that hold at some values only, each with its values.
    ///
    /// Findings that hold at every value are those of any device.
    var partialFindings: [Diagnostic] {
        screens.flatMap(\.findings).filter { finding in finding.intervals != [range] }.map { finding in
            Diagnostic(
                id: Self.rule, severity: Explanation.of(Self.rule)?.severity ?? .warning,
                message: sentence(of: finding), location: finding.diagnostic.location, views: finding.diagnostic.views,
                constraints: finding.diagnostic.constraints,
                notes: ["At \(name(of: finding.intervals[0].lowerBound)) pt: \(finding.diagnostic.message)"])
        }
    }
}

extension String {
    /// The sentence without the point at its end.
    fileprivate var droppingPoint: String { hasSuffix(".") ? String(dropLast()) : self }
}
