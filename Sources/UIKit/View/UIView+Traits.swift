import Foundation

extension UIView {
    /// The traits of the controller or of the view around, and the style that was set here.
    var currentTraits: UITraitCollection {
        let inherited = viewController?.traitCollection ?? superviewStorage?.traitCollection ?? .current
        guard let style = uncommonStorage?.interfaceStyle, style != .unspecified else { return inherited }
        return inherited.overriding(style)
    }

    /// Light or dark for this view and those below, whatever is around; unspecified for what is around.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { uncommonStorage?.interfaceStyle ?? .unspecified }
        set {
            guard newValue != overrideUserInterfaceStyle else { return }
            let previous = traitCollection
            uncommon.interfaceStyle = newValue
            if traitCollection != previous { tellTraits(previous) }
        }
    }

    /// Tells this view and those below, as far as none of them has a style of its own.
    func tellTraits(_ previous: UITraitCollection) {
        tellTraitChange(from: previous)
        for subview in subviewStorage where subview.overrideUserInterfaceStyle == .unspecified {
            subview.tellTraits(previous)
        }
    }

    /// Whether no other view is touched while this one is.
    public var isExclusiveTouch: Bool {
        get { uncommonStorage?.isExclusiveTouch ?? false }
        set { if uncommonStorage != nil || newValue { uncommon.isExclusiveTouch = newValue } }
    }
}

extension UITraitCollection {
    /// The same traits in another style.
    func overriding(_ style: UIUserInterfaceStyle) -> UITraitCollection {
        UITraitCollection(traitsFrom: [self, UITraitCollection(userInterfaceStyle: style)])
    }

    /// Whether dynamic colours may look different from how they look with other traits: whether the style is another.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }
}
