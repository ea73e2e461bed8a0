import Foundation

/// A line of a menu that sends a message along the responder chain; kept, since nothing shows menus here.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
    /// The message.
    public let action: Selector
    /// What tells commands of one message apart.
    public let propertyList: Any?
    /// What a menu shows of the command where there is room for more than the title.
    open var discoverabilityTitle: String?
    /// What is special about the command in a menu.
    open var attributes: UIMenuElement.Attributes
    /// Whether the command is marked in a menu.
    open var state: UIMenuElement.State

    /// A command.
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
