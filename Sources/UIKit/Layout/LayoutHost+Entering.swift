import Foundation
import LayoutEngine

/// The entry of views, guides and constraints into the engine.
///
/// All views and guides of a subtree get their items before its first constraint is installed. In an ambiguous layout,
/// the engine settles items in their order. That order must be the order of the hierarchy: a view, its guides, its
/// subviews. The order of activation has no effect.
extension LayoutHost {
    /// Adds the root and its subtree to the engine, and reserves capacity first so that the engine copies nothing.
    func attachRoot() {
        let entering = root.survey()
        engine.reserveCapacity(
            items: entering.viewCount, constraints: entering.constraintCount, contentSizes: entering.contentSizeCount)
        views.reserveCapacity(entering.viewCount)
        staleContentSizes.reserveCapacity(entering.viewCount)
        enter(root, entering)
        installConstraints(below: root)
    }

    /// Adds the subtrees that were added since the last pass, in the order of their addition.
    func attachPending() {
        while !pendingSubtrees.isEmpty {
            let subtrees = pendingSubtrees
            pendingSubtrees = []
            for view in subtrees {
                let isBelow = view.superviewStorage?.slot.isIn(self) ?? false
                if isBelow, view.flags.contains(.wantsEngine) { enter(view, view.survey()) }
            }
            for view in subtrees where view.slot.isIn(self) { installConstraints(below: view) }
        }
    }

    /// Removes a view that leaves the hierarchy from the pending subtrees.
    ///
    /// If the view is in the engine, the method also removes the pending subtrees within it.
    func forgetPending(_ view: UIView) {
        if pendingSubtrees.isEmpty { return }
        let hasEntered = view.slot.isIn(self)
        pendingSubtrees.removeAll { subtree in subtree === view || hasEntered && subtree.isDescendant(of: view) }
    }

    private func enter(_ view: UIView, _ entering: borrowing EnteringHierarchy) {
        guard !view.slot.isIn(self) else { return }
        // A view that entered because of a constraint enters again, with its subtree, when the hierarchy is rebuilt.
        if isTemporary { savedViews.append((view, view.slot)) } else { view.flags.insert(.wantsEngine) }
        if view.slot.hostLink == nil {
            // Invariant: see `LayoutHost.views`.
            view.slot.hostLink = Unmanaged.passUnretained(self)
        } else {
            view.slot = LayoutSlot(host: self)
        }
        if !view.translatesAutoresizingMaskIntoConstraints || view === root || view.isNamedOutside {
            _ = makeItem(for: view)
        }
        if view.uncommonStorage != nil {
            for guide in view.guidesInLayoutOrder where entering.names(guide) { _ = item(for: guide) }
        }
        if view.subviewStorage.isEmpty { return }
        let subviews = view.flags.contains(.isPlain) ? view.subviewStorage : view.subviewsInLayoutOrder
        subviews.forEachUncounted { if $0.flags.contains(.wantsEngine) { enter($0, entering) } }
    }

    private func installConstraints(below view: UIView) {
        if view.held.first != nil { installConstraints(of: view) }
        if view.subviewStorage.isEmpty { return }
        view.subviewStorage.forEachUncounted {
            guard $0.flags.contains(.wantsEngine), $0.slot.isIn(self) else { return }
            if $0.held.first != nil || !$0.subviewStorage.isEmpty { installConstraints(below: $0) }
        }
    }

    // MARK: Items

    /// Returns the item of a view.
    ///
    /// The method creates missing items of the view and its superviews.
    func item(for view: UIView) -> LayoutItem {
        if !view.slot.isIn(self) {
            enter(view, view.survey())
            installConstraints(below: view)
        }
        return view.slot.item ?? makeItem(for: view)
    }

    /// Creates the item of a view that is in the host and has none.
    private func makeItem(for view: UIView) -> LayoutItem {
        var parent: LayoutItem?
        if view !== root, let superview = view.superviewLink {
            parent = superview._withUnsafeGuaranteedRef { $0.slot.isIn(self) ? $0.slot.item : nil }
            parent = parent ?? superview._withUnsafeGuaranteedRef { self.item(for: $0) }
        }
        if let item = view.slot.item { return item }
        let item = engine.makeItem(in: parent)
        order = .unknown
        view.slot.item = item
        setObject(view, of: item)
        configure(view, item)
        return item
    }

    /// Returns the item of a guide, and creates it if necessary.
    ///
    /// The result is `nil` for a guide without a view.
    func item(for guide: UILayoutGuide) -> LayoutItem? {
        if guide.slot.isIn(self), let item = guide.slot.item { return item }
        guard let owner = guide.owningView, owner === root || owner.isDescendant(of: root) else { return nil }
        let parent = item(for: owner)
        if guide.slot.isIn(self), let item = guide.slot.item { return item }
        if isTemporary { savedGuides.append((guide, guide.slot)) }
        let item = engine.makeItem(in: parent)
        order = .unknown
        guide.slot = LayoutSlot(host: self, item: item)
        if guide.hasSignedSize || guide.isSystemGuide { engine.setSignedSize(item) }
        if guide.isSystemGuide { engine.setQuiet(item) }
        setObject(guide, of: item)
        guide.slot.systemConstraints = engine.addAll(guide.edgeConstraints(item: item, owner: parent, host: self))
        rest(guide, in: parent)
        isDirty = true
        return item
    }

    private func setObject(_ view: UIView, of item: LayoutItem) {
        let (place, link) = (Int(item.index), Unmanaged.passUnretained(view))
        // New items usually have consecutive indices, and most hierarchies have no guides.
        if place == views.count { views.append(link) } else { setView(link, at: place) }
        if place < guides.count { guides[place] = nil }
    }

    private func setView(_ link: Unmanaged<UIView>?, at place: Int) {
        while views.count <= place { views.append(nil) }
        views[place] = link
    }

    private func setObject(_ guide: UILayoutGuide, of item: LayoutItem) {
        let place = Int(item.index)
        setView(nil, at: place)
        while guides.count <= place { guides.append(nil) }
        guides[place] = Unmanaged.passUnretained(guide)
    }
}
