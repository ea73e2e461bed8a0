import Foundation

/// A closure that returns the layout of a section; nil for an empty section.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout of sections that contain groups of items.
///
/// A fraction refers to the container: the group for an item, the section inside its insets for a group. A section that scrolls
/// orthogonally stays at its start. Edges are rounded to pixels.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    /// The configuration of the whole layout.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

    /// Creates a layout with the same section layout for all sections.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    /// Creates a layout with the same section layout for all sections, and a configuration.
    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }
    /// Creates a layout with a closure that provides each section.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    /// Creates a layout with a closure that provides each section, and a configuration.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        (provider, self.configuration) = (sectionProvider, configuration)
        super.init()
    }
    /// Creates a layout from an archive.
    ///
    /// It has no sections.
    public required init?(coder: NSCoder) {
        provider = { _, _ in nil }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init(coder: coder)
    }

    private var places: [CompositionalArrangement.Place] = []
    private var finder = PlaceFinder()
    private var size = CGSize.zero
    /// The sections with an invalidation handler, and the environment of the layout.
    private var changing: [Int: NSCollectionLayoutSection] = [:]
    private var environment: CompositionalRoom?
    private var ownSizes: [Int: [Int: CGSize]] = [:]
    private var ownSupplementarySizes: [Int: [String: CGSize]] = [:]

    // MARK: Placing

    /// Computes the frames of all elements.
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

    /// Returns the insets of a section, including those of its reference at the sides, in points.
    private func insets(
        of section: NSCollectionLayoutSection, in view: UICollectionView, _ axis: NSLayoutConstraint.Axis
    ) -> NSDirectionalEdgeInsets {
        let around = reference(of: section, in: view)
        // Insets that already apply to the whole content, such as the safe area, do not count twice.
        let (whole, own) = (view.adjustedContentInset(scrollingAlong: axis), view.contentInset)
        let left = max(0, around.left - max(0, whole.left - own.left))
        let right = max(0, around.right - max(0, whole.right - own.right))
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var insets = section.contentInsets
        insets.leading += isMirrored ? right : left
        insets.trailing += isMirrored ? left : right
        return insets.asLengths
    }

    /// Returns the insets of a section's content insets reference, in points.
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

    /// Rounds edges to pixels and mirrors the frames in right-to-left environments.
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

    // MARK: Layout attributes

    /// The size of all sections, in points.
    ///
    /// The orthogonal content of a section does not count.
    open override var collectionViewContentSize: CGSize { size }

    /// Returns the attributes of all elements that intersect a rectangle of the content.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        places.filter { shown($0).reaches(into: rect) }.map(attributes)
    }
    /// Returns the attributes of a cell.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        finder.item(at: indexPath).map { attributes(of: places[$0]) }
    }
    /// Returns the attributes of a supplementary view.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        finder.view(elementKind, at: indexPath).map { attributes(of: places[$0]) }
    }

    /// Returns the attributes of a decoration view.
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

    /// Returns the frame of an element; a pinned view moves with the visible area.
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

    // MARK: Invalidation

    /// Returns whether the size of the bounds differs from the current one.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }

    /// Returns whether a preferred size differs along an estimated axis.
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

    /// Section providers depend on traits, and insets depend on edges.
    override func surroundingsDidChange() { invalidateLayout() }

    override func itemsDidChange() { (ownSizes, ownSupplementarySizes) = ([:], [:]) }
}
