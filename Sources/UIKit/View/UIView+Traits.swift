import Foundation

extension UIView {
    /// The traits of the controller or of the view around, and what is set here.
    var currentTraits: UITraitCollection {
        let inherited =
            viewController?.traitCollection ?? superviewStorage.map { TraitWalk.traits(of: $0) } ?? traitsOfRoot
        return uncommonStorage?.traits?.applied(to: inherited) ?? inherited
    }

    /// What a root adapts to: what is around, and for windows their size.
    private var traitsOfRoot: UITraitCollection {
        guard flags.contains(.isWindow), let own = UIWindow.Shape(boundsStorage.size).traits else { return .current }
        return UITraitCollection(traitsFrom: [.current, own])
    }

    var traitSettings: TraitSettings {
        get { uncommonStorage?.traits ?? TraitSettings() }
        set {
            let audience = TraitAudience(below: self)
            uncommon.traits = newValue
            audience.tell()
        }
    }

    /// What this view and those below adapt to, whatever is around.
    public var traitOverrides: UITraitOverrides {
        get { traitSettings.overrides }
        set { traitSettings.overrides = newValue }
    }

    /// The least size of text in this view and those below; nil for any.
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        get { traitSettings.contentSizes.least }
        set { if newValue != minimumContentSizeCategory { traitSettings.contentSizes.least = newValue } }
    }

    /// The greatest size of text in this view and those below; nil for any.
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        get { traitSettings.contentSizes.greatest }
        set { if newValue != maximumContentSizeCategory { traitSettings.contentSizes.greatest = newValue } }
    }

    /// Has changed traits take effect; they have, since they do at once.
    public func updateTraitsIfNeeded() {}

    /// Whether no other view is touched while this one is.
    public var isExclusiveTouch: Bool {
        get { uncommonStorage?.isExclusiveTouch ?? false }
        set { if uncommonStorage != nil || newValue { uncommon.isExclusiveTouch = newValue } }
    }
}

extension UITraitCollection {
    /// Whether dynamic colours may look different from how they look with other traits: whether the style is another.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }
}
