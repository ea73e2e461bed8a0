import Foundation

/// A snapshot of sections and their items, which have unique identifiers.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    struct Section: Equatable, Sendable {
        let identifier: SectionIdentifierType
        var items: [ItemIdentifierType] = []
    }

    private(set) var sections: [Section] = []
    /// The index of each section when it was added.
    private var numbers: [SectionIdentifierType: Int] = [:]
    /// The section of each item, and its index in that section when it was added.
    private var owners: [ItemIdentifierType: (section: SectionIdentifierType, place: Int)] = [:]
    /// The distances between the stored and the actual index of the last section and the last item found.
    ///
    /// The next search starts at that distance.
    private var shifts = (section: 0, item: 0)
    /// UIKit's message for the first invalid call.
    ///
    /// The data source reports it.
    fileprivate(set) var misuse: String?
    /// The reloads and reconfigurations for the next application of the snapshot.
    fileprivate(set) var requests = SnapshotRequests<SectionIdentifierType, ItemIdentifierType>()

    /// Creates an empty snapshot.
    public init() {}

    // MARK: Queries

    /// The identifiers of the sections, in order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
    /// The identifiers of all items, in order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// The number of items.
    public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
    /// Returns the number of items of a section, or 0 for an unknown section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }
    /// Returns the identifiers of a section's items, in order, or an empty array for an unknown section.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        indexOfSection(identifier).map { sections[$0].items } ?? []
    }
    /// Returns the section of an item, or `nil` for an unknown item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        owners[identifier]?.section
    }
    /// Returns the index of an item among all items, or `nil` for an unknown item.
    ///
    /// The search starts at the stored index in its section.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let place = place(of: identifier) else { return nil }
        return sections[..<place.section].reduce(place.item) { $0 + $1.items.count }
    }
    /// Returns the index of a section, or `nil` for an unknown section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        guard let number = numbers[identifier] else { return nil }
        return sections.indices.nearest(to: number + shifts.section) { sections[$0].identifier == identifier }
    }

    /// Returns the section index and the item index of an item, or `nil` for an unknown item.
    private func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
        guard let owner = owners[identifier], let section = indexOfSection(owner.section) else { return nil }
        let items = sections[section].items
        return items.indices.nearest(to: owner.place + shifts.item) { items[$0] == identifier }.map { (section, $0) }
    }

    /// Returns the index of a section, and starts the next search from it.
    private mutating func find(_ identifier: SectionIdentifierType) -> Int? {
        guard let number = numbers[identifier], let index = indexOfSection(identifier) else { return nil }
        shifts.section = index - number
        return index
    }

    /// Returns the indices of an item, and starts the next search from them.
    private mutating func find(_ identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
        guard let owner = owners[identifier], find(owner.section) != nil, let place = place(of: identifier) else {
            return nil
        }
        shifts.item = place.item - owner.place
        return place
    }

    /// Returns the section at an index, or `nil` for an invalid index.
    func section(at index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }

    /// Returns the item at an index path, or `nil` for an invalid index path.
    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard path.count == 2, let items = section(at: path[0])?.items else { return nil }
        return items.indices.contains(path[1]) ? items[path[1]] : nil
    }

    private mutating func note(_ text: String) { misuse = misuse ?? text }

    // MARK: Sections

    /// Appends sections.
    ///
    /// A section that exists already is an error, which the data source reports.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sections.count)
    }
    /// Inserts sections before another section.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = find(toIdentifier) else { return note(Self.noSection) }
        insert(identifiers, at: index)
    }
    /// Inserts sections after another section.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = find(toIdentifier) else { return note(Self.noSection) }
        insert(identifiers, at: index + 1)
    }
    /// Deletes sections and their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let indices = Set(identifiers).compactMap { find($0) }
        for section in indices.map({ sections[$0] }) {
            for item in section.items { owners[item] = nil }
            numbers[section.identifier] = nil
        }
        sections.remove(at: indices)
    }
    /// Moves a section and its items before another section.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { move(identifier, to: toIdentifier, offset: 0) }
    /// Moves a section and its items after another section.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { move(identifier, to: toIdentifier, offset: 1) }
    /// Requests the reload of sections when the snapshot is applied.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        requests.reloadedSections += identifiers
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        guard identifiers.allSatisfy({ numbers[$0] == nil }), Set(identifiers).count == identifiers.count else {
            return note("Fatal: supplied section identifiers are not unique.")
        }
        sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index)
        for (offset, section) in identifiers.enumerated() { numbers[section] = index + offset }
    }

    private mutating func move(
        _ identifier: SectionIdentifierType, to target: SectionIdentifierType, offset: Int
    ) {
        guard identifier != target, let from = find(identifier), let to = find(target) else {
            return note(Self.noSection)
        }
        let moved = sections.remove(at: from)
        let index = (to > from ? to - 1 : to) + offset
        sections.insert(moved, at: index)
        numbers[identifier] = index
    }

    // MARK: Items

    /// Appends items to a section, by default the last one.
    ///
    /// An item that exists already is an error, which the data source reports.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        let section = sectionIdentifier.map { find($0) } ?? sections.indices.last
        guard let section else { return note(sectionIdentifier == nil ? Self.noSections : Self.noSection) }
        insert(identifiers, at: (section, sections[section].items.count))
    }
    /// Inserts items before another item.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        guard let place = find(beforeIdentifier) else { return note(Self.noItem) }
        insert(identifiers, at: place)
    }
    /// Inserts items after another item.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        guard let place = find(afterIdentifier) else { return note(Self.noItem) }
        insert(identifiers, at: (place.section, place.item + 1))
    }
    /// Deletes items.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        var places: [Int: [Int]] = [:]
        for item in Set(identifiers) {
            guard let place = find(item) else { continue }
            places[place.section, default: []].append(place.item)
        }
        for (section, indices) in places { sections[section].items.remove(at: indices) }
        for item in identifiers { owners[item] = nil }
    }
    /// Deletes all items and all sections.
    public mutating func deleteAllItems() { (sections, numbers, owners, shifts) = ([], [:], [:], (0, 0)) }
    /// Moves an item before another item.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, offset: 0)
    }
    /// Moves an item after another item.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, offset: 1)
    }
    /// Requests the reload of items when the snapshot is applied.
    ///
    /// An unknown item is an error, which the data source reports.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        look(for: identifiers, to: "reload")
        requests.reloadedItems += identifiers
    }
    /// Requests the reconfiguration of items when the snapshot is applied.
    ///
    /// An unknown item is an error, which the data source reports. Visible cells stay, as Apple documents.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        look(for: identifiers, to: "reconfigure")
        requests.reconfiguredItems += identifiers
    }

    private mutating func look(for identifiers: [ItemIdentifierType], to change: String) {
        guard let unknown = identifiers.first(where: { owners[$0] == nil }) else { return }
        note("Attempted to \(change) item identifier that does not exist in the snapshot: \(unknown)")
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], at place: (section: Int, item: Int)) {
        guard identifiers.allSatisfy({ owners[$0] == nil }), Set(identifiers).count == identifiers.count else {
            return note("Fatal: supplied item identifiers are not unique.")
        }
        let section = sections[place.section].identifier
        for (offset, item) in identifiers.enumerated() { owners[item] = (section, place.item + offset) }
        sections[place.section].items.insert(contentsOf: identifiers, at: place.item)
    }

    private mutating func move(_ identifier: ItemIdentifierType, to target: ItemIdentifierType, offset: Int) {
        guard identifier != target, let from = find(identifier), place(of: target) != nil else {
            return note(Self.noItem)
        }
        sections[from.section].items.remove(at: from.item)
        guard let to = find(target) else { return }
        sections[to.section].items.insert(identifier, at: to.item + offset)
        owners[identifier] = (sections[to.section].identifier, to.item + offset)
    }

    private static var noSections: String {
        "There are currently no sections in the data source. Please add a section first."
    }
    private static var noSection: String { "Invalid parameter not satisfying: section != NSNotFound" }
    private static var noItem: String { "Invalid item identifier specified for insert/move" }
}

extension NSDiffableDataSourceSnapshot {
    /// Reports an invalid call, and returns the snapshot without the call and without requests.
    @MainActor func reported() -> Self {
        if let misuse { LayoutMisuse(.internalInconsistency, misuse).report() }
        var made = self
        made.misuse = nil
        made.requests = SnapshotRequests()
        return made
    }
}
