import Foundation
import Testing

@testable import UIKit

/// Views whose position constraints only bound: they take a bound, as in tests of layout libraries that ran on iOS.
@MainActor @Suite struct UndecidedPlaceTests {
    /// A view in a superview of 300 × 200.
    private func frame(
        size: CGSize? = nil, content: CGSize? = nil, old: CGRect = .zero, isRightToLeft: Bool = false,
        _ constraints: (UIView, UIView) -> [NSLayoutConstraint]
    ) -> CGRect {
        final class Content: UIView {
            var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
            override var intrinsicContentSize: CGSize { content }
        }
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        if isRightToLeft { superview.semanticContentAttribute = .forceRightToLeft }
        let view = Content(frame: old)
        if let content { view.content = content }
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        NSLayoutConstraint.activate(constraints(view, superview))
        if let size {
            view.widthAnchor.constraint(equalToConstant: size.width).isActive = true
            view.heightAnchor.constraint(equalToConstant: size.height).isActive = true
        }
        superview.layoutIfNeeded()
        return view.frame
    }

    struct Bound: CustomTestStringConvertible, Sendable {
        let attribute: NSLayoutConstraint.Attribute
        let relation: NSLayoutConstraint.Relation
        let constant: CGFloat
        var isRightToLeft = false
        let x: CGFloat
        let y: CGFloat
        var testDescription: String { "\(attribute.name) \(relation.rawValue) \(constant), \(isRightToLeft)" }
    }

    nonisolated static let bounds = [
        Bound(attribute: .top, relation: .lessThanOrEqual, constant: 10, x: 0, y: 10),
        Bound(attribute: .top, relation: .greaterThanOrEqual, constant: 10, x: 0, y: 10),
        Bound(attribute: .top, relation: .greaterThanOrEqual, constant: -10, x: 0, y: -10),
        Bound(attribute: .bottom, relation: .lessThanOrEqual, constant: -13, x: 0, y: 167),
        Bound(attribute: .bottom, relation: .greaterThanOrEqual, constant: -13, x: 0, y: 167),
        Bound(attribute: .centerY, relation: .lessThanOrEqual, constant: 0, x: 0, y: 90),
        Bound(attribute: .left, relation: .lessThanOrEqual, constant: 72, x: 72, y: 0),
        Bound(attribute: .right, relation: .lessThanOrEqual, constant: -13, x: 257, y: 0),
        Bound(attribute: .leading, relation: .lessThanOrEqual, constant: 23, x: 23, y: 0),
        Bound(attribute: .leading, relation: .lessThanOrEqual, constant: 23, isRightToLeft: true, x: 247, y: 0),
        Bound(attribute: .leading, relation: .greaterThanOrEqual, constant: 23, isRightToLeft: true, x: 247, y: 0),
        Bound(attribute: .trailing, relation: .lessThanOrEqual, constant: -74, isRightToLeft: true, x: 74, y: 0),
        Bound(attribute: .trailing, relation: .greaterThanOrEqual, constant: -74, isRightToLeft: true, x: 74, y: 0),
    ]

    /// A single inequality, required or optional, with a given size and with an intrinsic size.
    @Test(arguments: bounds, [1000, 749, 250] as [Float])
    func oneBound(_ bound: Bound, _ priority: Float) {
        let size = CGSize(width: 30, height: 20)
        for (given, content) in [(size, nil), (nil, size)] {
            let frame = frame(size: given, content: content, isRightToLeft: bound.isRightToLeft) { view, superview in
                let constraint = NSLayoutConstraint(
                    item: view, attribute: bound.attribute, relatedBy: bound.relation, toItem: superview,
                    attribute: bound.attribute, multiplier: 1, constant: bound.constant)
                constraint.priority = UILayoutPriority(priority)
                return [constraint]
            }
            #expect(frame == CGRect(origin: CGPoint(x: bound.x, y: bound.y), size: size))
        }
    }

    /// Of two bounds the lower one counts, in either order; a size without constraints is 0.
    @Test func twoBoundsAndSizes() {
        for isReversed in [false, true] {
            let between = frame { view, superview in
                let both = [
                    view.leadingAnchor.constraint(greaterThanOrEqualTo: superview.leadingAnchor, constant: 20),
                    view.trailingAnchor.constraint(lessThanOrEqualTo: superview.trailingAnchor, constant: -20),
                ]
                return isReversed ? both.reversed() : both
            }
            #expect(between == CGRect(x: 20, y: 0, width: 0, height: 0))
        }
        let right = frame { [$0.rightAnchor.constraint(lessThanOrEqualTo: $1.rightAnchor, constant: -13)] }
        #expect(right == CGRect(x: 287, y: 0, width: 0, height: 0))
        let most = frame { [$0.widthAnchor.constraint(lessThanOrEqualTo: $1.widthAnchor, constant: -52)] }
        #expect(most == .zero)
        let least = frame { [$0.widthAnchor.constraint(greaterThanOrEqualTo: $1.widthAnchor, constant: -52)] }
        #expect(least == CGRect(x: 0, y: 0, width: 248, height: 0))
    }

    /// A view that had a frame when it was added keeps the frame if constraints allow that.
    @Test func framesThatWereSet() {
        let kept = frame(old: CGRect(x: 40, y: 50, width: 60, height: 70)) {
            [$0.leftAnchor.constraint(lessThanOrEqualTo: $1.leftAnchor, constant: 72)]
        }
        #expect(kept == CGRect(x: 40, y: 50, width: 60, height: 70))
    }

    /// Views after another one, and views whose position follows from the size of another one.
    @Test(arguments: [false, true]) func siblings(_ isRightToLeft: Bool) {
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        if isRightToLeft { superview.semanticContentAttribute = .forceRightToLeft }
        let views = (0..<3).map { _ in UIView() }
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            superview.addSubview(view)
        }
        NSLayoutConstraint.activate([
            views[0].leadingAnchor.constraint(equalTo: superview.leadingAnchor),
            views[0].widthAnchor.constraint(equalToConstant: 10),
            views[1].leadingAnchor.constraint(lessThanOrEqualTo: views[0].trailingAnchor, constant: 25),
            views[1].widthAnchor.constraint(lessThanOrEqualToConstant: 100),
            views[2].leadingAnchor.constraint(equalTo: views[1].trailingAnchor, constant: 8),
        ])
        superview.layoutIfNeeded()
        let edges = views.map { isRightToLeft ? 300 - $0.frame.maxX : $0.frame.minX }
        #expect(edges == [0, 35, 43])
        #expect(views.map(\.frame.width) == [10, 0, 0])
    }

    /// An even number of views around a center, with inequalities whose priority equals their hugging priority.
    @Test(arguments: [250, 1000] as [Float]) func rowsAroundACentre(_ priority: Float) {
        final class Sized: UIView {
            var width: CGFloat = 0
            override var intrinsicContentSize: CGSize { CGSize(width: width, height: 10) }
        }
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let views = [20, 40, 30, 10].map { width in
            let view = Sized()
            view.width = width
            view.translatesAutoresizingMaskIntoConstraints = false
            superview.addSubview(view)
            return view
        }
        let constraints = [
            views[1].rightAnchor.constraint(lessThanOrEqualTo: superview.centerXAnchor, constant: -5),
            views[2].leftAnchor.constraint(lessThanOrEqualTo: superview.centerXAnchor, constant: 5),
            views[3].leftAnchor.constraint(equalTo: views[2].rightAnchor, constant: 10),
            views[0].rightAnchor.constraint(equalTo: views[1].leftAnchor, constant: -10),
        ]
        for constraint in constraints { constraint.priority = UILayoutPriority(priority) }
        NSLayoutConstraint.activate(constraints)
        superview.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [75, 105, 155, 195])
        #expect(views.map(\.frame.width) == [20, 40, 30, 10])
    }
}
