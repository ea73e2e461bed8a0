import Foundation

extension CGFloat {
    /// The length as the engine takes it, in points: at most ten million in magnitude.
    ///
    /// Content sizes and constants of `greatestFiniteMagnitude` mean as much as there is. Beside such a number the engine could not
    /// tell pixels apart.
    var engineLength: Double { Double(Swift.min(Swift.max(self, -10_000_000), 10_000_000)) }
}
