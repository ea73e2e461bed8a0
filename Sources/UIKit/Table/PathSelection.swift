import Foundation

/// The selected rows or items, in the order of their selection.
///
/// Inserting, removing and looking up an index path take constant time on average.
struct PathSelection {
    private var numbers: [IndexPath: Int] = [:]
    private var next = 0

    /// Creates an empty selection.
    init() {}

    /// Creates a selection of index paths in the order of their selection.
    init(_ paths: [IndexPath]) { for path in paths { insert(path) } }

    var isEmpty: Bool { numbers.isEmpty }
    /// All selected index paths; the one that was selected first comes first.
    var all: [IndexPath] { numbers.sorted { $0.value < $1.value }.map(\.key) }
    /// The index path that was selected first; nil if the selection is empty.
    var first: IndexPath? { numbers.min { $0.value < $1.value }?.key }

    func contains(_ path: IndexPath) -> Bool { numbers[path] != nil }

    /// Appends an index path to the selection; returns whether it was not selected before.
    @discardableResult
    mutating func insert(_ path: IndexPath) -> Bool {
        guard numbers[path] == nil else { return false }
        numbers[path] = next
        next += 1
        return true
    }

    mutating func remove(_ path: IndexPath) { numbers[path] = nil }
}
