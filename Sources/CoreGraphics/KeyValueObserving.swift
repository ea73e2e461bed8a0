/// Keys of the dictionary that observers of key paths are given.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A key of Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of change; 1 for a value that was set.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}

/// What observers of key paths wish to be told.
///
/// Bits are Apple's.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt
    /// Options of Apple's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// A message at once, before any change.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// How an observed value changed.
///
/// Raw values are Apple's.
public enum NSKeyValueChange: UInt, Hashable, Sendable {
    /// It was set.
    case setting = 1
    /// Elements were put into it.
    case insertion = 2
    /// Elements were taken from it.
    case removal = 3
    /// Elements of it were replaced.
    case replacement = 4
}
