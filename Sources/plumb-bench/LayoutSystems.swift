import Simplex

/// A row of equal widths between two edges.
struct RowSystem {
    let solver = Solver()
    /// An equation of the build.
    enum Equation: Int, CaseIterable {
        case first, last, spacing, width

        var name: String {
            switch self {
            case .first: "the first"
            case .last: "the last"
            case .spacing: "a spacing in the middle"
            case .width: "a width in the middle"
            }
        }
    }

    let widths: [Variable]
    let edit: ConstraintID
    /// The equations in the order of their raw values.
    ///
    /// Their lookup is part of the measurement.
    private var equations: [ConstraintID?] = Array(repeating: nil, count: Equation.allCases.count)
    private var isWide = false

    /// Creates a row of views.
    ///
    /// In a contradictory one the last view has two widths.
    init(_ count: Int, isContradictory: Bool = false) {
        let total = solver.makeVariable()
        var lefts: [Variable] = []
        var widths: [Variable] = []
        for _ in 0..<count {
            lefts.append(solver.makeVariable())
            widths.append(solver.makeVariable())
        }
        equations[Equation.first.rawValue] = solver.add([Term(lefts[0])], constant: -20, .equal)
        for index in 1..<count {
            let spacing = solver.add(
                [Term(lefts[index]), Term(lefts[index - 1], -1), Term(widths[index - 1], -1)], constant: -8, .equal)
            let width = solver.add([Term(widths[index]), Term(widths[0], -1)], constant: 0, .equal)
            if index == count / 2 {
                equations[Equation.spacing.rawValue] = spacing
                equations[Equation.width.rawValue] = width
            }
        }
        equations[Equation.last.rawValue] = solver.add(
            [Term(lefts[count - 1]), Term(widths[count - 1]), Term(total, -1)], constant: 20, .equal)
        edit = solver.add([Term(total)], constant: -20_000, .equal, priority: Priority(999) ?? .required)
        if isContradictory {
            solver.add([Term(widths[0])], constant: -10, .equal)
            solver.add([Term(widths[count - 1])], constant: -11, .equal)
        }
        solver.solve()
        self.widths = widths
    }

    /// Sets another width and solves.
    mutating func resize() {
        isWide.toggle()
        solver.setConstant(isWide ? -21_000 : -20_000, of: edit)
        solver.solve()
    }

    /// Adds a constraint, solves, removes it and solves.
    func toggle() {
        let minimum = solver.add([Term(widths[widths.count / 2])], constant: -1, .greaterThanOrEqual)
        solver.solve()
        solver.remove(minimum)
        solver.solve()
    }

    /// Adds an equation, solves, removes it and solves.
    func toggleEquation() {
        let width = solver.add([Term(widths[widths.count / 2])], constant: -12, .equal)
        solver.solve()
        solver.remove(width)
        solver.solve()
    }

    /// Removes an equation of the build, and solves.
    func remove(_ equation: Equation) {
        guard let id = equations[equation.rawValue] else { return }
        solver.remove(id)
        solver.solve()
    }

    /// Removes an equation of the build, solves, adds it again and solves.
    mutating func toggle(_ equation: Equation) {
        guard let id = equations[equation.rawValue], let constraint = solver.constraint(id) else { return }
        remove(equation)
        equations[equation.rawValue] = solver.add(constraint)
        solver.solve()
    }
}

/// Table cells in one solver: image, title, accessory and separator in a width.
///
/// The cells are independent, or have the width of the first.
struct CellSystem {
    private let solver = Solver()
    private var titles: [Variable] = []
    private var edits: [ConstraintID] = []
    private var isNarrow = false

    init(_ count: Int, isTied: Bool = false) {
        var first: Variable?
        for index in 0..<count {
            let width = addCell(content: 60 + Double(index * 37 % 260), hasWidth: first == nil)
            if let first { solver.add([Term(width), Term(first, -1)], constant: 0, .equal) }
            if isTied, first == nil { first = width }
        }
        solver.solve()
    }

    private mutating func addCell(content: Double, hasWidth: Bool) -> Variable {
        let names = (0..<9).map { _ in solver.makeVariable() }
        let (width, image, imageWidth) = (names[0], names[1], names[2])
        let (title, titleWidth, accessory) = (names[3], names[4], names[5])
        let (accessoryWidth, separator, separatorWidth) = (names[6], names[7], names[8])
        solver.add([Term(image)], constant: -16, .equal)
        solver.add([Term(imageWidth)], constant: -40, .equal)
        solver.add([Term(title), Term(image, -1), Term(imageWidth, -1)], constant: -12, .equal)
        solver.add([Term(title), Term(titleWidth), Term(accessory, -1)], constant: 8, .lessThanOrEqual)
        solver.add([Term(accessory), Term(accessoryWidth), Term(width, -1)], constant: 16, .equal)
        solver.add([Term(separator), Term(title, -1)], constant: 0, .equal)
        solver.add([Term(separator), Term(separatorWidth), Term(width, -1)], constant: 0, .equal)
        for (size, content) in [(titleWidth, content), (accessoryWidth, 30)] {
            solver.add([Term(size)], constant: -content, .lessThanOrEqual, priority: Priority(250) ?? .required)
            solver.add([Term(size)], constant: -content, .greaterThanOrEqual, priority: Priority(750) ?? .required)
        }
        if hasWidth {
            edits.append(solver.add([Term(width)], constant: -375, .equal, priority: Priority(999) ?? .required))
        }
        titles.append(titleWidth)
        return width
    }

    /// Sets another width of a cell and solves.
    mutating func resize(_ index: Int) {
        isNarrow.toggle()
        solver.setConstant(isNarrow ? -320 : -375, of: edits[index])
        solver.solve()
    }

    /// Adds a constraint to a cell, solves, removes it and solves.
    func toggle(_ index: Int) {
        let minimum = solver.add([Term(titles[index])], constant: -50, .greaterThanOrEqual)
        solver.solve()
        solver.remove(minimum)
        solver.solve()
    }
}

/// Views with minimum gaps and optional widths in a container that is too narrow.
struct FlowSystem {
    let solver = Solver()
    let edit: ConstraintID

    init(_ count: Int) {
        let total = solver.makeVariable()
        var previous: (Variable, Variable)?
        for index in 0..<count {
            let (left, width) = (solver.makeVariable(), solver.makeVariable())
            solver.add([Term(width)], constant: -50, .greaterThanOrEqual)
            solver.add(
                [Term(width)], constant: -80 - Double(index % 7) * 9, .equal, priority: Priority(500) ?? .required)
            if let previous {
                solver.add(
                    [Term(left), Term(previous.0, -1), Term(previous.1, -1)], constant: -8, .greaterThanOrEqual)
            } else {
                solver.add([Term(left)], constant: -20, .greaterThanOrEqual)
            }
            previous = (left, width)
        }
        if let previous {
            solver.add([Term(previous.0), Term(previous.1), Term(total, -1)], constant: 20, .lessThanOrEqual)
        }
        edit = solver.add(
            [Term(total)], constant: -130 * Double(count), .equal, priority: Priority(999) ?? .required)
        solver.solve()
    }

    func resize() {
        solver.setConstant((solver.constraint(edit)?.constant ?? 0) * 0.7, of: edit)
        solver.solve()
    }
}
