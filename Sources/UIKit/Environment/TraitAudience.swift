import Foundation

/// The views and controllers whose traits a change may affect, with their traits before the change.
@MainActor struct TraitAudience {
    private var members: [(environment: any TraitHandlerKeeping, previous: UITraitCollection)] = []
    /// The number of notifications so far, to detect a nested one.
    private static var tellings = 0

    init(below view: UIView) { TraitWalk.begin { add(view) } }
    init(below controller: UIViewController) { TraitWalk.begin { add(controller) } }

    private mutating func add(_ controller: UIViewController) {
        members.append((controller, controller.traitCollection))
        if let view = controller.viewIfLoaded { add(view) }
        // The views of the other children are subviews, and the walk adds them.
        for child in controller.children where child.viewIfLoaded?.superviewStorage == nil { add(child) }
    }

    private mutating func add(_ view: UIView) {
        members.append((view, TraitWalk.note(view)))
        for subview in view.subviewStorage {
            if let controller = subview.viewController { add(controller) } else { add(subview) }
        }
    }

    /// Notifies the members whose traits have changed.
    func tell() {
        Self.tellings += 1
        let telling = Self.tellings
        for change in changes() {
            let (environment, previous) = members[change.index]
            // A notified member may have changed the traits of others, and those were notified then.
            let current = telling == Self.tellings ? change.traits : environment.traitCollection
            if current != previous { environment.tellTraitChange(from: previous, to: current) }
        }
    }

    /// Returns the members whose traits have changed, with their current traits.
    private func changes() -> [(index: Int, traits: UITraitCollection)] {
        var changes: [(index: Int, traits: UITraitCollection)] = []
        // Most members share the traits of their superview, which need no second comparison.
        var last: (previous: UITraitCollection, current: UITraitCollection, areSame: Bool)?
        TraitWalk.begin {
            for (index, (environment, previous)) in members.enumerated() {
                let current = (environment as? UIView).map { TraitWalk.note($0) } ?? environment.traitCollection
                if last.map({ $0.previous !== previous || $0.current !== current }) ?? true {
                    last = (previous, current, previous == current)
                }
                if last?.areSame == false { changes.append((index, current)) }
            }
        }
        return changes
    }
}

/// The traits of views during a walk from a view down to its subviews.
///
/// Without this store, each view would ask all its superviews.
@MainActor enum TraitWalk {
    /// The traits of the visited views, or `nil` outside a walk.
    private static var known: [ObjectIdentifier: UITraitCollection]?

    /// Stores the noted traits until the body returns.
    static func begin(_ body: () -> Void) {
        let outer = known
        known = [:]
        defer { known = outer }
        body()
    }

    /// Returns the traits of a view, and stores them for its subviews.
    static func note(_ view: UIView) -> UITraitCollection {
        let traits = view.traitCollection
        if !view.subviewStorage.isEmpty { known?[ObjectIdentifier(view)] = traits }
        return traits
    }

    /// Returns the stored traits of a view, or its trait collection.
    static func traits(of view: UIView) -> UITraitCollection {
        known?[ObjectIdentifier(view)] ?? view.traitCollection
    }
}
