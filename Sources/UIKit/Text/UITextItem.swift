import Foundation

/// A part of a text that the user can interact with: a link, an attachment or a tagged range.
///
/// Plumb has no touches and does not create items; delegate methods name the type.
@preconcurrency @MainActor open class UITextItem: NSObject {
    /// The content of a text item.
    public enum Content {
        /// A link to a URL.
        case link(URL)
        /// An attachment.
        case textAttachment(NSTextAttachment)
        /// A range that the program tagged.
        case tag(String)
    }

    /// The content of the item.
    public let content: Content
    /// The range of the item, in UTF-16 units.
    public let range: NSRange

    init(_ content: Content, range: NSRange) { (self.content, self.range) = (content, range) }
}
