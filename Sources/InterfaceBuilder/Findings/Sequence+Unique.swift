extension Sequence where Element: Hashable {
    /// Returns each element once, in the order of first occurrence.
    package func unique() -> [Element] {
        var seen: Set<Element> = []
        return filter { element in seen.insert(element).inserted }
    }
}
