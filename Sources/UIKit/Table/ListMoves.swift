import Foundation

/// What of a list stays when rows and sections come, go and move, and where it comes to be.
struct ListMoves {
    /// Where the row of a cell that is shown comes to be; nil where it goes or is to be asked for anew.
    let cell: (IndexPath) -> IndexPath?
    /// Where the section of a header or footer comes to be; nil where it goes or is to be asked for anew.
    let section: (Int) -> Int?

    /// Nothing stays.
    static var none: ListMoves { ListMoves(cell: { _ in nil }, section: { _ in nil }) }

    /// What is shown, by the places where it comes to be; of two at one place the one that was first.
    func moved<View>(_ shown: [IndexPath: View]) -> [IndexPath: View] {
        var moved: [IndexPath: View] = [:]
        for (path, view) in shown.sorted(by: { $0.key < $1.key }) {
            if let new = cell(path), moved[new] == nil { moved[new] = view }
        }
        return moved
    }

    /// Where a header or footer comes to be; nil for other views beside the cells, which may belong to an item.
    func place(of element: CollectionElement) -> CollectionElement? {
        let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        guard kinds.contains(element.kind), element.path.count == 2, element.path[1] == 0,
            let new = section(element.path[0])
        else { return nil }
        return CollectionElement(kind: element.kind, path: IndexPath(item: 0, section: new))
    }

    /// Headers and footers that are shown, by the places where they come to be.
    func moved(_ shown: [CollectionElement: UICollectionReusableView]) -> [CollectionElement: UICollectionReusableView]
    {
        var moved: [CollectionElement: UICollectionReusableView] = [:]
        for (element, view) in shown { if let new = place(of: element) { moved[new] = view } }
        return moved
    }
}
