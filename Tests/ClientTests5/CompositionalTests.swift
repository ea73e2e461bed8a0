import Testing
import UIKit

/// Compositional layouts place groups of items as their sizes, insets and spaces say; the frames are worked out by hand.
@MainActor @Suite struct CompositionalTests {
    /// As many items a section as it is told; each cell holds a box of a height.
    final class Source: NSObject, UICollectionViewDataSource {
        final class Cell: UICollectionViewCell {
            let box = UIView()
            lazy var height = box.heightAnchor.constraint(equalToConstant: 30)
            override init(frame: CGRect) {
                super.init(frame: frame)
                box.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(box)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: contentView.topAnchor), height,
                    box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                    box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    box.widthAnchor.constraint(equalToConstant: 70),
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

    /// Nothing that cannot be filled runs without end.
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
}
