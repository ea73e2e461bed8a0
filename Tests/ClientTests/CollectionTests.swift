import Testing
import UIKit

/// Collection views place their cells by their layout; flow layouts break them into lines.
///
/// Frames are arithmetic on sizes and spaces. This file is compiled in language modes 5 and 6.
@MainActor @Suite struct CollectionTests {
    final class TagCell: UICollectionViewCell {
        let mark = UIView()
        private let width: NSLayoutConstraint

        override init(frame: CGRect) {
            width = mark.widthAnchor.constraint(equalToConstant: 30)
            super.init(frame: frame)
            mark.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(mark)
            let ties = [
                mark.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
                mark.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
                mark.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
                mark.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
                mark.heightAnchor.constraint(equalToConstant: 20), width,
            ]
            for tie in ties { tie.priority = UILayoutPriority(999) }
            NSLayoutConstraint.activate(ties)
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        func show(_ width: CGFloat) { self.width.constant = width }
    }

    class Source: NSObject, UICollectionViewDataSource {
        var counts: [Int]
        var widths: [CGFloat] = []
        var asked = 0
        init(_ counts: [Int]) { self.counts = counts }

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            asked += 1
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
            if widths.indices.contains(indexPath.item) { (cell as? TagCell)?.show(widths[indexPath.item]) }
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
        }
    }

    /// Sizes item by item.
    final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
        var sizes: [CGSize]
        init(_ sizes: [CGSize]) { self.sizes = sizes }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { sizes[indexPath.item] }
    }

    private func collection(
        _ source: Source, width: CGFloat = 320, height: CGFloat = 480, _ layout: UICollectionViewLayout
    ) -> UICollectionView {
        let frame = CGRect(x: 0, y: 0, width: width, height: height)
        let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
        collection.register(TagCell.self, forCellWithReuseIdentifier: "tag")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            collection.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "bar")
        }
        collection.dataSource = source
        collection.layoutIfNeeded()
        return collection
    }

    private func grid(_ side: CGFloat, spacing: CGFloat = 10) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: side, height: side)
        layout.minimumInteritemSpacing = spacing
        layout.minimumLineSpacing = 6
        return layout
    }

    /// Three of 90 leave 50 of 320 points, 25 in each gap; the last line keeps the columns.
    @Test func whatIsLeftOverIsSharedOut() {
        let source = Source([5])
        let collection = collection(source, grid(90))
        #expect(collection.visibleCells.map(\.frame.minX) == [0, 115, 230, 0, 115])
        #expect(collection.visibleCells.map(\.frame.minY) == [0, 0, 0, 96, 96])
        #expect(collection.contentSize == CGSize(width: 320, height: 186))
    }

    @Test func sectionsHaveInsetsHeadersAndFooters() {
        let (source, layout) = (Source([2, 1]), grid(100, spacing: 20))
        layout.sectionInset = UIEdgeInsets(top: 5, left: 50, bottom: 7, right: 50)
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.footerReferenceSize = CGSize(width: 0, height: 11)
        let collection = collection(source, layout)
        #expect(collection.visibleCells.map(\.frame.origin.x) == [50, 170, 50])
        #expect(collection.visibleCells.map(\.frame.origin.y) == [35, 35, 188])
        let footer = collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 0))
        #expect(footer?.frame == CGRect(x: 0, y: 142, width: 320, height: 11))
        #expect(collection.contentSize.height == 306)
    }

    /// The items of a line are centered on the line.
    ///
    /// A single item in a line that is not the last is centered in the width.
    @Test func itemsOfOtherSizes() {
        let (source, layout) = (Source([4]), grid(50))
        let collection = collection(source, layout)
        let sizes = Sizes([(100, 40), (210, 20), (300, 30), (80, 10)].map { CGSize(width: $0.0, height: $0.1) })
        collection.delegate = sizes
        collection.layoutIfNeeded()
        let frames = collection.visibleCells.map(\.frame)
        #expect(frames.map(\.minX) == [0, 110, 10, 0])
        #expect(frames.map(\.minY) == [0, 10, 46, 82])
    }

    @Test func sideways() {
        let (source, layout) = (Source([5]), grid(90))
        layout.scrollDirection = .horizontal
        let collection = collection(source, width: 200, height: 200, layout)
        // Two of 90 leave 20 of 200 points; the third column begins at 192.
        #expect(collection.visibleCells.map(\.frame.minY) == [0, 110, 0, 110, 0])
        #expect(collection.visibleCells.map(\.frame.minX) == [0, 0, 96, 96, 192])
        #expect(collection.contentSize == CGSize(width: 282, height: 200))
    }

    @Test func onlyVisibleItemsAreAskedFor() {
        let source = Source([10_000])
        let collection = collection(source, grid(100))
        #expect(source.asked == 15)
        collection.contentOffset.y = 106 * 100
        collection.layoutIfNeeded()
        #expect(collection.indexPathsForVisibleItems.first?.item == 300 && collection.visibleCells.count == 15)
        collection.scrollToItem(at: IndexPath(item: 9_999, section: 0), at: .top, animated: false)
        // 3334 lines of 106 points, minus the last spacing and the height of the collection view.
        #expect(collection.contentOffset.y == 352_918)
    }

    @Test func anotherWidthMakesOtherLines() {
        let source = Source([4])
        let collection = collection(source, grid(100))
        #expect(collection.visibleCells.map(\.frame.minY) == [0, 0, 0, 106])
        collection.frame.size.width = 215
        collection.layoutIfNeeded()
        #expect(collection.visibleCells.map(\.frame.minX) == [0, 115, 0, 115])
    }

    /// Each cell is 20 points wider and 8 points higher than the box inside it.
    @Test func cellsSizeThemselves() {
        let source = Source([3])
        source.widths = [100, 150, 200]
        let layout = grid(50)
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let collection = collection(source, layout)
        let frames = collection.visibleCells.map(\.frame)
        #expect(frames.map(\.width) == [120, 170, 220] && frames.map(\.height) == [28, 28, 28])
        #expect(frames.map(\.minX).prefix(2) == [0, 150] && frames.map(\.minY) == [0, 0, 34])
        #expect((collection.visibleCells[1] as? TagCell)?.mark.frame == CGRect(x: 10, y: 4, width: 150, height: 20))
    }

    /// A cell that is configured again while it is not visible is measured again when it becomes visible.
    @Test func hiddenCellsAreMeasuredAnew() {
        let source = Source([40])
        source.widths = Array(repeating: 280, count: 40)
        let layout = grid(50)
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let collection = collection(source, layout)
        #expect(collection.cellForItem(at: [0, 0])?.frame.width == 300)
        collection.contentOffset.y = 600
        collection.layoutIfNeeded()
        source.widths[0] = 100
        collection.reconfigureItems(at: [[0, 0]])
        collection.contentOffset.y = 0
        collection.layoutIfNeeded()
        #expect(collection.cellForItem(at: [0, 0])?.frame.width == 120)
    }

    @Test func layoutsOfOnesOwn() {
        final class Circle: UICollectionViewLayout {
            var prepared = 0
            override func prepare() {
                super.prepare()
                prepared += 1
            }
            override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let made = UICollectionViewLayoutAttributes(forCellWith: indexPath)
                let angle = CGFloat(indexPath.item) * .pi / 2
                made.size = CGSize(width: 20, height: 20)
                made.center = CGPoint(x: 100 + 50 * cos(angle), y: 100 + 50 * sin(angle))
                made.alpha = 0.5
                return made
            }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let count = collectionView?.numberOfItems(inSection: 0) ?? 0
                return (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            }
        }
        let (layout, source) = (Circle(), Source([2]))
        let collection = collection(source, width: 200, height: 200, layout)
        #expect(collection.visibleCells.map(\.center) == [CGPoint(x: 150, y: 100), CGPoint(x: 100, y: 150)])
        #expect(collection.visibleCells.allSatisfy { $0.alpha == 0.5 } && layout.prepared == 1)
        collection.setNeedsLayout()
        collection.layoutIfNeeded()
        #expect(layout.prepared == 1)
        layout.invalidateLayout()
        collection.layoutIfNeeded()
        #expect(layout.prepared == 2)
        collection.setCollectionViewLayout(grid(90), animated: true)
        collection.layoutIfNeeded()
        #expect(
            source.asked == 2 && collection.visibleCells.map(\.frame.minX) == [0, 110]
                && collection.visibleCells[0].alpha == 1)
    }

    @Test func controllersOfCollections() {
        final class Photos: UICollectionViewController, UICollectionViewDelegateFlowLayout {
            override func viewDidLoad() {
                super.viewDidLoad()
                collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
            }
            override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
            { 4 }
            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
            }
            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                sizeForItemAt indexPath: IndexPath
            ) -> CGSize {
                let side = (collectionView.bounds.width - 5) / 2
                return CGSize(width: side, height: side)
            }
        }
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = 5
        layout.minimumLineSpacing = 5
        let photos = Photos(collectionViewLayout: layout)
        photos.view.frame = CGRect(x: 0, y: 0, width: 375, height: 600)
        photos.view.layoutIfNeeded()
        #expect(photos.collectionView.visibleCells.map(\.frame.minX) == [0, 190, 0, 190])
        #expect(photos.collectionView.visibleCells.map(\.frame.minY) == [0, 0, 190, 190])
        #expect(photos.collectionView.superview === photos.view || photos.collectionView === photos.view)
    }

    @Test func selectionAndChanges() {
        let source = Source([3])
        let collection = collection(source, grid(90))
        collection.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        collection.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
        #expect(collection.visibleCells.map(\.isSelected) == [false, false, true])
        source.counts = [4]
        collection.performBatchUpdates({ collection.insertItems(at: [IndexPath(item: 3, section: 0)]) })
        #expect(collection.visibleCells.count == 4)
        #expect(collection.indexPathForItem(at: CGPoint(x: 5, y: 100))?.item == 3)
        let misuses = LayoutMisuse.recording {
            _ = collection.dequeueReusableCell(withReuseIdentifier: "none", for: IndexPath(item: 0, section: 0))
        }
        #expect(misuses.count == 1)
    }
}
