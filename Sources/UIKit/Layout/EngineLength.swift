import Foundation

extension CGFloat {
    /// The length in points, limited to a magnitude of ten million for the engine.
    ///
    /// Content sizes and constants of `greatestFiniteMagnitude` mean "as much as possible". With such numbers, the
    /// engine could not distinguish pixels.
    var engineLength: Double { Double(Swift.min(Swift.max(self, -10_000_000), 10_000_000)) }
}
