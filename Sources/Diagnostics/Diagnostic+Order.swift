extension Sequence<Diagnostic> {
    /// Returns the findings in reading order: first those without location, then by their position in the text.
    ///
    /// At the same position, errors in the text come before results of layout, which may only follow from them.
    /// Conflicts come before other results of layout.
    public func inReadingOrder() -> [Diagnostic] { inReadingOrder(of: { finding in finding }) { _, _ in false } }
}

extension Sequence {
    /// Returns elements in the reading order of their findings.
    ///
    /// Ties are broken by another order, or keep their order.
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
    /// A Boolean value that indicates whether findings of this kind describe a result of layout, which may change once
    /// errors in the text are fixed.
    public var isOutcome: Bool { Self.outcomes.contains(self) }

    /// A Boolean value that indicates whether findings of this kind describe a conflict, whose effect on views has
    /// little meaning.
    var isConflict: Bool { self == "ib.conflict" || self == "layout.conflict" }

    /// The kinds of findings that describe a result of layout.
    public static let outcomes: Set<DiagnosticID> = [
        "ib.ambiguous", "ib.conflict", "ib.misplaced", "ib.off-screen", "ib.outside-parent", "ib.overlap",
        "ib.scroll-view-content",
        "ib.text-cut", "layout.ambiguous", "layout.conflict", "layout.off-screen", "layout.scroll-view-content",
        "layout.text-cut",
        "layout.too-complex",
    ]
}
