import Foundation

/// An element of a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    /// The states of an element.
    ///
    /// The raw values equal Apple's.
    public enum State: Int, Hashable, Sendable {
        /// The element is off.
        case off = 0
        /// The element is on.
        case on = 1
        /// The element is in a mixed state.
        case mixed = 2
    }

    /// The attributes of an element.
    ///
    /// The bits equal Apple's.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The bits of the attributes, as in UIKit.
        public let rawValue: UInt
        /// Creates attributes from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The element is disabled.
        public static let disabled = Attributes(rawValue: 1)
        /// The element is destructive.
        public static let destructive = Attributes(rawValue: 2)
        /// The element is hidden.
        public static let hidden = Attributes(rawValue: 4)
        /// The menu stays open after a selection of the element.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    /// The title.
    open var title: String
    /// The subtitle.
    open var subtitle: String?
    /// The image.
    open var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        (self.title, self.subtitle, self.image) = (title, subtitle, image)
    }
}
