import Foundation

extension UICollectionView {
    /// The position of an item after scrolling to it.
    ///
    /// The bits equal Apple's.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        /// The bits of the position, as in UIKit.
        public let rawValue: UInt
        /// Creates a position from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The item is at the top.
        public static let top = ScrollPosition(rawValue: 1)
        /// The item is centered vertically.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// The item is at the bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// The item is at the left.
        public static let left = ScrollPosition(rawValue: 8)
        /// The item is centered horizontally.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// The item is at the right.
        public static let right = ScrollPosition(rawValue: 32)
    }

    // MARK: Layout attributes and index paths

    /// Returns the layout attributes of a cell; nil if the item does not exist.
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath).map(flipped)
    }
    /// Returns the layout attributes of a supplementary view; nil for none.
    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath).map(flipped)
    }
    /// The index paths of the visible items, in order.
    public var indexPathsForVisibleItems: [IndexPath] { shownCells.sorted.map(\.path) }
    /// The visible cells, in the order of their index paths.
    public var visibleCells: [UICollectionViewCell] { shownCells.sorted.map(\.cell) }
    /// Returns the index path of a visible cell; nil for others.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shownCells.path(of: cell) }
    /// Returns the index path of a visible supplementary view; nil for others.
    public func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        shownViews.first { $0.value === supplementaryView }?.key.path
    }
    /// Returns the index path of the item at a point of the collection view; nil for none.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        prepareLayout()
        let rect = CGRect(origin: point, size: CGSize(width: 1e-9, height: 1e-9))
        let found = places(in: rect)
        return found.first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
    }
    /// Returns a visible supplementary view; nil for others.
    public func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        shownViews[CollectionElement(kind: elementKind, path: indexPath)]
    }

    /// Returns the visible supplementary views of a kind, in the order of their index paths.
    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
            supplementaryView(forElementKind: elementKind, at: $0)
        }
    }
    /// Returns the index paths of the visible supplementary views of a kind, in order.
    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        shownViews.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
    }

    /// Scrolls to an item within the limits of the content, without animation.
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        // The final sizes of cells that become visible may move the item.
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

    /// The index paths of the selected items; nil for none.
    public var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection.all }

    /// Selects an item and deselects others unless multiple selection is allowed; nil deselects all.
    ///
    /// As in UIKit, the delegate receives no call.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if indexPath == nil || !allowsMultipleSelection {
            for path in selection.all where path != indexPath { deselectItem(at: path, animated: animated) }
        }
        guard let indexPath, selection.insert(indexPath) else { return }
        shownCells[indexPath]?.isSelected = true
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }
    /// Deselects an item.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selection.remove(indexPath)
        shownCells[indexPath]?.isSelected = false
    }
}
