import Simplex
import Testing

/// Kinds of systems in layouts, and the growth of their steps with the number of views.
@Suite struct GrowthTests {
    /// The allowed ratio of steps for four times as many views; five is a growth of n to the power of 1.16.
    private static let most = 5.0

    @Test(arguments: [LayoutFamily.baselines, .cards, .sections])
    func stepsGrowInProportion(_ family: LayoutFamily) {
        let (few, many) = (steps(family, 240), steps(family, 960))
        #expect(Double(many) < Self.most * Double(few), "\(few) and \(many)")
    }

    private func steps(_ family: LayoutFamily, _ count: Int) -> Int {
        let system = family.system(count)
        let enough = 1 << 40
        system.solver.remainingWork = enough
        system.solver.solve()
        return enough - system.solver.remainingWork
    }

    /// Many violated rows are found at once, and processed in another order, while values are pending: the solution is the same.
    @Test(arguments: LayoutFamily.allCases)
    func pushingApartLeavesNoTrace(_ family: LayoutFamily) {
        let system = family.system(120)
        #expect(system.solver.checkInvariants() == [])
        for step in 1...4 {
            system.edit(step)
            #expect(system.solver.checkInvariants() == [])
            let other = family.system(120, isReversed: true)
            other.edit(step)
            let largest = other.values.reduce(1.0) { max($0, abs($1)) }
            let difference = zip(system.values, other.values).reduce(0.0) { max($0, abs($1.0 - $1.1)) }
            #expect(difference <= 1e-9 * largest, "step \(step)")
        }
    }

    /// A slot that the tie-break leaves between two breakpoints has to be marked as such, also if another slot has the larger share.
    @Test func pagesOfPicturesLeaveNoTrace() {
        let page = PicturePage()
        for step in (1...72).map({ $0 % 24 }) {
            page.edit(step)
            #expect(page.system.solver.checkInvariants() == [], "step \(step)")
            let new = PicturePage()
            new.edit(step)
            let (values, expected) = (page.values, new.values)
            let difference = zip(values, expected).reduce(0.0) { max($0, abs($1.0 - $1.1)) }
            #expect(difference <= 1e-7, "step \(step)")
        }
    }
}

/// A kind of layout with a given number of views.
enum LayoutFamily: CaseIterable {
    /// Rows of three labels with a common baseline, each row with the height that they need.
    case baselines
    /// Rows of six cards, each below all those of the row before.
    case cards
    /// Sections of a scroll view with three labels in each, kept inside by margins.
    case sections
    /// A tree of views, each with the total width of its three children.
    case wraps

    func system(_ count: Int, isReversed: Bool = false) -> FamilySystem {
        FamilySystem(rows(count), isReversed: isReversed)
    }

    func rows(_ count: Int) -> FamilyRows {
        var rows = FamilyRows()
        switch self {
        case .baselines: rows.addBaselines(count)
        case .cards: rows.addCards(count)
        case .sections: rows.addSections(count)
        case .wraps: rows.addWraps(count)
        }
        return rows
    }
}

/// Constraints between numbered variables, the first of which is edited.
struct FamilyRows {
    struct Line {
        var terms: [(place: Int, coefficient: Double)]
        var constant: Double
        var relation: Relation
        var priority: Double
    }

    var count = 1
    var lines: [Line] = []
    private var random = SeededGenerator(seed: 5)

    mutating func make() -> Int {
        count += 1
        return count - 1
    }

    mutating func add(
        _ terms: [(Int, Double)], _ relation: Relation, _ constant: Double = 0, priority: Double = 1000
    ) {
        lines.append(Line(terms: terms, constant: -constant, relation: relation, priority: priority))
    }

    /// A nonnegative size with an intrinsic size between two numbers.
    mutating func makeContent(_ sizes: ClosedRange<Int>) -> Int {
        let size = make()
        let natural = Double(random.integer(sizes))
        add([(size, 1)], .greaterThanOrEqual)
        add([(size, 1)], .lessThanOrEqual, natural, priority: 251)
        add([(size, 1)], .greaterThanOrEqual, natural, priority: 750)
        return size
    }

    mutating func addBaselines(_ views: Int) {
        var top = make()
        add([(top, 1)], .equal)
        for _ in 0..<views / 3 {
            let (height, baseline, next) = (make(), make(), make())
            add([(height, 1)], .greaterThanOrEqual)
            for _ in 0..<3 {
                let (y, size) = (make(), makeContent(12...40))
                add([(y, 1), (size, 0.75), (baseline, -1)], .equal)
                add([(y, 1), (top, -1)], .greaterThanOrEqual, 2)
                add([(y, 1), (size, 1), (top, -1), (height, -1)], .lessThanOrEqual, -2)
            }
            add([(height, 1)], .equal, priority: 100)
            add([(next, 1), (top, -1), (height, -1)], .equal, 4)
            top = next
        }
        // A page that is too low for its rows does not compress them.
        add([(0, 1), (top, -1)], .greaterThanOrEqual, priority: 400)
    }

    mutating func addCards(_ views: Int) {
        var above: [(top: Int, height: Int)] = []
        for _ in 0..<views / 6 {
            var row: [(top: Int, height: Int)] = []
            for _ in 0..<6 {
                let card = (top: make(), height: makeContent(30...200))
                add([(card.top, 1)], .greaterThanOrEqual)
                add([(card.top, 1)], .equal, priority: 200)
                for other in above {
                    add([(card.top, 1), (other.top, -1), (other.height, -1)], .greaterThanOrEqual, 8)
                }
                row.append(card)
            }
            above = row
        }
        for card in above { add([(0, 1), (card.top, -1), (card.height, -1)], .greaterThanOrEqual) }
    }

    mutating func addSections(_ views: Int) {
        var top = make()
        add([(top, 1)], .equal)
        for _ in 0..<views / 3 {
            let (height, next) = (make(), make())
            for _ in 0..<3 {
                let (x, width, y, size) = (make(), makeContent(100...400), make(), makeContent(15...60))
                add([(x, 1)], .greaterThanOrEqual, 16)
                add([(x, 1), (width, 1), (0, -1)], .lessThanOrEqual, -16)
                add([(y, 1), (top, -1)], .greaterThanOrEqual, 8)
                add([(y, 1), (size, 1), (top, -1), (height, -1)], .lessThanOrEqual, -8)
                add([(x, 1), (width, 0.5), (0, -0.5)], .equal, priority: 250)
            }
            add([(height, 1)], .equal, priority: 100)
            add([(next, 1), (top, -1), (height, -1)], .equal)
            top = next
        }
    }
}

extension FamilyRows {
    mutating func addWraps(_ views: Int) {
        let edges = (0..<views).map { _ in make() }
        add([(edges[0], 1)], .equal)
        let widths = (0..<views).map { view in 3 * view + 1 < views ? make() : makeContent(20...100) }
        for parent in 0..<views {
            let children = (3 * parent + 1)..<min(3 * parent + 4, max(views, 3 * parent + 1))
            for child in children {
                if child == children.lowerBound {
                    add([(edges[child], 1), (edges[parent], -1)], .equal, 4)
                } else {
                    add([(edges[child], 1), (edges[child - 1], -1), (widths[child - 1], -1)], .equal, 8)
                }
                let room = [(edges[parent], 1.0), (widths[parent], 1), (edges[child], -1), (widths[child], -1)]
                add(room, .greaterThanOrEqual, 4)
                add(room, .equal, 4, priority: 50)
            }
        }
        add([(widths[0], 1), (0, -0.25 * Double(views))], .equal, priority: 500)
    }
}

/// Such constraints in a solver.
final class FamilySystem {
    let solver = Solver()
    private let first: Variable
    private let count: Int
    private let edited: ConstraintID

    init(_ rows: FamilyRows, isReversed: Bool = false) {
        count = rows.count
        first = solver.makeVariables(count: rows.count)
        let (solver, first) = (solver, first)
        for line in isReversed ? rows.lines.reversed() : rows.lines {
            solver.add(
                line.terms.map { Term(first.advanced(by: Int32($0.place)), $0.coefficient) }, constant: line.constant,
                line.relation, priority: Priority(line.priority) ?? .required)
        }
        edited = solver.add([Term(first)], constant: -400, .equal, priority: Priority(999) ?? .required)
    }

    func edit(_ step: Int) { solver.setConstant(-400 + Double(step * 53 % 190), of: edited) }

    var values: [Double] { (0..<Int32(count)).map { solver.value(of: first.advanced(by: $0)) } }
}

/// Eleven pictures below each other, with widths that follow from their heights, on a page whose width and height are edited.
private struct PicturePage {
    let system: NamedSystem
    private let width: ConstraintID
    private let height: ConstraintID

    init() {
        system = NamedSystem("W H y")
        var top = "y"
        system.add("y == 0")
        let natural = [84, 103, 56, 92, 113, 34, 71, 61, 35, 47, 78]
        let ratios = [1.7777, 0.6667, 1.7777, 0.6667, 1.3333, 1.5, 0.6667, 1.7777, 1.3333, 0.6667, 1.3333]
        for (index, ratio) in ratios.enumerated() {
            let (w, h, next) = ("w\(index)", "h\(index)", "y\(index)")
            for name in [w, h, next] { system.make(name) }
            system.add("\(w) == \(ratio)*\(h)")
            system.add("\(w) <= W")
            system.add("\(h) <= \(natural[index]) @\(250 + index % 3)")
            system.add("\(h) >= \(natural[index]) @750")
            system.add("\(h) >= 0")
            system.add("\(next) == \(top) + \(h) + 4")
            top = next
        }
        system.add("\(top) == H")
        width = system.add("W == 100 @999")
        height = system.add("H == 660 @999")
    }

    var values: [Double] { system.names.map { system.solver.value(of: system[$0]) } }

    func edit(_ step: Int) {
        system.solver.setConstant(-(100 + 13 * Double(7 * step % 11)), of: width)
        system.solver.setConstant(-(660 + 11 * Double(5 * step % 17)), of: height)
    }
}
