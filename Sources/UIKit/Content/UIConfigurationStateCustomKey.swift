import Foundation

/// A key for a custom value of a configuration state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A custom value of a state.
///
/// It is transferred with its state.
struct CustomStateValue: Hashable, @unchecked Sendable {
    // Invariant: clients store values, and no object that another thread changes, as Apple documents.
    let value: AnyHashable
}
