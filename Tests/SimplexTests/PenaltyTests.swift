import Simplex
import Testing

/// Optional constraints that are added, removed and get other priorities in solved layouts: the solution is that of a new solver, with
/// fewer steps.
@Suite struct PenaltyTests {
    @Test(arguments: LayoutFamily.allCases, 0..<3)
    func changesLeaveNoTrace(_ family: LayoutFamily, _ seed: Int) {
        let system = ChangedSystem(family.rows(36), seed: UInt64(seed))
        for step in 0..<36 {
            for _ in 0...(step % 3) { system.change() }
            let largest = system.values.reduce(1.0) { max($0, abs($1)) }
            let difference = zip(system.values, system.valuesOfNewSolver).reduce(0.0) { max($0, abs($1.0 - $1.1)) }
            #expect(difference <= 1e-9 * largest, "step \(step)")
            #expect(system.solver.checkInvariants() == [], "step \(step)")
        }
    }

    /// Optional constraints get another priority, are removed and added again; half of these changes take less than a tenth of the steps of
    /// a first solution.
    ///
    /// The others need slopes that no longer exist.
    @Test(arguments: LayoutFamily.allCases)
    func changesCostLessThanAFirstSolution(_ family: LayoutFamily) {
        let system = ChangedSystem(family.rows(240), seed: 1)
        let first = system.steps {}
        var (priorities, removals, additions): ([Int], [Int], [Int]) = ([], [], [])
        let wishes = system.wishes.shuffled(using: &system.random).prefix(24)
        for place in wishes {
            // A priority that no constraint has yet creates a level.
            priorities.append(system.steps { system.setPriority(750, of: place) })
            priorities.append(system.steps { system.setPriority(system.rows.lines[place].priority, of: place) })
            removals.append(system.steps { system.remove(place) })
            additions.append(system.steps { system.add(place) })
        }
        #expect(priorities.sorted()[24] < first / 10)
        #expect(removals.sorted()[12] < first / 10)
        #expect(additions.sorted()[12] < first / 10)
    }

    /// The row of a removed optional constraint is reused for an added one.
    @Test func rowsAreFoundAgain() {
        let system = NamedSystem(
            "total a b c", ["a + b + c == total", "total == 90 @900", "a == 20 @500", "b == 30 @400"])
        #expect(system.values == "total=90 a=20 b=30 c=40")
        for _ in 0..<3 {
            let same = system.add("a - b == 0 @600")
            #expect(system.values == "total=90 a=20 b=20 c=50")
            let more = system.add("2*a - 2*b >= 20 @700")
            #expect(system.values == "total=90 a=20 b=10 c=60")
            #expect(system.solver.remove(same))
            #expect(system.solver.remove(more))
            #expect(system.values == "total=90 a=20 b=30 c=40")
            #expect(system.solver.checkInvariants() == [])
        }
    }

    /// A changed ratio gives a new row each time; rows that no constraint uses are removed from time to time.
    @Test func rowsThatCameAndWentAreForgotten() {
        let system = NamedSystem("x y z", ["x == 20 @750", "y == 30 @750", "z == 40 @750", "x + y + z <= 100"])
        _ = system.values
        var steps: [Int] = []
        for round in 0..<400 {
            let enough = 1 << 40
            system.solver.remainingWork = enough
            let wish = system.add("x - \(1 + Double(round) / 1024)*y == 0 @250")
            system.solver.solve()
            #expect(system.solver.remove(wish))
            #expect(system.values == "x=20 y=30 z=40")
            steps.append(enough - system.solver.remainingWork)
        }
        let (first, last) = (steps[..<100].reduce(0, +), steps[300...].reduce(0, +))
        #expect(last < first + first / 2, "\(first) and \(last)")
        #expect(system.solver.checkInvariants() == [])
    }

    /// An optional constraint becomes required, contradicts others, and becomes optional again.
    @Test func wishesThatBecomeRequiredAreBlamed() {
        let system = NamedSystem("a b", ["a + b == 50", "a >= 0", "b >= 0", "a - b == 10 @300"])
        #expect(system.values == "a=30 b=20")
        let wish = system.add("a - b >= 60 @400")
        #expect(system.values == "a=50 b=0")
        system.solver.setPriority(positiveError: .required, negativeError: .required, of: wish)
        #expect(system.solver.conflicts.count == 1)
        let low = Priority(200) ?? .required
        system.solver.setPriority(positiveError: low, negativeError: low, of: wish)
        #expect(system.values == "a=30 b=20")
        #expect(system.solver.conflicts.isEmpty)
        #expect(system.solver.checkInvariants() == [])
    }
}

/// A solver and the constraints of a layout, of which the optional ones are changed.
private final class ChangedSystem {
    let solver = Solver()
    let rows: FamilyRows
    var random: SeededGenerator
    private let first: Variable
    private var ids: [ConstraintID?] = []
    private var priorities: [Double]

    init(_ rows: FamilyRows, seed: UInt64) {
        self.rows = rows
        random = SeededGenerator(seed: seed)
        first = solver.makeVariables(count: rows.count)
        priorities = rows.lines.map(\.priority)
        solver.add([Term(first)], constant: -400, .equal, priority: Priority(999) ?? .required)
        for place in rows.lines.indices {
            ids.append(nil)
            add(place)
        }
    }

    /// The places of the optional constraints.
    var wishes: [Int] { rows.lines.indices.filter { rows.lines[$0].priority < 1000 } }

    func add(_ place: Int) { ids[place] = add(place, to: solver, first) }

    func remove(_ place: Int) {
        guard let id = ids[place] else { return }
        solver.remove(id)
        ids[place] = nil
    }

    func setPriority(_ priority: Double, of place: Int) {
        priorities[place] = priority
        guard let id = ids[place], let new = Priority(priority) else { return }
        solver.setPriority(positiveError: new, negativeError: new, of: id)
    }

    /// Removes or adds a constraint, or changes the priority of an optional one; required equations are kept.
    func change() {
        let place = random.integer(0...(rows.lines.count - 1))
        let line = rows.lines[place]
        if line.priority == 1000, line.relation == .equal { return }
        if ids[place] == nil {
            add(place)
        } else if line.priority == 1000 || Bool.random(using: &random) {
            remove(place)
        } else {
            setPriority([100, 200, 250, 251, 400, 750, 749][random.integer(0...6)], of: place)
        }
    }

    private func add(_ place: Int, to solver: Solver, _ first: Variable) -> ConstraintID {
        let line = rows.lines[place]
        return solver.add(
            line.terms.map { Term(first.advanced(by: Int32($0.place)), $0.coefficient) }, constant: line.constant,
            line.relation, priority: Priority(priorities[place]) ?? .required)
    }

    /// The number of steps of a change and its solve.
    func steps(_ change: () -> Void) -> Int {
        let enough = 1 << 40
        solver.remainingWork = enough
        change()
        solver.solve()
        return enough - solver.remainingWork
    }

    private func values(_ solver: Solver, _ first: Variable) -> [Double] {
        (0..<Int32(rows.count)).map { solver.value(of: first.advanced(by: $0)) }
    }

    var values: [Double] { values(solver, first) }

    var valuesOfNewSolver: [Double] {
        let new = Solver()
        let first = new.makeVariables(count: rows.count)
        new.add([Term(first)], constant: -400, .equal, priority: Priority(999) ?? .required)
        for place in rows.lines.indices where ids[place] != nil { _ = add(place, to: new, first) }
        return values(new, first)
    }
}
