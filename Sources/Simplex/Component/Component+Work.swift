/// The limit of work for a component.
///
/// Steps are counted where time is spent: about one for each number that is touched. So the limit depends on the constraints alone, and
/// never on the clock.
extension Component {
    /// The maximum number of multipliers of a program with limited work, which limits memory too.
    private static var mostMultipliers: Int { 1 << 24 }

    /// A Boolean value that indicates whether the limit of steps is exceeded.
    var isExhausted: Bool {
        work > workLimit || (programPlace != nil && program.basis.isExhausted)
    }

    /// A Boolean value that indicates whether a program of these expressions would need too much memory.
    var isTooLarge: Bool {
        let entityCount = variableOfColumn.count + 2 * expressions.count
        return workLimit < .max && entityCount * max(1, levels.count) > Self.mostMultipliers
    }

    /// Sets the number of steps that may be taken from now on.
    mutating func allow(_ steps: Int) {
        work = 0
        workLimit = steps
        if programPlace == nil { return }
        program.basis.work = 0
        program.basis.workLimit = steps
    }

    /// Adds the steps of the program to those of the component.
    mutating func collectWork() {
        if programPlace == nil { return }
        work += program.basis.work
        program.basis.work = 0
    }
}
