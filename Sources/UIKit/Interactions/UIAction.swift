import Foundation

/// What is run for an action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A title, a picture and what is run when it is chosen.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    /// What tells actions of one control apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// An identifier of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// An identifier of a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// What tells the action apart from others of a control; made where none was given.
    public let identifier: Identifier
    /// Who runs the action, while it is run.
    open internal(set) var sender: Any?
    private let handler: UIActionHandler

    /// What a menu shows of the action where there is room for more than the title.
    open var discoverabilityTitle: String?
    /// What is special about the action in a menu.
    open var attributes: UIMenuElement.Attributes
    /// Whether the action is marked in a menu.
    open var state: UIMenuElement.State

    /// An action that runs a closure.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    func run(from sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}

/// Something that controls can send messages to by their names.
///
/// Apple's controls find the method of a selector at run time. Without the Objective-C runtime a target finds it itself.
@MainActor public protocol ActionTarget: AnyObject {
    /// Does what a message of a control stands for.
    func perform(_ action: Selector, from sender: Any?)
}
