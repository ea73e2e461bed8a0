extension Sequence where Element: Hashable {
    /// Each element where it comes first.
    func unique() -> [Element] {
        var seen: Set<Element> = []
        return filter { element in seen.insert(element).inserted }
    }
}
