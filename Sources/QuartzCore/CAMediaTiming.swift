import Foundation

/// When and how fast something runs.
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
    /// Whether it runs back after it ran.
    var autoreverses: Bool { get set }
    /// What holds before and after.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What holds before and after something runs.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A mode of Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// After it, its end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Before it, its begin.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Neither.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
