import Foundation

/// Sections and their items, each named by a value that is there once.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    struct Section: Sendable {
        let identifier: SectionIdentifierType
        var items: [ItemIdentifierType] = []
    }

    private(set) var sections: [Section] = []
    /// Where each section stands.
    private var numbers: [SectionIdentifierType: Int] = [:]
    /// In which section each item stands.
    private var owners: [ItemIdentifierType: SectionIdentifierType] = [:]
    /// Apple's text for the first call that cannot be; the data source reports it.
    fileprivate(set) var misuse: String?

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
        owners[identifier]
    }
    /// The place of an item among all, looked for in its section; nil where it is not there.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let place = place(of: identifier) else { return nil }
        return sections[..<place.section].reduce(place.item) { $0 + $1.items.count }
    }
    /// The place of a section; nil where it is not there.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { numbers[identifier] }

    /// Where an item stands; nil where it is not there.
    private func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
        guard let section = owners[identifier].flatMap(indexOfSection),
            let item = sections[section].items.firstIndex(of: identifier)
        else { return nil }
        return (section, item)
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
        guard let index = indexOfSection(toIdentifier) else { return note(Self.noSection) }
        insert(identifiers, at: index)
    }
    /// Puts sections in after another.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = indexOfSection(toIdentifier) else { return note(Self.noSection) }
        insert(identifiers, at: index + 1)
    }
    /// Takes sections with their items out.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        for section in sections where gone.contains(section.identifier) {
            for item in section.items { owners[item] = nil }
            numbers[section.identifier] = nil
        }
        sections.removeAll { gone.contains($0.identifier) }
        count(from: 0)
    }
    /// Moves a section with its items before another.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { move(identifier, to: toIdentifier, offset: 0) }
    /// Moves a section with its items after another.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { move(identifier, to: toIdentifier, offset: 1) }
    /// Has sections be asked for anew; all are, when the snapshot is applied.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        guard identifiers.allSatisfy({ numbers[$0] == nil }), Set(identifiers).count == identifiers.count else {
            return note("Fatal: supplied section identifiers are not unique.")
        }
        sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index)
        count(from: index)
    }

    /// Says anew where the sections from one on stand.
    private mutating func count(from first: Int) {
        for index in first..<sections.count { numbers[sections[index].identifier] = index }
    }

    private mutating func move(
        _ identifier: SectionIdentifierType, to target: SectionIdentifierType, offset: Int
    ) {
        guard identifier != target, let from = indexOfSection(identifier), let to = indexOfSection(target) else {
            return note(Self.noSection)
        }
        let moved = sections.remove(at: from)
        sections.insert(moved, at: (to > from ? to - 1 : to) + offset)
        count(from: min(from, to))
    }

    // MARK: Items

    /// Adds items after those of a section, the last one where none is named; an item that is there already is misuse.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        let section = sectionIdentifier.map(indexOfSection) ?? sections.indices.last
        guard let section else { return note(sectionIdentifier == nil ? Self.noSections : Self.noSection) }
        insert(identifiers, at: (section, sections[section].items.count))
    }
    /// Puts items in before another.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        guard let place = place(of: beforeIdentifier) else { return note(Self.noItem) }
        insert(identifiers, at: place)
    }
    /// Puts items in after another.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        guard let place = place(of: afterIdentifier) else { return note(Self.noItem) }
        insert(identifiers, at: (place.section, place.item + 1))
    }
    /// Takes items out.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in Set(gone.compactMap { owners[$0].flatMap(indexOfSection) }) {
            sections[section].items.removeAll { gone.contains($0) }
        }
        for item in gone { owners[item] = nil }
    }
    /// Takes everything out, the sections too.
    public mutating func deleteAllItems() { (sections, numbers, owners) = ([], [:], [:]) }
    /// Moves an item before another.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, offset: 0)
    }
    /// Moves an item after another.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, offset: 1)
    }
    /// Has items be asked for anew; all are, when the snapshot is applied, and one that is not there is misuse.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { look(for: identifiers, to: "reload") }
    /// Has items be set up anew; all are, when the snapshot is applied, and one that is not there is misuse.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        look(for: identifiers, to: "reconfigure")
    }

    private mutating func look(for identifiers: [ItemIdentifierType], to change: String) {
        guard let unknown = identifiers.first(where: { owners[$0] == nil }) else { return }
        note("Attempted to \(change) item identifier that does not exist in the snapshot: \(unknown)")
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], at place: (section: Int, item: Int)) {
        guard identifiers.allSatisfy({ owners[$0] == nil }), Set(identifiers).count == identifiers.count else {
            return note("Fatal: supplied item identifiers are not unique.")
        }
        for item in identifiers { owners[item] = sections[place.section].identifier }
        sections[place.section].items.insert(contentsOf: identifiers, at: place.item)
    }

    private mutating func move(_ identifier: ItemIdentifierType, to target: ItemIdentifierType, offset: Int) {
        guard identifier != target, let from = place(of: identifier), place(of: target) != nil else {
            return note(Self.noItem)
        }
        sections[from.section].items.remove(at: from.item)
        guard let to = place(of: target) else { return }
        sections[to.section].items.insert(identifier, at: to.item + offset)
        owners[identifier] = sections[to.section].identifier
    }

    private static var noSections: String {
        "There are currently no sections in the data source. Please add a section first."
    }
    private static var noSection: String { "Invalid parameter not satisfying: section != NSNotFound" }
    private static var noItem: String { "Invalid item identifier specified for insert/move" }
}

extension NSDiffableDataSourceSnapshot {
    /// Reports a call that could not be; the same snapshot, of which nothing is to be reported any longer.
    @MainActor func reported() -> Self {
        if let misuse { LayoutMisuse(.internalInconsistency, misuse).report() }
        var made = self
        made.misuse = nil
        return made
    }
}
