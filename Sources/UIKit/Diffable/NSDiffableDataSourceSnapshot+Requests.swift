/// What a snapshot has asked for anew, beside what has come and gone.
struct SnapshotRequests<SectionIdentifierType: Sendable, ItemIdentifierType: Sendable>: Sendable {
    var reloadedSections: [SectionIdentifierType] = []
    var reloadedItems: [ItemIdentifierType] = []
    var reconfiguredItems: [ItemIdentifierType] = []
}

extension NSDiffableDataSourceSnapshot {
    /// The sections that are asked for anew when the snapshot is applied, in the order of the calls.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { requests.reloadedSections }
    /// The items that are asked for anew when the snapshot is applied, in the order of the calls.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { requests.reloadedItems }
    /// The items whose cells are set up anew when the snapshot is applied, in the order of the calls.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { requests.reconfiguredItems }

    /// Whether nothing but the setting up of cells is asked for, where the items of another snapshot are shown.
    func onlyReconfigures(_ shown: Self) -> Bool {
        !requests.reconfiguredItems.isEmpty && requests.reloadedItems.isEmpty && requests.reloadedSections.isEmpty
            && sections == shown.sections
    }
}
