import Foundation

/// An index from items and supplementary views to the elements of a layout.
///
/// The items of a section are noted in order, so that one range per section is sufficient.
struct PlaceFinder {
    private var items: [Int: Range<Int>] = [:]
    private var views: [CollectionElement: Int] = [:]

    /// Notes the element of an item (`kind` nil) or of a supplementary view.
    mutating func note(_ kind: String?, at path: IndexPath, index: Int) {
        guard path.count == 2 else { return }
        if let kind {
            let element = CollectionElement(kind: kind, path: path)
            if views[element] == nil { views[element] = index }
        } else {
            items[path[0]] = (items[path[0]]?.lowerBound ?? index)..<(index + 1)
        }
    }

    /// Returns the index of an item's element; nil for none.
    func item(at path: IndexPath) -> Int? {
        guard path.count == 2, path[1] >= 0, let all = items[path[0]], path[1] < all.count else { return nil }
        return all.lowerBound + path[1]
    }

    /// Returns the index of a supplementary view's element; nil for none.
    func view(_ kind: String, at path: IndexPath) -> Int? { views[CollectionElement(kind: kind, path: path)] }
}
