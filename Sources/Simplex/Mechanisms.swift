/// The mechanisms that make the solver fast.
///
/// Without one of them the solver takes more steps to the same solution. Tests switch each off, and compare. `Documentation/Solver.md` explains
/// them, with their measured effect.
@_spi(Mechanisms) public struct Mechanisms: OptionSet, Hashable, Sendable {
    /// One bit for each mechanism.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    // Presolve.

    /// Doubleton equations become links (`Multiples`).
    public static let substitution = Mechanisms(rawValue: 1 << 0)
    /// Equations of three roots make one a pair of the others (`Multiples+Pairs`).
    public static let pairs = Mechanisms(rawValue: 1 << 1)
    /// Longer equations wait at their roots, and are read again when two remain (`WaitingEquations`).
    public static let waiting = Mechanisms(rawValue: 1 << 2)
    /// Equations with expected changes are linked last.
    public static let lateInputs = Mechanisms(rawValue: 1 << 3)
    /// Variables that only two equations mention become sums of others (`Component+Sums`).
    public static let sums = Mechanisms(rawValue: 1 << 4)
    /// Columns are folded into others (`Folds`).
    public static let folding = Mechanisms(rawValue: 1 << 5)

    // Dual simplex method.

    /// A matching of rows and columns chooses the first basis (`Program+Start`).
    public static let matching = Mechanisms(rawValue: 1 << 6)
    /// Multipliers follow values that passed breakpoints (`Program+Slopes`).
    public static let following = Mechanisms(rawValue: 1 << 7)
    /// Held entities flip to their next breakpoint in one step: bound flipping (`Program+Dual`).
    public static let boundFlipping = Mechanisms(rawValue: 1 << 8)
    /// Exchanges are recorded as etas in place of new factors (`Basis`).
    public static let etas = Mechanisms(rawValue: 1 << 9)
    /// A column settles the columns that depend on the same slots (`Program+Rest`).
    public static let tracing = Mechanisms(rawValue: 1 << 10)

    // Changes.

    /// Solutions are read from a critical region (`CriticalRegions`).
    public static let criticalRegions = Mechanisms(rawValue: 1 << 11)
    /// Inequalities that hold come and go without a solution (`Component+Inactive`).
    public static let inactive = Mechanisms(rawValue: 1 << 12)
    /// Penalties change while the program stays (`Component+Penalties`).
    public static let penalties = Mechanisms(rawValue: 1 << 13)
    /// A removed link is released (`Component+Released`).
    public static let releases = Mechanisms(rawValue: 1 << 14)

    /// All mechanisms.
    public static let all = Mechanisms(rawValue: (1 << 15) - 1)
}

extension Solver {
    /// Creates a solver with some of the mechanisms only, for tests.
    @_spi(Mechanisms) public convenience init(mechanisms: Mechanisms) {
        self.init()
        engine.storage.mechanisms = mechanisms
    }
}
