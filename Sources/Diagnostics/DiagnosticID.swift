/// The stable id of a kind of finding, such as `vfl.expected-view`.
///
/// Published ids never change.
public struct DiagnosticID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The id: lower-case words with hyphens, with the group before the first period.
    public let rawValue: String
    /// Creates an id.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an id.
    public init(stringLiteral value: String) { self.rawValue = value }
}
