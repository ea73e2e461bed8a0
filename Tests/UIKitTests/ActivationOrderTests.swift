import Foundation
import Testing

@testable import UIKit

/// Frames depend only on the active constraints, not on the order of activation, also if they are ambiguous.
@MainActor @Suite struct ActivationOrderTests {
    @Test func theOrderOfActivationDoesNotShow() {
        var random = SeededGenerator(seed: 11)
        for round in 0..<200 {
            let first = AmbiguousPicture(seed: UInt64(round))
            let other = AmbiguousPicture(seed: UInt64(round))
            NSLayoutConstraint.activate(first.constraints)
            NSLayoutConstraint.activate(other.constraints.shuffled(using: &random))
            first.root.layoutIfNeeded()
            other.root.layoutIfNeeded()
            #expect(first.frames == other.frames, "round \(round)")
        }
    }
}

/// A tree of views and guides with fewer constraints than it needs.
@MainActor private struct AmbiguousPicture {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    private var items: [UIView] = []
    private var guides: [UILayoutGuide] = []
    private(set) var constraints: [NSLayoutConstraint] = []

    init(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        items = [root]
        for _ in 0..<7 {
            let parent = items.randomElement(using: &random) ?? root
            let view = Self.view(&random)
            view.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(view)
            items.append(view)
            if random.next() % 4 == 0 {
                let guide = UILayoutGuide()
                view.addLayoutGuide(guide)
                guides.append(guide)
            }
        }
        for _ in 0..<12 { constraints.append(constraint(&random)) }
    }

    private static func view(_ random: inout SeededGenerator) -> UIView {
        switch random.next() % 6 {
        case 0, 1:
            let label = UILabel()
            label.text = "Label"
            return label
        case 2: return UIScrollView()
        default: return UIView()
        }
    }

    private func constraint(_ random: inout SeededGenerator) -> NSLayoutConstraint {
        let attributes: [[NSLayoutConstraint.Attribute]] = [
            [.left, .right, .centerX, .leftMargin], [.top, .bottom, .centerY, .bottomMargin], [.width, .height],
        ]
        let family = attributes[Int(random.next() % 3)]
        let objects: [AnyObject] = (items + guides).shuffled(using: &random)
        func attribute(of object: AnyObject) -> NSLayoutConstraint.Attribute {
            let chosen = family[Int(random.next() % UInt64(family.count))]
            return object is UIView ? chosen : chosen.withoutMargin
        }
        let constraint = NSLayoutConstraint(
            item: objects[0], attribute: attribute(of: objects[0]),
            relatedBy: random.next() % 3 == 0 ? .greaterThanOrEqual : .equal, toItem: objects[1],
            attribute: attribute(of: objects[1]), multiplier: 1, constant: CGFloat(random.next() % 9) * 4)
        constraint.priority = UILayoutPriority(Float(100 + random.next() % 800))
        return constraint
    }

    var frames: [CGRect] { items.map(\.frame) + guides.map(\.layoutFrame) }
}
