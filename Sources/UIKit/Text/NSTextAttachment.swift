import Foundation

/// An image among the characters of a text.
///
/// This class does not inherit from `NSObject`, for the same reason as ``UIFont``.
open class NSTextAttachment: Hashable, @unchecked Sendable {
    // Invariant: an attachment belongs to one thread until its text is complete, as Apple documents.
    /// The character that represents an attachment.
    public static let character = 0xFFFC

    /// The image.
    open var image: UIImage?
    /// The rectangle of the attachment, in points, relative to its start on the baseline; y points up.
    ///
    /// If it is empty, the image provides the size.
    open var bounds = CGRect.zero

    /// Creates an attachment without an image.
    public init() {}
    /// Creates an attachment with an image.
    public init(image: UIImage) { self.image = image }
    /// Creates an attachment from the data of an image file; Plumb does not use the type.
    public convenience init(data contentData: Data?, ofType uti: String?) {
        self.init()
        image = contentData.flatMap { UIImage(data: $0) }
    }

    /// The rectangle of the attachment on its line, in points; the size of the image replaces empty bounds.
    final var place: CGRect { bounds.isEmpty ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds }

    /// Returns whether two references refer to the same attachment.
    public static func == (left: NSTextAttachment, right: NSTextAttachment) -> Bool { left === right }
    /// Adds the identity of the attachment to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NSAttributedString.Key {
    /// The attachment of a character, an ``NSTextAttachment``.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}

extension NSAttributedString {
    /// Creates an attributed string with one attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
