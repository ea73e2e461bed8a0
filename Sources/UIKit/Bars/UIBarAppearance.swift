import Foundation

/// How a bar looks; kept, and nothing draws it.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    /// The looks that the system gives.
    public override init() { super.init() }
    /// Looks from an archive; nothing but the system's are read.
    public required init?(coder: NSCoder) { super.init() }

    /// Takes the system's looks.
    open func configureWithDefaultBackground() { (backgroundColor, shadowColor, backgroundEffect) = (nil, nil, nil) }
    /// Takes looks that let nothing through.
    open func configureWithOpaqueBackground() {
        (backgroundColor, shadowColor, backgroundEffect) = (.systemBackground, .separator, nil)
    }
    /// Takes looks without a background.
    open func configureWithTransparentBackground() {
        (backgroundColor, shadowColor, backgroundEffect) = (nil, nil, nil)
    }

    /// The colour of the background.
    open var backgroundColor: UIColor?
    /// The effect of the background.
    open var backgroundEffect: UIBlurEffect?
    /// The picture of the background.
    open var backgroundImage: UIImage?
    /// The colour of the line at the edge.
    open var shadowColor: UIColor?
    /// The picture at the edge.
    open var shadowImage: UIImage?
}

/// How a navigation bar looks; kept, and nothing draws it.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of titles.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of large titles.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far titles are moved, in points.
    open var titlePositionAdjustment = UIOffset.zero
}

/// How a tab bar looks; kept, and nothing draws it.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    /// How tabs look whose title stands below the picture.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// How tabs look whose title stands beside the picture.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// How tabs look whose title stands beside the picture in low bars.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    /// The colour of the chosen tab.
    open var selectionIndicatorTintColor: UIColor?
}

/// How a toolbar looks; kept, and nothing draws it.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {}
