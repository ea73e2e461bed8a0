import Foundation

/// A menu element that sends an action along the responder chain.
///
/// Plumb shows no menus.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
    /// The action of the command.
    public let action: Selector
    /// The value that distinguishes commands with the same action.
    public let propertyList: Any?
    /// The title that explains the command to the user.
    ///
    /// Plumb stores the value and does not use it.
    open var discoverabilityTitle: String?
    /// The attributes of the command in a menu.
    open var attributes: UIMenuElement.Attributes
    /// The state of the command in a menu.
    open var state: UIMenuElement.State

    /// Creates a command.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        (self.action, self.propertyList, self.discoverabilityTitle) = (action, propertyList, discoverabilityTitle)
        (self.attributes, self.state) = (attributes, state)
        super.init(title: title, subtitle: nil, image: image)
    }
}
