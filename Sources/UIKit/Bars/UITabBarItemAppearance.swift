import Foundation

/// How tabs look; kept, and nothing draws it.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
    /// The looks that the system gives.
    public override init() { super.init() }
    /// Where titles of tabs stand.
    ///
    /// Raw values are Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// Below the picture.
        case stacked = 0
        /// Beside the picture.
        case inline = 1
        /// Beside the picture in low bars.
        case compactInline = 2
    }
    /// The looks of tabs whose titles stand so.
    public init(style: Style) { super.init() }
    /// How a tab looks that has the keys.
    public let focused = UITabBarItemStateAppearance()
    /// How a tab looks that is not chosen.
    public let normal = UITabBarItemStateAppearance()
    /// How a tab looks that is chosen.
    public let selected = UITabBarItemStateAppearance()
    /// How a tab looks that cannot be chosen.
    public let disabled = UITabBarItemStateAppearance()
}

/// How a tab looks in a state; kept, and nothing draws it.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The colour of the picture; nil for the system's.
    open var iconColor: UIColor?
    /// The colour of the short text beside the picture; nil for the system's.
    open var badgeBackgroundColor: UIColor?
    /// The attributes of that text.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far that text is moved, in points.
    open var badgePositionAdjustment = UIOffset.zero
    /// How far the text of the badge is moved in it, in points.
    open var badgeTitlePositionAdjustment = UIOffset.zero
}
