import Foundation

/// An object that describes the timing curve of an animation.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
    /// The type of the timing curve.
    var timingCurveType: UITimingCurveType { get }
    /// The cubic parameters; nil if the curve has none.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring parameters; nil if the curve has none.
    var springTimingParameters: UISpringTimingParameters? { get }
}
