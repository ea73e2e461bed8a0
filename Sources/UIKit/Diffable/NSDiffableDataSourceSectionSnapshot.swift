import Foundation

/// The items of one section as an outline, with expanded and collapsed items.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    /// An item and its level.
    private struct Entry {
        var item: ItemIdentifierType
        var level: Int
    }
    private var entries: [Entry] = []
    /// The items of all entries.
    private var known: Set<ItemIdentifierType> = []
    private var open: Set<ItemIdentifierType> = []

    /// Creates an empty snapshot.
    public init() {}

    // MARK: Items

    /// All items.
    ///
    /// Each item precedes its children.
    public var items: [ItemIdentifierType] { entries.map(\.item) }
    /// The items without a parent.
    public var rootItems: [ItemIdentifierType] { entries.filter { $0.level == 0 }.map(\.item) }
    /// The visible items: those without a collapsed ancestor.
    public var visibleItems: [ItemIdentifierType] {
        var (shown, closed) = ([ItemIdentifierType](), Int.max)
        for entry in entries where entry.level <= closed {
            shown.append(entry.item)
            closed = open.contains(entry.item) ? .max : entry.level
        }
        return shown
    }
    /// Returns whether the snapshot contains an item.
    public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }
    /// Returns the index of an item among all items.
    ///
    /// The search starts at the end, the usual place of new items.
    public func index(of item: ItemIdentifierType) -> Int? {
        contains(item) ? entries.lastIndex { $0.item == item } : nil
    }
    /// Returns the level of an item, or 0 for an unknown item.
    public func level(of item: ItemIdentifierType) -> Int { index(of: item).map { entries[$0].level } ?? 0 }
    /// Returns the parent of an item.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        guard let place = index(of: child), entries[place].level > 0 else { return nil }
        return entries[..<place].last { $0.level < entries[place].level }?.item
    }
    /// Returns whether an item is expanded.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { open.contains(item) }
    /// Returns whether an item is visible.
    public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
    /// Returns the descendants of an item, and the item itself if requested.
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

    /// Appends items to the children of an item, or at the end.
    ///
    /// The method ignores items that exist already.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        let place = parent.flatMap { index(of: $0) }
        if parent != nil, place == nil { return }
        insert(items, at: place.map(end) ?? entries.count, level: place.map { entries[$0].level + 1 } ?? 0)
    }
    /// Inserts items before another item.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard let place = index(of: item) else { return }
        insert(items, at: place, level: entries[place].level)
    }
    /// Inserts items after another item and its descendants.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard let place = index(of: item) else { return }
        insert(items, at: end(of: place), level: entries[place].level)
    }
    /// Deletes items and their descendants.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            if let place = index(of: item) { remove(place..<end(of: place)) }
        }
        open.formIntersection(known)
    }
    /// Deletes all items.
    public mutating func deleteAll() { self = Self() }
    /// Expands items.
    public mutating func expand(_ items: [ItemIdentifierType]) { open.formUnion(items.filter(contains)) }
    /// Collapses items.
    public mutating func collapse(_ items: [ItemIdentifierType]) { open.subtract(items) }
    /// Replaces the descendants of an item.
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

    /// Returns the end index of an item's descendants.
    private func end(of place: Int) -> Int {
        entries[(place + 1)...].firstIndex { $0.level <= entries[place].level } ?? entries.count
    }
}
