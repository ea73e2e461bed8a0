import Foundation

/// The margins that a view was given, and the effective margins at the last check.
///
/// The object is created when margins are set, are read for the first time, or may have changed because of the superview.
final class MarginSettings {
    enum Own {
        /// The system's margins, until the program sets others.
        case system(UIEdgeInsets)
        case absolute(UIEdgeInsets)
        case directional(NSDirectionalEdgeInsets)
    }

    var own: Own
    var lastEffective: UIEdgeInsets?
    /// The margins that an environment prescribes instead of the effective ones.
    var override: UIEdgeInsets?

    init(_ usual: UIEdgeInsets) { own = .system(usual) }
}

extension UIView {
    private var marginSettings: MarginSettings {
        if let marginStorage { return marginStorage }
        let made = MarginSettings(usualLayoutMargins)
        marginStorage = made
        return made
    }

    /// The margins that an environment prescribes instead of the effective ones, in points; nil for none.
    package final var layoutMarginsOverride: UIEdgeInsets? {
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

    /// The effective margins.
    ///
    /// They are the view's own margins, at least the system's in a controller's view, plus the safe area. They are also at least
    /// the part of the superview's margins that overlaps the view.
    var effectiveLayoutMargins: UIEdgeInsets {
        if let override = marginStorage?.override { return override }
        var screen: UIEdgeInsets?
        if let viewController, viewController.viewRespectsSystemMinimumLayoutMargins {
            screen = absolute(viewController.systemMinimumLayoutMargins)
        }
        var margins =
            switch ownMargins {
            case .absolute(let insets): insets
            // A controller's view has only the system's margins, which are 0 at the top and bottom (documented).
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

    /// The margins that the system set; by default those of every view.
    var systemLayoutMargins: UIEdgeInsets {
        guard case .system(let margins) = ownMargins else { return layoutMargins }
        return margins
    }

    /// Sets the system's margins, which apply until the program sets others.
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

    /// Stores the effective margins, so that the first change is recognized.
    private func noteMargins() {
        if marginSettings.lastEffective == nil { marginSettings.lastEffective = layoutMargins }
    }

    /// Updates guides and subviews after a possible change of the margins.
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

    /// Updates the safe areas of this view and its subviews.
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

    /// A Boolean value that indicates whether the frame is out of date because the superview has changed.
    ///
    /// The old frame in the superview's new size would give margins as large as the difference, which would contradict constraints.
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

    /// Updates the insets after a change of position that may affect them.
    func inheritInsets() {
        // An ordinary root has no insets and passes none on.
        if isOrdinary, superviewLink == nil { return }
        let derived = derivedSafeAreaInsets
        if derived != safeAreaStorage { invalidateSafeArea() } else { inheritInsetsBelow() }
        // The margins of a controller's view depend on its width.
        if preservesSuperviewLayoutMargins || flags.contains(.hasController) { invalidateLayoutMargins() }
    }

    /// A Boolean value that indicates whether a change of position may change insets although the superview has none.
    var needsInsetsLookedAfter: Bool {
        if !flags.isDisjoint(with: [.hasController, .hasPreservingSubview]) || preservesSuperviewLayoutMargins {
            return true
        }
        if safeAreaStorage != .zero { return true }
        // A plain view without uncommon properties has no other insets.
        if flags.contains(.isPlain), uncommonStorage == nil { return false }
        return safeAreaInsets != .zero || ownSafeAreaInsets != .zero
    }

    func inheritInsetsBelow() {
        // If nothing is covered, no change of position affects the subviews.
        guard flags.contains(.hasPreservingSubview) || safeAreaInsets != .zero else { return }
        for subview in subviewStorage where !subview.awaitsFrame {
            if subview.derivedSafeAreaInsets != subview.safeAreaStorage { subview.invalidateSafeArea() }
            if subview.preservesSuperviewLayoutMargins { subview.invalidateLayoutMargins() }
        }
    }

    /// The part of the superview's safe area that overlaps the view, plus the insets that its controller adds.
    ///
    /// A view that extends beyond its superview gets at most the superview's insets.
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

    /// Returns the part of a rectangle's insets that overlaps another rectangle.
    ///
    /// At an edge without an inset the result is 0, even if the other rectangle extends beyond it, as partly visible rows do.
    func reaching(_ inner: CGRect, in outer: CGRect) -> UIEdgeInsets {
        func reach(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { inset > 0 ? max(0, inset - distance) : 0 }
        return UIEdgeInsets(
            top: reach(top, inner.minY - outer.minY), left: reach(left, inner.minX - outer.minX),
            bottom: reach(bottom, outer.maxY - inner.maxY), right: reach(right, outer.maxX - inner.maxX))
    }
}
