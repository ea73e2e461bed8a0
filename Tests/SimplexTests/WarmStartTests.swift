import Testing

@testable import Simplex

/// Systems of the same structure: from the third one on they start from a copy of the second.
@Suite struct WarmStartTests {
    @Test func whatBeginsFromOthersIsAsFromTheBeginning() {
        var useCount = 0
        for seed in 0..<UInt64(propertyRounds / 2) {
            var generator = SystemGenerator(seed: seed)
            let system = generator.system()
            let starts = WarmStarts()
            var last: ReferenceComparison?
            for round in 0..<5 {
                let variant = round == 4 ? system : generator.changingConstants(of: system)
                let warm = ReferenceComparison(variant, warmStarts: starts)
                let cold = ReferenceComparison(variant)
                var problems = [warm.difference(from: cold)].compactMap { $0 } + warm.solver.checkInvariants()
                for (one, other) in zip(warm.variables, cold.variables)
                where warm.solver.isAmbiguous(one) != cold.solver.isAmbiguous(other) {
                    problems.append("ambiguity of x\(one.index)")
                }
                #expect(problems == [], "seed \(seed), \(generator.kind), round \(round)\n\(variant)")
                last = warm
            }
            #expect(last?.solver.checkInvariants() == [])
            useCount += starts.useCount
        }
        #expect(useCount > propertyRounds / 2, "too few had anything to begin from")
    }

    @Test func whatBeginsFromOthersEqualsTheReference() {
        for seed in 0..<UInt64(propertyRounds / 10) {
            var generator = SystemGenerator(seed: seed)
            let system = generator.system()
            let starts = WarmStarts()
            for round in 0..<4 {
                let warm = ReferenceComparison(generator.changingConstants(of: system), warmStarts: starts)
                guard round > 1, let problems = try? warm.problems() else { continue }
                #expect(problems == [], "seed \(seed), \(generator.kind), round \(round)\n\(warm.system)")
            }
        }
    }

    @Test func editsOfCopiesLeaveNoTrace() {
        for seed in 0..<UInt64(propertyRounds / 10) {
            var starts: WarmStarts? = WarmStarts()
            var systems: [EditedSystem] = []
            for variation in 0..<4 {
                if let starts {
                    systems.append(
                        EditedSystem(seed: seed, variation: seed &* 7 &+ UInt64(variation), warmStarts: starts))
                }
                // The system that provided the start of the others is changed, and then released.
                if variation == 2 { systems[1].edit() }
            }
            systems.removeSubrange(..<2)
            if seed % 2 == 0 { starts = nil }
            for step in 0..<12 {
                for index in systems.indices where systems[index].problems.isEmpty {
                    systems[index].edit()
                    if step % 3 != 1 { systems[index].compareWithNewSolver() }
                    if step % 4 != 1 { systems[index].compareChangedVariables() }
                    let system = systems[index]
                    #expect(
                        system.problems == [], "seed \(seed), \(index), step \(step)\n\(system.comparison.system)")
                }
            }
        }
    }

    // MARK: Which systems are stored

    @Test(arguments: [
        // Not stored: conflicts and invalid numbers.
        (constraints: ["x == 3", "x == 4"], uses: 0), (["x == 1e200", "x <= 7"], 0),
        // Stored: equations, inequalities and optional constraints, also in several components.
        (["x == 3"], 3), (["x >= 3", "x == 0 @500"], 3), (["x + y == 3", "x == y @500", "z == 1"], 3), (["x <= w"], 3),
        (["x == 0.4*w", "w == 100 @500"], 3),
        (["x == 0.4000000059604645*w", "y == 0.6000000238418579*w", "x + y == w", "w == 100 @500"], 3),
    ])
    func onlyPlainSystemsAreKept(_ constraints: [String], _ uses: Int) {
        let starts = WarmStarts()
        for _ in 0..<5 { #expect(values(constraints, starts) == values(constraints, nil)) }
        #expect(starts.useCount == uses)
        #expect(starts.count == min(uses, 1))
    }

    private func values(_ constraints: [String], _ starts: WarmStarts?) -> String {
        let system = NamedSystem("w x y z", constraints, warmStarts: starts)
        return system.values + " " + system.conflicts
    }

    @Test(arguments: [
        (["x >= 3", "x == 0 @500"], ["x >= 4", "x == 9 @500"], 1), (["x >= 3"], ["x <= 3"], 0),
        (["x >= 3"], ["y >= 3"], 0),
        (["x == 3 @500"], ["x == 3 @501"], 0), (["x == 3 @500"], ["x == 3 @500", "y == 3"], 0),
        (["x == 3"], ["2*x == 3"], 0),
        (["x == 3", "y == 4"], ["y == 4", "x == 3"], 0), (["x + y == 3"], ["x + y == 1e200"], 0),
    ])
    func aFormIsAllButConstants(_ constraints: [String], _ others: [String], _ uses: Int) {
        let starts = WarmStarts()
        for _ in 0..<2 { _ = values(constraints, starts) }
        #expect(values(others, starts) == values(others, nil))
        #expect(starts.useCount == uses)
    }

    /// Rows with lists of equations beside the elimination steps, and many rows, each with memory of its own.
    @Test(arguments: [(rows: 1, count: 20), (1, 25), (10, 2)])
    func longAndManyRowsAreKept(_ rows: Int, _ count: Int) {
        let starts = WarmStarts()
        for gap in 0..<5 {
            let (warm, one, ends) = self.rows(rows, count, gap: Double(gap), starts)
            let (cold, other, coldEnds) = self.rows(rows, count, gap: Double(gap), nil)
            #expect(one.map { warm.value(of: $0) } == other.map { cold.value(of: $0) })
            for place in ends.indices where place % 3 == 0 {
                warm.remove(ends[place])
                cold.remove(coldEnds[place])
                for (one, other) in zip(one, other) where abs(warm.value(of: one) - cold.value(of: other)) > 1e-9 {
                    Issue.record("x\(one.index) without equation \(place)")
                }
            }
            #expect(warm.checkInvariants() == [])
        }
        #expect((starts.count, starts.useCount) == (1, 3))
    }

    /// Rows of widths with gaps, and at the end of each row a variable with another desired value and a lower bound.
    private func rows(
        _ rows: Int, _ count: Int, gap: Double, _ starts: WarmStarts?
    ) -> (Solver, [Variable], [ConstraintID]) {
        let solver = starts.map { Solver(warmStarts: $0) } ?? Solver()
        var (variables, ids): ([Variable], [ConstraintID]) = ([], [])
        func wish(_ size: Double, _ priority: Double) -> Variable {
            let variable = solver.makeVariable()
            variables.append(variable)
            solver.add([Term(variable)], constant: -size, .equal, priority: Priority(priority) ?? .required)
            return variable
        }
        for _ in 0..<rows {
            var last = solver.makeVariable()
            variables.append(last)
            ids.append(solver.add([Term(last)], constant: 0, .equal))
            for place in 1...count {
                let (width, next) = (wish(10 + Double(place), 250), solver.makeVariable())
                variables.append(next)
                ids.append(solver.add([Term(next), Term(width, -1), Term(last, -1)], constant: -gap, .equal))
                last = next
            }
            solver.add([Term(wish(30, 500)), Term(last, -1)], constant: -1, .greaterThanOrEqual)
        }
        solver.solve()
        return (solver, variables, ids)
    }

    @Test func constantsThatConflictAreSolvedFromTheBeginning() {
        let starts = WarmStarts()
        func conflicts(_ least: Int, _ most: Int) -> String {
            let constraints = ["w == 10", "x >= \(least)", "x <= \(most)", "x == w @500"]
            return values(constraints, starts) == values(constraints, nil) ? values(constraints, nil) : "another"
        }
        #expect(conflicts(1, 20) == "w=10 x=10 y=0 z=0 ")
        #expect(conflicts(1, 20) == "w=10 x=10 y=0 z=0 ")
        #expect(conflicts(1, 5) == "w=10 x=5 y=0 z=0 ")
        #expect(conflicts(30, 20) == "w=10 x=20 y=0 z=0 1 of 1 2")
        #expect(conflicts(12, 20) == "w=10 x=12 y=0 z=0 ")
        #expect(starts.useCount == 3)
    }

    @Test func restingValuesBelongToTheForm() {
        let starts = WarmStarts()
        for _ in 0..<3 { #expect(NamedSystem("x=5 y=7", ["x <= y"], warmStarts: starts).values == "x=5 y=7") }
        #expect(NamedSystem("x=8 y=7", ["x <= y"], warmStarts: starts).values == "x=7 y=7")
        #expect(starts.useCount == 1)
    }

    @Test func whatHasBeenKeptLongestGoesFirst() {
        let starts = WarmStarts(capacity: 2)
        for constraint in ["x == 1", "y == 1", "z == 1"] {
            for _ in 0..<3 { _ = values([constraint], starts) }
        }
        #expect((starts.count, starts.useCount) == (2, 3))
        _ = values(["z == 5"], starts)
        _ = values(["x == 5"], starts)
        #expect(starts.useCount == 4)
        let none = WarmStarts(capacity: -1)
        for _ in 0..<3 { _ = values(["x == 1"], none) }
        #expect((none.count, none.useCount) == (0, 0))
    }

    @Test func whatDoesNotCountIsNotKept() {
        let starts = WarmStarts()
        for _ in 0..<4 {
            let system = NamedSystem("x y", ["x == 3", "y == 4"], warmStarts: starts)
            system.solver.setConstant(.nan, of: system.identifiers[0])
            #expect(system.values == "x=0 y=4")
            #expect(system.solver.invalidConstraints == [system.identifiers[0]])
        }
        #expect((starts.count, starts.useCount) == (0, 0))
    }

    @Test func limitedWorkIsThatOfTheBeginning() {
        let starts = WarmStarts()
        for _ in 0..<4 {
            let solver = Solver(warmStarts: starts)
            solver.remainingWork = 100_000
            solver.add([Term(solver.makeVariable())], constant: -3, .equal)
            solver.solve()
        }
        #expect(starts.useCount == 0)
    }

    // MARK: Memory

    /// A new buffer that `visitMemory` omits would be shared by copies: add it there, and only then correct the number of the remaining
    /// references.
    @Test func visitorsComeToEveryBuffer() {
        var census = Census()
        var component = Component()
        component.visitMemory(&census)
        #expect(MemoryLayout<Component>.size - census.byteCount == 232, "fields of Component")
        census.byteCount = 0
        var rarities = Multiples.Rarities()
        rarities.visitMemory(&census)
        #expect(MemoryLayout<Multiples.Rarities>.size - census.byteCount == 16, "fields of Rarities")
        var arena = Arena(capacity: 1 << 12)
        census.byteCount = 0
        var program = Program(columnCount: 1, rows: RowMatrix(), levelCount: 1, in: &arena)
        program.visitMemory(&census)
        #expect(MemoryLayout<Program>.size - census.byteCount == 376, "fields of Program")
        program.deallocate()
        arena.deallocate()
    }

    /// Counts the bytes of a structure's references to memory.
    private struct Census: MemoryVisitor {
        var byteCount = 0

        mutating func visit<Element>(_ buffer: inout Buffer<Element>) {
            byteCount += MemoryLayout<Buffer<Element>>.size
        }

        mutating func visit(_ piece: inout UnsafeMutableRawPointer) {
            byteCount += MemoryLayout<UnsafeMutableRawPointer>.size
        }
    }
}
