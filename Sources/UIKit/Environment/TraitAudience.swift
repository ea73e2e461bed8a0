import Foundation

/// Who may see other traits after a change, and the traits that they have before it.
@MainActor struct TraitAudience {
    private var members: [(environment: any TraitHandlerKeeping, previous: UITraitCollection)] = []
    /// How many audiences have been told, to see whether another one was meanwhile.
    @exclusivity(unchecked) private static var tellings = 0

    init(below view: UIView) { TraitWalk.begin { add(view) } }
    init(below controller: UIViewController) { TraitWalk.begin { add(controller) } }

    private mutating func add(_ controller: UIViewController) {
        members.append((controller, controller.traitCollection))
        if let view = controller.viewIfLoaded { add(view) }
        // The others come with the views around theirs.
        for child in controller.children where child.viewIfLoaded?.superviewStorage == nil { add(child) }
    }

    private mutating func add(_ view: UIView) {
        members.append((view, TraitWalk.note(view)))
        for subview in view.subviewStorage {
            if let controller = subview.viewController { add(controller) } else { add(subview) }
        }
    }

    /// Tells those whose traits have changed.
    func tell() {
        Self.tellings += 1
        let telling = Self.tellings
        for change in changes() {
            let (environment, previous) = members[change.index]
            // Who was told may have changed the traits of others, who were told of that.
            let current = telling == Self.tellings ? change.traits : environment.traitCollection
            if current != previous { environment.tellTraitChange(from: previous, to: current) }
        }
    }

    /// The members whose traits are others now, and those traits.
    private func changes() -> [(index: Int, traits: UITraitCollection)] {
        var changes: [(index: Int, traits: UITraitCollection)] = []
        // Most have the very traits of what is around, which need not be compared again.
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

/// The traits of views while those of all below a view are asked for, one after the other and those above first.
///
/// Without it each would ask all that are above.
@MainActor enum TraitWalk {
    /// The traits of the views that were asked; nil while there is no walk.
    @exclusivity(unchecked) private static var known: [ObjectIdentifier: UITraitCollection]?

    /// Keeps what is noted until the body returns.
    static func begin(_ body: () -> Void) {
        let outer = known
        known = [:]
        defer { known = outer }
        body()
    }

    /// The traits of a view, kept for those below.
    static func note(_ view: UIView) -> UITraitCollection {
        let traits = view.traitCollection
        if !view.subviewStorage.isEmpty { known?[ObjectIdentifier(view)] = traits }
        return traits
    }

    /// The traits of a view: those that were kept, or asked for.
    static func traits(of view: UIView) -> UITraitCollection {
        known?[ObjectIdentifier(view)] ?? view.traitCollection
    }
}
