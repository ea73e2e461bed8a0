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
    private var finder = PlaceFinder()
    private var size = CGSize.zero
    /// The sections that change what is visible of them, and the room of all.
    private var changing: [Int: NSCollectionLayoutSection] = [:]
    private var environment: CompositionalRoom?
    private var ownSizes: [Int: [Int: CGSize]] = [:]
    private var ownSupplementarySizes: [Int: [String: CGSize]] = [:]

    // MARK: Placing

    /// Places all items.
    open override func prepare() {
        super.prepare()
        (places, finder, size, changing) = ([], PlaceFinder(), .zero, [:])
        guard let collectionView else { return }
        let axis: NSLayoutConstraint.Axis = configuration.scrollDirection == .vertical ? .vertical : .horizontal
        let room = collectionView.bounds.inset(by: collectionView.adjustedContentInset(scrollingAlong: axis)).size
        let environment = CompositionalRoom(size: room, traits: collectionView.traitCollection)
        self.environment = environment
        var arrangement = CompositionalArrangement(
            axis: axis, room: room, traits: collectionView.traitCollection)
        let whole = configuration.boundarySupplementaryItems
        arrangement.open(whole, own: ownSupplementarySizes[0] ?? [:])
        for number in 0..<collectionView.numberOfSections {
            guard let section = provider(number, environment) else { continue }
            if section.visibleItemsInvalidationHandler != nil { changing[number] = section }
            arrangement.add(
                CompositionalArrangement.Section(
                    layout: section, number: number, count: collectionView.numberOfItems(inSection: number),
                    insets: insets(of: section, in: collectionView, axis), ownSizes: ownSizes[number] ?? [:],
                    ownSupplementarySizes: ownSupplementarySizes[number] ?? [:]),
                spacing: configuration.interSectionSpacing)
        }
        arrangement.close(whole, own: ownSupplementarySizes[0] ?? [:])
        (places, size) = (arrangement.places, arrangement.contentSize)
        settle(in: collectionView)
    }

    /// The insets of a section, with what they are counted from at the sides.
    private func insets(
        of section: NSCollectionLayoutSection, in view: UICollectionView, _ axis: NSLayoutConstraint.Axis
    ) -> NSDirectionalEdgeInsets {
        let around = reference(of: section, in: view)
        // What the whole content is inset by already, as by the safe area, is not counted again.
        let (whole, own) = (view.adjustedContentInset(scrollingAlong: axis), view.contentInset)
        let left = max(0, around.left - max(0, whole.left - own.left))
        let right = max(0, around.right - max(0, whole.right - own.right))
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var insets = section.contentInsets
        insets.leading += isMirrored ? right : left
        insets.trailing += isMirrored ? left : right
        return insets.asLengths
    }

    /// What the insets of a section are counted from.
    private func reference(of section: NSCollectionLayoutSection, in view: UICollectionView) -> UIEdgeInsets {
        let own = section.contentInsetsReference
        switch own == .automatic ? configuration.contentInsetsReference : own {
        case .none: return .zero
        case .automatic, .safeArea: return view.safeAreaInsets
        case .layoutMargins: return view.layoutMargins
        case .readableContent:
            let frame = view.readableContentGuide.layoutFrame
            let left = max(0, frame.minX - view.bounds.minX)
            return UIEdgeInsets(top: 0, left: left, bottom: 0, right: max(0, view.bounds.width - left - frame.width))
        }
    }

    /// Rounds edges to pixels, and turns what was placed from leading to trailing from left to right.
    private func settle(in view: UICollectionView) {
        let scale = view.pixelsPerPoint
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isSideways = configuration.scrollDirection == .horizontal
        func onPixel(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
        for index in places.indices {
            finder.note(places[index].kind, at: places[index].path, index: index)
            var frame = places[index].frame
            if isMirrored { frame.origin.x = size.width - frame.maxX }
            if isMirrored, isSideways, let reach = places[index].reach {
                places[index].reach = (size.width - reach.end, size.width - reach.start)
            }
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
        places.filter { shown($0).reaches(into: rect) }.map(attributes)
    }
    /// Where the cell of an item lies.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        finder.item(at: indexPath).map { attributes(of: places[$0]) }
    }
    /// Where a header or another view beside the cells lies.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        finder.view(elementKind, at: indexPath).map { attributes(of: places[$0]) }
    }

    /// Where a view behind a section lies.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    }

    private func attributes(of place: CompositionalArrangement.Place) -> UICollectionViewLayoutAttributes {
        let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let made = (type ?? UICollectionViewLayoutAttributes.self).make(
            kind: place.kind, path: place.path, isDecoration: place.isDecoration)
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
            let isAtBegin = start - reach.start <= reach.end - start - length
            return isAtBegin
                ? min(max(start, low), max(start, reach.end - length))
                : max(min(start, high - length), min(start, reach.start))
        }
        if configuration.scrollDirection == .vertical {
            frame.origin.y = kept(frame.minY, frame.height, visible.minY, visible.maxY)
        } else {
            frame.origin.x = kept(frame.minX, frame.width, visible.minX, visible.maxX)
        }
        return frame
    }

    override func willShow(_ places: [UICollectionViewLayoutAttributes]) {
        guard !changing.isEmpty, let environment, let collectionView else { return }
        for (number, section) in changing.sorted(by: { $0.key < $1.key }) {
            let visible = places.filter {
                $0.indexPath.first == number && $0.representedElementCategory != .decorationView
            }
            guard !visible.isEmpty else { continue }
            let isAcross = section.orthogonalScrollingBehavior != .none
            let offset = isAcross ? .zero : collectionView.contentOffset
            section.visibleItemsInvalidationHandler?(visible.map(VisibleItem.init), offset, environment)
        }
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
        func differ(_ new: CGFloat, _ old: CGFloat) -> Bool { new >= 0 && new.asLength == new && new != old }
        return (estimates.width && differ(new.width, old.width)) || (estimates.height && differ(new.height, old.height))
    }

    override var isMirrored: Bool {
        configuration.scrollDirection == .horizontal
            && collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    override var adoptsTogether: Bool { true }

    override func adopt(_ preferred: UICollectionViewLayoutAttributes) {
        let path = preferred.indexPath
        guard path.count == 2 else { return }
        if let kind = preferred.representedElementKind {
            ownSupplementarySizes[path[0], default: [:]][kind] = preferred.size.asLengths
        } else {
            ownSizes[path[0], default: [:]][path[1]] = preferred.size.asLengths
        }
        isPrepared = false
    }

    /// Providers are asked for other traits, and insets are counted from other edges.
    override func surroundingsDidChange() { invalidateLayout() }

    override func itemsDidChange() { (ownSizes, ownSupplementarySizes) = ([:], [:]) }
}
