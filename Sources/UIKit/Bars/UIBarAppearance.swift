import Foundation

/// The appearance of a bar.
///
/// Plumb stores the values and does not use them.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    /// Creates the default appearance.
    public override init() { super.init() }
    /// Creates the default appearance from an archive.
    ///
    /// Plumb reads no properties from the archive.
    public required init?(coder: NSCoder) { super.init() }
    /// Creates a copy of another appearance.
    public init(barAppearance: UIBarAppearance) {
        super.init()
        take(barAppearance)
    }
    /// Creates the appearance of an idiom.
    ///
    /// In Plumb it equals the default appearance.
    public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

    func take(_ other: UIBarAppearance) {
        (backgroundColor, backgroundEffect, backgroundImage) = (
            other.backgroundColor, other.backgroundEffect, other.backgroundImage
        )
        (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
        backgroundImageContentMode = other.backgroundImageContentMode
    }

    /// Sets the default background.
    open func configureWithDefaultBackground() { (backgroundColor, shadowColor, backgroundEffect) = (nil, nil, nil) }
    /// Sets an opaque background.
    open func configureWithOpaqueBackground() {
        (backgroundColor, shadowColor, backgroundEffect) = (.systemBackground, .separator, nil)
    }
    /// Sets a transparent background.
    open func configureWithTransparentBackground() {
        (backgroundColor, shadowColor, backgroundEffect) = (nil, nil, nil)
    }

    /// The background color.
    open var backgroundColor: UIColor?
    /// The background blur effect.
    open var backgroundEffect: UIBlurEffect?
    /// The background image.
    open var backgroundImage: UIImage?
    /// The content mode of the background image.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The color of the shadow line.
    open var shadowColor: UIColor?
    /// The image of the shadow.
    open var shadowImage: UIImage?
}

/// The appearance of a navigation bar.
///
/// Plumb stores the values and does not use them.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of the title.
    ///
    /// Plumb stores the value and does not use it.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of the large title.
    ///
    /// Plumb stores the value and does not use it.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points.
    ///
    /// Plumb stores the value and does not use it.
    open var titlePositionAdjustment = UIOffset.zero
    /// The appearance of plain buttons.
    ///
    /// Plumb stores the value and does not use it.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// The appearance of done buttons.
    ///
    /// Plumb stores the value and does not use it.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    /// The appearance of the back button.
    ///
    /// Plumb stores the value and does not use it.
    open var backButtonAppearance = UIBarButtonItemAppearance()
    /// The image of the back indicator.
    open private(set) var backIndicatorImage = UIImage()
    /// The transition mask of the back indicator.
    open private(set) var backIndicatorTransitionMaskImage = UIImage()
    /// Sets the image and the transition mask of the back indicator; nil for the default.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        self.backIndicatorImage = backIndicatorImage ?? UIImage()
        backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
    }
}

/// The appearance of a tab bar.
///
/// Plumb stores the values and does not use them.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    /// The appearance of items with the title below the image.
    ///
    /// Plumb stores the value and does not use it.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// The appearance of items with the title beside the image.
    ///
    /// Plumb stores the value and does not use it.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// The appearance of items with the title beside the image, in compact bars.
    ///
    /// Plumb stores the value and does not use it.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    /// The image behind the selected item.
    ///
    /// Plumb stores the value and does not use it.
    open var selectionIndicatorImage: UIImage?
    /// The positioning of stacked items.
    ///
    /// Plumb stores the value and does not use it.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
    /// The width of stacked items, in points; 0 for the default.
    ///
    /// Plumb stores the value and does not use it.
    open var stackedItemWidth: CGFloat = 0
    /// The spacing of stacked items, in points; 0 for the default.
    ///
    /// Plumb stores the value and does not use it.
    open var stackedItemSpacing: CGFloat = 0
    /// The tint color of the selection indicator.
    ///
    /// Plumb stores the value and does not use it.
    open var selectionIndicatorTintColor: UIColor?
}

/// The appearance of a toolbar.
///
/// Plumb stores the values and does not use them.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    /// The appearance of plain buttons.
    ///
    /// Plumb stores the value and does not use it.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// The appearance of done buttons.
    ///
    /// Plumb stores the value and does not use it.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}
