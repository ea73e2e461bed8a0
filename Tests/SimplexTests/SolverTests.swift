import Simplex
import Testing

@Test func strictPriorities() {
    let solver = Solver()
    let x = solver.makeVariable()
    solver.add(Constraint([Term(x)], constant: 0, .equal, priority: Priority(501)!))
    for _ in 0..<100 { solver.add(Constraint([Term(x)], constant: -100, .equal, priority: Priority(500)!)) }
    #expect(solver.value(of: x) == 0)
    #expect(solver.checkInvariants().isEmpty)
}

@Test func rowOfTwoLabels() {
    let solver = Solver()
    let v = (0..<6).map { _ in solver.makeVariable() }
    func eq(_ t: [Term], _ c: Double, _ p: Double = 1000) -> ConstraintID {
        solver.add(Constraint(t, constant: c, .equal, priority: Priority(p)!))
    }
    _ = eq([Term(v[0])], 0); _ = eq([Term(v[1])], -300)
    _ = eq([Term(v[2]), Term(v[0], -1)], -20)
    _ = eq([Term(v[4]), Term(v[2], -1), Term(v[3], -1)], -8)
    _ = eq([Term(v[0]), Term(v[1]), Term(v[4], -1), Term(v[5], -1)], -20)
    for i in [3, 5] {
        solver.add(
            Constraint(
                [Term(v[i])], constant: -50, .equal, positiveErrorPriority: Priority(251)!,
                negativeErrorPriority: Priority(750)!))
    }
    #expect(v.map { solver.value(of: $0) } == [0, 300, 20, 202, 230, 50])
    #expect(solver.isAmbiguous(v[3]))
    #expect(solver.range(of: v[3]) == 50...202)
    #expect(!solver.isAmbiguous(v[2]))
    #expect(solver.constraintsDeciding(v[2]).count == 2)
    #expect(solver.checkInvariants().isEmpty)
    let extra = eq([Term(v[3])], -250)
    #expect(solver.conflicts.count == 0)
    #expect(v.map { solver.value(of: $0) } == [0, 300, 20, 250, 278, 2])
    #expect(solver.takeChangedVariables().count == 6)
    solver.setConstant(-350, of: extra)
    #expect(v.map { solver.value(of: $0) } == [0, 300, 20, 350, 378, -98])
    #expect(solver.takeChangedVariables().count == 3)
    _ = solver.add(Constraint([Term(v[5])], .greaterThanOrEqual))
    #expect(solver.conflicts.map(\.constraints.count) == [6])
    #expect(solver.conflicts.map(\.relaxed) == [extra])
    #expect(v.map { solver.value(of: $0) } == [0, 300, 20, 252, 280, 0])
}
