extension Sequence<Diagnostic> {
    /// The findings as a person reads them: in the order of the text, those of no place first, and of one place what layout makes of it last.
    ///
    /// Where something in the text is an error, what layout makes of the rest stands behind, since it may follow from that alone; and behind
    /// contradictions of constraints what else it makes of them.
    public func inReadingOrder() -> [Diagnostic] { inReadingOrder(of: { finding in finding }) { _, _ in false } }
}

extension Sequence {
    /// What has findings, in the order in which a person reads those; of one place, as another order says or else as it was.
    public func inReadingOrder(
        of finding: (Element) -> Diagnostic, then isOrdered: (Element, Element) -> Bool
    ) -> [Element] {
        let hasErrors = contains { element in
            finding(element).severity == .error && !finding(element).id.isOutcome
        }
        let hasConflicts = contains { element in finding(element).id.isConflict }
        func rank(_ element: Element) -> (Int, Int, Int, Int) {
            let finding = finding(element)
            let isLate = finding.id.isConflict ? hasErrors : finding.id.isOutcome && (hasErrors || hasConflicts)
            let stage = !isLate ? 0 : finding.id.isConflict ? 1 : 2
            return (stage, finding.location?.line ?? 0, finding.location?.column ?? 0, finding.id.isOutcome ? 1 : 0)
        }
        let ranked = enumerated().map { place, element in (element: element, rank: rank(element), place: place) }
        return ranked.sorted { one, other in
            if one.rank != other.rank { return one.rank < other.rank }
            if isOrdered(one.element, other.element) { return true }
            return isOrdered(other.element, one.element) ? false : one.place < other.place
        }.map { item in item.element }
    }
}

extension DiagnosticID {
    /// Whether findings of this kind tell of what layout makes of a document, which is something else once a mistake in its text is mended.
    public var isOutcome: Bool { Self.outcomes.contains(self) }

    /// Whether findings of this kind tell of constraints that cannot hold together, so that what becomes of their views means little.
    var isConflict: Bool { self == "ib.conflict" || self == "layout.conflict" }

    /// The kinds that are outcomes.
    public static let outcomes: Set<DiagnosticID> = [
        "ib.ambiguous", "ib.conflict", "ib.misplaced", "ib.outside-parent", "ib.overlap", "ib.scroll-view-content",
        "ib.text-cut", "layout.ambiguous", "layout.conflict", "layout.scroll-view-content", "layout.text-cut",
        "layout.too-complex",
    ]
}
