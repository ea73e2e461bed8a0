extension [String] {
    /// Returns the words as a list in a sentence: `a, b and c`.
    ///
    /// Of more than `most` words, it lists the first ones and the number of the rest.
    public func listed(by conjunction: String = "and", most: Int = .max) -> String {
        var words = Array(prefix(most))
        if count > words.count { words.append("\(count - words.count) more") }
        guard words.count > 1, let last = words.popLast() else { return words.joined() }
        return words.joined(separator: ", ") + " \(conjunction) " + last
    }
}
