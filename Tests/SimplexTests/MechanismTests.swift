@_spi(Mechanisms) import Simplex
import Testing

/// Each mechanism off, and all of them: the solution stays the same.
@Suite struct MechanismTests {
    static let single: [Mechanisms] = (0..<UInt32(Mechanisms.all.rawValue.nonzeroBitCount)).map {
        Mechanisms(rawValue: 1 << $0)
    }

    @Test(arguments: single + [.all])
    func randomSystemsEqualTheReference(without off: Mechanisms) {
        for seed in 0..<UInt64(max(12, propertyRounds / 12)) {
            var generator = SystemGenerator(seed: seed)
            let system = seed % 3 == 2 ? generator.restlessSystem() : generator.system()
            let problems = try? ReferenceComparison(system, mechanisms: Mechanisms.all.subtracting(off)).problems()
            #expect(problems ?? [] == [], "seed \(seed), \(generator.kind)\n\(system)")
        }
    }

    @Test(arguments: single + [.all])
    func editsLeaveNoTrace(without off: Mechanisms) {
        for seed in 0..<UInt64(max(6, propertyRounds / 60)) {
            var edited = EditedSystem(
                seed: seed, hasRestless: seed % 3 == 2, mechanisms: Mechanisms.all.subtracting(off))
            for step in 0..<12 {
                edited.edit()
                if step % 3 != 1 { edited.compareWithNewSolver() }
                if step % 5 == 4 { edited.sweep() }
                #expect(edited.problems.isEmpty, "seed \(seed), step \(step)\n\(edited.comparison.system)")
                if !edited.problems.isEmpty { break }
            }
        }
    }
}

// MARK: Larger systems

extension MechanismTests {
    /// Layouts that are large enough for every mechanism, edited as a window is.
    @Test(arguments: single + [.all], Layout.allCases)
    func layoutsStayTheSame(without off: Mechanisms, _ layout: Layout) {
        var (reduced, whole) = (layout.system(Mechanisms.all.subtracting(off)), layout.system(.all))
        var random = SeededGenerator(seed: 7)
        for step in 0..<4 {
            let width = Double(random.integer(2...60) * 40)
            reduced.edit(step, width)
            whole.edit(step, width)
            let difference = zip(reduced.values, whole.values).map { abs($0 - $1) }.max() ?? .infinity
            #expect(difference <= 1e-7 * max(1000, width), "step \(step), width \(width)")
            #expect(reduced.solver.checkInvariants() == [], "step \(step), width \(width)")
        }
    }

    /// A switch that did nothing would make the other tests say nothing.
    ///
    /// Waiting saves time, and not steps that are counted.
    @Test(arguments: single.filter { $0 != .waiting })
    func everyMechanismChangesTheNumberOfSteps(without off: Mechanisms) {
        #expect(Layout.allCases.contains { Self.steps[$0] != $0.work(Mechanisms.all.subtracting(off)) })
    }

    private static let steps = Dictionary(uniqueKeysWithValues: Layout.allCases.map { ($0, $0.work(.all)) })

    enum Layout: CaseIterable {
        /// Labels in a row with least gaps, each with a preferred position.
        case preferred
        /// A row whose equal widths are optional.
        case wanted
        /// Rows of labels that share column widths.
        case table
        /// A tree of stacks whose children have equal sizes.
        case tree
        /// Sums of four variables, of which three are known.
        case sums
        /// Rows of labels on baselines, below one another.
        case baselines

        /// The number of steps of a few edits.
        fileprivate func work(_ mechanisms: Mechanisms) -> Int {
            var system = system(mechanisms)
            system.solver.remainingWork = 1 << 40
            for step in 0..<8 {
                system.edit(step, Double(step < 4 ? 300 + 600 * step : 3000 - step))
                system.solver.solve()
            }
            return system.solver.remainingWork
        }

        fileprivate func system(_ mechanisms: Mechanisms) -> WindowSystem {
            var system = WindowSystem(mechanisms)
            switch self {
            case .preferred: system.addRow(count: 40, isPreferred: true)
            case .wanted: system.addRow(count: 40, isPreferred: false)
            case .table: system.addTable(rowCount: 8)
            case .tree: system.addTree(depth: 3)
            case .sums: system.addSums(count: 62)
            case .baselines: system.addBaselines(count: 90)
            }
            return system
        }
    }
}

/// A window with a layout in it.
private struct WindowSystem {
    let solver: Solver
    let width: Variable
    private var variables: [Variable] = []
    private var optional: [ConstraintID] = []
    /// Required equations.
    private var links: [ConstraintID] = []

    init(_ mechanisms: Mechanisms) {
        solver = Solver(mechanisms: mechanisms)
        width = solver.makeVariable()
        variables = [width]
        solver.suggest(value: 800, for: width, priority: .required)
    }

    var values: [Double] { variables.map { solver.value(of: $0) } }

    private mutating func make() -> Variable {
        variables.append(solver.makeVariable())
        return variables[variables.count - 1]
    }

    mutating func addRow(count: Int, isPreferred: Bool) {
        var end: LinearExpression?
        for index in 0..<count {
            let (left, size) = (make(), make())
            solver.add(size >= 0)
            if let end { solver.add(isPreferred ? left >= end + 8 : left == end + 8) } else { solver.add(left >= 8) }
            optional.append(solver.add(size == (isPreferred ? 20 + Double(index % 7) * 5 : 30) | .medium))
            if isPreferred { optional.append(solver.add(left == Double(index) * 37 | .weak)) }
            end = left + size
        }
        if let end { solver.add(end <= width - 8) }
    }

    mutating func addTable(rowCount: Int) {
        let columns = (0..<3).map { _ in make() }
        for row in 0..<rowCount {
            for (index, column) in columns.enumerated() {
                let label = make()
                solver.add(label <= column)
                optional.append(solver.add(label == Double((row * 31 + index * 17) % 90 + 20) | .weak))
            }
        }
        solver.add(columns[0] + columns[1] + columns[2] == width)
    }

    mutating func addTree(depth: Int) {
        let left = make()
        optional.append(solver.add(left == 10 | .weak))
        addChildren(of: left.linearExpression, width.linearExpression, depth: depth)
    }

    /// Adds rows of labels on baselines, which push all rows below them.
    mutating func addBaselines(count: Int) {
        let rows = LayoutFamily.baselines.rows(count)
        for _ in 1..<rows.count { _ = make() }
        for line in rows.lines {
            let terms = line.terms.map { Term(variables[$0.place], $0.coefficient) }
            let priority = Priority(line.priority) ?? .required
            let id = solver.add(terms, constant: line.constant, line.relation, priority: priority)
            if !priority.isRequired { optional.append(id) }
        }
    }

    private mutating func addChildren(of left: LinearExpression, _ size: LinearExpression, depth: Int) {
        if depth == 0 { return }
        let children = (0..<4).map { _ in (left: make(), size: make()) }
        for (index, child) in children.enumerated() {
            let previous = index == 0 ? left : children[index - 1].left + children[index - 1].size
            solver.add(child.left == previous)
            if index > 0 { links.append(solver.add(child.size == children[0].size)) }
            optional.append(solver.add(child.size >= 30 | .medium))
        }
        for child in children {
            addChildren(of: child.left.linearExpression, child.size.linearExpression, depth: depth - 1)
        }
        // So the sizes are known last.
        solver.add(children[3].left + children[3].size == left + size)
    }

    /// Adds sums of four neighbors, in an order in which each waits for others.
    mutating func addSums(count: Int) {
        let all = (0..<count).map { _ in make() }
        for variable in all.prefix(3) { links.append(solver.add(variable == width / 4)) }
        for index in 0..<count - 3 {
            let start = index * 37 % (count - 3)
            solver.add(all[start] + all[start + 1] + all[start + 2] + all[start + 3] == width)
            optional.append(solver.add(all[start + 3] >= 100 | .weak))
        }
    }

    /// Drags the window, and now and then changes, removes or adds a constraint.
    mutating func edit(_ step: Int, _ value: Double) {
        solver.suggest(value: value, for: width, priority: .required)
        // An inequality that holds with room to spare comes and goes.
        solver.solve()
        let loose = solver.add(width <= 1e5)
        solver.solve()
        solver.remove(loose)
        if step % 3 == 2, let link = links.popLast() { solver.remove(link) }
        if step % 3 == 1 { solver.setPriority(.strong(0.1), of: optional[step * 7 % optional.count]) }
        if step % 4 == 2 { solver.remove(optional[step * 5 % optional.count]) }
        if step % 4 == 3 { solver.add(variables[step * 11 % variables.count] <= value / 2 | .weak(0.5)) }
    }
}
