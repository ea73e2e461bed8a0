import Testing
@_spi(Host) import UIKit

/// Pinned headers and footers of flow layouts, invalidation contexts, and cells that are reconfigured in place.
///
/// This file is compiled in language modes 5 and 6.
@MainActor @Suite struct FlowLayoutTests {
    init() { LayoutEnvironment.current.logsConflicts = false }

    final class Source: NSObject, UICollectionViewDataSource {
        var counts = [4, 6]

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.tag += 1
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
        }
    }

    private static let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
    private let source = Source()

    private func collection(_ layout: UICollectionViewLayout, width: CGFloat = 100) -> UICollectionView {
        let made = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: width, height: 300), collectionViewLayout: layout)
        made.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        for kind in Self.kinds {
            made.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "bar")
        }
        made.dataSource = source
        made.layoutIfNeeded()
        return made
    }

    @Test(
        arguments: [
            (0, [0, nil], [280, nil]), (150, [150, nil], [430, nil]), (390, [390, 460], [440, 670]),
            (420, [400, 460], [440, 700]), (500, [nil, 500], [nil, 780]),
        ] as [(CGFloat, [CGFloat?], [CGFloat?])])
    func barsThatStay(offset: CGFloat, headers: [CGFloat?], footers: [CGFloat?]) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = CGSize(width: 0, height: 40)
        layout.footerReferenceSize = CGSize(width: 0, height: 20)
        (layout.sectionHeadersPinToVisibleBounds, layout.sectionFootersPinToVisibleBounds) = (true, true)
        let collection = collection(layout)
        collection.contentOffset.y = offset
        collection.layoutIfNeeded()
        func tops(_ kind: Int) -> [CGFloat?] {
            (0..<2).map {
                collection.supplementaryView(
                    forElementKind: Self.kinds[kind], at: IndexPath(item: 0, section: $0))?.frame.minY
            }
        }
        #expect(tops(0) == headers && tops(1) == footers)
        #expect(collection.subviews.last is UICollectionViewCell == false)
        #expect(collection.visibleSupplementaryViews(ofKind: Self.kinds[0]).count == headers.compactMap { $0 }.count)
    }

    final class Listening: UICollectionViewFlowLayout {
        final class Context: UICollectionViewFlowLayoutInvalidationContext {}
        var heard: [String] = []

        override class var invalidationContextClass: AnyClass { Context.self }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            let isResized = (context as? Context)?.invalidateFlowLayoutDelegateMetrics
            heard.append(context.invalidateEverything ? "everything" : isResized == true ? "size" : "place")
            super.invalidateLayout(with: context)
        }
    }

    @Test func contexts() {
        let layout = Listening()
        let collection = collection(layout)
        layout.heard = []
        collection.contentOffset.y = 50
        collection.layoutIfNeeded()
        collection.frame.size.width = 105
        collection.layoutIfNeeded()
        layout.invalidateLayout()
        #expect(layout.heard == ["place", "size", "everything"])
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateItems(at: [[0, 1]])
        context.invalidateSupplementaryElements(ofKind: "a", at: [[0, 0]])
        context.invalidateSupplementaryElements(ofKind: "a", at: [[1, 0]])
        context.contentOffsetAdjustment = CGPoint(x: 0, y: -20)
        layout.invalidateLayout(with: context)
        #expect(context.invalidatedItemIndexPaths == [[0, 1]] && context.invalidatedDecorationIndexPaths == nil)
        #expect(context.invalidatedSupplementaryIndexPaths == ["a": [[0, 0], [1, 0]]])
        #expect(collection.contentOffset.y == 30)
    }

    @Test func marginsFromTheSafeArea() {
        let layout = UICollectionViewFlowLayout()
        layout.sectionInset.left = 10
        layout.sectionInsetReference = .fromSafeArea
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.deviceSafeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44)
        let collection = collection(layout, width: 300)
        window.addSubview(collection)
        window.layoutIfNeeded()
        #expect(collection.cellForItem(at: [0, 0])?.frame.minX == 54)
        layout.sectionInsetReference = .fromContentInset
        window.layoutIfNeeded()
        #expect(collection.cellForItem(at: [0, 0])?.frame.minX == 10)
    }

    @Test func cellsChangedInTheirPlace() throws {
        let collection = collection(UICollectionViewFlowLayout())
        let (cell, other) = (try #require(collection.cellForItem(at: [0, 0])), collection.cellForItem(at: [0, 1]))
        collection.reconfigureItems(at: [[0, 0], [1, 5]])
        collection.layoutIfNeeded()
        #expect(collection.cellForItem(at: [0, 0]) === cell && cell.tag == 2 && other?.tag == 1)
    }
}
