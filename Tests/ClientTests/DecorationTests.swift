import Foundation
import Testing
import UIKit

/// Decoration views, which show no data, lie behind the cells where the layout places them.
///
/// This file is compiled in language modes 5 and 6.
@MainActor @Suite struct DecorationTests {
    final class Line: UICollectionReusableView {}

    final class Lined: UICollectionViewFlowLayout {
        override init() {
            super.init()
            register(Line.self, forDecorationViewOfKind: "line")
        }
        required init?(coder: NSCoder) { nil }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let cells = super.layoutAttributesForElements(in: rect) ?? []
            return cells
                + cells.map { cell in
                    let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: cell.indexPath)
                    line.frame = CGRect(x: cell.frame.minX, y: cell.frame.maxY, width: cell.frame.width, height: 1)
                    line.zIndex = cell.indexPath.item == 0 ? 10 : 0
                    return line
                }
        }
    }

    final class Source: NSObject, UICollectionViewDataSource {
        var count = 3
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "top", for: indexPath)
        }
    }

    private func collection(_ layout: UICollectionViewLayout, _ source: Source) -> UICollectionView {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: "top", withReuseIdentifier: "top")
        collection.dataSource = source
        collection.layoutIfNeeded()
        return collection
    }

    @Test func layoutsOfOnesOwnAddLines() {
        let (layout, source) = (Lined(), Source())
        layout.itemSize = CGSize(width: 300, height: 40)
        layout.minimumLineSpacing = 10
        let collection = collection(layout, source)
        let lines = collection.subviews.filter { $0 is Line }
        #expect(Set(lines.map(\.frame.minY)) == [40, 90, 140])
        // A z-index of zero places a view behind the cells; one above zero places it in front of them.
        let order = collection.subviews.map { $0 is Line }
        #expect(order == [true, true, false, false, false, true])
        source.count = 1
        collection.reloadData()
        collection.layoutIfNeeded()
        #expect(collection.subviews.filter { $0 is Line }.count == 1)
    }

    @Test func sectionsHaveBackgrounds() throws {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 40, trailing: 12)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(52)),
                elementKind: "top", alignment: .top)
        ]
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "back")
        background.contentInsets = NSDirectionalEdgeInsets(top: 41, leading: 10, bottom: 30, trailing: 10)
        section.decorationItems = [background]
        let (layout, source) = (UICollectionViewCompositionalLayout(section: section), Source())
        layout.register(Line.self, forDecorationViewOfKind: "back")
        let collection = collection(layout, source)
        let view = try #require(collection.subviews.first)
        // 52 of the header, 3 × 44 of the rows and 40 below are 224.
        #expect(view is Line && view.frame == CGRect(x: 10, y: 41, width: 280, height: 224 - 71))
        let place = layout.layoutAttributesForDecorationView(ofKind: "back", at: IndexPath(item: 0, section: 0))
        #expect(place?.representedElementCategory == .decorationView && place?.frame == view.frame)
    }
}
