import Foundation
import Testing

@testable import UIKit

/// Texts of several lines that compete for the width of a row: their widths follow from the current constraints, whatever came before.
@MainActor @Suite struct CompetingTextTests {
    @Test(arguments: 1...12) func whatWasBeforeDoesNotShow(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var rows = (0..<3).map { _ in TextRow(using: &random) }
        let page = TextPage(rows)
        for step in 0..<20 {
            let place = Int(random.next() % 3)
            switch random.next() % 4 {
            case 0: rows[place].texts = TextRow(using: &random).texts
            case 1: rows[place].priorities = TextRow(using: &random).priorities
            case 2: rows[place].limit = TextRow(using: &random).limit
            default: page.root.frame.size.width = CGFloat(150 + random.next() % 300)
            }
            page.take(rows[place], at: place)
            page.root.layoutIfNeeded()
            let other = TextPage(rows)
            other.root.frame = page.root.frame
            other.root.layoutIfNeeded()
            #expect(page.frames == other.frames, "step \(step)")
        }
    }
}

/// The texts of two labels beside each other, and their compression resistance priorities.
private struct TextRow {
    var texts: [String]
    var priorities: [UILayoutPriority]
    var limit: CGFloat

    init(using random: inout SeededGenerator) {
        let known = [
            "a", "Some words", "A sentence with quite a lot of words in it that must be broken somewhere",
            "Longer words without end and without any sense", "",
        ]
        texts = (0..<2).map { _ in known[Int(random.next() % 5)] }
        priorities = (0..<2).map { _ in UILayoutPriority([740, 750, 755, 760][Int(random.next() % 4)]) }
        limit = CGFloat(40 + random.next() % 150)
    }
}

/// Rows of two labels below each other; every second row limits the width of its first label.
@MainActor private final class TextPage {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    private var labels: [[UILabel]] = []
    private var limits: [NSLayoutConstraint] = []

    init(_ rows: [TextRow]) {
        for (place, row) in rows.enumerated() {
            add(below: labels.last?[0], isLimited: place % 2 == 1)
            take(row, at: place)
        }
    }

    private func add(below other: UILabel?, isLimited: Bool) {
        let (first, second) = (UILabel(), UILabel())
        for label in [first, second] {
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
        }
        let limit = first.widthAnchor.constraint(lessThanOrEqualToConstant: 0)
        limit.isActive = isLimited
        NSLayoutConstraint.activate([
            first.topAnchor.constraint(equalTo: other?.bottomAnchor ?? root.topAnchor),
            second.topAnchor.constraint(equalTo: first.topAnchor),
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 4),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 3),
            second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        labels.append([first, second])
        limits.append(limit)
    }

    func take(_ row: TextRow, at place: Int) {
        limits[place].constant = row.limit
        for (label, (text, priority)) in zip(labels[place], zip(row.texts, row.priorities)) {
            label.text = text
            label.setContentCompressionResistancePriority(priority, for: .horizontal)
        }
    }

    var frames: [CGRect] { labels.flatMap { $0 }.map(\.frame) }
}
