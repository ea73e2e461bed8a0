/// The priority of a constraint: required, or optional with a value between 0 and 1000.
///
/// Priorities are compared and never added: one error at a higher priority outranks any sum of errors below it.
public struct Priority: Hashable, Comparable, Sendable {
    /// The value on Apple's scale, greater than 0 and at most 1000.
    public let value: Double

    /// Creates a priority, or returns nil if the value is not greater than 0 and at most 1000.
    public init?(_ value: Double) {
        guard value > 0, value <= 1000 else { return nil }
        self.value = value
    }

    private init(unchecked value: Double) { self.value = value }

    /// 1000: an error is not allowed.
    public static let required = Priority(unchecked: 1000)

    /// 750: the default compression resistance of Apple's views.
    public static let defaultHigh = Priority(unchecked: 750)

    /// 250: the default content hugging of Apple's views.
    public static let defaultLow = Priority(unchecked: 250)

    /// A Boolean value that indicates whether an error at this priority makes the system infeasible.
    public var isRequired: Bool { value >= 1000 }

    /// Returns whether the first priority is lower than the second.
    public static func < (left: Priority, right: Priority) -> Bool { left.value < right.value }
}
