import CoreGraphics
import Foundation

/// A change through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, one after the other.
    open var values: [Any]?
    /// The path that a point follows, in place of values.
    open var path: CGPath?
    /// When each value is reached, as parts of the duration; nil for evenly.
    open var keyTimes: [NSNumber]?
    /// How time runs between values.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// What lies between values.
    open var calculationMode = CAAnimationCalculationMode.linear

    override func take(over copy: CAAnimation) {
        super.take(over: copy)
        guard let copy = copy as? CAKeyframeAnimation else { return }
        (copy.values, copy.path, copy.keyTimes) = (values, path, keyTimes)
        (copy.timingFunctions, copy.calculationMode) = (timingFunctions, calculationMode)
    }
}

/// What lies between the values of an animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A mode of Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A straight line.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Nothing: each value holds until the next.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// A line that is as fast everywhere.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// A curve.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
}
