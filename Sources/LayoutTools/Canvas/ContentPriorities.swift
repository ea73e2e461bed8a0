import UIKit

/// How strongly a view keeps to the size of its content, on both axes.
///
/// The defaults are those that an Interface Builder document means where it writes nothing.
public struct ContentPriorities: Hashable, Sendable {
    /// What growing wider than the content costs.
    public var horizontalHugging: Double
    /// What growing higher than the content costs.
    public var verticalHugging: Double
    /// What becoming narrower than the content costs.
    public var horizontalCompressionResistance: Double
    /// What becoming lower than the content costs.
    public var verticalCompressionResistance: Double

    /// Content priorities; by default 250 for hugging and 750 for compression resistance.
    public init(
        horizontalHugging: Double = 250, verticalHugging: Double = 250, horizontalCompressionResistance: Double = 750,
        verticalCompressionResistance: Double = 750
    ) {
        self.horizontalHugging = horizontalHugging
        self.verticalHugging = verticalHugging
        self.horizontalCompressionResistance = horizontalCompressionResistance
        self.verticalCompressionResistance = verticalCompressionResistance
    }

    /// What growing beyond the content along an axis costs.
    func hugging(along axis: NSLayoutConstraint.Axis) -> Double {
        axis == .horizontal ? horizontalHugging : verticalHugging
    }

    /// What shrinking below the content along an axis costs.
    func resistance(along axis: NSLayoutConstraint.Axis) -> Double {
        axis == .horizontal ? horizontalCompressionResistance : verticalCompressionResistance
    }
}
