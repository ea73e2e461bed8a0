import Foundation

/// A closure that an action runs.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// An action with a title, an image and a closure.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    /// The identifier of an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name of the identifier.
        public let rawValue: String
        /// Creates an identifier from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The identifier of the action.
    ///
    /// The default is a unique identifier.
    public let identifier: Identifier
    /// The object that runs the action, during its run.
    open internal(set) var sender: Any?
    private let handler: UIActionHandler

    /// The longer title of the action in a menu.
    ///
    /// Plumb stores the value and does not use it.
    open var discoverabilityTitle: String?
    /// The attributes of the action in a menu.
    ///
    /// Plumb stores the value and does not use it.
    open var attributes: UIMenuElement.Attributes
    /// The state of the action in a menu.
    open var state: UIMenuElement.State

    /// Creates an action that runs a closure.
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

/// An object that receives messages of controls by selector.
///
/// UIKit finds the method of a selector at run time. This platform has no Objective-C runtime, so that the target maps
/// selectors to methods itself.
@MainActor public protocol ActionTarget: AnyObject {
    /// Performs the action of a selector.
    func perform(_ action: Selector, from sender: Any?)
}
