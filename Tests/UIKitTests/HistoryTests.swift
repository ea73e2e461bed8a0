import Foundation
import Testing
import UIKit

/// A hierarchy that was changed many times is laid out as a newly made one: former views and constraints do not count.
@MainActor @Suite struct HistoryTests {
    private typealias Kind = RandomHierarchy.Kind

    private static let simple: [Kind] = [
        .plain, .plain, .label("Hi"), .label("A text that is broken into several lines because of its width"),
    ]

    /// The number of random hierarchies that each test changes: 50, or the value of `PLUMB_SEEDS`.
    private nonisolated static let seeds =
        1...(ProcessInfo.processInfo.environment["PLUMB_SEEDS"].flatMap(Int.init) ?? 50)

    @Test(arguments: seeds) func changedHierarchies(_ seed: Int) { change(Self.simple, seed) }

    /// Scroll views, nested stack views, and views placed by frames among views placed by constraints.
    @Test(arguments: seeds) func changedHierarchiesOfAllKinds(_ seed: Int) {
        change(Self.simple + [.stack, .stack, .scroll, .masked], seed)
    }

    /// Views whose width is changed repeatedly between the changes: most solutions come from a critical region.
    @Test(arguments: 1...12) func draggedHierarchies(_ seed: Int) {
        change(Self.simple + [.stack, .scroll], seed) { views, hierarchy, size, numbers in
            for _ in 0..<numbers.integer(4...10) {
                size.width = CGFloat(240 + 20 * numbers.integer(0...12))
                views.root.frame.size = size
                views.root.layoutIfNeeded()
                let fresh = ViewsOfHierarchy(hierarchy, size: size)
                #expect(views.frames == fresh.frames, "width \(size.width)")
            }
        }
    }

    /// A stack view that distributes its length among nested stack views that do the same, whichever was set first.
    @Test func sharesFollowTheInnerOnes() {
        func make() -> (root: UIView, outer: UIStackView, label: UILabel) {
            func label(_ text: String) -> UILabel {
                let label = UILabel()
                label.text = text
                return label
            }
            let changing = label("A")
            let inner = UIStackView(arrangedSubviews: [UIStackView(arrangedSubviews: [changing]), label("BB")])
            inner.distribution = .fillProportionally
            let outer = UIStackView(arrangedSubviews: [inner, UIStackView(arrangedSubviews: [label("CCC")])])
            outer.frame = CGRect(x: 0, y: 0, width: 400, height: 40)
            let root = UIView(frame: outer.frame)
            root.addSubview(outer)
            return (root, outer, changing)
        }
        let (old, new) = (make(), make())
        old.root.layoutIfNeeded()
        old.outer.distribution = .fillProportionally
        old.root.layoutIfNeeded()
        new.outer.distribution = .fillProportionally
        for hierarchy in [old, new] {
            hierarchy.label.text = "A longer text"
            hierarchy.root.layoutIfNeeded()
        }
        #expect(old.outer.subviews.map(\.frame) == new.outer.subviews.map(\.frame))
    }

    /// Any property changes, with a layout after each change.
    ///
    /// `PLUMB_HISTORIES` and `PLUMB_SEED` set the number of hierarchies and the first seed.
    @Test(arguments: 0..<4) func changedProperties(_ part: Int) throws {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["PLUMB_HISTORIES"].flatMap(Int.init) ?? 40
        let first = environment["PLUMB_SEED"].flatMap(UInt64.init) ?? 1
        for number in stride(from: part, to: count, by: 4) {
            var history = HierarchyHistory(seed: first + UInt64(number))
            let difference = history.run(changes: 20)
            #expect(difference == nil, "seed \(first + UInt64(number))")
        }
    }

    /// A preferred maximum width has an effect whenever it is set, and none after it is reset.
    @Test func preferredWidthsThatComeLater() {
        func page(_ width: CGFloat) -> (root: UIView, label: UILabel) {
            let (root, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), UILabel())
            (label.numberOfLines, label.preferredMaxLayoutWidth) = (0, width)
            label.text = "Auto Layout needs two answers for a text of several lines: how wide, and how high is it then?"
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: root.topAnchor),
                label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            ])
            root.layoutIfNeeded()
            return (root, label)
        }
        let changed = page(0)
        for width in [100.0, 0, 250, 100] as [CGFloat] {
            changed.label.preferredMaxLayoutWidth = width
            changed.root.layoutIfNeeded()
            #expect(changed.label.frame == page(width).label.frame, "\(width)")
        }
    }

    /// A column with baseline alignment that contains a row is complete after one layout.
    @Test(arguments: [UIStackView.Alignment.bottom, .top, .center, .firstBaseline])
    func baselinesSettleInOneLayout(_ alignment: UIStackView.Alignment) {
        let (root, small, tall, end) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), UILabel(), UILabel(), UILabel()
        )
        (small.text, end.text) = ("Small", "End")
        tall.text =
            "Auto Layout needs two answers for a text of several lines: how wide may it be, and how high is it then?"
        tall.numberOfLines = 0
        let row = UIStackView(arrangedSubviews: [small, tall])
        let column = UIStackView(arrangedSubviews: [UILabel(), row, end])
        row.alignment = alignment
        (column.axis, column.isBaselineRelativeArrangement) = (.vertical, true)
        column.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(column)
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            column.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        let first = [column, row, small, tall, end].map(\.frame)
        for _ in 0..<3 {
            end.invalidateIntrinsicContentSize()
            root.layoutIfNeeded()
            #expect([column, row, small, tall, end].map(\.frame) == first)
        }
        #expect(row.forLastBaselineLayout === tall)
    }

    private func change(
        _ kinds: [Kind], _ seed: Int,
        between: (ViewsOfHierarchy, RandomHierarchy, inout CGSize, inout SeededGenerator) -> Void = { _, _, _, _ in }
    ) {
        var numbers = SeededGenerator(seed: UInt64(seed))
        let hierarchy = RandomHierarchy(0)
        var (size, count) = (CGSize(width: 400, height: 300), 0)
        func add() {
            count += 1
            let made = RandomHierarchy(count, numbers.pick(kinds))
            made.rearrange(&numbers)
            let place = numbers.pick(hierarchy.all.filter { $0.holds(made) })
            made.enter(place, at: numbers.integer(0...place.children.count), &numbers)
        }
        for _ in 0..<8 { add() }
        let views = ViewsOfHierarchy(hierarchy, size: size)
        for step in 1...24 {
            let others = hierarchy.all.dropFirst()
            guard !others.isEmpty else {
                add()
                continue
            }
            let node = numbers.pick(Array(others))
            switch numbers.integer(0...11) {
            case 0, 1: add()
            case 2: node.leave()
            case 3:
                let places = hierarchy.all.filter { !$0.isWithin(node) && $0.holds(node) }
                node.leave()
                let place = numbers.pick(places)
                node.enter(place, at: numbers.integer(0...place.children.count), &numbers)
            case 4, 5: node.relink(&numbers)
            case 6: node.margin = CGFloat(numbers.integer(0...20))
            case 7:
                for index in node.links.indices { node.links[index].constant += CGFloat(numbers.integer(-3...3)) }
            case 8: node.isHidden.toggle()
            case 9: node.direction = numbers.pick([.unspecified, .forceLeftToRight, .forceRightToLeft])
            case 10: node.rearrange(&numbers)
            default: size = CGSize(width: numbers.integer(200...500), height: numbers.integer(200...500))
            }
            views.update(to: hierarchy, size: size)
            if numbers.once(in: 2) { views.root.layoutIfNeeded() }
            between(views, hierarchy, &size, &numbers)
            guard step % 4 == 0 else { continue }
            views.root.layoutIfNeeded()
            let fresh = ViewsOfHierarchy(hierarchy, size: size)
            #expect(views.frames == fresh.frames, "step \(step)")
        }
    }
}
