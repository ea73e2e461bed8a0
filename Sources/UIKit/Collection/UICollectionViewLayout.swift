import Foundation

/// How a collection view places its cells; a subclass answers where everything lies.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    /// Whether what is laid out from left to right is turned where the language is read from the right, and the other way round.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    /// The direction in which the layout was written.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// A layout.
    public override init() { super.init() }
    /// A layout from an archive; nothing but an empty layout is read.
    public required init?(coder: NSCoder) { super.init() }

    /// The collection that the layout places.
    open internal(set) weak var collectionView: UICollectionView?
    /// Whether `prepare()` was called since the last change.
    final var isPrepared = false
    /// Whether `prepare()` goes on.
    final var isPreparing = false

    /// Called before anything is asked, and again after every invalidation.
    open func prepare() {}
    /// The size of all content, in points.
    open var collectionViewContentSize: CGSize { .zero }
    /// Where everything lies that reaches into a rectangle of the content.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// Where the cell of an item lies.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a view beside the cells lies, as a header.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a view lies that shows nothing of the data.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Says of which class the views of a kind are that show nothing of the data; nil takes it back.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
    }
    private var decorationClasses: [String: UICollectionReusableView.Type] = [:]
    /// A new view of a kind; nil where no class was registered.
    final func makeDecoration(_ kind: String) -> UICollectionReusableView? { decorationClasses[kind]?.made(in: .zero) }

    /// Called before items change; nothing calls it, since nothing is animated.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called after items have changed; nothing calls it, since nothing is animated.
    open func finalizeCollectionViewUpdates() {}
    /// Called before the collection takes other bounds in an animation; nothing calls it, since nothing is animated.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// Called after the collection has taken other bounds in an animation; nothing calls it, since nothing is animated.
    open func finalizeAnimatedBoundsChange() {}
    /// Called before another layout takes the place of this one.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Called before this layout takes the place of another one.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Called when one layout has taken the place of another, for both, before the next pass of layout.
    open func finalizeLayoutTransition() {}
    /// Whether other bounds of the collection make another layout; false unless overridden.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// Whether the attributes that a cell would have make another layout; false unless overridden.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    /// Where scrolling that was let go comes to rest: where it would, unless overridden.
    ///
    /// Nothing calls it here.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
    /// Where the content stands after a change: where it would, unless overridden.
    ///
    /// Nothing calls it here.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }
    /// Where an item that comes begins; nil unless overridden.
    ///
    /// Nothing calls it here, since nothing is animated.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where an item that goes ends; nil unless overridden.
    ///
    /// Nothing calls it here, since nothing is animated.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a view beside the cells that comes begins; nil unless overridden.
    ///
    /// Nothing calls it here, since nothing is animated.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a view beside the cells that goes ends; nil unless overridden.
    ///
    /// Nothing calls it here, since nothing is animated.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a view that shows nothing of the data begins when it comes; nil unless overridden.
    ///
    /// Nothing calls it here, since nothing is animated.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a view that shows nothing of the data ends when it goes; nil unless overridden.
    ///
    /// Nothing calls it here, since nothing is animated.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where an item lies while fingers move it; where it lies by itself, unless overridden.
    ///
    /// Nothing calls it here, since there are no fingers.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes =
            layoutAttributesForItem(at: indexPath) ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        return attributes
    }
    /// Where an item that fingers move would come to lie; where it was, unless overridden.
    ///
    /// Nothing calls it here, since there are no fingers.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { previousIndexPath }
    /// Has the layout prepared anew.
    open func invalidateLayout() {
        let context = UICollectionViewLayoutInvalidationContext.made(for: self)
        context.invalidateEverything = true
        invalidateLayout(with: context)
    }
    /// Has the layout prepared anew for other items, as after `reloadData()`.
    final func invalidateCounts() {
        let context = UICollectionViewLayoutInvalidationContext.made(for: self)
        (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
        invalidateLayout(with: context)
    }
    /// Has the layout prepared anew, by all that makes it no longer right; an override calls super.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isPrepared = false
        if !isComparingBounds { collectionView?.measureAgain(what: context) }
        // The collection that has found it out in its layout goes on with it.
        if !isComparingBounds { collectionView?.setNeedsLayout() }
        guard context.contentOffsetAdjustment != .zero, let collectionView else { return }
        collectionView.contentOffset.x += context.contentOffsetAdjustment.x
        collectionView.contentOffset.y += context.contentOffsetAdjustment.y
    }
    /// Whether the collection compares its bounds with those for which the layout was asked.
    final var isComparingBounds = false

    /// The class of what says what is no longer right, one of `UICollectionViewLayoutInvalidationContext` and its subclasses.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
    /// What is no longer right in other bounds.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        .made(for: self)
    }
    /// What is no longer right with the attributes that a cell would have.
    ///
    /// Nothing calls it here: lines and groups are made again.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { .made(for: self) }

    /// The class of the attributes, one of `UICollectionViewLayoutAttributes` and its subclasses.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// Whether the content begins at the right and scrolls sideways.
    var isMirrored: Bool { false }
    /// Whether the own sizes of all visible cells are taken at once, by which the layout is prepared once for all of them.
    var adoptsTogether: Bool { false }
    /// Called with a cell's own size that makes another layout.
    func adopt(_ preferred: UICollectionViewLayoutAttributes) {}
    /// Called with the places of what is visible before that is shown, to change them.
    func willShow(_ places: [UICollectionViewLayoutAttributes]) {}
    /// Called when traits, margins or the safe area of the collection are others.
    func surroundingsDidChange() {}
    /// Called when the items are others.
    func itemsDidChange() {}
}
