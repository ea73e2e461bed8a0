import Foundation

/// A menu of what can be done with text; kept, nothing shows it.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// Who gives the menu.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?

    /// An interaction whose menu a delegate gives, or the system.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }

    /// Would show the menu.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
    /// Would hide the menu.
    open func dismissMenu() {}
    /// Would show the menu anew where it is shown.
    open func reloadVisibleMenu() {}
    /// Would place the menu anew where it is shown.
    open func updateVisibleMenuPosition(animated: Bool) {}

    /// Nothing, unless overridden.
    open func willMove(to view: UIView?) {}
    /// Keeps the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Where a menu of what can be done with text would come.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
    /// What tells the configuration apart from others; made where none was given.
    public let identifier: AnyHashable
    /// The place that it belongs to, in points.
    public let sourcePoint: CGPoint
    /// On which side of that place it would rather come.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// A menu at a place.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        (self.identifier, self.sourcePoint) = (identifier ?? AnyHashable(UUID()), sourcePoint)
    }
}

/// On which side of its place a menu comes.
///
/// Raw values are Apple's.
public enum UIEditMenuArrowDirection: Int, Hashable, Sendable {
    /// As there is room.
    case automatic = 0
    /// The arrow goes up.
    case up = 1
    /// The arrow goes down.
    case down = 2
    /// The arrow goes to the left.
    case left = 3
    /// The arrow goes to the right.
    case right = 4
}

/// Who gives the menu of what can be done with text.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// The menu, from what the system would suggest; nil for that. Nothing calls it, since no menu is shown.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// What the menu comes beside, in points; its place alone where left out. Nothing calls it, since no menu is shown.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
    /// That of the system.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    /// The place alone.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }
}
