import Foundation

/// What lets a view be dragged; nothing drags it here.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
    /// Who says what is dragged.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?
    /// Whether the view can be dragged: on tablets, until set.
    open var isEnabled = UIDevice.current.userInterfaceIdiom == .pad
    /// Whether the system's ways of touching the view go on meanwhile; kept.
    open var allowsSimultaneousRecognitionDuringLift = false

    /// An interaction whose things a delegate gives.
    public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }

    /// Nothing, unless overridden.
    open func willMove(to view: UIView?) {}
    /// Keeps the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Who says what is dragged with a view; what only follows from touches is not declared, and a class may have it all the same.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
    /// What is dragged; none for nothing.
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
}

/// What lets things be dropped on a view; nothing drops any here.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
    /// Who takes what is dropped.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?
    /// Whether several things may be dragged over the view at once; kept.
    open var allowsSimultaneousDropSessions = false

    /// An interaction whose things a delegate takes.
    public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }

    /// Nothing, unless overridden.
    open func willMove(to view: UIView?) {}
    /// Keeps the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Who takes what is dropped on a view: the questions that a host which stands in for fingers asks.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
    /// Whether the view takes part; yes unless there is a method.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    /// What would become of what is dragged; nothing unless there is a method.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    /// Takes what is dropped.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}

extension UIDropInteractionDelegate {
    /// The view takes part.
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
    /// Nothing becomes of it.
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
    /// Nothing is taken.
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
}
