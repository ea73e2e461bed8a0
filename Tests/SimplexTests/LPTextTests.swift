import Simplex
import Testing

/// The export as LP text: its form, its names, and the optimum that another solver finds from it.
@Suite struct LPTextTests {
    @Test func aLevelIsWritten() {
        let system = NamedSystem(
            "left width", ["left >= 20", "left + width <= 300", "width == 400 @250/750", "left == 0 @250"])
        let names = [system["left"]: "left", system["width"]: "width"]
        #expect(
            system.solver.lpText(minimizing: .defaultLow) { names[$0] ?? "" } == """
                Minimize
                 obj: over_2 + over_3 + under_3
                Subject To
                 c0: left >= 20
                 c1: left + width <= 300
                 c2: width - over_2 + under_2 = 400
                 c3: left - over_3 + under_3 = 0
                 at_750: under_2 <= 120
                Bounds
                 left free
                 width free
                End

                """)
        #expect(system.solver.errorPriorities == [.defaultHigh, .defaultLow])
    }

    @Test(arguments: [
        (["width"], "width"), (["Title.width"], "Title.width"), (["view title"], "view_title"), (["标签"], "__"),
        (["a-b", "a+b", "A_B"], "a_b a_b_2 A_B_3"), (["3rd"], "_3rd"), ([".x"], "_.x"),
        (["e9", "E12", "e", "e9x"], "_e9 _E12 _e e9x"),
        (["free", "Inf", "st", "End", "s.t."], "_free _Inf _st _End _s.t."), ([""], "_"), (["x\nEnd\n\\"], "x_End__"),
        (["x_2", "x", "x", "x"], "x_2 x x_3 x_4"), (["over_0", "under_0", "c0"], "over_0_2 under_0_2 c0_2"),
        (["a:b [c]^2"], "a_b__c__2"),
        ([String(repeating: "n", count: 300)], String(repeating: "n", count: 60)), (["é👍"], "__"),
    ])
    func namesAreReadable(_ wanted: [String], _ expected: String) throws {
        let solver = Solver()
        let variables = wanted.map { _ in solver.makeVariable() }
        for variable in variables { solver.add(variable == 1 | .weak) }
        let text = solver.lpText { wanted[Int($0.index)] }
        let program = try LPReader(text)
        #expect(program.free.joined(separator: " ") == expected)
        #expect(try program.objectiveAtOptimum() == 0, "\(text)")
    }

    @Test func absentAndEmptyConstraintsAreComments() throws {
        let system = NamedSystem("x y", ["x == 3", "x == nan", "x - x == 4 @500", "0 == 1", "x + x - y == 0"])
        let lines = system.solver.lpText().split(separator: "\n")
        #expect(lines.prefix(3) == ["\\ without #1", "\\ without #2", "\\ without #3"])
        #expect(lines.contains(" obj: 0 x0") && lines.contains(" c4: 2 x0 - x1 = 0"))
        #expect(Solver().lpText() == "Minimize\n obj:\nSubject To\nBounds\nEnd\n")
    }

    /// The levels of a system: relaxed constraints first, then each priority, with the least sum of errors.
    @Test(arguments: [
        (["x == 1", "x == 4", "x == 9 @750", "y == 2*x @500"], "1000: 3, 750: 8, 500: 0"),
        (["x >= 0", "x <= 100", "x == 40 @250/750", "y == x @10"], "750: 0, 250: 0, 10: 0"),
        (["x + y <= 10", "x == 8 @500", "y == 8 @500", "x == 0.1 @1e-3"], "500: 6, 0.001: 1.9"),
        (["x == 1e-7 @750", "x == 3e8 @750", "x - y <= -1.5 @2"], "750: 300000000, 2: 0"),
        (["x == 5"], ""),
    ])
    func otherSolversFindTheSameSums(_ constraints: [String], _ expected: String) throws {
        let solver = NamedSystem("x y", constraints).solver
        let sums = try solver.errorPriorities.map { priority in
            let sum = try LPReader(solver.lpText(minimizing: priority)).objectiveAtOptimum()
            return "\(priority): \(NamedSystem.text(sum))"
        }
        #expect(sums.joined(separator: ", ") == expected)
    }

    @Test func randomSystemsHaveTheSameSums() throws {
        for seed in 0..<UInt64(propertyRounds / 10) {
            var generator = SystemGenerator(seed: seed)
            // A sum of errors of 1e9 leaves no digits for the other errors of its row.
            if generator.kind == .badlyScaled { continue }
            let system = ReferenceComparison(generator.system())
            for priority in system.solver.errorPriorities {
                let program = try LPReader(system.solver.lpText(minimizing: priority))
                let (least, sum) = (try program.objectiveAtOptimum(), system.solver.sum(ofErrorsAt: priority))
                #expect(
                    abs(least - sum) <= 1e-6 * max(1, sum),
                    "seed \(seed), \(generator.kind), \(priority): \(least) and \(sum)")
            }
        }
    }
}

extension Solver {
    /// The sum of the errors of constraints with terms at a priority; `required` stands for those of relaxed constraints.
    fileprivate func sum(ofErrorsAt priority: Priority) -> Double {
        constraints.reduce(0) { sum, id in
            let error = error(of: id)
            guard let constraint = constraint(id), !constraint.terms.isEmpty else { return sum }
            let cost = error > 0 ? constraint.positiveErrorPriority : constraint.negativeErrorPriority
            return cost == priority ? sum + abs(error) : sum
        }
    }
}
