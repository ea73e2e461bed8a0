/// What became of the views of a scene from one layout to another: views are the same if their identifiers are.
///
/// Frames are relative to the parent, so that a view that only goes along with its parent has not changed.
public struct SceneDifference: Hashable, Sendable {
    /// A view that is in both scenes and differs.
    public struct Change: Hashable, Sendable {
        /// The view as it was.
        public let old: Scene.View
        /// The view as it is.
        public let new: Scene.View

        /// Whether its frame in its parent is another one.
        public var isMoved: Bool { old.frame != new.frame }
        /// Whether it is in another view now.
        public var isReparented: Bool { old.parent != new.parent }
        /// Whether it was hidden or shown.
        public var isHiddenChanged: Bool { old.isHidden != new.isHidden }
        /// Whether its text is another one, however it is broken into lines.
        public var isTextChanged: Bool { old.ownText != new.ownText }
        /// Whether another text stands in for its own while it has none.
        public var isPlaceholderChanged: Bool { old.placeholder != new.placeholder }
        /// Whether it is of another class now.
        public var isClassChanged: Bool { old.className != new.className }
        /// Whether it lies elsewhere in its parent, and is not only larger or smaller.
        public var isShifted: Bool { old.frame.x != new.frame.x || old.frame.y != new.frame.y }
        /// Whether the constraints left its place or size open, or do so now.
        public var isAmbiguityChanged: Bool { old.isAmbiguous != new.isAmbiguous }

        /// Whether something differs that does not depend on where it is.
        fileprivate var isChangedInItself: Bool {
            isMoved || isHiddenChanged || isTextChanged || isPlaceholderChanged || isClassChanged || isAmbiguityChanged
        }
    }

    /// The views that differ, in the new order.
    public let changed: [Change]
    /// The views that are new, in their order.
    public let added: [Scene.View]
    /// The views that are gone, in the order that they had.
    public let removed: [Scene.View]

    /// Whether no view differs.
    public var isEmpty: Bool { changed.isEmpty && added.isEmpty && removed.isEmpty }

    /// The difference between two scenes; nil stands for one without views.
    ///
    /// The roots are taken for the same view whatever they are called; of several views with one identifier the first is the
    /// first of the others, and so on.
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
