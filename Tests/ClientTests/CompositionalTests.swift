import Testing
import UIKit

/// Compositional layouts place groups of items by their sizes, insets and spacings; the frames are computed by hand.
@MainActor @Suite struct CompositionalTests {
    init() { LayoutEnvironment.current.logsConflicts = false }

    /// Supplies a given number of items for each section; each cell contains a box of a given height.
    final class Source: NSObject, UICollectionViewDataSource {
        final class Cell: UICollectionViewCell {
            let box = UIView()
            lazy var height = box.heightAnchor.constraint(equalToConstant: 30)
            override init(frame: CGRect) {
                super.init(frame: frame)
                box.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(box)
                let width = box.widthAnchor.constraint(equalToConstant: 70)
                // The size that a layout prescribes takes precedence over the size that the content asks for.
                for constraint in [height, width] { constraint.priority = UILayoutPriority(999) }
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: contentView.topAnchor), height, width,
                    box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                    box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    box.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor),
                ])
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        let counts: [Int]
        var heights: [CGFloat] = []
        init(_ counts: [Int]) { self.counts = counts }
        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            if heights.indices.contains(path.item) { (cell as? Cell)?.height.constant = heights[path.item] }
            return cell
        }
        func collectionView(
            _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
        ) -> UICollectionReusableView {
            view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "bar", for: path)
        }
    }

    final class Bar: UICollectionReusableView {
        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
            verticalFittingPriority vertical: UILayoutPriority
        ) -> CGSize { CGSize(width: targetSize.width, height: 33) }
    }

    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    private func header(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), height),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    }

    private func collection(
        _ source: Source, _ layout: UICollectionViewLayout, height: CGFloat = 480
    ) -> UICollectionView {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: height), collectionViewLayout: layout)
        view.register(Source.Cell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            Bar.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "bar")
        view.dataSource = source
        view.layoutIfNeeded()
        return view
    }

    /// The frames of the cells for one section of a group.
    private func frames(_ group: NSCollectionLayoutGroup, _ count: Int) -> [CGRect] {
        let source = Source([count])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        return collection(source, layout).visibleCells.map(\.frame)
    }

    private func rects(_ numbers: [[CGFloat]]) -> [CGRect] {
        numbers.map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    }

    @Test func aGridWithAHeader() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        section.interGroupSpacing = 5
        section.boundarySupplementaryItems = [header(.absolute(40))]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 20
        let source = Source([3, 1])
        let view = collection(
            source, UICollectionViewCompositionalLayout(section: section, configuration: configuration))
        // 40 of the header, 10, twice 100 with 5 between, 10: 265; then 20, 40, 10, 100 and 10.
        #expect(
            view.visibleCells.map(\.frame)
                == rects([[12, 52, 146, 96], [162, 52, 146, 96], [12, 157, 146, 96], [12, 337, 146, 96]]))
        #expect(view.contentSize == CGSize(width: 320, height: 445))
        let kind = UICollectionView.elementKindSectionHeader
        let headers = (0..<2).map { view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: $0)) }
        #expect(headers.map { $0?.frame } == rects([[10, 0, 300, 40], [10, 285, 300, 40]]))
        section.supplementariesFollowContentInsets = false
        view.reloadData()
        view.layoutIfNeeded()
        #expect(
            view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))?.frame
                == CGRect(x: 0, y: 0, width: 320, height: 40))
    }

    @Test func groupsInGroups() {
        let leading = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.3)))
        let trailing = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitem: small, count: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(200)), subitems: [leading, trailing])
        #expect(
            frames(group, 4)
                == rects([[0, 0, 224, 200], [224, 0, 96, 100], [224, 100, 96, 100], [0, 200, 224, 200]]))
    }

    /// Groups that are as long as their siblings, along the axis of what is in them, keep it in a row: at its size, with flexible space
    /// between it, or fitted to the length.
    @Test func uniformGroupsKeepTheirItemsApart() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(30)))
        let column = size(.absolute(100), .uniformAcrossSiblings(estimate: 50))
        func columns(_ second: NSCollectionLayoutGroup) -> [CGRect] {
            let first = NSCollectionLayoutGroup.vertical(layoutSize: column, repeatingSubitem: item, count: 4)
            let whole = size(.fractionalWidth(1), .estimated(100))
            return frames(.horizontal(layoutSize: whole, subitems: [first, second]), 6)
        }
        let four: [[CGFloat]] = [[0, 0, 100, 30], [0, 30, 100, 30], [0, 60, 100, 30], [0, 90, 100, 30]]
        let plain = NSCollectionLayoutGroup.vertical(layoutSize: column, repeatingSubitem: item, count: 2)
        #expect(columns(plain) == rects(four + [[100, 0, 100, 30], [100, 30, 100, 30]]))
        let spread = NSCollectionLayoutGroup.vertical(layoutSize: column, repeatingSubitem: item, count: 2)
        spread.interItemSpacing = .flexible(0)
        #expect(columns(spread) == rects(four + [[100, 0, 100, 30], [100, 90, 100, 30]]))
        let fitted = NSCollectionLayoutGroup.vertical(layoutSize: column, subitem: item, count: 2)
        fitted.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: nil, top: .fixed(10), trailing: nil, bottom: nil)
        #expect(columns(fitted) == rects(four + [[100, 10, 100, 55], [100, 65, 100, 55]]))
    }

    @Test func countsAndSpaces() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .fractionalHeight(0.5)))
        let whole = size(.fractionalWidth(1), .absolute(60))
        let fitted = NSCollectionLayoutGroup.horizontal(layoutSize: whole, subitem: item, count: 3)
        fitted.interItemSpacing = .fixed(10)
        #expect(
            frames(fitted, 4) == rects([[0, 0, 100, 30], [110, 0, 100, 30], [220, 0, 100, 30], [0, 60, 100, 30]]))
        let repeated = NSCollectionLayoutGroup.horizontal(layoutSize: whole, repeatingSubitem: item, count: 2)
        repeated.interItemSpacing = .fixed(10)
        #expect(frames(repeated, 3) == rects([[0, 0, 50, 30], [60, 0, 50, 30], [0, 60, 50, 30]]))
        // Five of 50 with 10 between leave 30 of 320 points for four spaces.
        let flexible = NSCollectionLayoutGroup.horizontal(layoutSize: whole, subitems: [item])
        flexible.interItemSpacing = .flexible(10)
        #expect(frames(flexible, 6).map(\.minX) == [0, 67.5, 135, 202.5, 270, 0])
    }

    @Test func insetsOfGroupsAndEdges() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(200), .absolute(100)), subitems: [item])
        group.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 20)
        group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .fixed(7), top: .fixed(3), trailing: nil, bottom: nil)
        #expect(frames(group, 2) == rects([[17, 8, 170, 80], [17, 111, 170, 80]]))
    }

    @Test func placesOfOnesOwn() {
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(90))) {
            environment in
            let width = environment.container.effectiveContentSize.width
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 90)),
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 170, y: 10, width: 50, height: 50), zIndex: 1),
            ]
        }
        #expect(frames(group, 3) == rects([[0, 0, 160, 90], [170, 10, 50, 50], [0, 90, 160, 90]]))
    }

    @Test func sectionsAcross() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(0.5), .absolute(80)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        section.interGroupSpacing = 20
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        let source = Source([9, 1])
        let view = collection(source, UICollectionViewCompositionalLayout { _, _ in section })
        #expect(view.visibleCells.map(\.frame) == rects([[20, 0, 140, 80], [180, 0, 140, 80], [20, 80, 140, 80]]))
        #expect(view.contentSize == CGSize(width: 320, height: 160))
    }

    @Test func sideways() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.absolute(100), .fractionalHeight(1)), subitems: [item])
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let source = Source([3])
        let view = collection(
            source,
            UICollectionViewCompositionalLayout(
                section: NSCollectionLayoutSection(group: group), configuration: configuration))
        #expect(view.visibleCells.map(\.frame) == rects([[0, 0, 100, 240], [0, 240, 100, 240], [100, 0, 100, 240]]))
        #expect(view.contentSize == CGSize(width: 200, height: 480))
    }

    @Test func cellsAndHeadersSizeThemselves() {
        let estimated = size(.fractionalWidth(1), .estimated(44))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: estimated, subitems: [NSCollectionLayoutItem(layoutSize: estimated)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 1
        section.boundarySupplementaryItems = [header(.estimated(50))]
        let source = Source([3])
        source.heights = [20, 100, 44]
        let view = collection(source, UICollectionViewCompositionalLayout(section: section))
        // The header is 33 points high.
        #expect(view.visibleCells.map(\.frame) == rects([[0, 33, 320, 20], [0, 54, 320, 100], [0, 155, 320, 44]]))
        #expect(view.contentSize.height == 199)
    }

    @Test func chipsAreAsWideAsTheirContent() {
        let estimated = size(.estimated(40), .absolute(24))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(24)),
            subitems: [NSCollectionLayoutItem(layoutSize: estimated)])
        group.interItemSpacing = .fixed(10)
        // Four of 70 with 10 between are 310 wide.
        #expect(frames(group, 5).map(\.minX) == [0, 80, 160, 240, 0])
    }

    @Test func headersStayInSight() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(100)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        let bar = header(.absolute(40))
        bar.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [bar]
        let source = Source([5, 5])
        let view = collection(source, UICollectionViewCompositionalLayout(section: section), height: 200)
        let places: [(offset: CGFloat, top: CGFloat)] = [(0, 0), (120, 120), (520, 500)]
        for place in places {
            view.contentOffset.y = place.offset
            view.layoutIfNeeded()
            let shown = view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
            #expect(shown?.frame.minY == place.top)
        }
    }

    @Test func rightToLeft() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(50)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
        let source = Source([2])
        let view = collection(
            source, UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        view.semanticContentAttribute = .forceRightToLeft
        view.reloadData()
        view.layoutIfNeeded()
        #expect(view.visibleCells.map(\.frame.minX) == [220, 120])
    }

    /// A group that can never be filled does not cause an endless loop.
    @Test func groupsOfNothing() {
        let nothing = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [])
        #expect(frames(nothing, 3).isEmpty)
        let none = NSCollectionLayoutItem(layoutSize: size(.absolute(0), .absolute(0)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [none])
        #expect(frames(group, 3).count <= 3)
        let wide = NSCollectionLayoutItem(layoutSize: size(.absolute(500), .absolute(50)))
        let narrow = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [wide])
        #expect(frames(narrow, 2) == rects([[0, 0, 500, 50], [0, 50, 500, 50]]))
    }

    /// Lengths that are not finite numbers count as zero, wherever they occur.
    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude])
    func numbersThatAreNone(_ odd: CGFloat) {
        let insets = NSDirectionalEdgeInsets(top: odd, leading: odd, bottom: odd, trailing: odd)
        let edges = NSCollectionLayoutEdgeSpacing(
            leading: .fixed(odd), top: .flexible(odd), trailing: .fixed(odd), bottom: .fixed(odd))
        typealias Setting = (
            NSCollectionLayoutItem, NSCollectionLayoutGroup, NSCollectionLayoutSection,
            UICollectionViewCompositionalLayoutConfiguration
        ) -> Void
        let settings: [Setting] = [
            { item, _, _, _ in item.contentInsets = insets }, { _, group, _, _ in group.contentInsets = insets },
            { _, _, section, _ in section.contentInsets = insets }, { item, _, _, _ in item.edgeSpacing = edges },
            { _, group, _, _ in group.edgeSpacing = edges }, { _, group, _, _ in group.interItemSpacing = .fixed(odd) },
            { _, group, _, _ in group.interItemSpacing = .flexible(odd) },
            { _, _, section, _ in section.interGroupSpacing = odd },
            { _, _, _, configuration in configuration.interSectionSpacing = odd },
        ]
        for length in [
            NSCollectionLayoutDimension.absolute(20), .absolute(odd), .fractionalWidth(odd), .estimated(odd),
        ] {
            for setting in settings {
                let item = NSCollectionLayoutItem(layoutSize: size(length, length))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: size(.fractionalWidth(1), length), subitems: [item])
                let section = NSCollectionLayoutSection(group: group)
                let bars = [header(length), header(.absolute(10))]
                for bar in bars { bar.pinToVisibleBounds = true }
                section.boundarySupplementaryItems = bars
                let configuration = UICollectionViewCompositionalLayoutConfiguration()
                setting(item, group, section, configuration)
                let source = Source([2, 2])
                let view = collection(
                    source, UICollectionViewCompositionalLayout(section: section, configuration: configuration))
                view.contentOffset.y = 1
                view.layoutIfNeeded()
                #expect(view.contentSize.height.isFinite && view.contentSize.width == 320)
                #expect(view.visibleCells.allSatisfy { $0.frame.minX.isFinite && $0.frame.maxY.isFinite })
            }
        }
    }

    final class Odd: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            let made = super.preferredLayoutAttributesFitting(layoutAttributes)
            made.size = CGSize(width: CGFloat.nan, height: -.infinity)
            return made
        }
    }

    @Test func cellsThatSayNoSize() {
        let estimated = size(.fractionalWidth(1), .estimated(44))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: estimated, subitems: [NSCollectionLayoutItem(layoutSize: estimated)])
        let section = NSCollectionLayoutSection(group: group)
        let source = Source([3])
        let view = collection(source, UICollectionViewCompositionalLayout(section: section))
        view.reloadData()
        view.register(Odd.self, forCellWithReuseIdentifier: "cell")
        view.layoutIfNeeded()
        #expect(view.visibleCells.map(\.frame.minY) == [0, 44, 88] && view.contentSize.height == 132)
    }

    /// Layout attributes that count their instances.
    final class Counted: UICollectionViewLayoutAttributes {
        static var made = 0
        required init() { Self.made += 1 }
    }
    final class CountingLayout: UICollectionViewCompositionalLayout {
        override class var layoutAttributesClass: AnyClass { Counted.self }
    }

    /// Attributes are created only for visible items, however many items there are, and visible items are found without examining all.
    @Test func manyItems() {
        let whole = size(.fractionalWidth(1), .absolute(40))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [header(.absolute(10))]
        let layout = CountingLayout(section: section)
        let source = Source([1000, 0, 3])
        Counted.made = 0
        let view = collection(source, layout)
        view.contentOffset.y = 20_000
        view.layoutIfNeeded()
        #expect(view.visibleCells.count == 13 && Counted.made < 300)
        let kind = UICollectionView.elementKindSectionHeader
        let tops = [[0, 0], [0, 999], [2, 2]].map {
            view.layoutAttributesForItem(at: IndexPath(item: $0[1], section: $0[0]))?.frame.minY
        }
        #expect(tops == [10, 39_970, 40_110])
        for odd in [[0, 1000], [1, 0], [3, 0], [-1, 0], [0, -1], [0], [0, 0, 0]] {
            #expect(view.layoutAttributesForItem(at: IndexPath(indexes: odd)) == nil)
        }
        let heads = (0..<4).map {
            view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: $0))?.frame.minY
        }
        #expect(heads == [0, 40_010, 40_020, nil])
    }

    /// A layout that counts how often it is prepared.
    final class Preparing: UICollectionViewCompositionalLayout {
        var times = 0
        override func prepare() {
            times += 1
            super.prepare()
        }
    }

    /// All self-sizing cells together cause one new layout, and not one for each.
    @Test func cellsThatSizeThemselvesTogether() {
        let estimated = size(.fractionalWidth(1), .estimated(44))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: estimated, subitems: [NSCollectionLayoutItem(layoutSize: estimated)])
        let layout = Preparing(section: NSCollectionLayoutSection(group: group))
        let source = Source([500])
        let view = collection(source, layout)
        #expect(layout.times <= 6 && view.visibleCells.map(\.frame.minY) == (0..<16).map { CGFloat($0) * 30 })
        view.contentOffset.y = 300
        view.layoutIfNeeded()
        #expect(layout.times <= 12 && view.visibleCells.last?.frame.minY == 750)
    }

    /// Views with a larger z-index come later among the subviews.
    @Test func whoIsInFront() {
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(90))) { _ in
            [2, -1, 1].map {
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 50, height: 50), zIndex: $0)
            }
        }
        let section = NSCollectionLayoutSection(group: group)
        let bar = header(.absolute(40))
        (bar.zIndex, bar.extendsBoundary) = (1, false)
        section.boundarySupplementaryItems = [bar]
        let source = Source([3])
        let view = collection(source, UICollectionViewCompositionalLayout(section: section))
        let numbers = view.subviews.map { shown in (shown as? UICollectionViewCell).flatMap(view.indexPath)?.item ?? 9 }
        #expect(numbers == [1, 2, 9, 0])
    }

    /// In a horizontal right-to-left layout, a view is pinned at the right edge.
    @Test func headersStayInSightFromRightToLeft() {
        let whole = size(.absolute(100), .fractionalHeight(1))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
        let section = NSCollectionLayoutSection(group: group)
        let bar = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.absolute(40), .absolute(20)), elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .leading)
        bar.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [bar]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let source = Source([3, 7])
        let view = collection(
            source, UICollectionViewCompositionalLayout(section: section, configuration: configuration))
        view.semanticContentAttribute = .forceRightToLeft
        view.reloadData()
        // From right to left, the first section, of 340 points, lies at the end of the 1080 points, and the other one, of 740 points,
        // before it.
        for (offset, left) in [(760, 1040), (700, 980), (500, 780), (420, 740)] {
            view.contentOffset.x = CGFloat(offset)
            view.layoutIfNeeded()
            let place = view.layoutAttributesForSupplementaryElement(
                ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
            #expect(place?.frame.minX == CGFloat(left))
        }
    }

    /// The safe area is applied once, also if the whole content is inset by it, and a change of it causes a new layout.
    @Test(arguments: [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .always, .never])
    func safeAreas(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior) {
        let whole = size(.fractionalWidth(1), .absolute(40))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
        let source = Source([1])
        let view = collection(
            source, UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        view.contentInsetAdjustmentBehavior = behavior
        let controller = UIViewController()
        let window = UIWindow(frame: view.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.view.addSubview(view)
        controller.view.layoutIfNeeded()
        #expect(view.visibleCells.map(\.frame.width) == [320])
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
        controller.view.layoutIfNeeded()
        #expect(view.visibleCells.map(\.frame.width) == [280])
    }

    /// The layout is made for the current traits.
    @Test func otherTraits() {
        let view = collection(
            Source([]),
            UICollectionViewCompositionalLayout { _, _ in nil })
        let source = Source([1])
        view.dataSource = source
        view.collectionViewLayout = UICollectionViewCompositionalLayout { [self] _, environment in
            let isDark = environment.traitCollection.userInterfaceStyle == .dark
            let whole = size(.fractionalWidth(1), .absolute(isDark ? 50 : 40))
            return NSCollectionLayoutSection(
                group: .horizontal(layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
        }
        view.layoutIfNeeded()
        #expect(view.contentSize.height == 40)
        view.overrideUserInterfaceStyle = .dark
        view.layoutIfNeeded()
        #expect(view.contentSize.height == 50)
    }

    /// Supplementary views of a group lie at their anchors inside the insets of the group, one for each group that exists.
    @Test func badgesOfGroups() {
        let kind = UICollectionView.elementKindSectionHeader
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
        group.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        group.supplementaryItems = [
            NSCollectionLayoutSupplementaryItem(
                layoutSize: size(.absolute(20), .absolute(20)), elementKind: kind,
                containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .trailing]))
        ]
        let view = collection(
            Source([3]), UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        #expect(view.visibleCells.map(\.frame.minX) == [10, 160, 10])
        let shown = (0..<3).map { view.supplementaryView(forElementKind: kind, at: [0, $0])?.frame }
        #expect(
            shown == [CGRect(x: 290, y: 70, width: 20, height: 20), nil, CGRect(x: 290, y: 170, width: 20, height: 20)])
        #expect(group.supplementaryItems.count == 1)
    }

    /// Badges lie at anchors of their cells.
    ///
    /// Offsets are in points or in fractions of the badge.
    @Test func badges() {
        let kind = UICollectionView.elementKindSectionHeader
        let small = size(.absolute(20), .absolute(20))
        func frames(_ badge: NSCollectionLayoutSupplementaryItem) -> [CGRect] {
            let item = NSCollectionLayoutItem(
                layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
            item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(100)), subitem: item, count: 2)
            let view = collection(
                Source([2]), UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
            #expect(view.visibleCells.map(\.frame.minX) == [5, 165] && view.subviews.last is Bar)
            return (0..<2).compactMap { view.supplementaryView(forElementKind: kind, at: [0, $0])?.frame }
        }
        func badge(_ outer: NSCollectionLayoutAnchor) -> NSCollectionLayoutSupplementaryItem {
            NSCollectionLayoutSupplementaryItem(layoutSize: small, elementKind: kind, containerAnchor: outer)
        }
        let corner: NSDirectionalRectEdge = [.top, .trailing]
        let inside = frames(badge(NSCollectionLayoutAnchor(edges: corner)))
        #expect(inside == rects([[135, 5, 20, 20], [295, 5, 20, 20]]))
        let moved = NSCollectionLayoutAnchor(edges: corner, fractionalOffset: CGPoint(x: 0.3, y: -0.3))
        #expect(frames(badge(moved)) == rects([[141, -1, 20, 20], [301, -1, 20, 20]]))
        #expect(
            frames(badge(NSCollectionLayoutAnchor(edges: []))) == rects([[70, 40, 20, 20], [230, 40, 20, 20]]))
        let below = NSCollectionLayoutSupplementaryItem(
            layoutSize: small, elementKind: kind,
            containerAnchor: NSCollectionLayoutAnchor(edges: .bottom, absoluteOffset: CGPoint(x: 0, y: 2)),
            itemAnchor: NSCollectionLayoutAnchor(edges: .top))
        #expect(frames(below) == rects([[70, 97, 20, 20], [230, 97, 20, 20]]))
    }
}
