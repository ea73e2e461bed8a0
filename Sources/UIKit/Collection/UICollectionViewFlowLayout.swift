import Foundation
import Logging

/// A layout that arranges cells in lines, like words in a text.
///
/// Each line takes as many items as fit, and the items share the remaining space. The last line of a section has the spacing of a full
/// line. An item that is alone in another line is centered. Items are centered in the height of their line.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The estimated size of cells that determine their own size.
    nonisolated public static var automaticSize: CGSize {
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    }
    /// The size of cells, in points.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// The estimated size of cells before they are displayed, in points; zero if cells do not size themselves.
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The minimum spacing between lines, in points.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The minimum spacing between cells of a line, in points.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The insets of a section, in points.
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    /// The scroll direction of the content.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
    /// The size of headers, in points; only the length along the scroll axis counts.
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The size of footers, in points; only the length along the scroll axis counts.
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

    /// A Boolean value that indicates whether headers stay visible while items of their section are visible.
    open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    /// A Boolean value that indicates whether footers stay visible while items of their section are visible.
    open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    /// The reference of the section insets at the sides.
    open var sectionInsetReference = SectionInsetReference.fromContentInset { didSet { invalidateLayout() } }

    /// The reference of the section insets at the sides.
    ///
    /// The raw values equal Apple's.
    public enum SectionInsetReference: Int, Hashable, Sendable {
        /// The content insets.
        case fromContentInset = 0
        /// The safe area.
        case fromSafeArea = 1
        /// The layout margins.
        case fromLayoutMargins = 2
    }

    /// The class of the invalidation contexts of flow layouts.
    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }
    /// Returns the invalidation context for new bounds.
    ///
    /// The delegate's metrics are invalid if the size changes.
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

    /// Computes the frames of all elements.
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

    /// Logs a warning if an item is wider than its section, once until no item is.
    private func reportOversize(_ hasOversize: Bool, in collection: UICollectionView) {
        defer { hasReportedOversize = hasOversize }
        guard LayoutEnvironment.current.logsConflicts else { return }
        if hasOversize, !hasReportedOversize { Self.logger.warning("\(oversizeText(in: collection))") }
    }

    private static let logger = Logger(label: "UICollectionViewFlowLayout")

    /// Returns the message that Apple's run time logs if an item is too wide, or too high with horizontal scrolling.
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

    /// Returns the available length perpendicular to scrolling, inside the insets, in points.
    private func breadth(of collection: UICollectionView) -> CGFloat {
        let isVertical = scrollDirection == .vertical
        let inset = collection.adjustedContentInset(scrollingAlong: isVertical ? .vertical : .horizontal)
        let room = collection.bounds.inset(by: inset)
        return isVertical ? room.size.width : room.size.height
    }

    /// A change of the available length changes the lines.
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

    /// Returns the insets of the section inset reference, in points, without those that already apply to the content.
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

    /// The size of all sections, in points.
    open override var collectionViewContentSize: CGSize { placed.contentSize }

    /// Returns the attributes of all elements that intersect a rectangle of the content.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        placed.all.filter { shown($0).reaches(into: rect) }.map(attributes)
    }
    /// Returns the attributes of a cell.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        placed.item(at: indexPath).map(attributes)
    }
    /// Returns the attributes of a header or footer.
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

    /// The z-index of pinned headers and footers, in front of the cells, as reported for UIKit.
    private static let indexOfBarsThatStay = 10

    private func stays(_ place: FlowPlaces.Place) -> Bool {
        switch place.kind {
        case UICollectionView.elementKindSectionHeader: sectionHeadersPinToVisibleBounds
        case UICollectionView.elementKindSectionFooter: sectionFootersPinToVisibleBounds
        default: false
        }
    }

    /// Returns the frame of an element; a pinned header or footer moves with the visible area.
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

    /// Returns whether the length perpendicular to scrolling changes.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let bounds = collectionView?.bounds else { return false }
        return scrollDirection == .vertical ? newBounds.width != bounds.width : newBounds.height != bounds.height
    }

    /// Returns whether the preferred size of a self-sizing cell differs from its current size.
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
