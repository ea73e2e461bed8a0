import Foundation

/// How the speed of an animation changes.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
    /// Of which kind the course is.
    var timingCurveType: UITimingCurveType { get }
    /// The curve; nil where there is none.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil where there is none.
    var springTimingParameters: UISpringTimingParameters? { get }
}
