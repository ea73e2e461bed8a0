import Foundation
import LayoutEngine

extension UIView {
    /// Takes a constraint into the list.
    @inline(__always)
    func hold(_ constraint: NSLayoutConstraint) {
        constraint.holderLink = Unmanaged.passUnretained(self)
        held.append(constraint)
    }

    /// Takes a constraint out of the list.
    func release(_ constraint: NSLayoutConstraint) {
        guard constraint.holder === self else { return }
        constraint.holder = nil
        held.remove(constraint)
    }

    var heldConstraints: [NSLayoutConstraint] {
        let written = held.all
        guard let host = slot.host else { return written }
        var made: [NSLayoutConstraint] = []
        // Masks of subviews make constraints with this view, and of this view those against constants.
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

    /// What counts as the intrinsic content size: what a document stores, or what the view measures.
    var effectiveIntrinsicContentSize: CGSize { intrinsicContentSizeOverride ?? intrinsicContentSize }

    func contentDidChange() {
        superviewStorage?.subviewDidInvalidateIntrinsicContentSize(self)
        guard let host = slot.host, slot.item != nil else { return }
        host.needsContentSize(of: self)
        host.isDirty = true
        root.propagate(.descendantNeedsLayout)
    }

    func contentPriorityDidChange() {
        guard let host = slot.host, slot.item != nil else { return }
        host.needsContentSize(of: self)
        host.isDirty = true
        root.propagate(.descendantNeedsLayout)
        superviewStorage?.subviewContentPriorityDidChange(self)
    }

    /// Whether leading means right; nobody overrides anything of a plain view.
    var readsRightToLeft: Bool {
        if flags.contains(.isPlain), semanticContentAttribute == .unspecified {
            return LayoutEnvironment.layoutDirection == .rightToLeft
        }
        return effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// Has this view and those below read in the direction of another language.
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
