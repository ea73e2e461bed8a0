import Foundation

/// How tabs look; kept, and nothing draws it.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
    /// The looks that the system gives.
    public override init() { super.init() }
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
}
