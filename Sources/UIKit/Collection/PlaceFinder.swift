import Foundation

/// Which of the places of a layout belongs to an item or to a view beside the cells.
///
/// The items of a section are noted one after the other in their order, so that two numbers a section say where all of them are.
struct PlaceFinder {
    private var items: [Int: Range<Int>] = [:]
    private var views: [CollectionElement: Int] = [:]

    /// Notes what the next place is of; nil for the cell of an item.
    mutating func note(_ kind: String?, at path: IndexPath, index: Int) {
        guard path.count == 2 else { return }
        if let kind {
            let element = CollectionElement(kind: kind, path: path)
            if views[element] == nil { views[element] = index }
        } else {
            items[path[0]] = (items[path[0]]?.lowerBound ?? index)..<(index + 1)
        }
    }

    /// The index of the place of an item; nil where there is none.
    func item(at path: IndexPath) -> Int? {
        guard path.count == 2, path[1] >= 0, let all = items[path[0]], path[1] < all.count else { return nil }
        return all.lowerBound + path[1]
    }

    /// The index of the place of a view beside the cells; nil where there is none.
    func view(_ kind: String, at path: IndexPath) -> Int? { views[CollectionElement(kind: kind, path: path)] }
}
