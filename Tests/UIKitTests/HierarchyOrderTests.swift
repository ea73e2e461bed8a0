import Foundation
import Testing

@testable import UIKit

/// If constraints leave a choice, the order of views in the hierarchy decides, not the order in which they were added.
@MainActor @Suite struct HierarchyOrderTests {
    init() { LayoutEnvironment.current.logsConflicts = false }

    @Test(arguments: [UIStackView.Distribution.fill, .fillProportionally, .equalSpacing, .equalCentering])
    func whenViewsCameDoesNotShow(_ distribution: UIStackView.Distribution) {
        for seed in 0..<20 {
            var random = SeededGenerator(seed: UInt64(seed))
            let changed = LabelStack(distribution)
            var texts: [String] = []
            for step in 0..<8 {
                let place = Int(random.next() % UInt64(texts.count + 1))
                texts.insert(String(repeating: "m", count: 1 + Int(random.next() % 9)), at: place)
                changed.insert(texts[place], at: place)
                let fresh = LabelStack(distribution)
                for (place, text) in texts.enumerated() { fresh.insert(text, at: place) }
                changed.root.layoutIfNeeded()
                fresh.root.layoutIfNeeded()
                #expect(changed.frames == fresh.frames, "seed \(seed) step \(step)")
            }
        }
    }

    @Test func siblingsThatChangePlaces() {
        let (changed, fresh) = (OpenPair(isReversed: false), OpenPair(isReversed: true))
        changed.root.layoutIfNeeded()
        #expect(changed.widths == [60, 40])
        changed.root.exchangeSubview(at: 0, withSubviewAt: 1)
        changed.root.setNeedsLayout()
        changed.root.layoutIfNeeded()
        fresh.root.layoutIfNeeded()
        #expect(fresh.widths == [40, 60])
        #expect(changed.widths == fresh.widths)
    }
}

/// A stack view of labels with equal hugging priorities.
@MainActor private final class LabelStack {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    private let stack = UIStackView()

    init(_ distribution: UIStackView.Distribution) {
        stack.distribution = distribution
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            stack.topAnchor.constraint(equalTo: root.topAnchor),
        ])
    }

    func insert(_ text: String, at place: Int) {
        let label = UILabel()
        label.text = text
        stack.insertArrangedSubview(label, at: place)
    }

    var frames: [CGRect] { stack.arrangedSubviews.map(\.frame) }
}

/// Two views that share 100 points, each with an optional width of 40: the one further back gets the rest.
@MainActor private final class OpenPair {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let views = [UIView(), UIView()]

    init(isReversed: Bool) {
        for view in isReversed ? views.reversed() : views {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            let width = view.widthAnchor.constraint(equalToConstant: 40)
            width.priority = .defaultLow
            width.isActive = true
        }
        NSLayoutConstraint.activate([
            views[0].leftAnchor.constraint(equalTo: root.leftAnchor),
            views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor),
            views[1].rightAnchor.constraint(equalTo: root.rightAnchor),
        ])
    }

    var widths: [CGFloat] { views.map(\.frame.width) }
}
