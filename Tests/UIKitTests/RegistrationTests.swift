import Testing

@testable import UIKit

/// Registrations make cells and views of their class, whatever was registered under their identifier.
@MainActor @Suite struct RegistrationTests {
    private final class MarkedCell: UICollectionViewCell { var mark = 7 }
    private final class MarkedHeader: UICollectionReusableView { var mark = 9 }

    @Test func registrationsMakeTheirOwnClass() {
        var seen: [Int] = []
        let cells = UICollectionView.CellRegistration<MarkedCell, Int> { cell, _, item in seen.append(cell.mark + item)
        }
        let headers = UICollectionView.SupplementaryRegistration<MarkedHeader>(elementKind: "kind") { view, _, _ in
            seen.append(view.mark)
        }
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let place = IndexPath(item: 0, section: 0)
        for isForeign in [false, true] {
            if isForeign {
                view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: cells.identifier)
                view.register(
                    UICollectionReusableView.self, forSupplementaryViewOfKind: "kind",
                    withReuseIdentifier: headers.identifier)
            }
            #expect(view.dequeueConfiguredReusableCell(using: cells, for: place, item: 1).mark == 7)
            #expect(view.dequeueConfiguredReusableSupplementary(using: headers, for: place).mark == 9)
        }
        #expect(seen == [8, 9, 8, 9])
    }
}
