import Diagnostics

/// Parts of an equation that are added and taken away: `b.width * 2 - gap + 3`.
struct FormatSum {
    private var parts: [(isNegative: Bool, text: String)] = []

    /// Adds or subtracts a part.
    mutating func add(_ text: String, isNegative: Bool) { parts.append((isNegative, text)) }

    /// Adds a multiple of a named value.
    mutating func add(_ count: Double, times name: String) {
        add(abs(count) == 1 ? name : "\(JSONValue.text(of: abs(count))) * \(name)", isNegative: count < 0)
    }

    /// Adds a number.
    ///
    /// A zero is added only if there is nothing else.
    mutating func add(_ number: Double) {
        if number != 0 || parts.isEmpty { add(JSONValue.text(of: abs(number)), isNegative: number < 0) }
    }

    /// The parts with their signs.
    var text: String {
        var text = ""
        for (index, part) in parts.enumerated() {
            text += index == 0 ? (part.isNegative ? "-" : "") : part.isNegative ? " - " : " + "
            text += part.text
        }
        return text
    }
}
