import Foundation

/// A way from one controller to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    /// The name.
    public let identifier: String?
    /// Where it begins.
    public let source: UIViewController
    /// Where it leads.
    public let destination: UIViewController
    private let handler: () -> Void

    /// A way that does nothing by itself.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination, handler) = (identifier, source, destination, {})
    }
    /// A way that is gone by a closure.
    public init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) { (self.identifier, self.source, self.destination, handler) = (identifier, source, destination, performHandler) }

    /// Goes the way.
    open func perform() { handler() }
}

extension UIViewController {
    /// The storyboard that the controller comes from; nil, since no storyboard is read here.
    public var storyboard: UIStoryboard? { nil }

    func reportSegue(_ identifier: String) {
        LayoutMisuse(
            .invalidArgument, "Receiver (\(self)) has no segue with identifier '\(identifier)'"
        ).report()
    }
}
