import Foundation

/// The base class of layouts, which determine the frames of a collection view's elements.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    /// A Boolean value that indicates whether the layout is mirrored in the opposite layout direction.
    ///
    /// The default is false.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    /// The layout direction for which the layout was developed.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// Creates a layout.
    public override init() { super.init() }
    /// Creates a layout from an archive.
    ///
    /// Plumb reads no properties from the archive.
    public required init?(coder: NSCoder) { super.init() }

    /// The collection view that uses the layout.
    open internal(set) weak var collectionView: UICollectionView?
    /// A Boolean value that indicates whether `prepare()` was called since the last invalidation.
    final var isPrepared = false
    /// A Boolean value that indicates whether `prepare()` is running.
    final var isPreparing = false

    /// Prepares the layout; does nothing by default.
    ///
    /// It runs before the first request for attributes and after each invalidation.
    open func prepare() {}
    /// The size of the content, in points.
    ///
    /// The default is zero.
    open var collectionViewContentSize: CGSize { .zero }
    /// Returns the attributes of all elements that intersect a rectangle of the content: none unless overridden.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// Returns the attributes of a cell: none unless overridden.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes of a supplementary view, such as a header: none unless overridden.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes of a decoration view: none unless overridden.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Registers the class of decoration views of a kind; nil removes it.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
    }
    private var decorationClasses: [String: UICollectionReusableView.Type] = [:]
    /// Creates a decoration view of a kind; nil without a registered class.
    final func makeDecoration(_ kind: String) -> UICollectionReusableView? { decorationClasses[kind]?.made(in: .zero) }

    /// Prepares the layout for updates of items.
    ///
    /// Plumb does not call this method; a host may.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Finishes the updates of items.
    ///
    /// Plumb does not call this method; a host may.
    open func finalizeCollectionViewUpdates() {}
    /// Prepares the layout for an animated change of bounds.
    ///
    /// Plumb does not call this method; a host may.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// Finishes an animated change of bounds.
    ///
    /// Plumb does not call this method; a host may.
    open func finalizeAnimatedBoundsChange() {}
    /// Notifies the layout that another layout is about to replace it.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Notifies the layout that it is about to replace another layout.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Notifies both layouts that one has replaced the other, before the next layout pass.
    open func finalizeLayoutTransition() {}
    /// Returns whether new bounds invalidate the layout: false unless overridden.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// Returns whether the preferred attributes of a cell invalidate the layout: false unless overridden.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    /// Returns the offset at which scrolling stops: the proposed one unless overridden.
    ///
    /// Plumb does not call this method; a host may.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
    /// Returns the content offset after an update: the proposed one unless overridden.
    ///
    /// Plumb does not call this method; a host may.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }
    /// Returns the initial attributes of an appearing item: nil unless overridden.
    ///
    /// Plumb does not call this method; a host may.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the final attributes of a disappearing item: nil unless overridden.
    ///
    /// Plumb does not call this method; a host may.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the initial attributes of an appearing supplementary view: nil unless overridden.
    ///
    /// Plumb does not call this method; a host may.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the final attributes of a disappearing supplementary view: nil unless overridden.
    ///
    /// Plumb does not call this method; a host may.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the initial attributes of an appearing decoration view: nil unless overridden.
    ///
    /// Plumb does not call this method; a host may.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the final attributes of a disappearing decoration view: nil unless overridden.
    ///
    /// Plumb does not call this method; a host may.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes of an item during an interactive movement: centered at the position unless overridden.
    ///
    /// Plumb does not call this method; a host may.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes =
            layoutAttributesForItem(at: indexPath) ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        return attributes
    }
    /// Returns the target of an interactive movement: the previous index path unless overridden.
    ///
    /// Plumb does not call this method; a host may.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { previousIndexPath }
    /// Invalidates the layout, so that it is prepared again.
    open func invalidateLayout() {
        let context = UICollectionViewLayoutInvalidationContext.made(for: self)
        context.invalidateEverything = true
        invalidateLayout(with: context)
    }
    /// Invalidates the layout after a change of item counts, as after `reloadData()`.
    final func invalidateCounts() {
        let context = UICollectionViewLayoutInvalidationContext.made(for: self)
        (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
        invalidateLayout(with: context)
    }
    /// Invalidates the parts of the layout that a context lists.
    ///
    /// An override calls super.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isPrepared = false
        if !isComparingBounds { collectionView?.measureAgain(what: context) }
        // A collection view that finds the change during its own layout continues with it.
        if !isComparingBounds { collectionView?.setNeedsLayout() }
        guard context.contentOffsetAdjustment != .zero, let collectionView else { return }
        collectionView.contentOffset.x += context.contentOffsetAdjustment.x
        collectionView.contentOffset.y += context.contentOffsetAdjustment.y
    }
    /// A Boolean value that indicates whether the collection view compares its bounds with those of the last layout.
    final var isComparingBounds = false

    /// The class of invalidation contexts: `UICollectionViewLayoutInvalidationContext` or a subclass.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
    /// Returns the invalidation context for new bounds.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        .made(for: self)
    }
    /// Returns the invalidation context for the preferred attributes of a cell.
    ///
    /// Plumb does not call this method; a host may.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { .made(for: self) }

    /// The class of layout attributes: `UICollectionViewLayoutAttributes` or a subclass.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// A Boolean value that indicates whether the content scrolls horizontally and starts at the right.
    var isMirrored: Bool { false }
    /// A Boolean value that indicates whether the layout adopts the preferred sizes of all visible cells in one preparation.
    var adoptsTogether: Bool { false }
    /// Adopts the preferred attributes of a cell.
    func adopt(_ preferred: UICollectionViewLayoutAttributes) {}
    /// Modifies the attributes of the visible elements before they are displayed.
    func willShow(_ places: [UICollectionViewLayoutAttributes]) {}
    /// Notifies the layout of a change of traits, margins or the safe area.
    func surroundingsDidChange() {}
    /// Notifies the layout of a change of the items.
    func itemsDidChange() {}
}
