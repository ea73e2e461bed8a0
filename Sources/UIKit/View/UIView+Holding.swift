import Foundation
import LayoutEngine

extension UIView {
    /// Adds a constraint to the constraints that this view holds.
    @inline(__always)
    func hold(_ constraint: NSLayoutConstraint) {
        // Invariant: this view clears the link in `deinit` and when it drops the constraint.
        // Test: `LifetimeTests.constraintsThatOutliveTheirViewAreNotActive`.
        constraint.holderLink = Unmanaged.passUnretained(self)
        NSLayoutConstraint.lastActivation &+= 1
        constraint.activationOrder = NSLayoutConstraint.lastActivation
        held.append(constraint)
    }

    /// Removes a constraint from the constraints that this view holds.
    func release(_ constraint: NSLayoutConstraint) {
        guard constraint.holder === self else { return }
        constraint.holder = nil
        held.remove(constraint)
    }

    var heldConstraints: [NSLayoutConstraint] {
        let written = held.all
        guard let host = slot.host else { return written }
        var made: [NSLayoutConstraint] = []
        // The masks of subviews create constraints with this view; its own mask creates those with constants.
        for view in subviewStorage where view.slot.host === host && view.translatesAutoresizingMaskIntoConstraints {
            made += host.systemConstraints(of: view) { $0.second != nil }
        }
        if superviewStorage != nil, translatesAutoresizingMaskIntoConstraints {
            made += host.systemConstraints(of: self) { $0.second == nil }
        }
        return written + made
    }

    // MARK: Guides

    func take(_ guide: UILayoutGuide) {
        guard guide.owningViewStorage !== self else { return }
        guide.owningViewStorage?.removeLayoutGuide(guide)
        uncommon.guides.append(guide)
        guide.owningViewStorage = self
    }

    func giveUp(_ guide: UILayoutGuide) {
        guard guide.owningViewStorage === self else { return }
        deactivateConstraints(naming: guide)
        guide.slot.host?.detach(guide)
        uncommon.guides.removeObject(guide)
        guide.owningViewStorage = nil
    }

    func systemGuide(_ kind: SystemGuide.Kind) -> UILayoutGuide {
        if let known = systemGuides.first(where: { ($0 as? SystemGuide)?.kind == kind }) { return known }
        let made = SystemGuide(kind, of: self)
        uncommon.systemGuides.append(made)
        return made
    }

    // MARK: Content

    /// The intrinsic content size for layout: the value from a document, or the view's own.
    var effectiveIntrinsicContentSize: CGSize { intrinsicContentSizeOverride ?? intrinsicContentSize }

    func contentDidChange() {
        superviewStorage?.subviewDidInvalidateIntrinsicContentSize(self)
        guard let host = slot.host, slot.item != nil else { return }
        host.needsContentSize(of: self)
        host.isDirty = true
        root.propagate(.descendantNeedsLayout)
    }

    func contentPriorityDidChange() {
        superviewStorage?.subviewContentFlexibilityDidChange(self)
        guard let host = slot.host, slot.item != nil else { return }
        host.needsContentSize(of: self)
        host.isDirty = true
        root.propagate(.descendantNeedsLayout)
    }

    /// A Boolean value that indicates whether leading means right; a plain view has no overrides.
    var readsRightToLeft: Bool {
        if flags.contains(.isPlain), semanticContentAttribute == .unspecified {
            return LayoutEnvironment.current.layoutDirection == .rightToLeft
        }
        return effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// Updates this view and its subviews after a change of the language direction.
    func languageDidChange() {
        directionDidChange()
        for subview in subviewStorage { subview.languageDidChange() }
    }

    func directionDidChange() {
        if let host = slot.host, let item = slot.item {
            host.engine.setRightToLeft(readsRightToLeft, of: item)
            host.isDirty = true
        }
        invalidateLayoutMargins()
        setNeedsLayout()
    }
}
