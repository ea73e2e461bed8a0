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

    /// Where items that stood at places in another snapshot stand now.
    mutating func paths(of old: [IndexPath], in former: Self) -> [IndexPath] {
        old.compactMap { former.snapshot.item(at: $0).flatMap { path(of: $0) } }
    }
}
