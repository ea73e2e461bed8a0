import Foundation

/// The traits of one view or controller that a pass reads.
final class TraitReading: @unchecked Sendable {
    // Invariant: every access to the traits holds the lock. Test: `TrackedReadingTests`.
    private let lock = NSLock()
    private var traits: [UITrait] = []
    private var isOver = false

    /// Adds a trait.
    ///
    /// After the end of the pass, the object adds no more traits.
    func note(_ trait: UITrait) {
        lock.withLock { if !isOver, !traits.contains(where: { $0 == trait }) { traits.append(trait) } }
    }

    /// Ends the reading and returns the traits.
    func finish() -> [UITrait] {
        lock.withLock {
            isOver = true
            return traits
        }
    }
}

/// The traits that the current pass reads.
///
/// They belong to its view, or to its controller and the controller's view.
@MainActor struct TraitReadings {
    // Invariant: `current` points to a value on the stack of the call that set it, which resets it before it returns. The owner calls
    // that method itself, so it outlives the value. Test: `TrackedReadingTests`.
    /// The readings of the current pass, a pointer into that pass's stack frame.
    @exclusivity(unchecked) private static var current: UnsafeMutablePointer<TraitReadings>?

    // The caller of the pass retains the owner. Each view runs three passes at first, and most passes read no traits.
    private unowned(unsafe) let owner: any TraitHandlerKeeping
    private var all: [(environment: any TraitHandlerKeeping, reading: TraitReading)] = []

    private init(of owner: any TraitHandlerKeeping) { self.owner = owner }

    /// Runs a pass and registers handlers for the traits that it reads.
    ///
    /// They replace the handlers of the previous run.
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

    /// Returns the traits of a view or controller.
    ///
    /// Within a pass of that object, the result records the traits that the pass reads.
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
