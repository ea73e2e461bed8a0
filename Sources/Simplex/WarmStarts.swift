/// A store of solved systems from which other solvers of version 0.1.0 started.
///
/// It has no effect any more: each solver begins from nothing.
@available(*, deprecated, message: "Solvers share no solutions any more. Create them with Solver().")
public final class WarmStarts {
    /// Creates a store; its capacity has no effect.
    public init(capacity: Int = 32) {}
}

extension Solver {
    /// Creates an empty solver, which does not use the store.
    @available(*, deprecated, message: "Solvers share no solutions any more. Create them with Solver().")
    public convenience init(warmStarts: WarmStarts) { self.init() }
}
