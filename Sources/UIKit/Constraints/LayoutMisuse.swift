/// A call that Apple answers with an exception: the exception's name and its text.
public struct LayoutMisuse: Error, Hashable, Sendable, CustomStringConvertible {
    /// The exception that Apple raises.
    public enum Exception: String, Hashable, Sendable {
        /// An argument that cannot be.
        case invalidArgument = "NSInvalidArgumentException"
        /// A constraint between unrelated views.
        case generic = "NSGenericException"
        /// A change that the state of the object forbids.
        case internalInconsistency = "NSInternalInconsistencyException"
    }

    /// The exception that Apple raises.
    public let exception: Exception
    /// Apple's text.
    public let reason: String

    /// A misuse.
    public init(_ exception: Exception, _ reason: String) {
        self.exception = exception
        self.reason = reason
    }

    /// The exception and its text, as Apple's run time prints them.
    public var description: String { "\(exception.rawValue): \(reason)" }

    /// What happens on misuse; the default stops the program with Apple's text, as Apple's does.
    ///
    /// Tests, tools and servers install one that records; the call is then without effect. The handler belongs to the main actor.
    @MainActor public static var handler: @MainActor (LayoutMisuse) -> Void {
        get { installedHandler ?? stop }
        set { installedHandler = newValue }
    }

    @MainActor private static var installedHandler: (@MainActor (LayoutMisuse) -> Void)?

    /// Whether nobody installed a handler, so that a misuse stops the program.
    @MainActor static var stopsTheProgram: Bool { installedHandler == nil }

    /// The one place that stops a program, and only where nobody installed a handler: Apple's run time does so too, and to go on
    /// with a layout that was never asked for would hide the mistake from whoever made it.
    @MainActor private static func stop(_ misuse: LayoutMisuse) {
        fatalError(
            "*** Terminating app due to uncaught exception '\(misuse.exception.rawValue)', reason: '\(misuse.reason)'")
    }

    /// Hands the misuse to the handler.
    @MainActor public func report() { Self.handler(self) }

    /// Tells the misuse in the log, where it is let pass.
    @MainActor func log() { NSLayoutConstraint.logger.warning("\(reason)") }

    /// Runs a closure and returns the misuses in it instead of handing them to the handler.
    @MainActor public static func recording(_ body: @MainActor () throws -> Void) rethrows -> [LayoutMisuse] {
        let outer = installedHandler
        var recorded: [LayoutMisuse] = []
        handler = { recorded.append($0) }
        defer { installedHandler = outer }
        try body()
        return recorded
    }
}
