/// How often pictures should be shown, a second.
public struct CAFrameRateRange: Hashable, Sendable {
    /// At least.
    public var minimum: Float
    /// At most.
    public var maximum: Float
    /// At best; nil for whatever is between.
    public var preferred: Float?

    /// A range.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }
    /// As the system has it.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
