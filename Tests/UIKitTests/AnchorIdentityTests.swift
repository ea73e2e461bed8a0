import Testing

@testable import UIKit

/// A view gives out the same anchor as long as somebody holds it, as Apple's does.
@MainActor @Suite struct AnchorIdentityTests {
    @Test func heldAnchorsAreTheSame() {
        let (view, other) = (UIView(), UIView())
        let (leading, width) = (view.leadingAnchor, view.widthAnchor)
        #expect(view.leadingAnchor === leading && view.widthAnchor === width)
        #expect(view.trailingAnchor !== leading && other.leadingAnchor !== leading)
        view.addSubview(other)
        let constraint = other.leadingAnchor.constraint(equalTo: leading)
        #expect(constraint.secondAnchor === leading && view.leadingAnchor === leading)
        #expect(constraint.firstAnchor === other.leadingAnchor)
        #expect(constraint.firstAnchor as AnyObject is NSLayoutXAxisAnchor)
        #expect(other.heightAnchor.constraint(equalToConstant: 3).firstAnchor === other.heightAnchor)
        #expect(other.firstBaselineAnchor === other.firstBaselineAnchor)
    }

    /// Many anchors that are held, some for a while only.
    @Test func manyHeldAnchors() {
        let views = (0..<40).map { _ in UIView() }
        var held = views.map { ($0, $0.leadingAnchor, $0.topAnchor) }
        for round in 0..<3 {
            for (view, leading, top) in held {
                #expect(view.leadingAnchor === leading && view.topAnchor === top)
                #expect(leading.item === view && view.rightAnchor.attribute == .right)
            }
            held.removeLast(10)
            for view in views { _ = view.centerXAnchor.constraint(equalTo: view.leftAnchor) }
            if round == 1 { held += views.suffix(5).map { ($0, $0.leadingAnchor, $0.topAnchor) } }
        }
    }

    /// A constraint without a second item has none of its sides, whatever was passed.
    @Test func sizesHaveNoOtherSide() {
        let constraint = NSLayoutConstraint(
            item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 0,
            constant: 25)
        #expect(constraint.multiplier == 1 && constraint.secondAttribute == .notAnAttribute)
    }
}
