import Foundation

/// The animations of a layer that were not over as soon as they were added.
struct LayerAnimations {
    private var kept: [(key: String, animation: CAAnimation)] = []
    private var unnamed = 0

    var keys: [String]? { kept.isEmpty ? nil : kept.map(\.key) }

    subscript(key: String) -> CAAnimation? { kept.first { $0.key == key }?.animation }

    /// Adds a copy: one that ends is over at once, and is kept only where it asks for it; an endless one goes on.
    mutating func add(_ animation: CAAnimation, forKey key: String?) {
        if let key { remove(key) }
        let copy = animation.copy() as? CAAnimation ?? animation
        copy.delegate?.animationDidStart(copy)
        if !copy.isEndless { copy.delegate?.animationDidStop(copy, finished: true) }
        guard copy.isEndless || !copy.isRemovedOnCompletion else { return }
        unnamed += key == nil ? 1 : 0
        kept.append((key ?? "UnnamedAnimation\(unnamed)", copy))
    }

    /// Forgets an animation; the delegate of one that went on hears that it did not end by itself.
    mutating func remove(_ key: String) {
        guard let index = kept.firstIndex(where: { $0.key == key }) else { return }
        let animation = kept.remove(at: index).animation
        if animation.isEndless { animation.delegate?.animationDidStop(animation, finished: false) }
    }

    mutating func removeAll() {
        for key in keys ?? [] { remove(key) }
    }
}
