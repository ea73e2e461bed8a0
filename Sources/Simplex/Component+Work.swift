/// How much is done before a component is given up.
///
/// Steps are counted where time goes: about one for each number that is touched. So the limit is a matter of the
/// constraints alone, and never of the clock.
extension Component {
    /// The most multipliers of a program where work is limited, so that memory is too.
    private static var mostMultipliers: Int { 1 << 24 }

    /// A Boolean value that indicates whether more steps were taken than may be.
    var isExhausted: Bool {
        work + eliminationWork > workLimit || (programPlace != nil && program.basis.isExhausted)
    }

    /// The steps that the elimination has counted.
    var eliminationWork: Int { reductionPlace == nil ? 0 : elimination.work }

    /// A Boolean value that indicates whether a program of these expressions would take too much memory.
    var isTooLarge: Bool {
        let entityCount = variableOfColumn.count + 2 * expressions.count
        return workLimit < .max && entityCount * max(1, levels.count) > Self.mostMultipliers
    }

    /// Sets how many steps may be taken from now on.
    mutating func allow(_ steps: Int) {
        work = 0
        workLimit = steps
        if reductionPlace != nil { elimination.work = 0 }
        if programPlace == nil { return }
        program.basis.work = 0
        program.basis.workLimit = steps
    }

    /// Adds the steps that elimination and program have counted to those of the component.
    mutating func collectWork() {
        work += eliminationWork
        if reductionPlace != nil { elimination.work = 0 }
        if programPlace == nil { return }
        work += program.basis.work
        program.basis.work = 0
    }
}
