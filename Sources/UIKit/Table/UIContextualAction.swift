import Foundation

/// Something that can be done with a row that is wiped to the side.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    /// What an action is for.
    ///
    /// Raw values are Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// One of several.
        case normal = 0
        /// Destroying something.
        case destructive = 1
    }

    /// What is run, with the view of the action and what is called with whether it was done.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// What the action is for.
    public let style: Style
    /// What is run when the action is tapped; there are no taps here, and a host may run it.
    public let handler: Handler
    /// The title.
    open var title: String?
    /// The picture.
    open var image: UIImage?
    /// The fill; that of the style until set.
    open var backgroundColor: UIColor!

    /// An action with a title.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
        backgroundColor = style == .destructive ? .systemRed : .systemGray
    }
}
