import Foundation

extension UIView {
    /// The traits of the controller or the superview, with the overrides of this view.
    var currentTraits: UITraitCollection {
        let inherited =
            viewController?.traitCollection ?? superviewStorage.map { TraitWalk.traits(of: $0) } ?? traitsOfRoot
        return uncommonStorage?.traits?.applied(to: inherited) ?? inherited
    }

    /// The traits of a root: those of the environment, and for a window also those of its size.
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

    /// The trait overrides for this view and its descendants.
    public var traitOverrides: UITraitOverrides {
        get { traitSettings.overrides }
        set { traitSettings.overrides = newValue }
    }

    /// The minimum content size category for this view and its descendants; nil for no limit.
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        get { traitSettings.contentSizes.least }
        set { if newValue != minimumContentSizeCategory { traitSettings.contentSizes.least = newValue } }
    }

    /// The maximum content size category for this view and its descendants; nil for no limit.
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        get { traitSettings.contentSizes.greatest }
        set { if newValue != maximumContentSizeCategory { traitSettings.contentSizes.greatest = newValue } }
    }

    /// Updates the traits.
    ///
    /// Plumb does this at once, so that nothing is left to do.
    public func updateTraitsIfNeeded() {}

    /// A Boolean value that indicates whether the view receives touches exclusively.
    ///
    /// Plumb stores the value and does not use it.
    public var isExclusiveTouch: Bool {
        get { uncommonStorage?.isExclusiveTouch ?? false }
        set { if uncommonStorage != nil || newValue { uncommon.isExclusiveTouch = newValue } }
    }
}

extension UITraitCollection {
    /// Returns whether dynamic colors may differ between two trait collections; true if the interface styles differ.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }
}
