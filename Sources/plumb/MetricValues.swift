import ArgumentParser
import Foundation

/// Values of metrics as they are written on the command line: `gap=8,low=250`.
struct MetricValues: ExpressibleByArgument {
    let values: [String: Double]

    /// Reads names with numbers; nil where a name is missing or comes twice, and where a number is not finite, or none.
    init?(argument: String) {
        var values: [String: Double] = [:]
        for part in argument.split(separator: ",") {
            let sides = part.split(separator: "=", omittingEmptySubsequences: false)
                .map { side in side.trimmingCharacters(in: .whitespaces) }
            guard sides.count == 2, !sides[0].isEmpty, let value = Double(sides[1]), value.isFinite,
                values.updateValue(value, forKey: sides[0]) == nil
            else { return nil }
        }
        self.values = values
    }
}
