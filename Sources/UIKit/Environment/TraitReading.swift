import Foundation

/// The traits of one view or controller that a pass reads.
final class TraitReading: @unchecked Sendable {
    private let lock = NSLock()
    private var traits: [UITrait] = []
    private var isOver = false

    /// Notes a trait; what is read later of a collection that was kept is not the pass's.
    func note(_ trait: UITrait) {
        lock.withLock { if !isOver, !traits.contains(where: { $0 == trait }) { traits.append(trait) } }
    }

    /// The traits that were read; no more are noted.
    func finish() -> [UITrait] {
        lock.withLock {
            isOver = true
            return traits
        }
    }
}

/// What the pass that goes on reads of traits: those of its view, or of its controller and the view of that.
@MainActor struct TraitReadings {
    /// Those of the pass that goes on; they lie where that runs.
    @exclusivity(unchecked) private static var current: UnsafeMutablePointer<TraitReadings>?

    // Whoever runs the pass holds it: views run three passes each for the first time, and most read nothing.
    private unowned(unsafe) let owner: any TraitHandlerKeeping
    private var all: [(environment: any TraitHandlerKeeping, reading: TraitReading)] = []

    private init(of owner: any TraitHandlerKeeping) { self.owner = owner }

    /// Runs a pass and has its handlers wait for the traits that it has read, instead of those that it read the last time.
    static func note(
        in pass: ObservedPass, of owner: any TraitHandlerKeeping, _ body: () -> Void,
        _ onChange: () -> @MainActor () -> Void
    ) {
        let outer = current
        var readings = TraitReadings(of: owner)
        withUnsafeMutablePointer(to: &readings) {
            current = $0
            body()
        }
        current = outer
        owner.removeTraitHandlers(of: pass)
        if pass.isOfController { (owner as? UIViewController)?.viewIfLoaded?.removeTraitHandlers(of: pass) }
        for (environment, reading) in readings.all {
            let traits = reading.finish()
            guard !traits.isEmpty else { continue }
            let call = onChange()
            environment.traitHandlers.append(TraitChangeHandler(traits: traits, pass: pass) { _, _ in call() })
        }
    }

    /// The traits of a view or controller, which note what is read of them where the pass that goes on is its own.
    static func noting(_ traits: UITraitCollection, of environment: any TraitHandlerKeeping) -> UITraitCollection {
        guard let current, current.pointee.isOwn(environment) else { return traits }
        if let known = current.pointee.all.first(where: { $0.environment === environment }) {
            return UITraitCollection(traits.values, reading: known.reading)
        }
        let reading = TraitReading()
        current.pointee.all.append((environment, reading))
        return UITraitCollection(traits.values, reading: reading)
    }

    private func isOwn(_ environment: any TraitHandlerKeeping) -> Bool {
        environment === owner || environment === (owner as? UIViewController)?.viewIfLoaded
    }
}

extension TraitHandlerKeeping {
    fileprivate func removeTraitHandlers(of pass: ObservedPass) {
        if hasTraitHandlers { traitHandlers.removeAll { $0.pass == pass } }
    }
}
