extension Sequence<Diagnostic> {
    /// The findings in the order of the text, those of one place as they were, and those of no place first.
    public func sortedByPlace() -> [Diagnostic] {
        func place(_ finding: Diagnostic) -> (Int, Int) { (finding.location?.line ?? 0, finding.location?.column ?? 0) }
        return enumerated().sorted { one, other in
            let (first, second) = (place(one.element), place(other.element))
            return first == second ? one.offset < other.offset : first < second
        }.map { item in item.element }
    }
}
