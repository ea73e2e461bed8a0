import Foundation

/// A line of a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    /// Whether a line is marked.
    ///
    /// Raw values are Apple's.
    public enum State: Int, Hashable, Sendable {
        /// Not marked.
        case off = 0
        /// Marked.
        case on = 1
        /// Marked in part.
        case mixed = 2
    }

    /// What is special about a line.
    ///
    /// Bits are Apple's.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// Apple's bits.
        public let rawValue: UInt
        /// Attributes of Apple's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It cannot be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// It destroys something.
        public static let destructive = Attributes(rawValue: 2)
        /// It is not shown.
        public static let hidden = Attributes(rawValue: 4)
        /// The menu stays when it was chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    /// The title.
    open var title: String
    /// A smaller line below the title.
    open var subtitle: String?
    /// The picture.
    open var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        (self.title, self.subtitle, self.image) = (title, subtitle, image)
    }
}
