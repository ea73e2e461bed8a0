import Testing

@testable import UIKit

/// Layout that nobody can see waits until somebody asks for a place; nothing but time may tell it from layout at once.
@MainActor @Suite struct DeferredLayoutTests {
    /// A view that somebody may override anything of, so that its hierarchy is laid out at once.
    private final class Witness: UIView {}

    /// The same tree twice over, once with a witness in it, and one script of edits for both.
    @MainActor final class Tree {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        private(set) var views: [UIView] = []
        private var constraints: [NSLayoutConstraint] = []
        private var kept: [UIView] = []

        init(isWitnessed: Bool) {
            LayoutEnvironment.logsConflicts = false
            if isWitnessed { root.addSubview(Witness()) }
            views = [root]
            for index in 1...40 { add(to: views[(index - 1) / 3], UInt64(index)) }
        }

        func add(to parent: UIView, _ number: UInt64) {
            let view = UIView()
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

        /// One edit, chosen by numbers; what it answers.
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

        /// Takes a view of no others out and keeps it.
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

    @Test(arguments: 1...20) func isThatOfLayoutAtOnce(_ seed: Int) {
        var numbers = Numbers(state: UInt64(seed))
        let (deferred, immediate) = (Tree(isWitnessed: false), Tree(isWitnessed: true))
        for step in 0..<60 {
            let (kind, number) = (numbers.next(40), numbers.next(1 << 20))
            let (found, wanted) = (deferred.edit(kind, number), immediate.edit(kind, number))
            #expect(found == wanted, "step \(step), kind \(kind)")
            if numbers.next(9) == 0 { #expect(deferred.frames == immediate.frames, "step \(step), kind \(kind)") }
        }
        #expect(deferred.frames == immediate.frames)
    }

    // MARK: What waits, and what ends the waiting

    /// A root with two views one in another, laid out, whose frames nobody has asked for.
    private func pair() -> (root: UIView, outer: UIView, inner: UIView, margin: NSLayoutConstraint) {
        let (root, outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)), UIView(), UIView())
        root.addSubview(outer)
        outer.addSubview(inner)
        let margin = outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
        var constraints = [margin]
        for (view, superview) in [(outer, root), (inner, outer)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            constraints += [
                view.rightAnchor.constraint(equalTo: superview.rightAnchor, constant: -5),
                view.topAnchor.constraint(equalTo: superview.topAnchor),
                view.heightAnchor.constraint(equalToConstant: 20),
            ]
        }
        constraints.append(inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 3))
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        return (root, outer, inner, margin)
    }

    @Test func placesWaitUntilTheyAreAskedFor() {
        let (root, outer, inner, margin) = pair()
        #expect(root.ownedHost?.hasDeferredLayout == true)
        #expect(root.frame.size.width == 100 && root.ownedHost?.hasDeferredLayout == true)
        #expect(inner.frame == CGRect(x: 3, y: 0, width: 77, height: 20))
        #expect(root.ownedHost?.hasDeferredLayout == false)
        margin.constant = 30
        #expect(outer.frame.minX == 10)
        root.layoutIfNeeded()
        margin.constant = 50
        // What was changed since the last pass does not count.
        #expect(outer.frame.minX == 30 && inner.bounds.width == 57)
    }

    /// Each makes it possible that somebody sees the next layout, and must not see the last one.
    @Test(arguments: 0..<9) func whatMayBeSeenIsPlacedAtOnce(_ kind: Int) {
        let (root, outer, inner, margin) = pair()
        let newcomer = Recorder()
        switch kind {
        case 0: inner.tag = 7
        case 1: outer.addSubview(newcomer)
        case 2: inner.autoresizingMask = .flexibleWidth
        case 3: _ = outer.layer
        case 4: inner.transform = CGAffineTransform(scaleX: 2, y: 2)
        case 5: outer.addLayoutGuide(UILayoutGuide())
        case 6: inner.preservesSuperviewLayoutMargins = true
        case 7: root.accessibilityIdentifier = "root"
        default: inner.accessibilityLabel = "inner"
        }
        #expect(root.ownedHost?.hasDeferredLayout == false)
        #expect(newcomer.layouts == 0)
        margin.constant = 20
        root.layoutIfNeeded()
        #expect(root.ownedHost?.hasDeferredLayout == false)
        #expect(newcomer.layouts == (kind == 1 ? 1 : 0))
        #expect(outer.frame.minX == 20)
    }

    /// Counts its layouts.
    private final class Recorder: UIView {
        var layouts = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    private final class Observer: UIResponder {
        var count = 0

        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            count += 1
        }
    }

    @Test func observersHearOfNoLayoutBeforeThem() {
        let (root, outer, _, margin) = pair()
        let observer = Observer()
        outer.addObserver(observer, forKeyPath: "bounds", context: nil)
        #expect(outer.bounds.width == 85 && observer.count == 0)
        margin.constant = 20
        root.layoutIfNeeded()
        #expect(observer.count == 1)
        outer.removeObserver(observer, forKeyPath: "bounds")
    }

    @Test func aViewThatOutlivesItsRootHasTheLastPlace() {
        var tree: (root: UIView, outer: UIView, inner: UIView, margin: NSLayoutConstraint)? = pair()
        let outer = tree?.outer
        tree?.margin.constant = 25
        tree?.root.layoutIfNeeded()
        #expect(tree?.root.ownedHost?.hasDeferredLayout == true)
        tree = nil
        #expect(outer?.superview == nil)
        #expect(outer?.frame == CGRect(x: 25, y: 0, width: 70, height: 20))
    }

    @Test func aRootThatBecomesASubviewTakesItsPlacesAlong() {
        let (root, outer, inner, _) = pair()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
        window.addSubview(root)
        #expect(outer.frame == CGRect(x: 10, y: 0, width: 85, height: 20))
        root.frame.size.width = 200
        window.layoutIfNeeded()
        #expect(outer.frame.width == 185 && inner.frame.width == 177)
    }

    @Test func displayAsksForPlaces() {
        let (root, _, inner, _) = pair()
        root.displayIfNeeded()
        #expect(root.ownedHost?.hasDeferredLayout == false)
        #expect(inner.flags.isDisjoint(with: .display))
    }
}
