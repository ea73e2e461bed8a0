import Foundation

/// Lines to choose from; kept, since nothing is shown here.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    /// What tells menus apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// An identifier of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// An identifier of a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// How a menu stands in another.
    ///
    /// Bits are Apple's.
    public struct Options: OptionSet, Hashable, Sendable {
        /// Apple's bits.
        public let rawValue: UInt
        /// Options of Apple's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Its lines stand among those of the menu around it.
        public static let displayInline = Options(rawValue: 1)
        /// It destroys something.
        public static let destructive = Options(rawValue: 2)
        /// One of its lines is marked.
        public static let singleSelection = Options(rawValue: 32)
    }

    /// How large the lines are.
    ///
    /// Raw values are Apple's.
    public enum ElementSize: Int, Hashable, Sendable {
        /// Small.
        case small = 0
        /// Between the two.
        case medium = 1
        /// Large.
        case large = 2
        /// As the system has it.
        case automatic = -1
    }

    /// What tells the menu apart from others; made where none was given.
    public let identifier: Identifier
    /// How the menu stands in another.
    public let options: Options
    /// The lines.
    public let children: [UIMenuElement]
    /// How large the lines are.
    open var preferredElementSize: ElementSize

    /// A menu of lines.
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

    /// The lines that are marked.
    open var selectedElements: [UIMenuElement] { children.filter { ($0 as? UIAction)?.state == .on } }

    /// The same menu with other lines.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }
}
