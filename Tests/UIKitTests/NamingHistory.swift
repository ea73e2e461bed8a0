@testable import UIKit

/// Views, guides, anchors and constraints that are created and freed at random, with a model of their expected state.
@MainActor struct NamingHistory {
    private typealias Item = Int

    /// What the model knows about a view or guide.
    private struct Record {
        weak var object: AnyObject?
        /// A strong reference to the object; nil once it was released.
        var kept: AnyObject?
        var isGuide = false
        /// The superview, or the view that owns the guide.
        var above: Item?
        var isAlive = true
    }
    private struct Bond {
        let constraint: NSLayoutConstraint
        let items: [Item]
        /// The view that has the constraint; nil if it is inactive.
        var holder: Item?
    }

    private var random: SeededGenerator
    private var records: [Record] = []
    private var anchors: [(anchor: NSLayoutXAxisAnchor, item: Item)] = []
    private var bonds: [Bond] = []

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        for _ in 0..<4 { add(UIView(), isGuide: false) }
    }

    // MARK: Changes

    mutating func change() {
        switch random.integer(0...11) {
        case 0, 1: add(UIView(), isGuide: false)
        case 2: add(UILayoutGuide(), isGuide: true)
        case 3, 4: moveView()
        case 5: removeItem()
        case 6: giveUp()
        case 7: keepAnchor()
        case 8, 9: bind()
        case 10: rebind()
        default: if let root = pick({ $0.above == nil && !$0.isGuide }) { view(root)?.layoutIfNeeded() }
        }
    }

    private mutating func add(_ object: AnyObject, isGuide: Bool) {
        let parent = pick { !$0.isGuide }
        records.append(Record(object: object, kept: object, isGuide: isGuide))
        (object as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
        if let parent, !random.once(in: 5) { put(records.count - 1, into: parent) }
    }

    private mutating func put(_ item: Item, into parent: Item) {
        guard records[item].above != parent, !lies(parent, in: item), let target = view(parent) else { return }
        leave(item)
        if let view = view(item) {
            target.addSubview(view)
        } else if let guide = guide(item) {
            target.addLayoutGuide(guide)
        }
        records[item].above = parent
    }

    private mutating func moveView() {
        if let item = pick({ !$0.isGuide }), let parent = pick({ !$0.isGuide }) { put(item, into: parent) }
    }

    private mutating func removeItem() {
        guard let item = pick({ $0.above != nil }) else { return }
        // An object that nothing else retains is freed.
        view(item)?.removeFromSuperview()
        if let guide = guide(item) { guide.owningView?.removeLayoutGuide(guide) }
        leave(item)
        settleLives()
    }

    private mutating func giveUp() {
        guard let item = pick({ $0.kept != nil }) else { return }
        records[item].kept = nil
        settleLives()
    }

    private mutating func keepAnchor() {
        guard let item = pick({ _ in true }) else { return }
        guard let anchor = view(item)?.leftAnchor ?? guide(item)?.leftAnchor else { return }
        if anchors.count > 20 { anchors.remove(at: random.integer(0...20)) }
        anchors.append((anchor, item))
    }

    private mutating func bind() {
        guard let one = anchors.isEmpty ? nil : random.pick(anchors), let other = Optional(random.pick(anchors)) else {
            return
        }
        guard one.item != other.item else { return }
        let made = one.anchor.constraint(equalTo: other.anchor, constant: 1)
        made.priority = .defaultLow
        bonds.append(Bond(constraint: made, items: [one.item, other.item]))
        if bonds.count > 30, let index = bonds.firstIndex(where: { $0.holder == nil }) { bonds.remove(at: index) }
        activate(bonds.count - 1)
    }

    private mutating func rebind() {
        guard !bonds.isEmpty else { return }
        let index = random.integer(0...bonds.count - 1)
        guard bonds[index].holder != nil else { return activate(index) }
        bonds[index].constraint.isActive = false
        bonds[index].holder = nil
    }

    private mutating func activate(_ index: Int) {
        bonds[index].constraint.isActive = true
        let items = bonds[index].items
        guard items.allSatisfy({ records[$0].isAlive }) else { return }
        var above = records[items[0]].isGuide ? records[items[0]].above : items[0]
        let other = records[items[1]].isGuide ? records[items[1]].above : items[1]
        guard let other else { return }
        while let view = above, !lies(other, in: view) { above = records[view].above }
        bonds[index].holder = above
    }

    // MARK: The model

    private mutating func leave(_ item: Item) {
        for index in bonds.indices {
            guard let holder = bonds[index].holder, !lies(holder, in: item) else { continue }
            if bonds[index].items.contains(where: { lies($0, in: item) }) { bonds[index].holder = nil }
        }
        // Guides that are removed from their view are no longer referenced.
        records[item].above = nil
        // An engine retains constraints that are to be added until the next layout.
        for root in records.indices where records[root].isAlive && records[root].above == nil {
            view(root)?.layoutIfNeeded()
        }
    }

    private mutating func settleLives() {
        var settled = false
        while !settled {
            settled = true
            for item in records.indices
            where records[item].isAlive && records[item].kept == nil && records[item].above == nil {
                (records[item].isAlive, settled) = (false, false)
                for below in records.indices where records[below].above == item { records[below].above = nil }
                for index in bonds.indices where bonds[index].holder == item { bonds[index].holder = nil }
            }
        }
    }

    private func lies(_ item: Item, in other: Item) -> Bool {
        var next: Item? = item
        while let current = next {
            if current == other { return true }
            next = records[current].above
        }
        return false
    }

    private mutating func pick(_ isMeant: (Record) -> Bool) -> Item? {
        let meant = records.indices.filter { records[$0].isAlive && isMeant(records[$0]) }
        return meant.isEmpty ? nil : random.pick(Array(meant))
    }

    private func view(_ item: Item) -> UIView? { records[item].object as? UIView }
    private func guide(_ item: Item) -> UILayoutGuide? { records[item].object as? UILayoutGuide }

    // MARK: Comparing

    /// The first difference from the model; nil if there is none.
    var problem: String? {
        for item in records.indices {
            let record = records[item]
            if (record.object != nil) != record.isAlive { return "life of \(item)" }
            if let view = record.object as? UIView {
                if view.superview !== record.above.flatMap({ records[$0].object }) { return "superview of \(item)" }
                let held = bonds.filter { $0.holder == item }.map(\.constraint)
                if !held.allSatisfy(view.constraints.contains) { return "constraints of \(item)" }
            }
            if let named = countOfNames(item), named > namingCount(item) { return "count of \(item)" }
        }
        for (anchor, item) in anchors where anchor.item !== records[item].object { return "anchor of \(item)" }
        for bond in bonds {
            let (constraint, items) = (bond.constraint, bond.items.map { records[$0].object })
            if constraint.isActive != (bond.holder != nil) { return "state of \(bond.items)" }
            if constraint.firstItem !== items[0] || constraint.secondItem !== items[1] {
                return "items of \(bond.items)"
            }
        }
        return nil
    }

    /// The minimum number of constraints that refer to an item; those of freed views may still be counted.
    private func countOfNames(_ item: Item) -> Int? {
        guard records[item].isAlive else { return nil }
        return bonds.filter { $0.holder != nil && $0.holder != item && $0.items.contains(item) }.count
    }
    private func namingCount(_ item: Item) -> Int {
        Int((view(item)?.referencePlace ?? guide(item)?.referencePlace)?.pointee.namingCount ?? 0)
    }
}
