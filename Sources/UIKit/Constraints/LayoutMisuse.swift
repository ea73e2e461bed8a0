/// A call for which Apple's framework raises an exception, with the exception's name and text.
public struct LayoutMisuse: Error, Hashable, Sendable, CustomStringConvertible {
    /// The exception that Apple's framework raises.
    public enum Exception: String, Hashable, Sendable {
        /// An invalid argument.
        case invalidArgument = "NSInvalidArgumentException"
        /// A constraint between unrelated views.
        case generic = "NSGenericException"
        /// A change that the state of the object forbids.
        case internalInconsistency = "NSInternalInconsistencyException"
    }

    /// The exception that Apple's framework raises.
    public let exception: Exception
    /// The text of Apple's exception.
    public let reason: String

    /// Creates a misuse.
    public init(_ exception: Exception, _ reason: String) {
        self.exception = exception
        self.reason = reason
    }

    /// The name and text of the exception, in the format of Apple's run time.
    public var description: String { "\(exception.rawValue): \(reason)" }

    /// The handler of misuses.
    ///
    /// The default stops the program with Apple's text, as UIKit does. Tests, tools and servers can install a handler that records misuses.
    /// The call then has no effect. The handler runs on the main actor.
    @MainActor public static var handler: @MainActor (LayoutMisuse) -> Void {
        get { installedHandler ?? stop }
        set { installedHandler = newValue }
    }

    @MainActor private static var installedHandler: (@MainActor (LayoutMisuse) -> Void)?

    /// A Boolean value that indicates whether a misuse stops the program, because no handler is installed.
    @MainActor static var stopsTheProgram: Bool { installedHandler == nil }

    /// Stops the program, as Apple's run time does.
    ///
    /// It runs only if no handler is installed. Continuing with a wrong layout would hide the programmer's mistake.
    @MainActor private static func stop(_ misuse: LayoutMisuse) {
        fatalError(
            "*** Terminating app due to uncaught exception '\(misuse.exception.rawValue)', reason: '\(misuse.reason)'")
    }

    /// Passes the misuse to the handler.
    @MainActor public func report() { Self.handler(self) }

    /// Logs a tolerated misuse as a warning.
    @MainActor func log() { NSLayoutConstraint.logger.warning("\(reason)") }

    /// Runs a closure and returns its misuses instead of passing them to the handler.
    @MainActor public static func recording(_ body: @MainActor () throws -> Void) rethrows -> [LayoutMisuse] {
        let outer = installedHandler
        var recorded: [LayoutMisuse] = []
        handler = { recorded.append($0) }
        defer { installedHandler = outer }
        try body()
        return recorded
    }
}
