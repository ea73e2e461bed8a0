import Foundation

/// How buttons of a bar look; kept, and nothing draws it.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
    /// The looks that the system gives.
    public override init() { super.init() }
    /// The looks of a style.
    public init(style: UIBarButtonItem.Style) { super.init() }
    /// How a button looks by itself.
    public let normal = UIBarButtonItemStateAppearance()
    /// How a button looks that is touched.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// How a button looks that cannot be tapped.
    public let disabled = UIBarButtonItemStateAppearance()
    /// How a button looks that has the keys.
    public let focused = UIBarButtonItemStateAppearance()
    /// Takes the looks of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in [normal, highlighted, disabled, focused] { state.reset() }
    }
}

/// How buttons of a bar look in a state; kept, and nothing draws it.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The picture behind the button.
    open var backgroundImage: UIImage?
    /// How far that picture is moved, in points.
    open var backgroundImagePositionAdjustment = UIOffset.zero

    func reset() {
        (titleTextAttributes, titlePositionAdjustment) = ([:], .zero)
        (backgroundImage, backgroundImagePositionAdjustment) = (nil, .zero)
    }
}
