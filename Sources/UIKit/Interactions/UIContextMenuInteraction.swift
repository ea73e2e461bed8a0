import Foundation

/// An interaction that shows a context menu.
///
/// Plumb shows no menu.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The delegate, which the interaction holds weakly.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view of the interaction.
    open private(set) weak var view: UIView?

    /// Creates an interaction with a delegate.
    public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Stores the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// A delegate of a context menu interaction.
///
/// Plumb does not call this protocol's method; a host may.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// Returns the configuration of the menu at a location in the view's coordinates, in points, or `nil` for no menu.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

/// A configuration of a context menu.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    /// A closure that returns the menu, with the actions that the system suggests.
    public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
    /// A closure that returns the controller of the preview.
    public typealias ContentPreviewProvider = () -> UIViewController?

    /// The identifier of the configuration.
    ///
    /// The default is a unique identifier.
    public let identifier: any NSCopying
    private let previewProvider: ContentPreviewProvider?
    private let actionProvider: ActionProvider?

    /// Creates a configuration with closures.
    ///
    /// Plumb stores the closures and does not call them.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.identifier = identifier ?? UUID().uuidString as NSString
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
    }
}
