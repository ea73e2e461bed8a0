import Foundation

extension UICollectionView {
    /// Where an item that is scrolled to comes to stand.
    ///
    /// Bits are Apple's.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        /// Apple's bits.
        public let rawValue: UInt
        /// Positions of Apple's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At the top.
        public static let top = ScrollPosition(rawValue: 1)
        /// In the middle of the height.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 8)
        /// In the middle of the width.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 32)
    }

    // MARK: Places

    /// Where the cell of an item lies; nil where there is no such item.
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath).map(flipped)
    }
    /// Where a view beside the cells lies; nil where there is none.
    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath).map(flipped)
    }
    /// The items that are shown, in their order.
    public var indexPathsForVisibleItems: [IndexPath] { shownCells.sorted.map(\.path) }
    /// The cells that are shown, in the order of their items.
    public var visibleCells: [UICollectionViewCell] { shownCells.sorted.map(\.cell) }
    /// The item of a cell that is shown; nil for others.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shownCells.path(of: cell) }
    /// The place of a view beside the cells that is shown; nil for others.
    public func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        shownViews.first { $0.value === supplementaryView }?.key.path
    }
    /// The item at a point of the collection that is shown; nil where there is none.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        prepareLayout()
        let rect = CGRect(origin: point, size: CGSize(width: 1e-9, height: 1e-9))
        let found = places(in: rect)
        return found.first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
    }
    /// A view beside the cells that is shown; nil for others.
    public func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        shownViews[CollectionElement(kind: elementKind, path: indexPath)]
    }

    /// The views of a kind beside the cells that are shown, in the order of their places.
    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
            supplementaryView(forElementKind: elementKind, at: $0)
        }
    }
    /// The places of the views of a kind beside the cells that are shown, in order.
    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        shownViews.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
    }

    /// Scrolls to an item, no further than the content goes; there is no animation.
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        // Cells that come into sight may have other sizes than they were taken to have, which moves the item.
        for _ in 0..<Self.mostAskings {
            layoutIfNeeded()
            guard let item = layoutAttributesForItem(at: indexPath)?.frame else { return }
            let offset = offset(showing: item, at: scrollPosition)
            if offset == contentOffset { return }
            contentOffset = offset
        }
    }

    private func offset(showing item: CGRect, at scrollPosition: ScrollPosition) -> CGPoint {
        let insets = adjustedContentInset
        let visible = bounds.inset(by: insets)
        var origin = visible.origin
        if scrollPosition.contains(.top) { origin.y = item.minY }
        if scrollPosition.contains(.centeredVertically) { origin.y = item.midY - visible.height / 2 }
        if scrollPosition.contains(.bottom) { origin.y = item.maxY - visible.height }
        if scrollPosition.contains(.left) { origin.x = item.minX }
        if scrollPosition.contains(.centeredHorizontally) { origin.x = item.midX - visible.width / 2 }
        if scrollPosition.contains(.right) { origin.x = item.maxX - visible.width }
        return currentRange.limited(CGPoint(x: origin.x - insets.left, y: origin.y - insets.top))
    }

    // MARK: Selection

    /// The items that are chosen; nil for none.
    public var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection.all }

    /// Chooses an item, and no other unless several may be; nil chooses none.
    ///
    /// The delegate is not told, as by Apple's.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if indexPath == nil || !allowsMultipleSelection {
            for path in selection.all where path != indexPath { deselectItem(at: path, animated: animated) }
        }
        guard let indexPath, selection.insert(indexPath) else { return }
        shownCells[indexPath]?.isSelected = true
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }
    /// Chooses an item no longer.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selection.remove(indexPath)
        shownCells[indexPath]?.isSelected = false
    }
}
