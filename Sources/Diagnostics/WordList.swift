extension [String] {
    /// The words as a sentence lists them: `a, b and c`; of more than `most` the first, and how many more there are.
    public func listed(by conjunction: String = "and", most: Int = .max) -> String {
        var words = Array(prefix(most))
        if count > words.count { words.append("\(count - words.count) more") }
        guard words.count > 1, let last = words.popLast() else { return words.joined() }
        return words.joined(separator: ", ") + " \(conjunction) " + last
    }
}
