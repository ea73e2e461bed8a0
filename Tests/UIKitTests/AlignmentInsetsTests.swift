import Testing

@testable import UIKit

/// Alignment insets that change after a layout: the alignment rectangle keeps its place, and the frame follows.
@MainActor @Suite struct AlignmentInsetsTests {
    private final class Framed: UIView {
        var insets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
        override var alignmentRectInsets: UIEdgeInsets { insets }
        override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
    }

    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    /// Adds a view of the same size at the bottom right corner of another view.
    private func follower(of view: UIView) -> UIView {
        let made = UIView()
        made.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(made)
        NSLayoutConstraint.activate([
            made.leadingAnchor.constraint(equalTo: view.trailingAnchor),
            made.topAnchor.constraint(equalTo: view.bottomAnchor),
            made.widthAnchor.constraint(equalTo: view.widthAnchor),
            made.heightAnchor.constraint(equalTo: view.heightAnchor),
        ])
        return made
    }

    private func place(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20).isActive = true
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20).isActive = true
    }

    @Test func framesFollowTheInsets() {
        let view = Framed()
        place(view)
        let next = follower(of: view)
        for (insets, frame) in [
            (UIEdgeInsets.zero, CGRect(x: 20, y: 20, width: 50, height: 20)),
            (insets, CGRect(x: 18, y: 19, width: 56, height: 24)),
            (UIEdgeInsets(top: 3, left: 4, bottom: 1, right: 2), CGRect(x: 16, y: 17, width: 56, height: 24)),
            (.zero, CGRect(x: 20, y: 20, width: 50, height: 20)),
        ] {
            view.insets = insets
            root.layoutIfNeeded()
            #expect(view.frame == frame)
            #expect(next.frame == CGRect(x: 70, y: 40, width: 50, height: 20))
        }
    }

    /// A view with an autoresizing mask keeps its frame, so that its alignment rectangle changes.
    @Test func framesThatStay() {
        let view = Framed(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        root.addSubview(view)
        let next = follower(of: view)
        root.layoutIfNeeded()
        #expect(next.frame == CGRect(x: 110, y: 70, width: 100, height: 50))
        view.insets = insets
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(next.frame == CGRect(x: 106, y: 67, width: 94, height: 46))
    }

    @Test(arguments: [UIStackView.Alignment.center, .top]) func arrangedViews(_ alignment: UIStackView.Alignment) {
        func row(_ insets: UIEdgeInsets) -> (stack: UIStackView, view: Framed) {
            let view = Framed()
            view.insets = insets
            let stack = UIStackView(arrangedSubviews: [view, UILabel()])
            stack.alignment = alignment
            place(stack)
            root.layoutIfNeeded()
            return (stack, view)
        }
        let changed = row(.zero)
        changed.view.insets = insets
        root.layoutIfNeeded()
        #expect(changed.view.frame == row(insets).view.frame)
        #expect(changed.view.frame.width == 56)
    }

    /// An image of the same size may have other insets or another baseline.
    @Test func imagesOfOneSize() {
        let image = UIImage(size: CGSize(width: 30, height: 40))
        let view = UIImageView(image: image)
        place(view)
        root.layoutIfNeeded()
        view.image = image.withAlignmentRectInsets(insets)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 18, y: 19, width: 30, height: 40))
        let label = UILabel()
        label.text = "Text"
        place(label)
        label.removeFromSuperview()
        root.addSubview(label)
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        label.lastBaselineAnchor.constraint(equalTo: view.lastBaselineAnchor).isActive = true
        root.layoutIfNeeded()
        let before = label.frame.minY
        view.image = image.withAlignmentRectInsets(insets).withBaselineOffset(fromBottom: 10)
        root.layoutIfNeeded()
        #expect(label.frame.minY == before - 7)
    }
}
