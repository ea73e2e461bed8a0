import ArgumentParser
import Foundation
import VisualFormat

/// Values of metrics as on the command line: `gap=8,low=250`.
struct MetricValues {
    let values: [String: Double]

    /// Reads names with numbers.
    /// - Throws: A `ValidationError` if a name is missing or repeated, or a number is missing or not finite.
    init(argument: String) throws(ValidationError) {
        var values: [String: Double] = [:]
        guard argument.contains(where: { character in character != "," && character != " " }) else {
            throw ValidationError("Name at least one metric, such as gap=8.")
        }
        for part in argument.split(separator: ",") {
            let sides = part.split(separator: "=", omittingEmptySubsequences: false)
                .map { side in side.trimmingCharacters(in: .whitespaces) }
            guard sides.count == 2, !sides[0].isEmpty else {
                throw ValidationError("'\(part)' is not a name and a number, such as gap=8.")
            }
            guard SyntaxTree.canName(sides[0]) else {
                throw ValidationError(
                    "'\(sides[0])' is not a valid name. Names contain letters, digits and underscores, and do not begin with a digit."
                )
            }
            guard let value = Double(sides[1]), value.isFinite else {
                throw ValidationError("The value of '\(sides[0])' must be a finite number, not '\(sides[1])'.")
            }
            guard values.updateValue(value, forKey: sides[0]) == nil else {
                throw ValidationError("The metric '\(sides[0])' is a duplicate.")
            }
        }
        self.values = values
    }
}

extension [MetricValues] {
    /// The values of all metrics; the last value of a repeated metric counts.
    var values: [String: Double] {
        reduce(into: [:]) { values, list in values.merge(list.values) { _, last in last } }
    }

    /// Prints a warning for each metric that no format uses.
    static func complain(ofUnused names: Set<String>) {
        for name in names.sorted() { OutputTerminal.complain("warning: No format uses the metric '\(name)'.") }
    }
}
