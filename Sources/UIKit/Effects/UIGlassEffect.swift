import Foundation

/// Glass; it is not drawn here.
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
    /// How much shines through.
    ///
    /// Raw values are Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// As the system has it.
        case regular = 0
        /// All.
        case clear = 1
    }

    /// How much shines through.
    public let style: Style
    /// The colour of the glass; nil for none.
    open var tintColor: UIColor?
    /// Whether the glass follows fingers.
    open var isInteractive = false

    /// Glass as the system has it.
    public convenience override init() { self.init(style: .regular) }

    /// Glass of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Glass as the system has it, from an archive.
    public required init?(coder: NSCoder) {
        style = .regular
        super.init(coder: coder)
    }
}

/// What has glass in a view become one where it is near; it is not drawn here.
@preconcurrency @MainActor open class UIGlassContainerEffect: UIVisualEffect {
    /// How near glass is that becomes one, in points.
    open var spacing: CGFloat = 0
}
