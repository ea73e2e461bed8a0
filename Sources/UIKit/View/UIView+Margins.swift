import Foundation

/// The margins that a view was given, and those last in effect.
///
/// Made when margins are given, looked at for the first time, or may have changed because those of a superview did.
final class MarginSettings {
    enum Own {
        /// Of the system, until somebody gives others.
        case system(UIEdgeInsets)
        case absolute(UIEdgeInsets)
        case directional(NSDirectionalEdgeInsets)
    }

    @exclusivity(unchecked) var own: Own
    @exclusivity(unchecked) var lastEffective: UIEdgeInsets?
    /// What an environment prescribes instead of the effective margins.
    @exclusivity(unchecked) var override: UIEdgeInsets?

    init(_ usual: UIEdgeInsets) { own = .system(usual) }
}

extension UIView {
    private var marginSettings: MarginSettings {
        if let marginStorage { return marginStorage }
        let made = MarginSettings(usualLayoutMargins)
        marginStorage = made
        return made
    }

    /// What an environment prescribes instead of the effective margins; nil derives.
    public final var layoutMarginsOverride: UIEdgeInsets? {
        get { marginStorage?.override }
        set {
            marginSettings.override = newValue
            invalidateLayoutMargins()
        }
    }

    private var ownMargins: MarginSettings.Own { marginStorage?.own ?? .system(usualLayoutMargins) }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    func absolute(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isRightToLeft ? insets.leading : insets.trailing)
    }

    var effectiveDirectionalLayoutMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(layoutMargins, isRightToLeft: isRightToLeft)
    }

    /// The own margins, at least the system's in a controller's view, with the safe area, and at least what the superview's
    /// margins reach into the view.
    var effectiveLayoutMargins: UIEdgeInsets {
        if let override = marginStorage?.override { return override }
        var screen: UIEdgeInsets?
        if let viewController, viewController.viewRespectsSystemMinimumLayoutMargins {
            screen = absolute(viewController.systemMinimumLayoutMargins)
        }
        var margins =
            switch ownMargins {
            case .absolute(let insets): insets
            // A controller's view has the system's margins alone, none above and below (documented).
            case .system(let insets): screen ?? insets
            case .directional(let insets): absolute(insets)
            }
        if let screen { margins = margins.atLeast(screen) }
        if insetsLayoutMarginsFromSafeArea { margins = margins.adding(safeAreaInsets) }
        if preservesSuperviewLayoutMargins, let superview = superviewStorage {
            margins = margins.atLeast(superview.layoutMargins.reaching(frame, in: superview.bounds))
        }
        return margins
    }

    func setLayoutMargins(_ margins: UIEdgeInsets) {
        noteMargins()
        marginSettings.own = .absolute(margins)
        invalidateLayoutMargins()
    }

    /// The margins that the system gave, those of every view where it gave none.
    var systemLayoutMargins: UIEdgeInsets {
        guard case .system(let margins) = ownMargins else { return layoutMargins }
        return margins
    }

    /// Gives margins that hold until somebody gives others.
    func setSystemLayoutMargins(_ margins: UIEdgeInsets) {
        guard case .system(let old) = ownMargins, old != margins else { return }
        noteMargins()
        marginSettings.own = .system(margins)
        invalidateLayoutMargins()
    }

    func setDirectionalLayoutMargins(_ margins: NSDirectionalEdgeInsets) {
        noteMargins()
        marginSettings.own = .directional(margins)
        invalidateLayoutMargins()
    }

    /// Notes the margins in effect, so that the first change is one.
    private func noteMargins() {
        if marginSettings.lastEffective == nil { marginSettings.lastEffective = layoutMargins }
    }

    /// Has guides and views inside take over margins that may have changed.
    func invalidateLayoutMargins() {
        let last = marginSettings.lastEffective
        let effective = layoutMargins
        marginSettings.lastEffective = effective
        if let last, last != effective {
            layoutMarginsDidChange()
            if flags.contains(.hasController) { viewController?.viewLayoutMarginsDidChange() }
            setNeedsLayout()
        }
        for guide in systemGuides { (guide as? SystemGuide)?.refresh() }
        for subview in subviewStorage where subview.preservesSuperviewLayoutMargins && !subview.awaitsFrame {
            subview.invalidateLayoutMargins()
        }
    }

    // MARK: Safe area

    /// Has this view and those inside derive their safe areas again.
    func invalidateSafeArea() {
        let (old, derived) = (safeAreaStorage, derivedSafeAreaInsets)
        if derived != old { noteMargins() }
        safeAreaStorage = derived
        if safeAreaStorage != .zero { flags.insert(.isUncommon) }
        if old != safeAreaStorage || safeAreaInsetsOverride != nil {
            safeAreaDidChange()
            safeAreaInsetsDidChange()
            if flags.contains(.hasController) { viewController?.viewSafeAreaInsetsDidChange() }
        }
        for guide in systemGuides { (guide as? SystemGuide)?.refresh() }
        invalidateLayoutMargins()
        for subview in subviewStorage where !subview.awaitsFrame { subview.invalidateSafeArea() }
    }

    /// Whether the frame is that of before the superview changed: what reaches into the view is known when it has come from the engine.
    ///
    /// Taken beside the superview's new size it would make margins as large as the difference, which contradict constraints.
    private var awaitsFrame: Bool {
        guard let superview = superviewStorage, !superview.flags.isDisjoint(with: [.needsLayout, .needsFrameCopy])
        else { return false }
        return slot.item != nil && !translatesAutoresizingMaskIntoConstraints && boundsStorage.size != .zero
    }

    func preservationDidChange() {
        if preservesSuperviewLayoutMargins {
            flags.insert(.isUncommon)
            superviewStorage?.flags.insert(.hasPreservingSubview)
        }
        invalidateLayoutMargins()
    }

    /// Derives the insets again where a change of place may have changed them.
    func inheritInsets() {
        // An ordinary root has none, and hands none on.
        if isOrdinary, superviewLink == nil { return }
        let derived = derivedSafeAreaInsets
        if derived != safeAreaStorage { invalidateSafeArea() } else { inheritInsetsBelow() }
        // The margins of a controller's view follow its width.
        if preservesSuperviewLayoutMargins || flags.contains(.hasController) { invalidateLayoutMargins() }
    }

    /// Whether a change of place may change insets although nothing of the superview is covered.
    var needsInsetsLookedAfter: Bool {
        if !flags.isDisjoint(with: [.hasController, .hasPreservingSubview]) || preservesSuperviewLayoutMargins {
            return true
        }
        if safeAreaStorage != .zero { return true }
        // A plain view without uncommon properties has no other insets than those.
        if flags.contains(.isPlain), uncommonStorage == nil { return false }
        return safeAreaInsets != .zero || ownSafeAreaInsets != .zero
    }

    func inheritInsetsBelow() {
        // Where nothing is covered, no change of place covers anything below.
        guard flags.contains(.hasPreservingSubview) || safeAreaInsets != .zero else { return }
        for subview in subviewStorage where !subview.awaitsFrame {
            if subview.derivedSafeAreaInsets != subview.safeAreaStorage { subview.invalidateSafeArea() }
            if subview.preservesSuperviewLayoutMargins { subview.invalidateLayoutMargins() }
        }
    }

    /// The part of the superview's safe area insets that reaches into the view, and what its controller adds.
    ///
    /// A view that extends beyond its superview gets no more than the superview has.
    private var derivedSafeAreaInsets: UIEdgeInsets {
        var insets = ownSafeAreaInsets
        if let superview = superviewStorage {
            let above = superview.safeAreaOfSubviews
            if above != .zero { insets = above.reaching(frame, in: superview.bounds).atMost(above) }
        }
        if flags.contains(.hasController), let viewController {
            insets = insets.adding(viewController.barInsets).adding(viewController.additionalSafeAreaInsets)
        }
        return insets
    }
}

extension UIEdgeInsets {
    func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
    }

    func atLeast(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }

    func atMost(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: min(top, other.top), left: min(left, other.left), bottom: min(bottom, other.bottom),
            right: min(right, other.right))
    }

    /// What insets of a rectangle reach into another one; at an edge without an inset none does, however far the other one
    /// extends beyond it, as rows do that are partly seen.
    func reaching(_ inner: CGRect, in outer: CGRect) -> UIEdgeInsets {
        func reach(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { inset > 0 ? max(0, inset - distance) : 0 }
        return UIEdgeInsets(
            top: reach(top, inner.minY - outer.minY), left: reach(left, inner.minX - outer.minX),
            bottom: reach(bottom, outer.maxY - inner.maxY), right: reach(right, outer.maxX - inner.maxX))
    }
}
