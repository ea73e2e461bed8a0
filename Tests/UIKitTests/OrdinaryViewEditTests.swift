import Testing

@_spi(Host) @testable import UIKit

/// Views of no subclass, and others, with the same edits: they may differ only in time.
@MainActor @Suite struct OrdinaryViewEditTests {
    /// A view that may override any method.
    private final class Other: UIView {}

    /// A tree of views of one kind, and the possible edits of it.
    @MainActor final class Tree {
        let root: UIView
        private let make: () -> UIView
        private(set) var views: [UIView] = []
        private var constraints: [NSLayoutConstraint] = []
        private var kept: [UIView] = []

        init(_ make: @escaping () -> UIView) {
            LayoutEnvironment.current.logsConflicts = false
            self.make = make
            root = make()
            root.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
            views = [root]
            for index in 1...40 { add(to: views[(index - 1) / 3], UInt64(index)) }
        }

        func add(to parent: UIView, _ number: UInt64) {
            let view = make()
            view.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(view)
            views.append(view)
            let shift = CGFloat(number % 7) * 3.3
            let made = [
                view.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0.45, constant: shift),
                view.heightAnchor.constraint(equalTo: parent.heightAnchor, multiplier: 0.6, constant: 0.4),
                view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: shift * 2),
                view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 1.3),
            ]
            NSLayoutConstraint.activate(made)
            constraints += made
        }

        /// Makes one edit, chosen by numbers, and returns its result.
        func edit(_ kind: UInt64, _ number: UInt64) -> String {
            let view = views[Int(number % UInt64(views.count))]
            let length = CGFloat(number % 97)
            switch kind {
            case 0...7: root.frame.size = CGSize(width: 300 + length, height: 200 + length * 1.7)
            case 8...15: root.layoutIfNeeded()
            case 16: view.layoutIfNeeded()
            case 17...20: constraints[Int(number % UInt64(constraints.count))].constant = length / 3
            case 21: return "\(view.frame)"
            case 22: return "\(view.center) \(view.bounds)"
            case 23: return "\(view.convert(CGPoint(x: 1, y: 2), to: nil))"
            case 24: return "\(view.hasAmbiguousLayout)"
            case 25: return "\(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))"
            case 26: view.setNeedsLayout()
            case 27: add(to: view, number)
            case 28: view.bounds.origin.y = length / 7
            case 29: root.bounds.origin.x = length / 5
            case 30: view.frame.origin.x += 5
            case 31: view.frame.size.width = length
            case 32: toggle(constraints[Int(number % UInt64(constraints.count))])
            case 33: view.translatesAutoresizingMaskIntoConstraints.toggle()
            case 34: view.layoutSubviews()
            case 35:
                return
                    "\(root.hitTest(CGPoint(x: length, y: length), with: nil).flatMap { views.firstIndex(of: $0) } ?? -1)"
            case 36: take(view)
            case 37: root.displayIfNeeded()
            case 38: view.addSubview(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: length)))
            default: swapUp(view)
            }
            return ""
        }

        private func toggle(_ constraint: NSLayoutConstraint) {
            let view = constraint.firstItem as? UIView
            constraint.isActive = !constraint.isActive && view?.isDescendant(of: root) == true
        }

        /// Removes a view without subviews and keeps it.
        private func take(_ view: UIView) {
            guard view !== root, view.subviews.isEmpty else { return }
            view.removeFromSuperview()
            kept.append(view)
        }

        private func swapUp(_ view: UIView) { view.superview?.bringSubviewToFront(view) }

        var frames: [CGRect] { (views + kept).map(\.frame) }
    }

    private struct Numbers {
        var state: UInt64

        mutating func next(_ limit: UInt64) -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state >> 33) % limit
        }
    }

    @Test(arguments: 1...20) func framesAndAnswersAreTheSame(_ seed: Int) {
        var numbers = Numbers(state: UInt64(seed))
        let (ordinary, other) = (Tree { UIView() }, Tree { Other() })
        for step in 0..<60 {
            let (kind, number) = (numbers.next(40), numbers.next(1 << 20))
            let (found, wanted) = (ordinary.edit(kind, number), other.edit(kind, number))
            #expect(found == wanted, "step \(step), kind \(kind)")
            if numbers.next(9) == 0 { #expect(ordinary.frames == other.frames, "step \(step), kind \(kind)") }
        }
        #expect(ordinary.frames == other.frames)
    }
}
