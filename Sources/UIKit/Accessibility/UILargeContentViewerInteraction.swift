import Foundation

/// Shows what is pressed large, where text is; kept, since nothing is pressed.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?

    /// An interaction with no view.
    public override init() { super.init() }
    /// Whether large content is shown; it is not.
    open class var isEnabled: Bool { false }
    /// Nothing.
    open func willMove(to view: UIView?) {}
    /// Keeps the view.
    open func didMove(to view: UIView?) { self.view = view }
}
