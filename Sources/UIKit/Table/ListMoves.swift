import Foundation

/// What of a list stays when rows and sections come, go and move, and where it comes to be.
struct ListMoves {
    /// Where the row of a cell that is shown comes to be; nil where it goes or is to be asked for anew.
    let cell: (IndexPath) -> IndexPath?
    /// Where the section of a header or footer comes to be; nil where it goes or is to be asked for anew.
    let section: (Int) -> Int?

    /// Nothing stays.
    static var none: ListMoves { ListMoves(cell: { _ in nil }, section: { _ in nil }) }

    /// The rows whose cells stay, with where they come to be; of two that would come to one place the first.
    func staying(_ rows: some Sequence<IndexPath>) -> [IndexPath: IndexPath] { Self.staying(rows.sorted(), cell) }

    /// The headers and footers that stay, with where they come to be; of two that would come to one place the first.
    func staying(_ elements: some Sequence<CollectionElement>) -> [CollectionElement: CollectionElement] {
        Self.staying(elements.sorted { ($0.path, $0.kind) < ($1.path, $1.kind) }, place)
    }

    private static func staying<Place: Hashable>(
        _ places: [Place], _ newPlace: (Place) -> Place?
    ) -> [Place: Place] {
        var (staying, taken) = ([Place: Place](), Set<Place>())
        for place in places {
            if let new = newPlace(place), taken.insert(new).inserted { staying[place] = new }
        }
        return staying
    }

    /// Where a header or footer comes to be; nil for other views beside the cells, which may belong to an item.
    private func place(of element: CollectionElement) -> CollectionElement? {
        let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        guard kinds.contains(element.kind), element.path.count == 2, element.path[1] == 0,
            let new = section(element.path[0])
        else { return nil }
        return CollectionElement(kind: element.kind, path: IndexPath(item: 0, section: new))
    }
}

extension Dictionary {
    /// What is shown, by the places where it comes to be.
    func moved(by staying: [Key: Key]) -> [Key: Value] {
        var moved: [Key: Value] = [:]
        for (place, view) in self { if let new = staying[place] { moved[new] = view } }
        return moved
    }
}
