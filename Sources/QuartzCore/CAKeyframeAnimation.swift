import CoreGraphics
import Foundation

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values.
    open var values: [Any]?
    /// The path of a point, instead of values.
    open var path: CGPath?
    /// The times of the values, relative to the duration; nil for equal intervals.
    open var keyTimes: [NSNumber]?
    /// The timing functions between values.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The interpolation between values.
    open var calculationMode = CAAnimationCalculationMode.linear

    override func take(over copy: CAAnimation) {
        super.take(over: copy)
        guard let copy = copy as? CAKeyframeAnimation else { return }
        (copy.values, copy.path, copy.keyTimes) = (values, path, keyTimes)
        (copy.timingFunctions, copy.calculationMode) = (timingFunctions, calculationMode)
    }
}

/// The interpolation between the values of an animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The raw value of Core Animation.
    public let rawValue: String
    /// Creates a mode from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Linear interpolation.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// No interpolation: each value holds until the next.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Linear interpolation with constant speed.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// A cubic spline.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
}
