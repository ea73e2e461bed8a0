import UIKit

/// The content priorities of a view on both axes.
///
/// The defaults are those of an Interface Builder document.
public struct ContentPriorities: Hashable, Sendable {
    /// The horizontal hugging priority.
    public var horizontalHugging: Double
    /// The vertical hugging priority.
    public var verticalHugging: Double
    /// The horizontal compression resistance.
    public var horizontalCompressionResistance: Double
    /// The vertical compression resistance.
    public var verticalCompressionResistance: Double

    /// Creates content priorities.
    ///
    /// The defaults are 250 for hugging and 750 for compression resistance.
    public init(
        horizontalHugging: Double = 250, verticalHugging: Double = 250, horizontalCompressionResistance: Double = 750,
        verticalCompressionResistance: Double = 750
    ) {
        self.horizontalHugging = horizontalHugging
        self.verticalHugging = verticalHugging
        self.horizontalCompressionResistance = horizontalCompressionResistance
        self.verticalCompressionResistance = verticalCompressionResistance
    }

    /// Returns the hugging priority along an axis.
    func hugging(along axis: NSLayoutConstraint.Axis) -> Double {
        axis == .horizontal ? horizontalHugging : verticalHugging
    }

    /// Returns the compression resistance along an axis.
    func resistance(along axis: NSLayoutConstraint.Axis) -> Double {
        axis == .horizontal ? horizontalCompressionResistance : verticalCompressionResistance
    }
}
