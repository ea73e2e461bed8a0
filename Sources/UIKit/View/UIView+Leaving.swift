import LayoutEngine

/// The references to a subtree that is being removed, from constraints that are held outside of it.
struct LeavingNames {
    /// The layout host of the superview; nil if it has none.
    let host: LayoutHost?
    /// The maximum number of references from constraints.
    var count: Int32 = 0
    /// The items of the subtree in the engine.
    var items: [LayoutItem] = []
}

extension UIView {
    /// Deactivates the constraints held by superviews that refer to this view, its descendants or their guides.
    func deactivateOuterConstraints() {
        guard let superview = superviewStorage else { return }
        var names = LeavingNames(host: superview.slot.host)
        setLeaving(true, &names)
        superview.deactivate(names)
        setLeaving(false, &names)
    }

    /// Deactivates the constraints held by this view and its superviews that refer to a guide of this view.
    func deactivateConstraints(naming guide: UILayoutGuide) {
        var names = LeavingNames(host: slot.host)
        names.count = guide.referencePlace?.pointee.namingCount ?? 0
        names.add(guide.slot)
        guide.isLeaving = true
        deactivate(names)
        guide.isLeaving = false
    }

    /// Deactivates the constraints of this view and its superviews that refer to the removed subtree.
    private func deactivate(_ names: LeavingNames) {
        if names.count == 0 || deactivateKnown(names) { return }
        var current: UIView? = self
        while let holder = current {
            for constraint in holder.held.all where constraint.namesLeavingView { constraint.uninstallWithDistance() }
            current = holder.superviewStorage
        }
    }

    /// Finds and deactivates these constraints through the engine if they are few among many; returns whether it found all.
    private func deactivateKnown(_ names: LeavingNames) -> Bool {
        guard let host = names.host, Int(names.count) < countOfConstraintsAbove / 4 else { return false }
        var found: [NSLayoutConstraint] = []
        var count: Int32 = 0
        for item in names.items {
            for id in host.engine.constraints(naming: item) {
                guard let constraint = host.constraintObject(id) else { continue }
                count += constraint.countOfLeavingNames(of: item, in: host.engine.constraint(id))
                found.append(constraint)
            }
        }
        // Some constraints may not be in the engine, or may be in another one.
        guard count == names.count else { return false }
        for constraint in found where !(constraint.holder?.flags.contains(.isLeaving) ?? true) {
            constraint.uninstallWithDistance()
        }
        return true
    }

    /// The number of constraints that this view and its superviews hold.
    private var countOfConstraintsAbove: Int {
        var (count, current) = (0, Optional(self))
        while let holder = current {
            count += holder.held.count
            current = holder.superviewStorage
        }
        return count
    }

    /// Marks the subtree and collects its references from constraints.
    private func setLeaving(_ isLeaving: Bool, _ names: inout LeavingNames) {
        if isLeaving { flags.insert(.isLeaving) } else { flags.remove(.isLeaving) }
        if isLeaving { names.add(self) }
        for subview in subviewStorage { subview.setLeaving(isLeaving, &names) }
    }
}

extension LeavingNames {
    /// Adds a view and its guides, because a constraint that names one may refer to the other.
    @MainActor fileprivate mutating func add(_ view: UIView) {
        var added = view.referencePlace?.pointee.namingCount ?? 0
        let guides = view.uncommonStorage == nil ? [] : view.guideStorage + view.systemGuides
        for guide in guides { added += guide.referencePlace?.pointee.namingCount ?? 0 }
        guard added > 0 else { return }
        count += added
        add(view.slot)
        for guide in guides { add(guide.slot) }
    }

    /// Adds the item of a slot if it is in the same engine.
    @MainActor fileprivate mutating func add(_ slot: LayoutSlot) {
        if let item = slot.item, let host, slot.isIn(host) { items.append(item) }
    }
}

extension NSLayoutConstraint {
    /// Returns the number of sides that refer to a removed item in the engine, except for the view that holds the constraint.
    fileprivate func countOfLeavingNames(of item: LayoutItem, in record: LayoutConstraint) -> Int32 {
        // Invariant: the addresses are compared while the views are alive, and never dereferenced. Test: `RemovalTests`.
        let holder = self.holder.map { Unmanaged.passUnretained($0).toOpaque() }
        func counts(_ reference: LayoutReference?) -> Bool {
            guard let reference, reference.viewLink?.toOpaque() != holder else { return false }
            return isLeaving(reference)
        }
        return (record.first == item && counts(first) ? 1 : 0) + (record.second == item && counts(second) ? 1 : 0)
    }
}
