import UIKit

/// What the design tools see of a scene: its views and guides with their frames, and its constraints.
///
/// A plain value, taken from a document by whoever can read it. All rectangles are alignment rectangles in points, in
/// the coordinate space of the scene's root, y downwards.
public struct Canvas: Hashable, Sendable {
    /// The views and guides; a parent stands before its children, and siblings stand in their order in the document.
    public private(set) var items: [Item]
    /// The constraints, in the order of the document.
    public internal(set) var constraints: [Constraint]
    private var places: [String: Int]
    /// The places of what has a view for its parent, in the order of the document.
    private var contents: [String: [Int]]
    /// Whether anything reads from the right.
    private(set) var hasRightToLeft: Bool

    /// A canvas of items and constraints.
    ///
    /// Of two items with the same identifier the first counts.
    public init(items: [Item], constraints: [Constraint]) {
        self.items = items
        self.constraints = constraints
        places = [:]
        contents = [:]
        hasRightToLeft = items.contains { $0.isRightToLeft }
        for (place, item) in items.enumerated() {
            if places[item.id] == nil { places[item.id] = place }
            if let parent = item.parent { contents[parent, default: []].append(place) }
        }
    }

    /// The item of an identifier.
    public func item(_ id: String) -> Item? { places[id].map { items[$0] } }

    /// The item that is meant by a word: an identifier, else the name of exactly one item.
    public func items(called word: String) -> [Item] {
        if let item = item(word) { return [item] }
        return items.filter { $0.name == word }
    }

    /// The views and guides whose parent is the given view, in the order of the document.
    func contents(of parent: String) -> [Item] { (contents[parent] ?? []).map { place in items[place] } }

    /// The first guide of a kind that a view owns.
    func guide(_ kind: Kind, of view: String) -> Item? {
        contents[view]?.first { place in items[place].kind == kind }.map { place in items[place] }
    }

    /// Changes an item in its place; it keeps its parent.
    mutating func update(_ id: String, _ change: (inout Item) -> Void) {
        guard let place = places[id] else { return }
        change(&items[place])
        if items[place].isRightToLeft { hasRightToLeft = true }
    }

    /// Adds an item behind the others.
    mutating func append(_ item: Item) {
        places[item.id] = items.count
        if let parent = item.parent { contents[parent, default: []].append(items.count) }
        items.append(item)
        if item.isRightToLeft { hasRightToLeft = true }
    }
}
