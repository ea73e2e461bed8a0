import Foundation

/// Sections and their items, each named by a value that is there once.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    struct Section: Sendable {
        let identifier: SectionIdentifierType
        var items: [ItemIdentifierType] = []
    }

    private(set) var sections: [Section] = []
    /// Apple's text for the first call that cannot be; the data source reports it.
    private(set) var misuse: String?

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
        place(of: identifier).map { sections[$0.section].identifier }
    }
    /// The place of an item among all; nil where it is not there.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    /// The place of a section; nil where it is not there.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.identifier == identifier }
    }

    /// Where an item stands; nil where it is not there.
    func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
        for (number, section) in sections.enumerated() {
            if let item = section.items.firstIndex(of: identifier) { return (number, item) }
        }
        return nil
    }

    /// The item at a place; nil where there is none.
    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard path.count == 2, sections.indices.contains(path[0]) else { return nil }
        let items = sections[path[0]].items
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
        sections.removeAll { identifiers.contains($0.identifier) }
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
        let known = Set(sectionIdentifiers)
        guard known.isDisjoint(with: identifiers), Set(identifiers).count == identifiers.count else {
            return note("Fatal: supplied section identifiers are not unique.")
        }
        sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index)
    }

    private mutating func move(
        _ identifier: SectionIdentifierType, to target: SectionIdentifierType, offset: Int
    ) {
        guard identifier != target, let from = indexOfSection(identifier), indexOfSection(target) != nil else {
            return note(Self.noSection)
        }
        let moved = sections.remove(at: from)
        sections.insert(moved, at: (indexOfSection(target) ?? 0) + offset)
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
        for section in sections.indices { sections[section].items.removeAll { gone.contains($0) } }
    }
    /// Takes everything out, the sections too.
    public mutating func deleteAllItems() { sections = [] }
    /// Moves an item before another.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, offset: 0)
    }
    /// Moves an item after another.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, offset: 1)
    }
    /// Has items be asked for anew; all are, when the snapshot is applied.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
    /// Has items be set up anew; all are, when the snapshot is applied.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}

    private mutating func insert(_ identifiers: [ItemIdentifierType], at place: (section: Int, item: Int)) {
        let given = Set(identifiers)
        let isNew = sections.allSatisfy { section in !section.items.contains { given.contains($0) } }
        guard isNew, given.count == identifiers.count else {
            return note("Fatal: supplied item identifiers are not unique.")
        }
        sections[place.section].items.insert(contentsOf: identifiers, at: place.item)
    }

    private mutating func move(_ identifier: ItemIdentifierType, to target: ItemIdentifierType, offset: Int) {
        guard identifier != target, let from = place(of: identifier), place(of: target) != nil else {
            return note(Self.noItem)
        }
        sections[from.section].items.remove(at: from.item)
        guard let to = place(of: target) else { return }
        sections[to.section].items.insert(identifier, at: to.item + offset)
    }

    private static var noSections: String {
        "There are currently no sections in the data source. Please add a section first."
    }
    private static var noSection: String { "Invalid parameter not satisfying: section != NSNotFound" }
    private static var noItem: String { "Invalid item identifier specified for insert/move" }
}

extension NSDiffableDataSourceSnapshot {
    /// Reports a call that could not be; whether there was none.
    @MainActor func reportMisuse() {
        if let misuse { LayoutMisuse(.internalInconsistency, misuse).report() }
    }

    /// Where items that stood at places in another snapshot stand now.
    func paths(of paths: [IndexPath], in former: Self) -> [IndexPath] {
        paths.compactMap { former.item(at: $0).flatMap(place).map { IndexPath(indexes: [$0.section, $0.item]) } }
    }
}
