import Foundation

/// A glass effect.
///
/// Plumb does not draw it.
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
    /// The styles of glass.
    ///
    /// The raw values equal Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// The regular style.
        case regular = 0
        /// The clear style.
        case clear = 1
    }

    /// The style of the glass.
    @_spi(Host) public let style: Style
    /// The tint color of the glass, or `nil` for none.
    open var tintColor: UIColor?
    /// A Boolean value that indicates whether the glass responds to touches.
    ///
    /// Plumb stores the value and does not use it.
    open var isInteractive = false

    /// Creates a regular glass effect.
    public convenience override init() { self.init(style: .regular) }

    /// Creates a glass effect of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Creates a regular glass effect from an archive.
    ///
    /// Plumb reads no properties from the archive.
    public required init?(coder: NSCoder) {
        style = .regular
        super.init(coder: coder)
    }
}

/// An effect that merges nearby glass effects in a view.
///
/// Plumb does not draw it.
@preconcurrency @MainActor open class UIGlassContainerEffect: UIVisualEffect {
    /// The distance at which glass effects merge, in points.
    ///
    /// Plumb stores the value and does not use it.
    open var spacing: CGFloat = 0
}
