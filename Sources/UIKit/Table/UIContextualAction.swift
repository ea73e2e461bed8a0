import Foundation

/// An action that a swipe on a row offers.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    /// The styles of an action.
    ///
    /// Raw values are Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// A regular action.
        case normal = 0
        /// An action that deletes data.
        case destructive = 1
    }

    /// A closure that performs an action.
    ///
    /// It gets the action, the action's view, and a closure to call with whether the action succeeded.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// The style of the action.
    public let style: Style
    /// The closure that performs the action.
    ///
    /// Plumb has no touches and does not call it; a host may.
    public let handler: Handler
    /// The title of the action's button.
    open var title: String?
    /// The image of the action's button.
    open var image: UIImage?
    /// The background color of the action's button; the initializer sets the color of the style.
    open var backgroundColor: UIColor!

    /// Creates an action with a style, a title and a handler.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
        backgroundColor = style == .destructive ? .systemRed : .systemGray
    }
}
