import Foundation

/// A word of a search that stands for something the program knows.
@preconcurrency @MainActor open class UISearchToken: NSObject {
    /// The picture before the text.
    public let icon: UIImage?
    /// The text.
    public let text: String
    /// What the word stands for.
    open var representedObject: Any?

    /// A word with a picture.
    public init(icon: UIImage?, text: String) { (self.icon, self.text) = (icon, text) }
}
