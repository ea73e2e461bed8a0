import Foundation

/// A picture among the characters of a text.
///
/// Not an `NSObject`, for the reason that ``UIFont`` is none.
open class NSTextAttachment: Hashable, @unchecked Sendable {
    /// The character that stands for a picture.
    public static let character = 0xFFFC

    /// The picture.
    open var image: UIImage?
    /// Its place from where it begins on the baseline, upwards, in points; without a size it is that of the picture.
    open var bounds = CGRect.zero

    /// No picture yet.
    public init() {}
    /// A picture.
    public init(image: UIImage) { self.image = image }
    /// What a file holds, which is not looked at.
    public convenience init(data contentData: Data?, ofType uti: String?) {
        self.init()
        image = contentData.flatMap { UIImage(data: $0) }
    }

    /// What it takes of a line: its own place, or the picture on the baseline.
    final var place: CGRect { bounds.isEmpty ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds }

    /// Whether it is the same one.
    public static func == (left: NSTextAttachment, right: NSTextAttachment) -> Bool { left === right }
    /// Adds which one it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NSAttributedString.Key {
    /// The picture at a character, an ``NSTextAttachment``.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}

extension NSAttributedString {
    /// A text of one picture.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
