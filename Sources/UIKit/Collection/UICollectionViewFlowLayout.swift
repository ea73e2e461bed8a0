import Foundation
import Logging

/// Cells in lines, as words in a text.
///
/// As many items as fit stand in a line, and what is left over is shared out between them; the last line of a section has the
/// spaces that it would have if it were full, and an item alone in another line stands in the middle. Items of a line stand
/// in the middle of its height.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// As the estimated size: cells size themselves.
    nonisolated public static var automaticSize: CGSize {
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    }
    /// The size of cells, in points.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// What cells are taken to measure until they are shown, in points; zero where they do not size themselves.
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The least space between lines, in points.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The least space between cells of a line, in points.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The margins of a section, in points.
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    /// The axis along which the content scrolls.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
    /// The size of headers, of which the length along the scrolling counts, in points.
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The size of footers, of which the length along the scrolling counts, in points.
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

    /// Whether headers stay at the begin of the visible part while items of their sections are in it.
    open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    /// Whether footers stay at the end of the visible part while items of their sections are in it.
    open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    /// What the margins of sections are counted from at the sides.
    open var sectionInsetReference = SectionInsetReference.fromContentInset { didSet { invalidateLayout() } }

    /// What the margins of sections are counted from at the sides.
    ///
    /// Raw values are Apple's.
    public enum SectionInsetReference: Int, Hashable, Sendable {
        /// The insets of the content.
        case fromContentInset = 0
        /// The safe area.
        case fromSafeArea = 1
        /// The layout margins.
        case fromLayoutMargins = 2
    }

    /// Contexts of flow layouts.
    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }
    /// What is no longer right in other bounds: the sizes that the delegate gives where the size is another.
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        let isResized = newBounds.size != collectionView?.bounds.size
        (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = isResized
        return context
    }

    private var placed = FlowPlaces()
    private var placedBreadth: CGFloat = 0
    private var ownSizes: [IndexPath: CGSize] = [:]

    /// Places all items.
    open override func prepare() {
        super.prepare()
        placed = FlowPlaces()
        guard let collectionView else { return }
        placedBreadth = breadth(of: collectionView)
        var flow = FlowArrangement(
            isVertical: scrollDirection == .vertical, breadth: placedBreadth, scale: collectionView.pixelsPerPoint)
        for section in 0..<collectionView.numberOfSections {
            flow.add(flowSection(section, in: collectionView), number: section)
        }
        placed = flow.finished()
        reportOversize(flow.hasOversize, in: collectionView)
    }

    private var hasReportedOversize = false

    /// Logs that an item is wider than its section, once until none is.
    private func reportOversize(_ hasOversize: Bool, in collection: UICollectionView) {
        defer { hasReportedOversize = hasOversize }
        if hasOversize, !hasReportedOversize { Self.logger.warning("\(oversizeText(in: collection))") }
    }

    private static let logger = Logger(label: "UICollectionViewFlowLayout")

    /// What Apple's run time logs of an item that is wider, or higher where the content scrolls sideways, than its section.
    func oversizeText(in collection: UICollectionView) -> String {
        let (length, sides) = scrollDirection == .vertical ? ("width", "left and right") : ("height", "top and bottom")
        let instance = "<\(type(of: self)): \(address(of: self))>"
        return """
            The behavior of the \(type(of: self)) is not defined because:
            the item \(length) must be less than the \(length) of the UICollectionView minus the section insets \(sides) \
            values, minus the content insets \(sides) values.
            Please check the values returned by the delegate.
            The relevant \(type(of: self)) instance is \(instance), and it is attached to \(collection.shownDescription).
            Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the debugger.
            """
    }

    /// The room across the scrolling, between the insets.
    private func breadth(of collection: UICollectionView) -> CGFloat {
        let isVertical = scrollDirection == .vertical
        let inset = collection.adjustedContentInset(scrollingAlong: isVertical ? .vertical : .horizontal)
        let room = collection.bounds.inset(by: inset)
        return isVertical ? room.size.width : room.size.height
    }

    /// Another room across the scrolling makes other lines.
    override func surroundingsDidChange() {
        guard isPrepared, let collectionView else { return }
        let isSame = sectionInsetReference == .fromContentInset && breadth(of: collectionView) == placedBreadth
        if !isSame { invalidateLayout() }
    }

    private func flowSection(_ section: Int, in collection: UICollectionView) -> FlowArrangement.Section {
        let delegate = collection.delegate as? any UICollectionViewDelegateFlowLayout
        var made = FlowArrangement.Section()
        made.inset = delegate?.collectionView(collection, layout: self, insetForSectionAt: section) ?? sectionInset
        made.inset = made.inset.adding(sideReference(in: collection))
        made.lineSpacing =
            delegate?.collectionView(collection, layout: self, minimumLineSpacingForSectionAt: section)
            ?? minimumLineSpacing
        made.itemSpacing =
            delegate?.collectionView(collection, layout: self, minimumInteritemSpacingForSectionAt: section)
            ?? minimumInteritemSpacing
        made.header =
            delegate?.collectionView(collection, layout: self, referenceSizeForHeaderInSection: section)
            ?? headerReferenceSize
        made.footer =
            delegate?.collectionView(collection, layout: self, referenceSizeForFooterInSection: section)
            ?? footerReferenceSize
        made.items = (0..<collection.numberOfItems(inSection: section)).map { item in
            let path = IndexPath(item: item, section: section)
            if estimatedItemSize != .zero { return ownSizes[path] ?? expectedSize }
            return delegate?.collectionView(collection, layout: self, sizeForItemAt: path) ?? itemSize
        }
        return made
    }

    /// What the margins of sections are counted from across the scrolling, without what the content is inset by already.
    private func sideReference(in collection: UICollectionView) -> UIEdgeInsets {
        let reference: UIEdgeInsets
        switch sectionInsetReference {
        case .fromContentInset: return .zero
        case .fromSafeArea: reference = collection.safeAreaInsets
        case .fromLayoutMargins: reference = collection.layoutMargins
        }
        let isVertical = scrollDirection == .vertical
        let (whole, own) = (
            collection.adjustedContentInset(scrollingAlong: isVertical ? .vertical : .horizontal),
            collection.contentInset
        )
        func rest(_ edge: KeyPath<UIEdgeInsets, CGFloat>) -> CGFloat {
            max(0, reference[keyPath: edge] - max(0, whole[keyPath: edge] - own[keyPath: edge]))
        }
        return isVertical
            ? UIEdgeInsets(top: 0, left: rest(\.left), bottom: 0, right: rest(\.right))
            : UIEdgeInsets(top: rest(\.top), left: 0, bottom: rest(\.bottom), right: 0)
    }

    private var expectedSize: CGSize { estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize }

    /// The size of all sections, one after the other.
    open override var collectionViewContentSize: CGSize { placed.contentSize }

    /// Where everything lies that reaches into a rectangle of the content.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        placed.all.filter { shown($0).reaches(into: rect) }.map(attributes)
    }
    /// Where the cell of an item lies.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        placed.item(at: indexPath).map(attributes)
    }
    /// Where a header or footer lies.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        placed.bar(elementKind, at: indexPath).map(attributes)
    }

    private func attributes(of place: FlowPlaces.Place) -> UICollectionViewLayoutAttributes {
        let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let made = (type ?? UICollectionViewLayoutAttributes.self).make(kind: place.kind, path: place.path)
        made.frame = shown(place)
        if stays(place) { made.zIndex = Self.indexOfBarsThatStay }
        return made
    }

    /// In front of the cells (as reported of Apple's).
    private static let indexOfBarsThatStay = 10

    private func stays(_ place: FlowPlaces.Place) -> Bool {
        switch place.kind {
        case UICollectionView.elementKindSectionHeader: sectionHeadersPinToVisibleBounds
        case UICollectionView.elementKindSectionFooter: sectionFootersPinToVisibleBounds
        default: false
        }
    }

    /// The place of an item, header or footer, moved where it stays in sight.
    private func shown(_ place: FlowPlaces.Place) -> CGRect {
        guard place.kind != nil, stays(place), let reach = placed.reaches[place.path.section], let collectionView else {
            return place.frame
        }
        let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        let isHeader = place.kind == UICollectionView.elementKindSectionHeader
        func kept(_ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            isHeader
                ? min(max(start, low), max(start, reach.lastItem - length))
                : max(min(start, high - length), min(start, reach.firstItem))
        }
        var frame = place.frame
        if scrollDirection == .vertical {
            frame.origin.y = kept(frame.minY, frame.height, visible.minY, visible.maxY)
        } else {
            frame.origin.x = kept(frame.minX, frame.width, visible.minX, visible.maxX)
        }
        return frame
    }

    /// Another breadth of the collection makes other lines.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let bounds = collectionView?.bounds else { return false }
        return scrollDirection == .vertical ? newBounds.width != bounds.width : newBounds.height != bounds.height
    }

    /// Another size of a cell that sizes itself makes other lines.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        estimatedItemSize != .zero && preferredAttributes.representedElementKind == nil
            && preferredAttributes.size != originalAttributes.size
    }

    override var adoptsTogether: Bool { true }

    override func adopt(_ preferred: UICollectionViewLayoutAttributes) {
        ownSizes[preferred.indexPath] = preferred.size
        isPrepared = false
    }

    override func itemsDidChange() { ownSizes = [:] }
}
