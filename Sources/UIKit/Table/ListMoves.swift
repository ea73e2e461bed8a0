import Foundation

/// The new positions of the cells, headers and footers that an update keeps.
struct ListMoves {
    /// Returns the new index path of a visible cell; nil if the cell is removed or reloaded.
    let cell: (IndexPath) -> IndexPath?
    /// Returns the new section of a header or footer; nil if it is removed or reloaded.
    let section: (Int) -> Int?

    /// Moves that keep no cell, header or footer.
    static var none: ListMoves { ListMoves(cell: { _ in nil }, section: { _ in nil }) }

    /// Returns the index paths whose cells stay, each with its new index path.
    ///
    /// If two cells would move to the same index path, only the first one stays.
    func staying(_ rows: some Sequence<IndexPath>) -> [IndexPath: IndexPath] { Self.staying(rows.sorted(), cell) }

    /// Returns the headers and footers that stay, each with its new position.
    ///
    /// If two would move to the same position, only the first one stays.
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

    /// Returns the new position of a header or footer.
    ///
    /// Returns nil for other supplementary views, because they may belong to an item.
    private func place(of element: CollectionElement) -> CollectionElement? {
        let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        guard kinds.contains(element.kind), element.path.count == 2, element.path[1] == 0,
            let new = section(element.path[0])
        else { return nil }
        return CollectionElement(kind: element.kind, path: IndexPath(item: 0, section: new))
    }
}

extension Dictionary {
    /// Returns the visible views by their new positions.
    func moved(by staying: [Key: Key]) -> [Key: Value] {
        var moved: [Key: Value] = [:]
        for (place, view) in self { if let new = staying[place] { moved[new] = view } }
        return moved
    }
}
