import Simplex

/// Random systems of kinds that are difficult for solvers.
struct SystemGenerator {
    enum Kind: CaseIterable {
        case general, inequalities, requiredOnly, wishesOnly, degenerate, redundant, nearlyParallel, badlyScaled, cyclic
        case row, nested, contradictory
    }

    var random: SeededGenerator
    let kind: Kind

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        kind = Kind.allCases[Int(seed % UInt64(Kind.allCases.count))]
    }

    mutating func system() -> ExactSystem {
        switch kind {
        case .row: return row()
        case .nested: return nested()
        default: return plain()
        }
    }

    /// A system in which some variables have no resting value.
    mutating func restlessSystem() -> ExactSystem {
        var system = system()
        for place in system.restingValues.indices where random.once(in: 2) {
            system.restless.insert(place)
            system.restingValues[place] = .zero
        }
        return system
    }

    // MARK: Systems without a shape

    private mutating func plain() -> ExactSystem {
        let count = random.integer(1...5)
        var system = ExactSystem(restingValues: restingValues(count))
        for _ in 0..<random.integer(1...9) { system.lines.append(line(variableCount: count)) }
        switch kind {
        case .degenerate: meetInOnePoint(&system)
        case .redundant: repeatLines(&system)
        case .nearlyParallel: turnSlightly(&system)
        case .badlyScaled: scale(&system)
        case .cyclic: closeRings(&system)
        default: break
        }
        return system
    }

    mutating func restingValues(_ count: Int) -> [Rational] {
        (0..<count).map { _ in random.once(in: 2) ? .zero : Rational(random.integer(-50...200)) }
    }

    mutating func line(variableCount: Int) -> ExactSystem.Line {
        var terms: [Int: Rational] = [:]
        for _ in 0..<random.integer(random.once(in: 12) ? 0...1 : 1...3) {
            terms[random.integer(0...variableCount - 1)] = coefficient()
        }
        return ExactSystem.Line(
            terms: terms, constant: Rational(random.integer(-20...20) * 5), relation: relation(), positive: priority(),
            negative: 0
        ).settingNegative(random.once(in: 4) ? priority() : nil)
    }

    private mutating func coefficient() -> Rational {
        switch random.integer(0...5) {
        case 0: Rational(random.pick([-3, -2, 2, 3]))
        case 1: random.pick([Rational(1, over: 2), Rational(-1, over: 2), Rational(1, over: 3), Rational(3, over: 4)])
        case 2, 3: Rational(-1)
        default: Rational(1)
        }
    }

    private mutating func relation() -> Relation {
        switch kind {
        case .inequalities: random.once(in: 6) ? .equal : random.pick([.lessThanOrEqual, .greaterThanOrEqual])
        default: random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
        }
    }

    mutating func priority() -> Double {
        let wishes = [999.9, 999, 751, 750, 750, 501, 500, 500, 251, 250, 250, 49.5, 1, 0.001]
        switch kind {
        case .requiredOnly: return 1000
        case .contradictory: return random.once(in: 4) ? random.pick(wishes) : 1000
        case .wishesOnly: return random.pick(wishes)
        default: return random.once(in: 4) ? 1000 : random.pick(wishes)
        }
    }

    /// Moves every line through one point, so that every step of the simplex method is degenerate.
    private mutating func meetInOnePoint(_ system: inout ExactSystem) {
        let point = restingValues(system.restingValues.count)
        for index in system.lines.indices where !random.once(in: 6) {
            system.lines[index].constant = -(system.lines[index].value(at: point) ?? .zero)
        }
    }

    /// Adds copies, multiples and sums of lines, some with another priority.
    private mutating func repeatLines(_ system: inout ExactSystem) {
        for _ in 0..<random.integer(1...4) {
            var line = random.pick(system.lines)
            if random.once(in: 2), let multiple = line.multiplied(by: Rational(random.pick([2, 3, 5]))) {
                line = multiple
            }
            if random.once(in: 4), let sum = line.adding(random.pick(system.lines)) { line = sum }
            if random.once(in: 3) { line.positive = priority() }
            system.lines.append(line)
        }
    }

    /// Adds a line that crosses another at a very small angle.
    private mutating func turnSlightly(_ system: inout ExactSystem) {
        for line in system.lines.shuffled(using: &random).prefix(1) {
            var turned = line
            guard let key = turned.terms.keys.min(), let old = turned.terms[key] else { continue }
            let slight = Rational(random.pick([1, -1, 3]), over: random.pick([64, 1024, 4096]))
            if let sum = try? old + slight { turned.terms[key] = sum }
            system.lines.append(turned)
        }
    }

    private mutating func scale(_ system: inout ExactSystem) {
        let scales = [
            Rational(1, over: 1_000_000), Rational(1, over: 1000), Rational(1), Rational(1000), Rational(1_000_000_000),
        ]
        for index in system.lines.indices {
            if let scaled = system.lines[index].multiplied(by: random.pick(scales)) { system.lines[index] = scaled }
        }
    }

    private mutating func closeRings(_ system: inout ExactSystem) {
        let count = system.restingValues.count
        let isClosed = random.once(in: 2)
        for variable in 0..<count {
            let gap = Rational(isClosed ? 0 : random.integer(-1...2) * 5)
            let terms: [Int: Rational] = count == 1 ? [:] : [variable: .one, (variable + 1) % count: -.one]
            system.lines.append(
                ExactSystem.Line(
                    terms: terms, constant: gap, relation: relation(), positive: priority(), negative: 0
                ).settingNegative(nil))
        }
    }

    // MARK: Systems like layouts

    /// A row of views between two edges: gaps, intrinsic sizes, equal widths, ratios and centers.
    private mutating func row() -> ExactSystem {
        let count = random.integer(1...4)
        // Variables 0 and 1 are the edge and the width of the container, 2 + 2 i and 3 + 2 i those of view i.
        var system = ExactSystem(restingValues: [Rational](repeating: .zero, count: 2 + 2 * count))
        system.require([0: .one], 0)
        system.require([1: .one], -random.integer(2...8) * 50, relation: .equal, at: random.once(in: 3) ? 999 : 1000)
        var end: [Int: Rational] = [0: .one]
        for view in 0..<count {
            let (edge, width) = (2 + 2 * view, 3 + 2 * view)
            var gap = end.mapValues { -$0 }
            gap[edge] = .one
            system.require(gap, -8, relation: random.once(in: 3) ? .greaterThanOrEqual : .equal)
            let content = ExactSystem.Line(
                terms: [width: .one], constant: Rational(-random.integer(20...120)), relation: .equal,
                positive: random.pick([250, 251, 251, 252]), negative: random.pick([749, 750, 750, 751]))
            system.lines.append(content)
            system.require([width: .one], 0, relation: .greaterThanOrEqual)
            decorate(&system, view: view)
            end = [edge: .one, width: .one]
        }
        var last = end.mapValues { -$0 }
        last[0] = .one
        last[1] = .one
        system.require(
            last, -8, relation: random.pick([.equal, .greaterThanOrEqual]), at: random.pick([1000, 1000, 500]))
        return system
    }

    private mutating func decorate(_ system: inout ExactSystem, view: Int) {
        let (edge, width) = (2 + 2 * view, 3 + 2 * view)
        if view > 0, random.once(in: 3) {
            system.require([width: .one, 3: -.one], 0, at: random.pick([1000, 760, 500]))
        }
        if random.once(in: 5) {
            system.require(
                [width: .one, 1: Rational(-1, over: random.pick([2, 3, 4]))], 0, at: random.pick([1000, 700]))
        }
        if random.once(in: 5) {
            let half = Rational(1, over: 2)
            system.require([edge: .one, width: half, 0: -.one, 1: -half], 0, at: random.pick([1000, 400]))
        }
        if random.once(in: 6) {
            system.require(
                [width: .one], -random.integer(1...4) * 30, relation: .lessThanOrEqual, at: random.pick([1000, 600]))
        }
    }

    /// A tree of boxes, each inside its parent: some at a fixed place, some only contained.
    private mutating func nested() -> ExactSystem {
        let count = random.integer(2...5)
        var system = ExactSystem(restingValues: [Rational](repeating: .zero, count: 2 * count))
        system.require([0: .one], 0)
        system.require([1: .one], -400, at: random.pick([1000, 50]))
        for box in 1..<count {
            let parent = random.integer(0...box - 1)
            let (edge, width, parentEdge, parentWidth) = (2 * box, 2 * box + 1, 2 * parent, 2 * parent + 1)
            let relation: Relation = random.once(in: 3) ? .greaterThanOrEqual : .equal
            system.require([edge: .one, parentEdge: -.one], -random.integer(0...4) * 5, relation: relation)
            system.require(
                [parentEdge: .one, parentWidth: .one, edge: -.one, width: -.one], -random.integer(0...4) * 5,
                relation: random.once(in: 3) ? .greaterThanOrEqual : .equal, at: random.pick([1000, 1000, 750]))
            if random.once(in: 2) {
                system.require(
                    [width: .one], -random.integer(2...30) * 10, relation: .equal, at: random.pick([1000, 500, 250]))
            }
        }
        return system
    }
}

extension ExactSystem {
    mutating func require(
        _ terms: [Int: Rational], _ constant: Int, relation: Relation = .equal, at priority: Double = 1000
    ) {
        lines.append(
            Line(terms: terms, constant: Rational(constant), relation: relation, positive: priority, negative: priority)
        )
    }
}

extension ExactSystem.Line {
    /// With a separate priority for the negative error, or the same as for the positive one.
    func settingNegative(_ priority: Double?) -> Self {
        var line = self
        line.negative = priority ?? positive
        return line
    }

    /// The value of the left side without the constant.
    func value(at point: [Rational]) -> Rational? {
        try? terms.reduce(Rational.zero) { sum, term in try sum + term.value * point[term.key] }
    }

    func multiplied(by factor: Rational) -> Self? {
        var line = self
        for (key, coefficient) in terms {
            guard let product = try? coefficient * factor else { return nil }
            line.terms[key] = product
        }
        guard let product = try? constant * factor else { return nil }
        line.constant = product
        return line
    }

    func adding(_ other: Self) -> Self? {
        var line = self
        for (key, coefficient) in other.terms {
            guard let sum = try? (terms[key] ?? .zero) + coefficient else { return nil }
            line.terms[key] = sum
        }
        guard let sum = try? constant + other.constant else { return nil }
        line.constant = sum
        return line
    }
}
