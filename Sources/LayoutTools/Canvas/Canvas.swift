import UIKit

/// A scene for the design tools: its views and guides with their frames, and its constraints.
///
/// A canvas is a plain value. All rectangles are alignment rectangles in points, in the coordinate space of the scene's
/// root, with y downwards.
public struct Canvas: Hashable, Sendable {
    /// The views and guides: parents before their children, and siblings in document order.
    public private(set) var items: [Item]
    /// The constraints in document order.
    public internal(set) var constraints: [Constraint]
    /// The id, class, storyboard identifier and title of its view controller, as far as they exist.
    public let controllerNames: [String]
    private var places: [String: Int]
    /// The indices of the views in each parent view, in document order.
    private var contents: [String: [Int]]
    /// A Boolean value that indicates whether any item has a right-to-left layout.
    private(set) var hasRightToLeft: Bool

    /// Creates a canvas.
    ///
    /// Of two items with the same id, the first counts.
    public init(items: [Item], constraints: [Constraint], controllerNames: [String] = []) {
        self.items = items
        self.constraints = constraints
        self.controllerNames = controllerNames
        places = [:]
        contents = [:]
        hasRightToLeft = items.contains { $0.isRightToLeft }
        for (place, item) in items.enumerated() {
            if places[item.id] == nil { places[item.id] = place }
            if let parent = item.parent { contents[parent, default: []].append(place) }
        }
    }

    /// Returns the item with an id.
    public func item(_ id: String) -> Item? { places[id].map { items[$0] } }

    /// Returns the items with an id, or otherwise with a name.
    public func items(called word: String) -> [Item] {
        if let item = item(word) { return [item] }
        return items.filter { $0.name == word }
    }

    /// Returns the views and guides whose parent is the given view, in document order.
    func contents(of parent: String) -> [Item] { (contents[parent] ?? []).map { place in items[place] } }

    /// Returns the first guide of a kind that a view owns.
    func guide(_ kind: Kind, of view: String) -> Item? {
        contents[view]?.first { place in items[place].kind == kind }.map { place in items[place] }
    }

    /// Changes an item at its index.
    ///
    /// Its parent stays.
    mutating func update(_ id: String, _ change: (inout Item) -> Void) {
        guard let place = places[id] else { return }
        change(&items[place])
        if items[place].isRightToLeft { hasRightToLeft = true }
    }

    /// Appends an item.
    mutating func append(_ item: Item) {
        places[item.id] = items.count
        if let parent = item.parent { contents[parent, default: []].append(items.count) }
        items.append(item)
        if item.isRightToLeft { hasRightToLeft = true }
    }
}
