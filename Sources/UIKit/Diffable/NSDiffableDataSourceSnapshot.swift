import Foundation

/// Sections and their items, each named by a value that is there once.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    struct Section: Equatable, Sendable {
        let identifier: SectionIdentifierType
        var items: [ItemIdentifierType] = []
    }

    private(set) var sections: [Section] = []
    /// Where each section stood when it came.
    private var numbers: [SectionIdentifierType: Int] = [:]
    /// In which section each item stands, and at which place of it when it came.
    private var owners: [ItemIdentifierType: (section: SectionIdentifierType, place: Int)] = [:]
    /// How far from there the last section and the last item stood that were looked for: the next one is looked for there first.
    private var shifts = (section: 0, item: 0)
    /// Apple's text for the first call that cannot be; the data source reports it.
    fileprivate(set) var misuse: String?
    /// What is asked for anew when the snapshot is applied.
    fileprivate(set) var requests = SnapshotRequests<SectionIdentifierType, ItemIdentifierType>()

    /// Nothing.
    public init() {}

    // MARK: Questions

    /// The sections, in their order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
    /// All items, in their order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
    /// How many sections there are.
    public var numberOfSections: Int { sections.count }
    /// How many items there are.
    public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
    /// How many items a section has; none where it is not there.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }
    /// The items of a section, in their order; none where it is not there.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        indexOfSection(identifier).map { sections[$0].items } ?? []
    }
    /// The section of an item; nil where it is not there.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        owners[identifier]?.section
    }
    /// The place of an item among all, looked for in its section from where it came; nil where it is not there.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let place = place(of: identifier) else { return nil }
        return sections[..<place.section].reduce(place.item) { $0 + $1.items.count }
    }
    /// The place of a section; nil where it is not there.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        guard let number = numbers[identifier] else { return nil }
        return sections.indices.nearest(to: number + shifts.section) { sections[$0].identifier == identifier }
    }

    /// Where an item stands; nil where it is not there.
    private func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
        guard let owner = owners[identifier], let section = indexOfSection(owner.section) else { return nil }
        let items = sections[section].items
        return items.indices.nearest(to: owner.place + shifts.item) { items[$0] == identifier }.map { (section, $0) }
    }

    /// The place of a section, from which the next one is looked for.
    private mutating func find(_ identifier: SectionIdentifierType) -> Int? {
        guard let number = numbers[identifier], let index = indexOfSection(identifier) else { return nil }
        shifts.section = index - number
        return index
    }

    /// The place of an item, from which the next one is looked for.
    private mutating func find(_ identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
        guard let owner = owners[identifier], find(owner.section) != nil, let place = place(of: identifier) else {
            return nil
        }
        shifts.item = place.item - owner.place
        return place
    }

    /// The section at a place; nil where there is none.
    func section(at index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }

    /// The item at a place; nil where there is none.
    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard path.count == 2, let items = section(at: path[0])?.items else { return nil }
        return items.indices.contains(path[1]) ? items[path[1]] : nil
    }

    private mutating func note(_ text: String) { misuse = misuse ?? text }

    // MARK: Sections

    /// Adds sections after the others; one that is there already is misuse.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sections.count)
    }
    /// Puts sections in before another.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = find(toIdentifier) else { return note(Self.noSection) }
        insert(identifiers, at: index)
    }
    /// Puts sections in after another.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = find(toIdentifier) else { return note(Self.noSection) }
        insert(identifiers, at: index + 1)
    }
    /// Takes sections with their items out.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let indices = Set(identifiers).compactMap { find($0) }
        for section in indices.map({ sections[$0] }) {
            for item in section.items { owners[item] = nil }
            numbers[section.identifier] = nil
        }
        sections.remove(at: indices)
    }
    /// Moves a section with its items before another.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { move(identifier, to: toIdentifier, offset: 0) }
    /// Moves a section with its items after another.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { move(identifier, to: toIdentifier, offset: 1) }
    /// Has sections be asked for anew when the snapshot is applied.
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

    /// Adds items after those of a section, the last one where none is named; an item that is there already is misuse.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        let section = sectionIdentifier.map { find($0) } ?? sections.indices.last
        guard let section else { return note(sectionIdentifier == nil ? Self.noSections : Self.noSection) }
        insert(identifiers, at: (section, sections[section].items.count))
    }
    /// Puts items in before another.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        guard let place = find(beforeIdentifier) else { return note(Self.noItem) }
        insert(identifiers, at: place)
    }
    /// Puts items in after another.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        guard let place = find(afterIdentifier) else { return note(Self.noItem) }
        insert(identifiers, at: (place.section, place.item + 1))
    }
    /// Takes items out.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        var places: [Int: [Int]] = [:]
        for item in Set(identifiers) {
            guard let place = find(item) else { continue }
            places[place.section, default: []].append(place.item)
        }
        for (section, indices) in places { sections[section].items.remove(at: indices) }
        for item in identifiers { owners[item] = nil }
    }
    /// Takes everything out, the sections too.
    public mutating func deleteAllItems() { (sections, numbers, owners, shifts) = ([], [:], [:], (0, 0)) }
    /// Moves an item before another.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, offset: 0)
    }
    /// Moves an item after another.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, offset: 1)
    }
    /// Has items be asked for anew when the snapshot is applied; one that is not there is misuse.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        look(for: identifiers, to: "reload")
        requests.reloadedItems += identifiers
    }
    /// Has the cells of items be set up anew when the snapshot is applied, and one that is not there is misuse.
    ///
    /// Cells that are shown stay, as Apple documents it.
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
    /// Reports a call that could not be; the same snapshot, of which nothing is to be reported or asked for any longer.
    @MainActor func reported() -> Self {
        if let misuse { LayoutMisuse(.internalInconsistency, misuse).report() }
        var made = self
        made.misuse = nil
        made.requests = SnapshotRequests()
        return made
    }
}
