import Foundation

/// An action of an alert, which a button represents.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    /// The style of an action.
    ///
    /// The raw values equal Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// A default action.
        case `default` = 0
        /// An action that cancels.
        case cancel = 1
        /// A destructive action.
        case destructive = 2
    }

    /// The title of the button.
    open private(set) var title: String?
    /// The style of the action.
    open private(set) var style: Style
    /// A Boolean value that indicates whether the action is enabled.
    ///
    /// Plumb stores the value and does not use it.
    open var isEnabled = true
    /// The closure that runs when the user selects the action.
    ///
    /// Plumb does not run it; a host may.
    @_spi(Host) public let handler: ((UIAlertAction) -> Void)?

    /// Creates an action with a title.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }
}
