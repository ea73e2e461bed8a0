import Foundation

/// The name of a message; without the Objective-C runtime nothing can be sent by it.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    private let name: String

    /// A selector of a name.
    public init(_ name: String) { self.name = name }
    /// A selector of a name.
    public init(stringLiteral value: String) { name = value }
    /// The name.
    public var description: String { name }
}

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// A selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Runs a closure; without the Objective-C runtime there is no pool to drain.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
