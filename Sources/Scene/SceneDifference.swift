/// The difference between two layouts of a scene.
///
/// Views are matched by their ids.
///
/// Frames are relative to the parent, so a view that moves with its parent is unchanged.
public struct SceneDifference: Hashable, Sendable {
    /// A view that differs between the two scenes.
    public struct Change: Hashable, Sendable {
        /// The old view.
        public let old: Scene.View
        /// The new view.
        public let new: Scene.View

        /// A Boolean value that indicates whether the frame relative to the parent has changed.
        public var isMoved: Bool { old.frame != new.frame }
        /// A Boolean value that indicates whether the parent has changed.
        public var isReparented: Bool { old.parent != new.parent }
        /// A Boolean value that indicates whether the view has been hidden or shown.
        public var isHiddenChanged: Bool { old.isHidden != new.isHidden }
        /// A Boolean value that indicates whether the text has changed, apart from line breaks.
        public var isTextChanged: Bool { old.ownText != new.ownText }
        /// A Boolean value that indicates whether the placeholder has changed.
        public var isPlaceholderChanged: Bool { old.placeholder != new.placeholder }
        /// A Boolean value that indicates whether the class has changed.
        public var isClassChanged: Bool { old.className != new.className }
        /// A Boolean value that indicates whether the position relative to the parent has changed, not only the size.
        public var isShifted: Bool { old.frame.x != new.frame.x || old.frame.y != new.frame.y }
        /// A Boolean value that indicates whether the view has become ambiguous or is no longer ambiguous.
        public var isAmbiguityChanged: Bool { old.isAmbiguous != new.isAmbiguous }

        /// A Boolean value that indicates whether something differs that does not depend on where it is.
        fileprivate var isChangedInItself: Bool {
            isMoved || isHiddenChanged || isTextChanged || isPlaceholderChanged || isClassChanged || isAmbiguityChanged
        }
    }

    /// The changed views, in the new order.
    public let changed: [Change]
    /// The added views, in the new order.
    public let added: [Scene.View]
    /// The removed views, in the old order.
    public let removed: [Scene.View]

    /// A Boolean value that indicates whether the scenes are equal.
    public var isEmpty: Bool { changed.isEmpty && added.isEmpty && removed.isEmpty }

    /// Creates the difference between two scenes; nil stands for a scene without views.
    ///
    /// The root views are matched whatever their ids are. Views with duplicate ids are matched in order.
    public init(from old: Scene?, to new: Scene?) {
        var former: [String: [Int]] = [:]
        for (place, view) in (old?.views ?? []).enumerated().dropFirst().reversed() {
            former[view.id, default: []].append(place)
        }
        var (changed, added): ([Change], [Scene.View]) = ([], [])
        var kept: Set<Int> = []
        if let oldRoot = old?.views.first, let newRoot = new?.views.first {
            let change = Change(old: oldRoot, new: newRoot)
            if change.isChangedInItself { changed.append(change) }
        } else if let root = new?.views.first {
            added.append(root)
        }
        for view in (new?.views ?? []).dropFirst() {
            guard let old, let place = former[view.id]?.popLast() else {
                added.append(view)
                continue
            }
            kept.insert(place)
            let before = old.views[place]
            let change = Change(old: before, new: view)
            let movesHouse = change.isReparented && !(before.parent == old.root && view.parent == new?.root)
            if change.isChangedInItself || movesHouse { changed.append(change) }
        }
        self.changed = changed
        self.added = added
        let gone = (old?.views ?? []).enumerated().dropFirst().filter { place, _ in !kept.contains(place) }
            .map { _, view in view }
        removed = (new == nil ? old?.views.prefix(1).map { root in root } ?? [] : []) + gone
    }
}
