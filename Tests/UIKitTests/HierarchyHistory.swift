@_spi(Host) import UIKit

/// A hierarchy whose properties change one after another, and a new one for each state.
@MainActor struct HierarchyHistory {
    private var numbers: SeededGenerator
    private let hierarchy = RandomHierarchy(0)
    private var size = CGSize(width: 400, height: 300)
    private var count = 0
    private let views: ViewsOfHierarchy
    private static let kinds: [RandomHierarchy.Kind] = [
        .plain, .label("Hi"), .label("A text that is broken into several lines because of its width"), .label("Words"),
        .stack, .stack, .stack, .scroll, .masked, .guide, .block,
    ]

    init(seed: UInt64) {
        numbers = SeededGenerator(seed: seed)
        views = ViewsOfHierarchy(hierarchy, size: size)
        for _ in 0..<numbers.integer(3...9) { add() }
        views.update(to: hierarchy, size: size)
        views.root.layoutIfNeeded()
    }

    private mutating func add() {
        count += 1
        let made = RandomHierarchy(count, numbers.pick(Self.kinds))
        if case .label(let text) = made.kind { made.content.text = text }
        made.rearrangeFreely(&numbers)
        let place = numbers.pick(hierarchy.all.filter { $0.holds(made) })
        enter(made, place)
        made.relinkFreely(&numbers)
    }

    /// A guide comes after the others of its view, since guides have no other order.
    private mutating func enter(_ node: RandomHierarchy, _ place: RandomHierarchy) {
        let count = place.children.count
        node.enter(place, at: node.kind == .guide ? count : numbers.integer(0...count), &numbers)
    }

    /// Changes one thing; returns what it was.
    private mutating func change() -> String {
        let others = Array(hierarchy.all.dropFirst())
        guard !others.isEmpty else {
            add()
            return "add"
        }
        let node = numbers.pick(others)
        let choice = numbers.integer(0...13)
        switch choice {
        case 0: add()
        case 1: node.leave()
        case 2:
            let places = hierarchy.all.filter { !$0.isWithin(node) && $0.holds(node) }
            node.leave()
            let place = numbers.pick(places)
            enter(node, place)
        case 3: node.relinkFreely(&numbers)
        case 4: node.margin = CGFloat(numbers.integer(0...20))
        case 5: for index in node.links.indices { node.links[index].constant += CGFloat(numbers.integer(-3...3)) }
        case 6:
            for index in node.links.indices {
                node.links[index].priority =
                    numbers.once(in: 40) ? .required : UILayoutPriority(Float(numbers.integer(60...960)))
            }
        case 7: node.isHidden.toggle()
        case 8: node.direction = numbers.pick([.unspecified, .forceLeftToRight, .forceRightToLeft])
        case 9, 10: node.rearrangeFreely(&numbers)
        case 11, 12: node.changeContent(&numbers)
        default: size = CGSize(width: numbers.integer(200...500), height: numbers.integer(200...500))
        }
        return "\(choice) of \(node.number) \(node.kind)"
    }

    /// The number of states in which required constraints conflicted.
    private(set) var conflictCount = 0

    /// Makes a number of changes with a layout after each one; returns the first difference, or nil.
    ///
    /// States with conflicts are not compared: which constraint is broken depends on the order of activation, as with Apple.
    mutating func run(changes: Int) -> String? {
        for step in 1...changes {
            let change = change()
            views.update(to: hierarchy, size: size)
            views.root.layoutIfNeeded()
            let anew = ViewsOfHierarchy(hierarchy, size: size)
            guard anew.root.layoutConflicts.isEmpty else {
                conflictCount += 1
                continue
            }
            let (found, expected) = (views.frames, anew.frames)
            if found != expected {
                let numbers = expected.keys.sorted().filter { found[$0] != expected[$0] }
                let lines = numbers.map {
                    "\($0): \(String(describing: found[$0])), anew \(String(describing: expected[$0]))"
                }
                return "change \(step), \(change): \(lines.joined(separator: "; "))"
            }
        }
        return nil
    }
}
