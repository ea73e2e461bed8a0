import Simplex
import Testing

/// Inactive inequalities that are added and removed: the solution stays, and later changes take them into account.
@Suite struct InactiveTests {
    /// Boxes in a row with minimum gaps and optional widths, in a container; some of them have bounds.
    private struct Line {
        struct Limit: Equatable {
            var box: Int
            var relation: Relation
            var size: Double
            var priority: Double
        }

        let solver = Solver()
        let widths: [Variable]
        let edges: [Variable]
        let container: ConstraintID

        init(_ count: Int, width: Double, isTied: Bool, limits: [Limit] = []) {
            let solver = solver
            let total = solver.makeVariable()
            let wanted = (0..<count).map { _ in solver.makeVariable() }
            edges = (0..<count).map { _ in solver.makeVariable() }
            // A width for each box that is half of the desired one, so that bounds apply to multiples of columns.
            widths = (0..<count).map { _ in solver.makeVariable() }
            for box in 0..<count {
                solver.add([Term(widths[box], 2), Term(wanted[box], -1)], constant: 6, .equal)
                solver.add([Term(wanted[box])], constant: -20, .greaterThanOrEqual)
                let level = Priority(isTied ? 500 : 400 + Double(box)) ?? .required
                solver.add([Term(wanted[box])], constant: -60 - Double(box % 5), .equal, priority: level)
                if box == 0 {
                    solver.add([Term(edges[0])], constant: -8, .greaterThanOrEqual)
                } else {
                    solver.add(
                        [Term(edges[box]), Term(edges[box - 1], -1), Term(wanted[box - 1], -1)], constant: -4,
                        .greaterThanOrEqual)
                }
            }
            solver.add(
                [Term(edges[count - 1]), Term(wanted[count - 1]), Term(total, -1)], constant: 8, .lessThanOrEqual)
            container = solver.add([Term(total)], constant: -width, .equal, priority: Priority(999) ?? .required)
            for limit in limits { add(limit) }
        }

        @discardableResult
        func add(_ limit: Limit) -> ConstraintID {
            solver.add(
                [Term(widths[limit.box])], constant: -limit.size, limit.relation,
                priority: Priority(limit.priority) ?? .required)
        }

        var values: [Double] { (edges + widths).map { solver.value(of: $0) } }
    }

    @Test(arguments: [1, 2, 5, 30], [false, true])
    func limitsThatComeAndGoAreThoseOfANewSolver(_ count: Int, _ isTied: Bool) {
        var random = SeededGenerator(seed: UInt64(count))
        var width = 80.0 * Double(count)
        let line = Line(count, width: width, isTied: isTied)
        var limits: [(limit: Line.Limit, id: ConstraintID)] = []
        _ = line.values
        for step in 0..<120 {
            switch Int.random(in: 0..<5, using: &random) {
            case 0, 1:
                let isUpper = Bool.random(using: &random)
                let limit = Line.Limit(
                    box: Int.random(in: 0..<count, using: &random),
                    relation: isUpper ? .lessThanOrEqual : .greaterThanOrEqual,
                    size: Double(
                        isUpper ? Int.random(in: 18...60, using: &random) : Int.random(in: -5...12, using: &random)),
                    priority: [1000, 500, 300][Int.random(in: 0..<3, using: &random)])
                limits.append((limit, line.add(limit)))
            case 2, 3:
                if limits.isEmpty { continue }
                let old = limits.remove(at: Int.random(in: 0..<limits.count, using: &random))
                #expect(line.solver.remove(old.id))
            default:
                width = Double(Int.random(in: 40...100, using: &random) * count)
                line.solver.setConstant(-width, of: line.container)
            }
            // Two changes before one solve differ from one change after another.
            if step % 7 == 3 { continue }
            let fresh = Line(count, width: width, isTied: isTied, limits: limits.map(\.limit))
            #expect(zip(line.values, fresh.values).allSatisfy { abs($0 - $1) <= 1e-9 * (1 + abs($1)) }, "step \(step)")
            #expect(line.solver.conflicts.isEmpty == fresh.solver.conflicts.isEmpty, "step \(step)")
            #expect(line.solver.checkInvariants() == [], "step \(step)")
        }
    }

    /// The conflicts of a row in a form that does not depend on when its bounds were added.
    private func conflicts(_ line: Line, _ limits: [(limit: Line.Limit, id: ConstraintID)]) -> [String] {
        func name(_ id: ConstraintID) -> String {
            limits.first { $0.id == id }.map { "\($0.limit)" } ?? "constraint \(id.index)"
        }
        return line.solver.conflicts.map { conflict in
            name(conflict.relaxed) + " of " + conflict.constraints.map(name).sorted().joined(separator: "; ")
        }.sorted()
    }

    /// Bounds are added while they are inactive, change, and contradict others later: the conflicts are those of a new solver.
    @Test(arguments: 0..<24)
    func limitsThatContradictLaterAreBlamed(_ seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let (count, isTied) = (1 + seed % 6, seed % 2 == 0)
        let line = Line(count, width: 90 * Double(count), isTied: isTied)
        var limits: [(limit: Line.Limit, id: ConstraintID)] = []
        _ = line.values
        for step in 0..<40 {
            let size = Double(Int.random(in: -5...70, using: &random))
            let priority = [1000, 1000, 500][Int.random(in: 0..<3, using: &random)] as Double
            let place = limits.isEmpty ? 0 : Int.random(in: 0..<limits.count, using: &random)
            switch limits.isEmpty ? 0 : Int.random(in: 0..<6, using: &random) {
            case 0, 1:
                let limit = Line.Limit(
                    box: Int.random(in: 0..<count, using: &random),
                    relation: Bool.random(using: &random) ? .lessThanOrEqual : .greaterThanOrEqual, size: size,
                    priority: priority)
                limits.append((limit, line.add(limit)))
            case 2: #expect(line.solver.remove(limits.remove(at: place).id))
            case 3:
                limits[place].limit.priority = priority
                let new = Priority(priority) ?? .required
                line.solver.setPriority(positiveError: new, negativeError: new, of: limits[place].id)
            default:
                limits[place].limit.size = size
                line.solver.setConstant(-size, of: limits[place].id)
            }
            if step % 5 == 3 { continue }
            let fresh = Line(count, width: 90 * Double(count), isTied: isTied)
            let ids = limits.map { ($0.limit, fresh.add($0.limit)) }
            #expect(zip(line.values, fresh.values).allSatisfy { abs($0 - $1) <= 1e-9 * (1 + abs($1)) }, "step \(step)")
            #expect(conflicts(line, limits) == conflicts(fresh, ids), "step \(step)")
            #expect(line.solver.checkInvariants() == [], "step \(step)")
        }
    }

    @Test func aLimitThatHeldIsKeptLater() {
        let system = NamedSystem(
            "total a b", ["a == 60 @500", "b == 50 @400", "a + b - total == 0", "total == 200 @900"])
        #expect(system.values == "total=200 a=60 b=140")
        let limit = system.add("b <= 150")
        #expect(system.values == "total=200 a=60 b=140")
        system.solver.setConstant(-300, of: system.identifiers[3])
        #expect(system.values == "total=300 a=150 b=150")
        #expect(system.solver.remove(limit))
        #expect(system.values == "total=300 a=60 b=240")
    }

    /// Labels in a table column, which are folded into it: added bounds have no effect there until something else changes.
    @Test func limitsWaitWhereColumnsAreFolded() {
        func table(_ limits: [String]) -> NamedSystem {
            let labels = (0..<20).flatMap { label in
                [
                    "l\(label) - c <= 0", "l\(label) >= \(30 + label) @750", "l\(label) <= \(30 + label) @249",
                ]
            }
            let names = (0..<20).map { "l\($0)" }.joined(separator: " ")
            return NamedSystem(
                "total c " + names, ["c == 0 @250", "total == 100 @900", "c - total <= 0"] + labels + limits)
        }
        let system = table([])
        let values = system.values
        let limit = system.add("l3 <= 40")
        let other = system.add("l3 + l4 <= 90")
        #expect(system.values == values)
        #expect(system.solver.range(of: system["l3"]) == 33...33)
        #expect(system.solver.remove(other))
        #expect(system.values == values)
        let raised = system.add("l3 == 60 @800")
        #expect(system.values == table(["l3 <= 40", "l3 == 60 @800"]).values)
        #expect(system.solver.remove(limit))
        #expect(system.values == table(["l3 == 60 @800"]).values)
        #expect(system.solver.remove(raised))
        #expect(system.values == values)
        #expect(system.solver.checkInvariants() == [])
    }

    @Test func aLimitThatWaitsIsAskedFor() {
        let system = NamedSystem("a b c", ["a + b + c <= 100", "a == 20 @500"])
        let before = system.solver.range(of: system["b"])
        system.add("b - c <= 30")
        let values = system.values
        #expect(before.upperBound == .infinity)
        system.add("b + c <= 50")
        #expect(system.values == values)
        #expect(system.solver.range(of: system["b"]).upperBound == 40)
    }
}
