import Foundation

/// A transition from one view controller to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    /// The identifier of the segue.
    public let identifier: String?
    /// The view controller at the start of the segue.
    public let source: UIViewController
    /// The view controller at the end of the segue.
    public let destination: UIViewController
    private let handler: () -> Void

    /// Creates a segue that performs nothing itself.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination, handler) = (identifier, source, destination, {})
    }
    /// Creates a segue that performs a closure.
    public init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) { (self.identifier, self.source, self.destination, handler) = (identifier, source, destination, performHandler) }

    /// Performs the segue: calls its closure.
    open func perform() { handler() }
}

extension UIViewController {
    /// The storyboard of the controller; always nil, because Plumb does not read compiled storyboards.
    public var storyboard: UIStoryboard? { nil }

    func reportSegue(_ identifier: String) {
        LayoutMisuse(
            .invalidArgument, "Receiver (\(self)) has no segue with identifier '\(identifier)'"
        ).report()
    }
}
