import Testing

@testable import UIKit

/// Hierarchies with a warm start from others of the same structure: their layout is that of hierarchies without one.
@MainActor @Suite struct WarmStartTests {
    private var useCount: Int { LayoutEnvironment.warmStarts.useCount }

    /// With a limit of steps, however large, there is no warm start.
    private func fromNothing<Result>(_ body: () -> Result) -> Result {
        let limit = LayoutEnvironment.current.layoutWork
        LayoutEnvironment.current.layoutWork = 1 << 50
        defer { LayoutEnvironment.current.layoutWork = limit }
        return body()
    }

    // MARK: Cells

    /// A cell with two labels beside each other, the second one with a lower compression resistance.
    private final class Cell: UIView {
        let labels = [UILabel(), UILabel()]

        init(_ texts: [String], width: CGFloat, lineCount: Int) {
            super.init(frame: CGRect(x: 0, y: 0, width: width, height: 44))
            for (label, text) in zip(labels, texts) {
                (label.text, label.numberOfLines) = (text, lineCount)
                label.translatesAutoresizingMaskIntoConstraints = false
                addSubview(label)
            }
            labels[1].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
            NSLayoutConstraint.activate([
                labels[0].leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
                labels[1].leadingAnchor.constraint(
                    greaterThanOrEqualTo: labels[0].trailingAnchor, constant: 8),
                trailingAnchor.constraint(equalTo: labels[1].trailingAnchor, constant: 16),
            ])
            for label in labels {
                label.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
                label.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -8).isActive = true
            }
        }

        required init?(coder: NSCoder) { nil }

        var laidOut: [CGRect] {
            layoutIfNeeded()
            return labels.map(\.frame)
        }
    }

    @Test(arguments: [1, 0])
    func cells(_ lineCount: Int) {
        let before = useCount
        var numbers = SeededGenerator(seed: 5)
        for _ in 0..<40 {
            let texts = (0..<2).map { _ in String(repeating: "word ", count: numbers.integer(1...12)) }
            let width = CGFloat(numbers.integer(160...600))
            func make() -> Cell { Cell(texts, width: width, lineCount: lineCount) }
            let cold = fromNothing { make().laidOut }
            #expect(make().laidOut == cold, "\(texts) in \(width)")
            func fit() -> CGSize {
                make().systemLayoutSizeFitting(
                    CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel)
            }
            let fitting = fromNothing(fit)
            #expect(fit() == fitting)
        }
        #expect(useCount > before + 40)
    }

    // MARK: Random hierarchies

    @Test(arguments: 1...60)
    func hierarchies(_ seed: Int) {
        var numbers = SeededGenerator(seed: UInt64(seed))
        let hierarchy = RandomHierarchy(0)
        let kinds: [RandomHierarchy.Kind] = [.plain, .plain, .label("Hi"), .label("A longer text"), .stack, .scroll]
        for number in 1...numbers.integer(2...8) {
            let made = RandomHierarchy(number, numbers.pick(kinds))
            made.rearrange(&numbers)
            let place = numbers.pick(hierarchy.all.filter { $0.holds(made) })
            made.enter(place, at: numbers.integer(0...place.children.count), &numbers)
        }
        for round in 0..<5 {
            for node in hierarchy.all {
                for index in node.links.indices { node.links[index].constant = CGFloat(numbers.integer(-20...40)) }
            }
            let size = CGSize(width: numbers.integer(100...500), height: numbers.integer(100...500))
            let cold = fromNothing { ViewsOfHierarchy(hierarchy, size: size).views }
            let warm = ViewsOfHierarchy(hierarchy, size: size).views
            #expect(warm.mapValues(\.frame) == cold.mapValues(\.frame), "round \(round)")
            #expect(warm.mapValues(\.hasAmbiguousLayout) == cold.mapValues(\.hasAmbiguousLayout), "round \(round)")
        }
    }
}
