import Foundation

/// A token in a search field that represents an object of the program.
@preconcurrency @MainActor open class UISearchToken: NSObject {
    /// The icon before the text.
    @_spi(Host) public let icon: UIImage?
    /// The text of the token.
    @_spi(Host) public let text: String
    /// The object that the token represents.
    ///
    /// Plumb stores the value and does not use it.
    open var representedObject: Any?

    /// Creates a token with an icon and a text.
    public init(icon: UIImage?, text: String) { (self.icon, self.text) = (icon, text) }
}
