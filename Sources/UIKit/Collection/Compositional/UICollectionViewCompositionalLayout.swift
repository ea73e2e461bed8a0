import Foundation

/// What gives the layout of a section; nil where there is none, and the section then shows nothing.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Sections of groups of items.
///
/// Fractions are parts of what is around: of the group for an item, of the section inside of its insets for a group. A section
/// that scrolls across the collection stays at its begin. Edges are rounded to the pixel grid.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    /// What holds for the layout as a whole.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

    /// The same layout for all sections.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    /// The same layout for all sections, and what holds for the whole.
    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }
    /// A layout for each section.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    /// A layout for each section, and what holds for the whole.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        (provider, self.configuration) = (sectionProvider, configuration)
        super.init()
    }
    /// A layout from an archive; one without sections.
    public required init?(coder: NSCoder) {
        provider = { _, _ in nil }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init(coder: coder)
    }

    private var places: [CompositionalArrangement.Place] = []
    private var size = CGSize.zero
    private var ownSizes: [Int: [Int: CGSize]] = [:]
    private var ownSupplementarySizes: [Int: [String: CGSize]] = [:]

    // MARK: Placing

    /// Places all items.
    open override func prepare() {
        super.prepare()
        (places, size) = ([], .zero)
        guard let collectionView else { return }
        let room = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
        let environment = CompositionalRoom(size: room, traits: collectionView.traitCollection)
        var arrangement = CompositionalArrangement(
            axis: configuration.scrollDirection == .vertical ? .vertical : .horizontal, room: room,
            traits: collectionView.traitCollection)
        for number in 0..<collectionView.numberOfSections {
            guard let section = provider(number, environment) else { continue }
            arrangement.add(
                CompositionalArrangement.Section(
                    layout: section, number: number, count: collectionView.numberOfItems(inSection: number),
                    insets: insets(of: section, in: collectionView), ownSizes: ownSizes[number] ?? [:],
                    ownSupplementarySizes: ownSupplementarySizes[number] ?? [:]),
                spacing: configuration.interSectionSpacing)
        }
        (places, size) = (arrangement.places, arrangement.contentSize)
        settle(in: collectionView)
    }

    /// The insets of a section, with what they are counted from at the sides.
    private func insets(of section: NSCollectionLayoutSection, in view: UICollectionView) -> NSDirectionalEdgeInsets {
        let own = section.contentInsetsReference
        let around: UIEdgeInsets
        switch own == .automatic ? configuration.contentInsetsReference : own {
        case .none: around = .zero
        case .automatic, .safeArea: around = view.safeAreaInsets
        case .layoutMargins: around = view.layoutMargins
        case .readableContent:
            let frame = view.readableContentGuide.layoutFrame
            let left = max(0, frame.minX - view.bounds.minX)
            around = UIEdgeInsets(top: 0, left: left, bottom: 0, right: max(0, view.bounds.width - left - frame.width))
        }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var insets = section.contentInsets
        insets.leading += isMirrored ? around.right : around.left
        insets.trailing += isMirrored ? around.left : around.right
        return insets
    }

    /// Rounds edges to pixels, and turns what was placed from leading to trailing from left to right.
    private func settle(in view: UICollectionView) {
        let scale = view.pixelsPerPoint
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        func onPixel(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
        for index in places.indices {
            var frame = places[index].frame
            if isMirrored { frame.origin.x = size.width - frame.maxX }
            let (left, top) = (onPixel(frame.minX), onPixel(frame.minY))
            places[index].frame = CGRect(
                x: left, y: top, width: onPixel(frame.maxX) - left, height: onPixel(frame.maxY) - top)
        }
    }

    // MARK: Answers

    /// The size of all sections; what a section has across the collection does not count.
    open override var collectionViewContentSize: CGSize { size }

    /// Where everything lies that reaches into a rectangle of the content.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        places.map(attributes).filter { $0.frame.reaches(into: rect) }
    }
    /// Where the cell of an item lies.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        places.first { $0.kind == nil && $0.path == indexPath }.map(attributes)
    }
    /// Where a header or another view beside the cells lies.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        places.first { $0.kind == elementKind && $0.path == indexPath }.map(attributes)
    }

    private func attributes(of place: CompositionalArrangement.Place) -> UICollectionViewLayoutAttributes {
        let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let made = (type ?? UICollectionViewLayoutAttributes.self).make(kind: place.kind, path: place.path)
        made.frame = shown(place)
        made.zIndex = place.zIndex
        made.estimates = place.estimates
        return made
    }

    /// The place of a view, moved where it stays in sight.
    private func shown(_ place: CompositionalArrangement.Place) -> CGRect {
        guard let reach = place.reach, let collectionView else { return place.frame }
        let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        var frame = place.frame
        func kept(_ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            let isAtBegin = start - reach.lowerBound <= reach.upperBound - start - length
            return isAtBegin
                ? min(max(start, low), max(start, reach.upperBound - length))
                : max(min(start, high - length), min(start, reach.lowerBound))
        }
        if configuration.scrollDirection == .vertical {
            frame.origin.y = kept(frame.minY, frame.height, visible.minY, visible.maxY)
        } else {
            frame.origin.x = kept(frame.minX, frame.width, visible.minX, visible.maxX)
        }
        return frame
    }

    // MARK: Changes

    /// Another size of the collection makes another layout.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }

    /// Another size of a cell whose size is estimated makes another layout.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let (new, old) = (preferredAttributes.size, originalAttributes.size)
        let estimates = originalAttributes.estimates ?? EstimatedAxes()
        return (estimates.width && new.width != old.width) || (estimates.height && new.height != old.height)
    }

    override func adopt(_ preferred: UICollectionViewLayoutAttributes) {
        let path = preferred.indexPath
        guard path.count == 2 else { return }
        if let kind = preferred.representedElementKind {
            ownSupplementarySizes[path[0], default: [:]][kind] = preferred.size
        } else {
            ownSizes[path[0], default: [:]][path[1]] = preferred.size
        }
        isPrepared = false
    }

    override func itemsDidChange() { (ownSizes, ownSupplementarySizes) = ([:], [:]) }
}
