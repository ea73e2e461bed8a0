import Foundation

/// How a bar looks; kept, and nothing draws it.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    /// The looks that the system gives.
    public override init() { super.init() }
    /// Looks from an archive; nothing but the system's are read.
    public required init?(coder: NSCoder) { super.init() }
    /// The looks of another bar, to be changed apart.
    public init(barAppearance: UIBarAppearance) {
        super.init()
        take(barAppearance)
    }
    /// The looks for a kind of device.
    public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

    func take(_ other: UIBarAppearance) {
        (backgroundColor, backgroundEffect, backgroundImage) = (
            other.backgroundColor, other.backgroundEffect, other.backgroundImage
        )
        (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
        backgroundImageContentMode = other.backgroundImageContentMode
    }

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
    /// How the picture takes the bar's size.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
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
    /// How buttons look.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// How buttons look that end what is done.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    /// How the button looks that goes back.
    open var backButtonAppearance = UIBarButtonItemAppearance()
    /// The picture of the button that goes back.
    open private(set) var backIndicatorImage = UIImage()
    /// What of the title that picture lets be seen while titles move.
    open private(set) var backIndicatorTransitionMaskImage = UIImage()
    /// Sets the picture of the button that goes back and its mask; nil for the system's.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        self.backIndicatorImage = backIndicatorImage ?? UIImage()
        backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
    }
}

/// How a tab bar looks; kept, and nothing draws it.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    /// How tabs look whose title stands below the picture.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// How tabs look whose title stands beside the picture.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// How tabs look whose title stands beside the picture in low bars.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    /// The picture behind the chosen tab.
    open var selectionIndicatorImage: UIImage?
    /// How tabs stand whose title is below the picture.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
    /// How wide they are, in points; 0 for the system's.
    open var stackedItemWidth: CGFloat = 0
    /// How far they are apart, in points; 0 for the system's.
    open var stackedItemSpacing: CGFloat = 0
    /// The colour of the chosen tab.
    open var selectionIndicatorTintColor: UIColor?
}

/// How a toolbar looks; kept, and nothing draws it.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    /// How buttons look.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// How buttons look that end what is done.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}
