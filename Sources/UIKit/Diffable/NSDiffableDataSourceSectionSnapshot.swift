import Foundation

/// The items of one section, some inside of others that may be open or closed.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    /// An item with how deep it lies.
    private struct Entry {
        var item: ItemIdentifierType
        var level: Int
    }
    private var entries: [Entry] = []
    /// The items of all entries.
    private var known: Set<ItemIdentifierType> = []
    private var open: Set<ItemIdentifierType> = []

    /// No items.
    public init() {}

    // MARK: Items

    /// All items, each before those inside of it.
    public var items: [ItemIdentifierType] { entries.map(\.item) }
    /// The items that lie inside of no other.
    public var rootItems: [ItemIdentifierType] { entries.filter { $0.level == 0 }.map(\.item) }
    /// The items that are shown: those inside of no item that is closed.
    public var visibleItems: [ItemIdentifierType] {
        var (shown, closed) = ([ItemIdentifierType](), Int.max)
        for entry in entries where entry.level <= closed {
            shown.append(entry.item)
            closed = open.contains(entry.item) ? .max : entry.level
        }
        return shown
    }
    /// Whether an item is there.
    public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }
    /// Where an item is among all, looked for from the end, where items are added.
    public func index(of item: ItemIdentifierType) -> Int? {
        contains(item) ? entries.lastIndex { $0.item == item } : nil
    }
    /// How deep an item lies; 0 for one that is not there.
    public func level(of item: ItemIdentifierType) -> Int { index(of: item).map { entries[$0].level } ?? 0 }
    /// The item that holds an item.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        guard let place = index(of: child), entries[place].level > 0 else { return nil }
        return entries[..<place].last { $0.level < entries[place].level }?.item
    }
    /// Whether an item is open.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { open.contains(item) }
    /// Whether an item is shown.
    public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
    /// The items inside of one, with it if it is asked for.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        var part = Self()
        guard let place = index(of: parent) else { return part }
        let range = (includingParent ? place : place + 1)..<end(of: place)
        let least = entries[range].first?.level ?? 0
        part.entries = entries[range].map { Entry(item: $0.item, level: $0.level - least) }
        part.known = Set(part.items)
        part.open = open.intersection(part.known)
        return part
    }

    // MARK: Changes

    /// Adds items at the end of those inside of an item, or of all; an item that is there already is left out.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        let place = parent.flatMap { index(of: $0) }
        if parent != nil, place == nil { return }
        insert(items, at: place.map(end) ?? entries.count, level: place.map { entries[$0].level + 1 } ?? 0)
    }
    /// Adds items before another.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard let place = index(of: item) else { return }
        insert(items, at: place, level: entries[place].level)
    }
    /// Adds items after another and those inside of it.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard let place = index(of: item) else { return }
        insert(items, at: end(of: place), level: entries[place].level)
    }
    /// Removes items with those inside of them.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            if let place = index(of: item) { remove(place..<end(of: place)) }
        }
        open.formIntersection(known)
    }
    /// Removes all items.
    public mutating func deleteAll() { self = Self() }
    /// Opens items.
    public mutating func expand(_ items: [ItemIdentifierType]) { open.formUnion(items.filter(contains)) }
    /// Closes items.
    public mutating func collapse(_ items: [ItemIdentifierType]) { open.subtract(items) }
    /// Has other items inside of one.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        guard let place = index(of: parent) else { return }
        remove((place + 1)..<end(of: place))
        let level = entries[place].level + 1
        let added = snapshot.entries.filter { known.insert($0.item).inserted }
        entries.insert(contentsOf: added.map { Entry(item: $0.item, level: $0.level + level) }, at: place + 1)
        open = open.union(snapshot.open).intersection(known)
    }

    private mutating func remove(_ range: Range<Int>) {
        known.subtract(entries[range].map(\.item))
        entries.removeSubrange(range)
    }

    private mutating func insert(_ items: [ItemIdentifierType], at place: Int, level: Int) {
        let added = items.filter { known.insert($0).inserted }
        entries.insert(contentsOf: added.map { Entry(item: $0, level: level) }, at: place)
    }

    /// Where the items inside of one end.
    private func end(of place: Int) -> Int {
        entries[(place + 1)...].firstIndex { $0.level <= entries[place].level } ?? entries.count
    }
}
