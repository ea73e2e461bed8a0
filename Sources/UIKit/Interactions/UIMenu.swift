import Foundation

/// A menu with actions and submenus.
///
/// Plumb stores its values and shows no menu.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    /// The identifier of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name of the identifier.
        public let rawValue: String
        /// Creates an identifier from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The options of a menu.
    ///
    /// The bits equal Apple's.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits of the options, as in UIKit.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The menu appears inline in its parent menu.
        public static let displayInline = Options(rawValue: 1)
        /// The menu is destructive.
        public static let destructive = Options(rawValue: 2)
        /// The menu has a single selected element.
        public static let singleSelection = Options(rawValue: 32)
    }

    /// The sizes of a menu's elements.
    ///
    /// The raw values equal Apple's.
    public enum ElementSize: Int, Hashable, Sendable {
        /// Small elements.
        case small = 0
        /// Medium elements.
        case medium = 1
        /// Large elements.
        case large = 2
        /// Elements of a size that the system chooses.
        case automatic = -1
    }

    /// The identifier of the menu.
    ///
    /// The default is a unique identifier.
    public let identifier: Identifier
    /// The options of the menu.
    public let options: Options
    /// The elements of the menu.
    public let children: [UIMenuElement]
    /// The preferred size of the elements.
    ///
    /// Plumb stores the value and does not use it.
    open var preferredElementSize: ElementSize

    /// Creates a menu with elements.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.options = options
        self.preferredElementSize = preferredElementSize
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The elements whose state is on.
    open var selectedElements: [UIMenuElement] { children.filter { ($0 as? UIAction)?.state == .on } }

    /// Returns the menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }
}
