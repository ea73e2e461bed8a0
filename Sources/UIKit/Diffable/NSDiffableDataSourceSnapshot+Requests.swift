/// The reloads and reconfigurations that a snapshot requests.
struct SnapshotRequests<SectionIdentifierType: Sendable, ItemIdentifierType: Sendable>: Sendable {
    var reloadedSections: [SectionIdentifierType] = []
    var reloadedItems: [ItemIdentifierType] = []
    var reconfiguredItems: [ItemIdentifierType] = []
}

extension NSDiffableDataSourceSnapshot {
    /// The sections to reload when the snapshot is applied, in the order of the calls.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { requests.reloadedSections }
    /// The items to reload when the snapshot is applied, in the order of the calls.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { requests.reloadedItems }
    /// The items to reconfigure when the snapshot is applied, in the order of the calls.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { requests.reconfiguredItems }

    /// Returns whether the snapshot requests only reconfigurations and has the items of another snapshot.
    func onlyReconfigures(_ shown: Self) -> Bool {
        !requests.reconfiguredItems.isEmpty && requests.reloadedItems.isEmpty && requests.reloadedSections.isEmpty
            && sections == shown.sections
    }
}
