import ArgumentParser

/// Values of metrics as they are written on the command line: `gap=8,low=250`.
struct MetricValues: ExpressibleByArgument {
    let values: [String: Double]

    /// The values.
    init(values: [String: Double]) { self.values = values }

    /// Reads names with numbers; nil where one is not finite, or no number.
    init?(argument: String) {
        var values: [String: Double] = [:]
        for part in argument.split(separator: ",") {
            let sides = part.split(separator: "=", omittingEmptySubsequences: false)
            guard sides.count == 2, let value = Double(sides[1]), value.isFinite else { return nil }
            values[String(sides[0])] = value
        }
        self.values = values
    }

    /// What the help shows.
    var defaultValueDescription: String { "none" }
}
