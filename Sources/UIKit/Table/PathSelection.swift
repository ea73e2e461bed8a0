import Foundation

/// The rows or items that are chosen, in the order in which they were.
///
/// To choose one, to give it up and to ask for it costs the same however many are chosen.
struct PathSelection {
    private var numbers: [IndexPath: Int] = [:]
    private var next = 0

    /// Nothing.
    init() {}

    /// Places in the order in which they were chosen.
    init(_ paths: [IndexPath]) { for path in paths { insert(path) } }

    var isEmpty: Bool { numbers.isEmpty }
    /// All places, the one that was chosen first leading.
    var all: [IndexPath] { numbers.sorted { $0.value < $1.value }.map(\.key) }
    /// The place that was chosen first; nil for none.
    var first: IndexPath? { numbers.min { $0.value < $1.value }?.key }

    func contains(_ path: IndexPath) -> Bool { numbers[path] != nil }

    /// Adds a place after the others; returns whether it was not chosen yet.
    @discardableResult
    mutating func insert(_ path: IndexPath) -> Bool {
        guard numbers[path] == nil else { return false }
        numbers[path] = next
        next += 1
        return true
    }

    mutating func remove(_ path: IndexPath) { numbers[path] = nil }
}
