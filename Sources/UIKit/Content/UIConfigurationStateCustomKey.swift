import Foundation

/// The name of what a program itself says of a view, for its configuration.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A key of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What a program says; states go where the program takes them, and its values with them.
struct CustomStateValue: Hashable, @unchecked Sendable {
    let value: AnyHashable
}
