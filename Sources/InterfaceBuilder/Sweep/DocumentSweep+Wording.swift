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

    /// Returns a finding with its view and its values, as one sentence.
    public func sentence(of finding: Finding) -> String {
        "\(Self.statement(of: finding)) \(places(of: finding))."
    }

    /// Returns the message of a finding after the value that its numbers are for.
    public func message(of finding: Finding) -> String {
        guard let first = finding.intervals.first?.lowerBound else { return finding.diagnostic.message }
        let noun = axis == .textSize ? "text size" : axis.rawValue
        return "At \(noun) \(name(of: first)): \(finding.diagnostic.message)"
    }

    /// Returns the name of a value: the number of points, or the text size.
    public func name(of value: Int) -> String {
        axis == .textSize ? LayoutOptions.DynamicType.allCases[value].rawValue : "\(value)"
    }

    private static let mostIntervals = 8

    /// The most views that a statement names.
    private static let mostViews = 3

    /// Returns a finding as the beginning of a sentence: `'Title' is clipped`.
    private static func statement(of finding: Finding) -> String {
        let view = finding.views.first
        switch finding.diagnostic.id {
        case "ib.conflict", "layout.conflict":
            let views = finding.views.listed(most: mostViews)
            return views.isEmpty ? "Required constraints conflict" : "Required constraints of \(views) conflict"
        case "ib.ambiguous", "layout.ambiguous": return "\(view ?? "A view") is ambiguous"
        case "ib.scroll-view-content", "layout.scroll-view-content":
            return view.map { view in "Content size of \(view) is ambiguous" } ?? "Content size is ambiguous"
        case "ib.text-cut", "layout.text-cut": return "\(view ?? "A text") is clipped"
        case "ib.overlap":
            return finding.views.count == 2
                ? "\(finding.views[0]) overlaps \(finding.views[1])" : "\(view ?? "A view") overlaps others"
        case "ib.outside-parent": return "\(view ?? "A view") extends beyond its superview"
        case "ib.off-screen", "layout.off-screen": return "\(view ?? "A view") is outside the screen"
        case "ib.under-bar": return "\(view ?? "A view") is under a bar"
        case "layout.too-complex": return "The constraints take too many steps"
        default: return Explanation.of(finding.diagnostic.id)?.summary.droppingPoint ?? finding.diagnostic.id.rawValue
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
                notes: [message(of: finding)])
        }
    }
}

extension String {
    /// The sentence without the point at its end.
    fileprivate var droppingPoint: String { hasSuffix(".") ? String(dropLast()) : self }
}
