/// The metrics in a statement of a layout document, whose names are kept if the statement is rewritten.
struct MetricNames {
    private var names: [Double: String] = [:]

    /// Creates the names of the metrics in a statement.
    ///
    /// A number with two names stays a number.
    init(usedIn statement: String = "", of metrics: [String: Double] = [:]) {
        let words = Set(Self.words(of: statement).map { word in String(word) })
        var ambiguous: Set<Double> = []
        for (name, value) in metrics where words.contains(name) {
            if names.updateValue(name, forKey: value) != nil { ambiguous.insert(value) }
        }
        for value in ambiguous { names[value] = nil }
    }

    /// Returns a statement with names in place of their numbers.
    func naming(_ statement: String) -> String {
        guard !names.isEmpty else { return statement }
        var text = ""
        var end = statement.startIndex
        for word in Self.words(of: statement) {
            guard let value = Double(word), let name = names[value] else { continue }
            text += statement[end..<word.startIndex] + name
            end = word.endIndex
        }
        return text + statement[end...]
    }

    /// Returns the names and numbers of a statement.
    private static func words(of statement: String) -> [Substring] {
        statement.split { character in
            !(character.isLetter || character.isNumber || character == "_" || character == ".")
        }
    }
}
