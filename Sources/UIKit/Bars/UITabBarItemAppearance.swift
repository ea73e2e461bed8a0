import Foundation

/// The appearance of tabs.
///
/// Plumb stores the values and does not use them.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
    /// Creates the default appearance.
    public override init() { super.init() }
    /// The position of a tab's title.
    ///
    /// The raw values equal Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// Below the image.
        case stacked = 0
        /// Beside the image.
        case inline = 1
        /// Beside the image, in compact bars.
        case compactInline = 2
    }
    /// Creates the appearance of a style.
    ///
    /// In Plumb it equals the default appearance.
    public init(style: Style) { super.init() }
    /// The appearance in the focused state.
    public let focused = UITabBarItemStateAppearance()
    /// The appearance in the normal state.
    public let normal = UITabBarItemStateAppearance()
    /// The appearance in the selected state.
    public let selected = UITabBarItemStateAppearance()
    /// The appearance in the disabled state.
    public let disabled = UITabBarItemStateAppearance()
}

/// The appearance of tabs in one state.
///
/// Plumb stores the values and does not use them.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The color of the icon; nil for the default.
    ///
    /// Plumb stores the value and does not use it.
    open var iconColor: UIColor?
    /// The background color of the badge; nil for the default.
    ///
    /// Plumb stores the value and does not use it.
    open var badgeBackgroundColor: UIColor?
    /// The attributes of the badge text.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the badge, in points.
    ///
    /// Plumb stores the value and does not use it.
    open var badgePositionAdjustment = UIOffset.zero
    /// The offset of the text in the badge, in points.
    ///
    /// Plumb stores the value and does not use it.
    open var badgeTitlePositionAdjustment = UIOffset.zero
}
