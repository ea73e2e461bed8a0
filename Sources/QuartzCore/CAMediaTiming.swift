import Foundation

/// The timing of an animation or a layer.
public protocol CAMediaTiming {
    /// When it begins, in seconds of what is around it.
    var beginTime: TimeInterval { get set }
    /// How long it takes, in seconds.
    var duration: TimeInterval { get set }
    /// How fast it runs, as a part of what is around it.
    var speed: Float { get set }
    /// Where in its time it begins, in seconds.
    var timeOffset: TimeInterval { get set }
    /// How often it runs.
    var repeatCount: Float { get set }
    /// How long it is repeated, in seconds.
    var repeatDuration: TimeInterval { get set }
    /// A Boolean value that indicates whether it runs back after it ran.
    var autoreverses: Bool { get set }
    /// What holds before and after.
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
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Neither.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
