import Simplex
import Testing

/// Parts of a whole by factors of 32 bits, which never quite add up to one.
struct FactorTests {
    /// A row of parts, each a share of the whole, from one of its ends to the other.
    private static func row(_ shares: [Float], width: Constraint.Width) -> (solver: Solver, whole: Variable) {
        let solver = Solver()
        let (start, whole) = (solver.makeVariable(), solver.makeVariable())
        solver.add([Term(start)], constant: -20, .equal)
        switch width {
        case .given(let points): solver.add([Term(whole)], constant: -points, .equal)
        case .wished(let points):
            solver.add([Term(whole)], constant: -points, .equal, priority: Priority(750) ?? .required)
        }
        var end = [Term(start)]
        for share in shares {
            let (left, part) = (solver.makeVariable(), solver.makeVariable())
            solver.add([Term(part), Term(whole, -Double(share))], constant: 0, .equal)
            solver.add([Term(part)], constant: 0, .greaterThanOrEqual)
            solver.add([Term(left)] + end.map { Term($0.variable, -1) }, constant: 0, .equal)
            end = [Term(left), Term(part)]
        }
        solver.add(end + [Term(start, -1), Term(whole, -1)], constant: 0, .equal)
        solver.solve()
        return (solver, whole)
    }

    /// Parts of one denominator, which are the shares of a whole.
    private static let wholes: [[Float]] = [
        [4, 6], [6, 4], [2, 8], [1, 9], [15, 85], [3, 7], [1, 2], [1, 1, 1], [1, 2, 7], [1, 2, 4],
    ]

    @Test(arguments: wholes)
    func sharesMakeAWhole(_ parts: [Float]) {
        let sum = parts.reduce(0, +)
        let shares = parts.map { part in part / sum }
        for width in [Constraint.Width.given(294), .wished(294), .given(1e5)] {
            let (solver, whole) = Self.row(shares, width: width)
            #expect(solver.conflicts.isEmpty)
            #expect(abs(solver.value(of: whole) - width.points) < 0.01)
            #expect(solver.checkInvariants().isEmpty)
        }
    }

    private static let others: [[Float]] = [[0.4, 0.601], [0.5, 0.4999], [0.3333, 0.666]]

    @Test(arguments: others)
    func otherSharesConflict(_ shares: [Float]) {
        #expect(Self.row(shares, width: .given(294)).solver.conflicts.count == 1)
    }

    /// Terms by variable, a constant, a relation.
    private typealias Line = (terms: [Double], constant: Double, relation: Relation)

    /// Contradictions of a half beside numbers of ten million, of which a half is less than 32 bits can tell.
    private static let contradictions: [[Line]] = [
        [([1], -1e7, .lessThanOrEqual), ([1], -1e7 - 0.5, .greaterThanOrEqual)],
        [
            ([1, 0, 0], -1e7, .equal), ([0, 1, -1], -10, .equal), ([1, 1, -1], 0, .greaterThanOrEqual),
            ([0, 0, 1], -100, .equal), ([0, 1, 0], -110.5, .equal),
        ],
        [
            ([1, 0, 0], -1e7, .equal), ([-1, 1, 0], 1e7 - 5, .equal), ([0, -1, 1], 0, .equal),
            ([0, 0, 1], -5.5, .equal),
        ],
        [
            ([1, 0, 0], -1e7, .equal), ([Double(-0.4 as Float), 1, 0], 0, .equal), ([0, 1, 1], 0, .greaterThanOrEqual),
            ([0, 0, 1], -100, .equal), ([0, 0, 1], -100.5, .equal),
        ],
        [
            ([1, 0, 0], -1e7, .equal), ([Double(-0.4 as Float), 1, 0], 0, .equal), ([0, 1, 1], 0, .greaterThanOrEqual),
            ([0, 0, 1], -100, .lessThanOrEqual), ([0, 0, 1], -100.5, .greaterThanOrEqual),
        ],
    ]

    @Test(arguments: contradictions.indices)
    func largeNumbersElsewhereHideNoContradiction(_ index: Int) {
        let lines = Self.contradictions[index]
        let solver = Solver()
        let variables = lines[0].terms.map { _ in solver.makeVariable() }
        for line in lines {
            let terms = zip(variables, line.terms).filter { $0.1 != 0 }.map { Term($0.0, $0.1) }
            solver.add(terms, constant: line.constant, line.relation)
        }
        #expect(solver.conflicts.count == 1)
        #expect(solver.checkInvariants().isEmpty)
    }
}

extension Constraint {
    /// How wide the whole is.
    fileprivate enum Width {
        case given(Double)
        case wished(Double)

        var points: Double {
            switch self {
            case .given(let points), .wished(let points): points
            }
        }
    }
}
