import Simplex
import Testing

/// Small systems that may exist by the thousand: a table cell with an image, two texts and an accessory.
@Suite struct CellTests {
    @Test func editedCellsHaveTheBitsOfNewOnes() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<60 {
            let texts = (random.integer(60...320), random.integer(40...360), random.integer(20...60))
            let edited = Cell(width: 375, texts)
            for _ in 0..<30 {
                let width = random.integer(0...3) == 0 ? random.integer(100...1024) : 320 + 47 * random.integer(0...9)
                edited.setWidth(width)
                let bits = edited.bits
                #expect(bits == Cell(width: width, texts).bits, "texts \(texts), width \(width)")
                #expect(edited.solver.checkInvariants() == [])
            }
        }
    }

    /// The number is so large that the factors are kept while hundreds of slots are replaced.
    @Test func editedTablesHaveTheValuesOfNewOnes() {
        var random = SeededGenerator(seed: 8)
        let texts = Table.texts(500, &random)
        let edited = Table(width: 375, texts)
        for _ in 0..<8 {
            let width = random.integer(200...900)
            edited.cells[0].setWidth(width)
            #expect(edited.bits == Table(width: width, texts).bits, "width \(width)")
            #expect(edited.solver.checkInvariants() == [])
        }
    }

    /// Solutions for repeated widths, and for others between them, are taken from common critical regions of all cells.
    @Test func widthsOfTablesThatComeAgainHaveTheValuesOfNewOnes() {
        var random = SeededGenerator(seed: 9)
        let texts = Table.texts(40, &random)
        let edited = Table(width: 375, texts)
        for _ in 0..<30 {
            let width = 700 + 40 * random.integer(0...2) + random.integer(0...1) * random.integer(0...3)
            edited.cells[0].setWidth(width)
            #expect(edited.bits == Table(width: width, texts).bits, "width \(width)")
            if random.integer(0...4) == 0 { #expect(edited.solver.checkInvariants() == []) }
        }
    }

    @Test func whatIsConstantStaysWhenTheWidthChanges() {
        let cell = Cell(width: 320, (100, 150, 40))
        _ = cell.solver.takeChangedVariables()
        cell.setWidth(500)
        #expect(
            cell.solver.takeChangedVariables().map { cell.name(of: $0) } == ["width", "accessory.left", "line.width"])
        #expect(cell.solver.value(of: cell.variables[1]) == 68)
    }

    /// Which of the texts shrinks depends on the width.
    ///
    /// The way back takes fewer steps, because the solution is taken from its parametric region.
    @Test(arguments: [(100, 300, 40), (300, 100, 40), (300, 310, 40)])
    func turningBackTakesFewerSteps(_ title: Int, _ text: Int, _ accessory: Int) {
        let cell = Cell(width: 375, (title, text, accessory))
        func steps(to width: Int) -> Int {
            cell.solver.remainingWork = .max - 1
            cell.setWidth(width)
            cell.solver.solve()
            return .max - 1 - cell.solver.remainingWork
        }
        let first = [667, 375, 667, 375].map(steps)
        let later = [667, 375, 667, 375].map(steps)
        #expect(later[2] + later[3] < (first[0] + first[1]) * 2 / 3, "\(first), \(later)")
        #expect(later[2...] == later[..<2], "\(later)")
    }

    /// Both sides of a size form one penalty, which is computed again when they change; then no region is valid any more.
    @Test func turningAfterOtherTextsGivesTheBitsOfNewCells() {
        let cell = Cell(width: 375, (300, 310, 40))
        for (width, accessory) in [
            (667, 40), (375, 40), (667, 40), (375, 90), (667, 90), (375, 40), (667, 90), (375, 90),
        ] {
            for size in cell.accessory { cell.solver.setConstant(-Double(accessory), of: size) }
            cell.setWidth(width)
            #expect(cell.bits == Cell(width: width, (300, 310, accessory)).bits, "\(width), \(accessory)")
            #expect(cell.solver.checkInvariants() == [])
        }
    }

    @Test func constantsFollowWhenTheirEquationsChange() {
        let cell = Cell(width: 320, (100, 200, 40))
        cell.setWidth(400)
        cell.solver.setConstant(-20, of: cell.margin)
        #expect(cell.solver.value(of: cell.variables[1]) == 72)
        cell.setWidth(500)
        #expect(cell.bits == Cell(width: 500, (100, 200, 40), margin: 20).bits)
    }
}

/// Cells in one solver with the width of the first one.
private struct Table {
    let solver = Solver()
    let cells: [Cell]

    static func texts(_ count: Int, _ random: inout SeededGenerator) -> [(title: Int, text: Int, accessory: Int)] {
        (0..<count).map { _ in (random.integer(60...320), random.integer(40...360), random.integer(20...60)) }
    }

    var bits: [[UInt64]] { cells.map(\.bits) }

    init(width: Int, _ texts: [(title: Int, text: Int, accessory: Int)]) {
        let solver = solver
        let first = Cell(width: width, texts[0], in: solver)
        cells = [first] + texts.dropFirst().map { Cell(width: width, $0, in: solver) }
        for cell in cells.dropFirst() {
            solver.remove(cell.width)
            solver.add([Term(cell.variables[2]), Term(first.variables[2], -1)], constant: 0, .equal)
        }
    }
}

/// A cell's horizontal constraints.
private struct Cell {
    private static let names = [
        "image.left", "title.left", "width", "title.width", "text.width", "accessory.left", "accessory.width",
        "line.left", "line.width",
    ]
    let solver: Solver
    let variables: [Variable]
    let margin: ConstraintID
    let width: ConstraintID
    /// Both sides of the accessory's content size.
    let accessory: [ConstraintID]

    init(
        width: Int, _ texts: (title: Int, text: Int, accessory: Int), margin: Int = 16, in solver: Solver = Solver()
    ) {
        let variables = Self.names.map { _ in solver.makeVariable() }
        (self.solver, self.variables) = (solver, variables)
        func add(
            _ terms: [(Int, Double)], _ constant: Double, _ relation: Relation = .equal, _ priority: Double = 1000
        ) -> ConstraintID {
            solver.add(
                terms.map { Term(variables[$0.0], $0.1) }, constant: constant, relation,
                priority: Priority(priority) ?? .required)
        }
        self.margin = add([(0, 1)], -Double(margin))
        _ = add([(1, 1), (0, -1)], -52)
        _ = add([(7, 1), (1, -1)], 0)
        _ = add([(7, 1), (8, 1), (2, -1)], 0)
        _ = add([(5, 1), (6, 1), (2, -1)], 16)
        var sizes: [ConstraintID] = []
        for (column, size, compression) in [(3, texts.title, 750.0), (4, texts.text, 500), (6, texts.accessory, 750)] {
            sizes.append(add([(column, 1)], -Double(size), .lessThanOrEqual, 250))
            sizes.append(add([(column, 1)], -Double(size), .greaterThanOrEqual, compression))
            if column < 5 { _ = add([(1, 1), (column, 1), (5, -1)], 8, .lessThanOrEqual) }
        }
        self.accessory = Array(sizes.suffix(2))
        self.width = add([(2, 1)], -Double(width), .equal, 999)
    }

    func setWidth(_ width: Int) { solver.setConstant(-Double(width), of: self.width) }

    func name(of variable: Variable) -> String {
        variables.firstIndex(of: variable).map { Self.names[$0] } ?? "none"
    }

    var bits: [UInt64] { variables.map { solver.value(of: $0).bitPattern } }
}
