/// A key of the change dictionary in key-value observing.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The raw value of Foundation.
    public let rawValue: String
    /// Creates a key from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of change; 1 for a value that was set.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}

/// The options of key-value observing.
///
/// The bits are Apple's.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    /// The raw value, with Apple's bits.
    public let rawValue: UInt
    /// Creates options from Apple's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// A notification before any change.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// The kind of change of an observed value.
///
/// Raw values are Apple's.
public enum NSKeyValueChange: UInt, Hashable, Sendable {
    /// The value was set.
    case setting = 1
    /// Elements were inserted.
    case insertion = 2
    /// Elements were removed.
    case removal = 3
    /// Elements were replaced.
    case replacement = 4
}
