import ArgumentParser

/// A size as on the command line: `375x667`.
struct SceneSize: Equatable {
    let width: Double
    let height: Double

    /// Reads two numbers with an `x` between them.
    /// - Throws: A `ValidationError` for any other text, and for an invalid size of a root view.
    init(argument: String) throws(ValidationError) {
        let parts = argument.split(omittingEmptySubsequences: false) { character in "xX×".contains(character) }
        guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]) else {
            throw ValidationError("Write a width and a height in points, such as 375x667.")
        }
        guard [width, height].allSatisfy({ length in length > 0 && length <= Self.longest }) else {
            throw ValidationError("Width and height must be greater than 0 and at most \(Int(Self.longest)).")
        }
        self.width = width
        self.height = height
    }

    private static let longest = 100_000.0

    /// The size as on the command line.
    var argument: String { "\(width)x\(height)" }
}
