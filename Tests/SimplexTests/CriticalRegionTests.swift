import Simplex
import Testing

/// Solutions that are computed from their parametric line in a critical region.
@Suite struct CriticalRegionTests {
    /// Two texts side by side: both fit from a width of 188 on; below that the second one shrinks, and below 128 the first one.
    private struct Row {
        let solver = Solver()
        let variables: [Variable]
        let width: ConstraintID
        private(set) var room: ConstraintID

        init(width: Double) {
            let (solver, variables) = (solver, solver.makeVariables(count: 5))
            self.variables = (0..<5).map { variables.advanced(by: $0) }
            let all = self.variables
            func add(
                _ terms: [(Int, Double)], _ constant: Double, _ relation: Relation = .equal, _ priority: Double = 1000
            ) -> ConstraintID {
                solver.add(
                    terms.map { Term(all[$0.0], $0.1) }, constant: constant, relation,
                    priority: Priority(priority) ?? .required)
            }
            // The width, and the edge and width of each text.
            _ = add([(1, 1)], -20)
            for (column, size, compression) in [(2, 80.0, 751.0), (4, 60, 750)] {
                _ = add([(column, 1)], -size, .equal, 250)
                _ = add([(column, 1)], -size, .greaterThanOrEqual, compression)
                _ = add([(column, 1)], 0, .greaterThanOrEqual)
            }
            _ = add([(3, 1), (1, -1), (2, -1)], -8)
            room = add([(3, 1), (4, 1), (0, -1)], 20, .lessThanOrEqual)
            self.width = add([(0, 1)], -width, .equal, 999)
        }

        var values: [Double] { variables.map { solver.value(of: $0) } }

        /// Sets the width and returns the number of steps that this takes.
        func steps(to width: Double) -> Int {
            solver.steps(setting: -width, of: self.width)
        }
    }

    /// The first two widths show that it is always the same constant that changes; the next two determine how the solution depends on it.
    private static let known = [300.0, 310, 320, 330]

    @Test(arguments: [
        (known, 340.0, true), (known, 190, true), (known, 189.5, true), (known, 189.25, true),
        // At 188 a text fits exactly, without slack, and below that it shrinks.
        (known, 188, false), (known, 187, false), (known, 100, false),
        // Not a multiple of a small power of two.
        (known, 340.1, false), (known, 1e7, false),
        // Solutions at widths of other regions do not determine how the solution depends on the width, but the same width has the same
        // solution.
        ([300, 310, 320, 150, 330], 150, true), ([300, 310, 320, 150, 330], 151, false),
        ([300, 310, 320, 150, 160], 151, true), ([300, 310, 320, 150, 160], 128.5, true),
        ([300, 310, 320, 150, 160], 127, false),
        ([300, 310, 320, 150, 160, 100, 330, 110], 109, true),
        ([300], 300.5, false), ([300, 310], 320, false),
    ])
    func readsOff(_ before: [Double], _ width: Double, _ isReadOff: Bool) {
        let row = Row(width: 400)
        _ = row.values
        for width in before { _ = row.steps(to: width) }
        let steps = row.steps(to: width)
        #expect((steps == row.variables.count) == isReadOff, "\(steps) steps")
        #expect(row.values == Row(width: width).values)
        #expect(row.solver.checkInvariants() == [])
    }

    /// The additional change besides the width.
    enum Change: CaseIterable {
        case constant, priority, removal, slackConstraint, tightConstraint, equation, wish, restingValue, conflict
    }

    private func make(_ change: Change, in row: Row) {
        let (solver, variables) = (row.solver, row.variables)
        switch change {
        case .constant: solver.setConstant(100, of: row.room)
        case .priority:
            let priority = Priority(600) ?? .required
            solver.setPriority(positiveError: priority, negativeError: priority, of: row.room)
        case .removal: solver.remove(row.room)
        case .slackConstraint: solver.add([Term(variables[4])], constant: -500, .lessThanOrEqual)
        case .tightConstraint: solver.add([Term(variables[4])], constant: -30, .lessThanOrEqual)
        case .equation: solver.add([Term(variables[4])], constant: -40, .equal)
        case .wish: solver.add([Term(variables[2])], constant: -90, .equal, priority: Priority(800) ?? .required)
        case .restingValue: solver.setRestingValue(40, of: variables[3])
        case .conflict:
            solver.add([Term(variables[0])], constant: -5, .equal)
            solver.add([Term(variables[0])], constant: -6, .equal)
        }
    }

    @Test(arguments: Change.allCases, [350.0, 150])
    func forgetsThemForOtherChanges(_ change: Change, _ width: Double) {
        let row = Row(width: 400)
        _ = row.values
        for width in [300.0, 310, 320, 150, 160, 330, 340] { _ = row.steps(to: width) }
        make(change, in: row)
        let changed = Row(width: 340)
        make(change, in: changed)
        #expect(row.values == changed.values)
        for solver in [row.solver, changed.solver] { #expect(solver.checkInvariants() == []) }
        _ = (row.steps(to: width), changed.steps(to: width))
        #expect(row.values == changed.values, "another width")
        #expect(row.solver.conflicts.count == changed.solver.conflicts.count)
    }

    @Test func answersQuestionsAsAtTheWidthThatWasReadOff() {
        let row = Row(width: 400)
        for width in Self.known + [150, 160, 340, 155] { _ = row.steps(to: width) }
        let new = Row(width: 155)
        for (variable, other) in zip(row.variables, new.variables) {
            #expect(row.solver.range(of: variable) == new.solver.range(of: other))
            #expect(row.solver.isAmbiguous(variable) == new.solver.isAmbiguous(other))
            #expect(row.solver.constraintsDeciding(variable) == new.solver.constraintsDeciding(other))
        }
        #expect(row.values == new.values)
        #expect(row.solver.takeChangedVariables().count == row.variables.count)
    }

    @Test func changesAreReported() {
        let row = Row(width: 400)
        for width in Self.known { _ = row.steps(to: width) }
        _ = row.solver.takeChangedVariables()
        #expect(row.steps(to: 340) == row.variables.count)
        #expect(row.solver.takeChangedVariables() == [row.variables[0]])
    }

    @Test func whatIsDeterminedIsReadOffToo() {
        let solver = Solver()
        let (first, second) = (solver.makeVariable(), solver.makeVariable())
        let width = solver.add([Term(first)], constant: -300, .equal)
        solver.add([Term(second), Term(first, -0.5)], constant: 8, .equal)
        solver.solve()
        for constant in [-310.0, -320, -330] { _ = solver.steps(setting: constant, of: width) }
        #expect(solver.steps(setting: -340, of: width) == 2)
        #expect(solver.value(of: second) == 162)
    }

    @Test func nothingIsReadOffWithoutSteps() {
        let row = Row(width: 400)
        for width in Self.known { _ = row.steps(to: width) }
        row.solver.remainingWork = row.variables.count - 1
        row.solver.setConstant(-340, of: row.width)
        #expect(row.values == [0, 0, 0, 0, 0])
        #expect(row.solver.isExhausted)
    }

    /// Checking the invariants solves with as many steps as necessary, even if few remained the last time.
    @Test func invariantsAreCheckedWithoutALimit() {
        let (row, other) = (Row(width: 400), Row(width: 400))
        for width in [90, 100, 110, 120] + Self.known { _ = (row.steps(to: width), other.steps(to: width)) }
        // Not a multiple of a small power of two, so that it is solved.
        row.solver.remainingWork = other.steps(to: 330.1)
        row.solver.setConstant(-330.1, of: row.width)
        row.solver.solve()
        #expect(row.steps(to: 110) == row.variables.count)
        #expect(row.solver.checkInvariants() == [])
        #expect(row.values == Row(width: 110).values)
    }

    /// A required bound that is exceeded only by rounding is exceeded by more with another constant.
    @Test(arguments: [(65536.0, Double(Float(0.4)), 1.0), (15, 1, 65536)])
    func whatRoundingAllowsIsNoRegion(_ least: Double, _ factor: Double, _ scale: Double) {
        let solver = Solver()
        let (first, second) = (solver.makeVariable(), solver.makeVariable())
        solver.add([Term(first)], constant: -least, .greaterThanOrEqual)
        solver.add([Term(second), Term(first, -factor)], constant: 0, .equal)
        let most = solver.add([Term(second, scale)], constant: 0, .lessThanOrEqual)
        for units in [1.0, 2, 3, 1, 2] {
            _ = solver.steps(setting: units * 0x1p-16 - least * factor * scale, of: most)
            #expect(solver.conflicts.isEmpty)
        }
        _ = solver.steps(setting: 1000 - least * factor * scale, of: most)
        #expect(solver.conflicts.count == 1)
    }

    /// The program changes a lot at once: both ends of a range move, and one is queried before the other.
    @Test func rangesAreFoundFarFromWhereTheProgramWas() {
        let solver = Solver()
        let variables = (0..<3).map { _ in solver.makeVariable() }
        solver.add([Term(variables[2])], constant: 0, .greaterThanOrEqual)
        solver.add([Term(variables[1]), Term(variables[2], -1)], constant: 0, .greaterThanOrEqual)
        solver.add([Term(variables[2])], constant: -100, .lessThanOrEqual)
        let sum = solver.add([Term(variables[0]), Term(variables[2])], constant: -2000, .equal)
        solver.solve()
        for constant in [-2010.0, -2020, -2030] { _ = solver.steps(setting: constant, of: sum) }
        #expect(solver.steps(setting: -500, of: sum) == variables.count)
        #expect(solver.range(of: variables[2]) == 0...100)
        #expect(solver.range(of: variables[0]) == 400...500)
    }

    /// A rule for conflicts that queries a system whose constant has changed since its solution was computed from a region.
    @Test func questionsWhileAConflictIsLookedIntoLeaveNoTrace() {
        let solver = Solver()
        let single = solver.makeVariable()
        let variables = (0..<3).map { _ in solver.makeVariable() }
        let place = solver.add([Term(single)], constant: 0, .equal)
        solver.add([Term(single)], constant: 0, .equal)
        let width = solver.add([Term(variables[0])], constant: -300, .equal)
        solver.add([Term(variables[1]), Term(variables[0], -1)], constant: 0, .equal)
        solver.add([Term(variables[2]), Term(variables[1], -1)], constant: 0, .lessThanOrEqual)
        solver.solve()
        for constant in [-310.0, -320, -330] { _ = solver.steps(setting: constant, of: width) }
        #expect(solver.steps(setting: -340, of: width) == variables.count)
        solver.chooseRelaxed = { conflict in
            #expect(solver.range(of: variables[2]) == 0...0)
            return conflict[0]
        }
        solver.setConstant(-1, of: place)
        solver.setConstant(-350, of: width)
        #expect(variables.map { solver.value(of: $0) } == [350, 350, 0])
        #expect(solver.conflicts.count == 1)
    }
}

extension Solver {
    /// Sets a constant and returns the number of steps of the solve.
    fileprivate func steps(setting constant: Double, of constraint: ConstraintID) -> Int {
        remainingWork = .max - 1
        setConstant(constant, of: constraint)
        solve()
        return .max - 1 - remainingWork
    }
}
