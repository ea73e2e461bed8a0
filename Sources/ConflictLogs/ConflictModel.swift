import LayoutEngine
import Simplex

/// The constraints of a log in a layout engine.
///
/// A log does not show margins and baselines. Margins are at least zero, unless a distance is assumed, and a baseline lies somewhere
/// between the top and the bottom of its view.
struct ConflictModel {
    private let engine = LayoutEngine()
    private let log: ConflictLog
    private var items: [LayoutItem] = []
    private var marginItems: [Int: LayoutItem] = [:]
    /// The constraint of the log for each one of the engine; nil for assumed ones.
    private var places: [LayoutConstraintID: Int] = [:]
    private var ids: [Int: LayoutConstraintID] = [:]
    private let assumption: Assumption

    /// The parts that the log does not show.
    enum Assumption {
        /// Margins of at least 0. Only views have no negative sizes.
        case views
        /// Margins of at least 0. Layout guides have no negative sizes either.
        case viewsAndGuides
        /// Margins of 8 points, as most of Apple's views have them.
        case margins
    }

    /// The largest constant in the engine, in points; larger ones mean "no limit" in Apple's logs.
    private static let largest = 1e9
    private static let mostWork = 20_000_000

    /// Creates a model of the constraints with the given indices; `wish` is optional in it.
    init(
        _ log: ConflictLog, _ members: [Int], wish: Int? = nil, assuming assumption: Assumption, drawn: Bool = false
    ) {
        self.log = log
        self.assumption = assumption
        engine.remainingWork = Self.mostWork
        makeItems(drawn: drawn)
        for member in members { add(member, isWish: member == wish) }
        engine.solve()
        var rounds = 0
        while !engine.isExhausted, rounds < 20, engine.enforceNonNegativeSizes() {
            engine.solve()
            rounds += 1
        }
    }

    var isExhausted: Bool { engine.isExhausted }

    // MARK: Making

    private mutating func makeItems(drawn: Bool) {
        let root = engine.makeItem()
        let order = ItemTree(log.items).order
        let resting = drawn ? Self.restingRectangles(order) : []
        items = Array(repeating: root, count: log.items.count)
        for entry in order {
            let item = engine.makeItem(in: entry.superitem.map { superitem in items[superitem] } ?? root)
            items[entry.item] = item
            if case .views = assumption, log.items[entry.item].isGuide { engine.setSignedSize(item) }
            if drawn { engine.setRestingRectangle(resting[entry.item], of: item) }
        }
    }

    /// The rectangles that views have where the log does not place them: below one another, around the ones inside.
    private static func restingRectangles(_ order: [(item: Int, superitem: Int?)]) -> [LayoutRectangle] {
        var rectangles = order.map { _ in LayoutRectangle(minX: 0, minY: 0, width: 200, height: 44) }
        var (counts, top) = (order.map { _ in 0 }, 0.0)
        for entry in order {
            guard let superitem = entry.superitem else { continue }
            rectangles[entry.item].minX = 16
            rectangles[entry.item].minY = 24 + 60 * Double(counts[superitem])
            counts[superitem] += 1
        }
        for entry in order.reversed() {
            let inner = rectangles[entry.item]
            if let superitem = entry.superitem {
                rectangles[superitem].width = max(rectangles[superitem].width, inner.width + 32)
                rectangles[superitem].height = max(rectangles[superitem].height, inner.minY + inner.height + 16)
            }
        }
        for entry in order where entry.superitem == nil {
            rectangles[entry.item].minY = top
            top += rectangles[entry.item].height + 40
        }
        return rectangles
    }

    private mutating func add(_ place: Int, isWish: Bool) {
        let logged = log.constraints[place]
        let first = side(logged.first, logged.firstAttribute)
        let second = logged.second.map { second in side(second, logged.secondAttribute) }
        let (constant, multiplier) = (Self.bounded(logged.constant), Self.factor(logged.multiplier))
        var constraint = LayoutConstraint(
            first.item, first.attribute, logged.relation, second?.item, second?.attribute ?? .notAnAttribute,
            multiplier: multiplier, constant: constant, origin: logged.origin)
        constraint.growingPriority = logged.growingPriority
        constraint.shrinkingPriority = logged.shrinkingPriority
        if isWish, let optional = Priority(999.5) {
            constraint.growingPriority = optional
            constraint.shrinkingPriority = optional
        }
        guard let id = engine.add(constraint) else { return }
        places[id] = place
        ids[place] = id
    }

    private static func bounded(_ constant: Double) -> Double { min(max(constant, -largest), largest) }

    private static func factor(_ multiplier: Double) -> Double {
        abs(multiplier) < 1e-6 ? 0 : min(max(multiplier, -1e6), 1e6)
    }

    /// The item and attribute of the engine for those of the log.
    private mutating func side(_ item: Int, _ attribute: LoggedAttribute) -> (
        item: LayoutItem, attribute: LayoutAttribute
    ) {
        if attribute.isMargin { return (margins(of: item), attribute.attribute) }
        switch attribute.attribute {
        case .firstBaseline, .lastBaseline: return (baseline(of: item, attribute.attribute), .top)
        default: return (items[item], attribute.attribute)
        }
    }

    /// The margins guide of a view: that of the log, else one at unknown or assumed distances.
    private mutating func margins(of item: Int) -> LayoutItem {
        if let known = marginItems[item] { return known }
        if let guide = log.items.firstIndex(where: { other in other.isMarginsGuide && other.superitem == item }) {
            marginItems[item] = items[guide]
            return items[guide]
        }
        let guide = engine.makeItem(in: items[item])
        var (relation, margin) = (Relation.greaterThanOrEqual, 0.0)
        if case .margins = assumption { (relation, margin) = (.equal, 8) }
        for attribute in [LayoutAttribute.left, .top] { assume(guide, attribute, relation, items[item], margin) }
        for attribute in [LayoutAttribute.right, .bottom] { assume(items[item], attribute, relation, guide, margin) }
        marginItems[item] = guide
        return guide
    }

    /// A line between the top and the bottom of a view.
    private mutating func baseline(of item: Int, _ attribute: LayoutAttribute) -> LayoutItem {
        let key = (attribute == .firstBaseline ? 1 : 2) * log.items.count + item
        if let known = marginItems[key] { return known }
        let line = engine.makeItem(in: items[item])
        assume(line, .top, .greaterThanOrEqual, items[item], 0)
        _ = engine.add(
            LayoutConstraint(items[item], .bottom, .greaterThanOrEqual, line, .top, origin: .marginsGuide))
        marginItems[key] = line
        return line
    }

    private func assume(
        _ first: LayoutItem, _ attribute: LayoutAttribute, _ relation: Relation, _ second: LayoutItem,
        _ constant: Double
    ) {
        _ = engine.add(
            LayoutConstraint(
                first, attribute, relation, second, attribute, constant: constant, origin: .marginsGuide))
    }

    // MARK: Reading

    /// The constraints of the first conflict with a preferred constraint, else of the first one; nil without a conflict.
    func conflict(preferring preferred: Int?) -> [Int]? {
        let all = engine.conflicts
        let id = preferred.flatMap { place in ids[place] }
        let chosen = all.first { conflict in id.map { id in conflict.constraints.contains(id) } ?? true } ?? all.first
        guard let chosen else { return nil }
        let members = chosen.constraints.compactMap { id in places[id] }.sorted()
        return members.isEmpty ? nil : members
    }

    /// The constraint that breaks among some of the log.
    func broken(among members: [Int]) -> Int? {
        engine.constraintToBreak(among: members.compactMap { member in ids[member] }).flatMap { id in places[id] }
    }

    /// The error of a constraint in points, positive if its left side is too large; nil if the model is exhausted.
    func error(of place: Int) -> Double? {
        guard !engine.isExhausted, let id = ids[place] else { return nil }
        let error = engine.error(of: id)
        return error.isFinite ? error : nil
    }

    /// The rectangle of each item, relative to its superview, in points.
    var rectangles: [LayoutRectangle] { items.map { item in engine.rectangle(of: item) } }
}
