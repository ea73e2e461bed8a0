import Foundation

/// An interaction that makes a view draggable.
///
/// Plumb starts no drags.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
    /// The delegate, which the interaction holds weakly.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// The view of the interaction.
    open private(set) weak var view: UIView?
    /// A Boolean value that indicates whether the interaction is enabled.
    ///
    /// The default is `true` on iPad.
    open var isEnabled = UIDevice.current.userInterfaceIdiom == .pad
    /// A Boolean value that indicates whether other gestures may be recognized during the lift.
    ///
    /// Plumb stores the value and does not use it.
    open var allowsSimultaneousRecognitionDuringLift = false

    /// Creates an interaction with a delegate.
    public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }

    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Stores the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// A delegate that provides the drag items of a view.
///
/// Plumb does not call these methods; a host may. Plumb does not declare the methods that depend on touches. A class
/// may implement them anyway.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
    /// Returns the drag items, or an empty array to prevent the drag.
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
}

/// An interaction that makes a view a drop destination.
///
/// Plumb performs no drops.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
    /// The delegate, which the interaction holds weakly.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    /// The view of the interaction.
    open private(set) weak var view: UIView?
    /// A Boolean value that indicates whether the view accepts several drop sessions at once.
    ///
    /// Plumb stores the value and does not use it.
    open var allowsSimultaneousDropSessions = false

    /// Creates an interaction with a delegate.
    public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }

    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Stores the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// A delegate that handles drops on a view.
///
/// Plumb does not call these methods; a host may.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
    /// Returns whether the view accepts a drop session.
    ///
    /// The default is `true`.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    /// Returns the proposal for a drop.
    ///
    /// The default proposal cancels the drop.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    /// Performs a drop.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}

extension UIDropInteractionDelegate {
    /// Returns `true`.
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
    /// Returns a proposal that cancels the drop.
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
    /// Does nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
}
