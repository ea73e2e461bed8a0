import Foundation

/// The root of everything that answers events; here it carries the responder chain.
@preconcurrency @MainActor open class UIResponder: NSObject {
    /// A responder.
    public override init() { super.init() }

    /// The next responder in the chain; nil at its end.
    open var next: UIResponder? { nil }
}
