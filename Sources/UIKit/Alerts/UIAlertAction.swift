import Foundation

/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    /// What a button is for.
    ///
    /// Raw values are Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// One of several.
        case `default` = 0
        /// Giving up.
        case cancel = 1
        /// Destroying something.
        case destructive = 2
    }

    /// The title.
    open private(set) var title: String?
    /// What the button is for.
    open private(set) var style: Style
    /// Whether it can be tapped.
    open var isEnabled = true
    /// What is run when the button is tapped; there are no taps here, and a host may run it.
    public let handler: ((UIAlertAction) -> Void)?

    /// A button with a title.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }
}
