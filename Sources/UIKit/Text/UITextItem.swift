import Foundation

/// A part of a text that can be touched: a link or a picture.
///
/// There are no touches, so that nothing makes one; methods of delegates name it.
@preconcurrency @MainActor open class UITextItem: NSObject {
    /// What a part of a text is.
    public enum Content {
        /// A link to a place.
        case link(URL)
        /// A picture.
        case textAttachment(NSTextAttachment)
        /// What the program has given a name.
        case tag(String)
    }

    /// What the part is.
    public let content: Content
    /// Where it is, in UTF-16 units.
    public let range: NSRange

    init(_ content: Content, range: NSRange) { (self.content, self.range) = (content, range) }
}
