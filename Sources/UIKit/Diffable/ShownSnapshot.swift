import Foundation

/// The snapshot that a data source shows, with the index paths of its items.
///
/// It computes them at the first access.
struct ShownSnapshot<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    let snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    private lazy var paths = writtenPaths()

    init(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> = .init()) {
        self.snapshot = snapshot
    }

    private func writtenPaths() -> [ItemIdentifierType: IndexPath] {
        var made: [ItemIdentifierType: IndexPath] = [:]
        for (number, section) in snapshot.sections.enumerated() {
            for (index, item) in section.items.enumerated() { made[item] = IndexPath(item: index, section: number) }
        }
        return made
    }

    /// Returns the index path of an item, or `nil` for an unknown item.
    mutating func path(of identifier: ItemIdentifierType) -> IndexPath? { paths[identifier] }

    /// Returns the index paths of the cells to reconfigure, or `nil` if another snapshot requests other changes.
    mutating func placesOfCells(
        reconfiguredBy other: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) -> [IndexPath]? {
        guard other.onlyReconfigures(snapshot) else { return nil }
        return other.reconfiguredItemIdentifiers.compactMap { path(of: $0) }
    }

    /// Returns the cells and headers that stay after a change of snapshots.
    ///
    /// Reloaded items and sections do not stay.
    mutating func kept(
        from former: Self, asking requests: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) -> ListMoves {
        // The paths are computed once, for this snapshot and for its copies.
        _ = paths
        var shown = self
        let items = Set(requests.reloadedItemIdentifiers)
        let sections = Set(requests.reloadedSectionIdentifiers)
        return ListMoves(
            cell: { path in
                guard let item = former.snapshot.item(at: path), !items.contains(item), let new = shown.path(of: item),
                    let section = shown.snapshot.section(at: new.section)?.identifier, !sections.contains(section)
                else { return nil }
                return new
            },
            section: { number in
                guard let section = former.snapshot.section(at: number)?.identifier, !sections.contains(section) else {
                    return nil
                }
                return shown.snapshot.indexOfSection(section)
            })
    }

    /// Returns the current index paths of items at index paths of another snapshot.
    mutating func paths(of old: [IndexPath], in former: Self) -> [IndexPath] {
        old.compactMap { former.snapshot.item(at: $0).flatMap { path(of: $0) } }
    }
}
