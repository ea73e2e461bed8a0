import Foundation

extension UIView {
    /// The reference to this view in constraints and anchors.
    @inline(__always)
    var reference: LayoutReference { LayoutReference(referencePlace ?? takeReferencePlace()) }

    @inline(never)
    private func takeReferencePlace() -> LayoutReference.Place {
        let place = LayoutReferencePool.take()
        place.pointee.viewLink = Unmanaged.passUnretained(self)
        referencePlace = place
        return place
    }

    /// The superview; it is not retained, because the superview clears the link when it is deallocated.
    nonisolated var superviewStorage: UIView? {
        @inline(__always) get { superviewLink?.takeUnretainedValue() }
        set { superviewLink = newValue.map { Unmanaged.passUnretained($0) } }
    }

    /// The root of the view hierarchy.
    var root: UIView { rootLink.takeUnretainedValue() }

    // Invariant of unmanaged references here: a superview retains its subviews and clears their `superviewLink` before it goes. So each
    // view of a chain of superviews is alive while its lowest view is. Test: `LifetimeTests`.

    /// The root of the view hierarchy, without reference counting.
    private var rootLink: Unmanaged<UIView> {
        var current = Unmanaged.passUnretained(self)
        while let superview = current._withUnsafeGuaranteedRef({ $0.superviewLink }) { current = superview }
        return current
    }

    /// The window at the root of the view hierarchy.
    var currentWindow: UIWindow? {
        windowLink?.takeUnretainedValue() as? UIWindow
    }

    /// The window, without reference counting.
    private var windowLink: Unmanaged<UIView>? {
        let root = rootLink
        return root._withUnsafeGuaranteedRef { $0.flags.contains(.isWindow) } ? root : nil
    }

    /// Returns whether this view is the other view or one of its descendants.
    func lies(in view: UIView) -> Bool {
        let wanted = Unmanaged.passUnretained(view).toOpaque()
        var current: Unmanaged<UIView>? = Unmanaged.passUnretained(self)
        while let candidate = current {
            if candidate.toOpaque() == wanted { return true }
            current = candidate._withUnsafeGuaranteedRef { $0.superviewLink }
        }
        return false
    }

    func insert(_ view: UIView, at index: Int) {
        guard view !== self else { return LayoutMisuse(.invalidArgument, "Can't add self as subview").report() }
        guard view.subviewStorage.isEmpty || !isDescendant(of: view) else { return }
        if view.superviewStorage === self {
            reorder(view, to: index)
            return
        }
        let changesWindow = view.windowLink?.toOpaque() != windowLink?.toOpaque()
        let window = changesWindow ? currentWindow : nil
        view.willMove(toSuperview: self)
        if changesWindow { view.announceMove(toWindow: window) }
        if view.superviewStorage != nil { view.detachFromSuperview() }
        view.dropOwnHost()
        // Appending is faster than inserting at the end.
        if index >= subviewStorage.count {
            // A view with one subview mostly has several.
            if subviewStorage.isEmpty { subviewStorage.reserveCapacity(4) }
            subviewStorage.append(view)
        } else {
            subviewStorage.insert(view, at: max(index, 0))
        }
        view.superviewStorage = self
        view.enter(self)
        if changesWindow { view.reportMoveToWindow() }
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        if view.superviewStorage === self { subviewStorage.removeObject(view) }
        let place = subviewStorage.place(of: sibling).map { $0 + offset } ?? subviewStorage.count
        if view.superviewStorage === self {
            subviewStorage.insert(view, at: place)
            orderDidChange()
        } else {
            insert(view, at: place)
        }
    }

    func reorder(_ view: UIView, to index: Int) {
        guard let old = subviewStorage.place(of: view) else { return }
        subviewStorage.remove(at: old)
        let place = min(max(index, 0), subviewStorage.count)
        subviewStorage.insert(view, at: place)
        if place != old { orderDidChange() }
    }

    func leaveSuperview() {
        guard superviewStorage != nil else { return }
        let leavesWindow = currentWindow != nil
        willMove(toSuperview: nil)
        if leavesWindow { announceMove(toWindow: nil) }
        detachFromSuperview()
        // Bars cover no part of a view without a window.
        if needsInsetsLookedAfter { inheritInsets() }
        if leavesWindow { reportMoveToWindow() }
        didMoveToSuperview()
    }

    private func detachFromSuperview() {
        guard let superview = superviewStorage else { return }
        superview.willRemoveSubview(self)
        guard superviewStorage === superview else { return }
        deactivateOuterConstraints()
        superview.slot.host?.forgetPending(self)
        slot.host?.detach(self)
        superview.subviewStorage.removeObject(self)
        superviewStorage = nil
        superview.setNeedsLayout()
    }

    /// Removes the engine of a former root that becomes a subview; the view enters the engine of its new root.
    func dropOwnHost() {
        guard let host = ownedHost else { return }
        host.detach(self)
        ownedHost = nil
    }

    /// Clears the links to an engine that is deallocated with its root.
    nonisolated func forgetHost() {
        slot = LayoutSlot()
        held.forEachUncounted { $0.slot = ConstraintSlot() }
    }

    /// Passes flags to the superview and schedules the entry of this subtree into the engine.
    private func enter(_ superview: UIView) {
        if !autoresizingMask.isEmpty { superview.flags.insert(.hasMaskedSubview) }
        if preservesSuperviewLayoutMargins { superview.flags.insert(.hasPreservingSubview) }
        if type(of: self).requiresConstraintBasedLayout { flags.insert(.wantsEngine) }
        superview.setNeedsLayout()
        if !flags.isDisjoint(with: .layout) { superview.propagate(.descendantNeedsLayout) }
        if !flags.isDisjoint(with: .properties) { superview.propagate(.descendantNeedsPropertyUpdate) }
        if !flags.isDisjoint(with: .update) { superview.propagate(.descendantNeedsUpdateConstraints) }
        if !flags.isDisjoint(with: .display) { superview.propagate(.descendantNeedsDisplay) }
        if flags.contains(.wantsEngine) { wantEngine() }
        if needsInsetsLookedAfter || superview.safeAreaInsets != .zero { inheritInsets() }
    }

    /// Marks this subtree as laid out by constraints.
    func wantEngine() {
        flags.insert(.wantsEngine)
        var current = Unmanaged.passUnretained(self)
        while let above = current._withUnsafeGuaranteedRef({ $0.superviewLink }) {
            let isDone = above._withUnsafeGuaranteedRef { above in
                guard let host = above.slot.host else {
                    // A view that needs an engine and has none is already scheduled, as are its superviews.
                    let isKnown = above.flags.contains(.wantsEngine)
                    above.flags.insert(.wantsEngine)
                    return isKnown
                }
                if !current._withUnsafeGuaranteedRef({ $0.slot.isIn(host) }) {
                    host.pendingSubtrees.append(current.takeUnretainedValue())
                }
                host.isDirty = true
                above.root.propagate(.descendantNeedsLayout)
                return true
            }
            if isDone { break }
            current = above
        }
        slot.host?.isDirty = true
    }

    /// Sets a flag on this view and its superviews, up to the first one that already has it.
    func propagate(_ flag: ViewFlags) {
        guard insertFlag(flag) else { return }
        var current = superviewLink
        while let view = current {
            current = view._withUnsafeGuaranteedRef { $0.insertFlag(flag) ? $0.superviewLink : nil }
        }
    }

    /// Sets a flag; returns whether it was not set before.
    @inline(__always)
    private func insertFlag(_ flag: ViewFlags) -> Bool {
        if flags.contains(flag) { return false }
        flags.insert(flag)
        return true
    }

    func mark(_ own: ViewFlags, _ above: ViewFlags) {
        guard !flags.contains(own) else { return }
        flags.insert(own)
        superviewLink?._withUnsafeGuaranteedRef { $0.propagate(above) }
    }
}
