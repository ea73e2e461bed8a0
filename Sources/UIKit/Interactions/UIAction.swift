import Foundation

/// What is run for an action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A title, a picture and what is run when it is chosen.
@preconcurrency @MainActor open class UIAction: NSObject {
    /// What tells actions of one control apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// An identifier of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// An identifier of a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The title.
    open var title: String
    /// The picture.
    open var image: UIImage?
    /// What tells the action apart from others of a control; made where none was given.
    public let identifier: Identifier
    /// Who runs the action, while it is run.
    open internal(set) var sender: Any?
    private let handler: UIActionHandler

    /// An action that runs a closure.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping UIActionHandler
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.handler = handler
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
