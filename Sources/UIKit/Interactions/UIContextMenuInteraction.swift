import Foundation

/// A menu that comes when a view is pressed for long; nothing presses it here.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// Who gives the menu.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?

    /// An interaction whose menu a delegate gives.
    public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

    /// Nothing, unless overridden.
    open func willMove(to view: UIView?) {}
    /// Keeps the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Who gives the menu of a view.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// The menu for a place in the view; nil for none.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

/// What a menu that comes when a view is pressed for long is made of.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    /// What gives the menu, from actions that the system would suggest.
    public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
    /// What gives the controller that is shown beside the menu.
    public typealias ContentPreviewProvider = () -> UIViewController?

    /// What tells the configuration apart from others; made where none was given.
    public let identifier: any NSCopying
    private let previewProvider: ContentPreviewProvider?
    private let actionProvider: ActionProvider?

    /// A menu that is asked for when it is shown.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.identifier = identifier ?? UUID().uuidString as NSString
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
    }
}
