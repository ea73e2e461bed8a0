/// A range of frame rates per second.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The minimum.
    public var minimum: Float
    /// The maximum.
    public var maximum: Float
    /// The preferred rate; nil for any rate in the range.
    public var preferred: Float?

    /// Creates a range.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }
    /// The default of the system.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
