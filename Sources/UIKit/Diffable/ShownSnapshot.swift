import Foundation

/// The snapshot that a data source shows, with the places of its items, which are written down when the first is asked for.
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

    /// Where an item stands; nil where it is not there.
    mutating func path(of identifier: ItemIdentifierType) -> IndexPath? { paths[identifier] }

    /// Where the cells stand that another snapshot only wants to be set up anew; nil where it wants anything else.
    mutating func placesOfCells(
        reconfiguredBy other: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) -> [IndexPath]? {
        guard other.onlyReconfigures(snapshot) else { return nil }
        return other.reconfiguredItemIdentifiers.compactMap { path(of: $0) }
    }

    /// What stays of what another snapshot showed: the cells of items and the headers of sections that are there still and are not to be
    /// asked for anew.
    mutating func kept(
        from former: Self, asking requests: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) -> ListMoves {
        // Written down once for this snapshot and for what is asked of its copy.
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

    /// Where items that stood at places in another snapshot stand now.
    mutating func paths(of old: [IndexPath], in former: Self) -> [IndexPath] {
        old.compactMap { former.snapshot.item(at: $0).flatMap { path(of: $0) } }
    }
}
