/// A stable name of a kind of finding, like `vfl.expected-view`; it never changes once published.
public struct DiagnosticID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name: lower-case words with hyphens, the room before the first point.
    public let rawValue: String
    /// A kind of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A kind of that name.
    public init(stringLiteral value: String) { self.rawValue = value }
}
