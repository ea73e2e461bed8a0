import Foundation

/// The timing of an animation or a layer.
public protocol CAMediaTiming {
    /// The begin time relative to the parent, in seconds.
    var beginTime: TimeInterval { get set }
    /// The duration, in seconds.
    var duration: TimeInterval { get set }
    /// The speed relative to the parent.
    var speed: Float { get set }
    /// The offset of the local time, in seconds.
    var timeOffset: TimeInterval { get set }
    /// The number of repetitions.
    var repeatCount: Float { get set }
    /// The duration of the repetitions, in seconds.
    var repeatDuration: TimeInterval { get set }
    /// A Boolean value that indicates whether the animation plays in reverse after it ends.
    var autoreverses: Bool { get set }
    /// The behavior before and after the active duration.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// The behavior before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The raw value of Core Animation.
    public let rawValue: String
    /// Creates a mode from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Keeps the end state after the animation.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Shows the start state before the animation.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Shows the start state before, and keeps the end state after the animation.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Removes the animation when it ends.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
