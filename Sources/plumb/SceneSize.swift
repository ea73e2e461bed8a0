import ArgumentParser

/// A size as it is written on the command line: `375x667`.
struct SceneSize: ExpressibleByArgument, Equatable {
    let width: Double
    let height: Double

    /// Reads two positive numbers with an `x` between them.
    init?(argument: String) {
        let parts = argument.split(whereSeparator: { character in character == "x" || character == "×" })
        guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
            (0.0...100_000).contains(width), (0.0...100_000).contains(height), width > 0, height > 0
        else { return nil }
        self.width = width
        self.height = height
    }

    /// The size as it is written.
    var argument: String { "\(width)x\(height)" }
}
