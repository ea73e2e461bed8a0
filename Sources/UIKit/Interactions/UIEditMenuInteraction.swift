import Foundation

/// An interaction that shows an edit menu.
///
/// Plumb shows no menu.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// The delegate, which the interaction holds weakly.
    ///
    /// Plumb does not call it.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    /// The view of the interaction.
    open private(set) weak var view: UIView?

    /// Creates an interaction with a delegate, or with `nil` for the system's menu.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }

    /// Presents the menu.
    ///
    /// This method has no effect in Plumb.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
    /// Dismisses the menu.
    ///
    /// This method has no effect in Plumb.
    open func dismissMenu() {}
    /// Reloads the visible menu.
    ///
    /// This method has no effect in Plumb.
    open func reloadVisibleMenu() {}
    /// Updates the position of the visible menu.
    ///
    /// This method has no effect in Plumb.
    open func updateVisibleMenuPosition(animated: Bool) {}

    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Stores the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// A configuration of an edit menu.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
    /// The identifier of the configuration.
    ///
    /// The default is a unique identifier.
    public let identifier: AnyHashable
    /// The point of the menu, in points.
    public let sourcePoint: CGPoint
    /// The preferred direction of the menu's arrow.
    ///
    /// Plumb stores the value and does not use it.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Creates a configuration with a point.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        (self.identifier, self.sourcePoint) = (identifier ?? AnyHashable(UUID()), sourcePoint)
    }
}

/// The directions of an edit menu's arrow.
///
/// The raw values equal Apple's.
public enum UIEditMenuArrowDirection: Int, Hashable, Sendable {
    /// A direction that the system chooses.
    case automatic = 0
    /// An arrow that points up.
    case up = 1
    /// An arrow that points down.
    case down = 2
    /// An arrow that points left.
    case left = 3
    /// An arrow that points right.
    case right = 4
}

/// A delegate of an edit menu interaction.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// Returns the menu for suggested actions, or `nil` for the system's menu.
    ///
    /// Plumb does not call this method; a host may.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Returns the target rectangle of the menu, in points.
    ///
    /// The default is the source point. Plumb does not call this method; a host may.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
    /// Returns `nil`.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    /// Returns an empty rectangle at the source point.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }
}
