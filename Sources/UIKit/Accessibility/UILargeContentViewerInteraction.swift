import Foundation

/// An interaction that shows large content for a pressed view.
///
/// Plumb never triggers it.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// The view of the interaction.
    open private(set) weak var view: UIView?

    /// Creates an interaction without a view.
    public override init() { super.init() }
    /// A Boolean value that indicates whether the large content viewer is enabled: always false in Plumb.
    open class var isEnabled: Bool { false }
    /// Does nothing by default.
    open func willMove(to view: UIView?) {}
    /// Stores the view of the interaction.
    open func didMove(to view: UIView?) { self.view = view }
}
