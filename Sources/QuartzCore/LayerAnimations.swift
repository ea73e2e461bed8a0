import Foundation

/// The animations of a layer that were not over as soon as they were added.
struct LayerAnimations {
    private var kept: [(key: String, animation: CAAnimation)] = []
    private var unnamed = 0
    /// How many delegates are just being told, each of them by what the one before has done.
    var tellings = 0
    /// How many there may be: a delegate that adds the next animation whenever one has ended would be told without end.
    static let mostTellings = 10

    var keys: [String]? { kept.isEmpty ? nil : kept.map(\.key) }

    subscript(key: String) -> CAAnimation? { kept.first { $0.key == key }?.animation }

    /// Keeps an animation that goes on, or that stays when it has ended.
    mutating func keep(_ animation: CAAnimation, forKey key: String?) {
        guard animation.isEndless || !animation.isRemovedOnCompletion else { return }
        unnamed += key == nil ? 1 : 0
        kept.append((key ?? "UnnamedAnimation\(unnamed)", animation))
    }

    /// Forgets an animation; it, where there was one.
    mutating func remove(_ key: String) -> CAAnimation? {
        kept.firstIndex { $0.key == key }.map { kept.remove(at: $0).animation }
    }

    /// Forgets all animations; them, in the order in which they were added.
    mutating func removeAll() -> [CAAnimation] {
        defer { kept = [] }
        return kept.map(\.animation)
    }
}
