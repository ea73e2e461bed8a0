import Foundation

/// The animations of a layer that did not end immediately.
struct LayerAnimations {
    private var kept: [(key: String, animation: CAAnimation)] = []
    private var unnamed = 0
    /// The number of nested notifications of delegates, each caused by the previous one.
    var tellings = 0
    /// The maximum of that number.
    ///
    /// Otherwise a delegate that always adds the next animation would be notified endlessly.
    static let mostTellings = 10

    var keys: [String]? { kept.isEmpty ? nil : kept.map(\.key) }

    subscript(key: String) -> CAAnimation? { kept.first { $0.key == key }?.animation }

    /// Keeps an animation that has no end, or that is not removed on completion.
    mutating func keep(_ animation: CAAnimation, forKey key: String?) {
        guard animation.isEndless || !animation.isRemovedOnCompletion else { return }
        unnamed += key == nil ? 1 : 0
        kept.append((key ?? "UnnamedAnimation\(unnamed)", animation))
    }

    /// Removes and returns an animation, if it exists.
    mutating func remove(_ key: String) -> CAAnimation? {
        kept.firstIndex { $0.key == key }.map { kept.remove(at: $0).animation }
    }

    /// Removes all animations, and returns them in the order of insertion.
    mutating func removeAll() -> [CAAnimation] {
        defer { kept = [] }
        return kept.map(\.animation)
    }
}
