import Foundation

/// The name of a method.
///
/// Without the Objective-C runtime, it cannot be called by name.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    private let name: String

    /// Creates a selector from a name.
    public init(_ name: String) { self.name = name }
    /// Creates a selector from a name.
    public init(stringLiteral value: String) { name = value }
    /// The name.
    public var description: String { name }
}

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// Returns a selector from a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Calls a closure.
///
/// Without the Objective-C runtime, there is no pool to drain.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
