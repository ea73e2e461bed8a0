/// How much a constraint matters: required, or a wish somewhere in the open interval (0, 1000).
///
/// Two priorities are compared, never added: one error at a higher priority outranks any sum of errors below it.
public struct Priority: Hashable, Comparable, Sendable {
    /// The value on Apple's scale; greater than 0 and at most 1000.
    public let value: Double

    /// A priority of a value, or nil where the value is not greater than 0 and at most 1000.
    public init?(_ value: Double) {
        guard value > 0, value <= 1000 else { return nil }
        self.value = value
    }

    private init(unchecked value: Double) { self.value = value }

    /// 1000: an error is not allowed.
    public static let required = Priority(unchecked: 1000)

    /// 750: how strongly Apple's views resist compression.
    public static let defaultHigh = Priority(unchecked: 750)

    /// 250: how strongly Apple's views hug their content.
    public static let defaultLow = Priority(unchecked: 250)

    /// A Boolean value that indicates whether an error at this priority makes the system unsatisfiable.
    public var isRequired: Bool { value >= 1000 }

    /// Orders by value.
    public static func < (left: Priority, right: Priority) -> Bool { left.value < right.value }
}
