import Testing
import UIKit

/// Hierarchies are freed with their last reference, whatever the engine of their root stores.
@MainActor @Suite struct LifetimeTests {
    @Test(arguments: ["plain", "baseline", "lines", "stale"])
    func rootsAreFreed(_ kind: String) {
        weak var known: UIView?
        do {
            let root = kind == "lines" || kind == "stale" ? UILabel() : UIView()
            root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            known = root
            let child = UILabel()
            child.text = "text"
            child.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(child)
            child.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
            if kind == "baseline" {
                child.firstBaselineAnchor.constraint(equalTo: root.firstBaselineAnchor).isActive = true
            }
            let label = root as? UILabel
            label?.numberOfLines = 0
            label?.text = "some words"
            root.layoutIfNeeded()
            if kind == "stale" { label?.text = "other words" }
            #expect(known != nil)
        }
        #expect(known == nil)
    }

    @Test(arguments: ["with the root", "removed", "with a view between", "after an anchor that is kept"])
    func subviewsAreFreed(_ kind: String) {
        weak var known: UIView?
        let kept = UIView()
        var root: UIView? = UIView()
        kept.addSubview(UIView())
        var anchor: NSLayoutXAxisAnchor?
        do {
            let (between, child) = (UIView(), UIView())
            known = child
            root?.addSubview(between)
            between.addSubview(child)
            // This constraint is never activated, so that nothing is laid out or activated before the view is freed.
            _ = child.leftAnchor.constraint(equalTo: between.leftAnchor)
            if kind == "after an anchor that is kept" {
                anchor = child.rightAnchor
                _ = child.leftAnchor
            }
            if kind == "removed" { child.removeFromSuperview() }
            if kind == "with a view between" { between.removeFromSuperview() }
        }
        if kind == "with the root" || kind == "after an anchor that is kept" { root = nil }
        #expect(known == nil)
        // An anchor does not keep its view: its item is weak in Apple's headers.
        #expect(anchor?.item == nil)
    }

    /// A view that is added and removed between two passes is not retained for the next one, whether alone or with the view that it was
    /// added to.
    @Test(arguments: ["alone", "twice", "into a view that goes"]) func viewsThatOnlyPassAreFreed(_ kind: String) {
        let (root, between) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        for view in [root, between] {
            if view !== root { root.addSubview(view) }
            let child = UIView()
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
            child.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        }
        root.layoutIfNeeded()
        weak var known: UIView?
        do {
            let passing = UIView()
            known = passing
            passing.translatesAutoresizingMaskIntoConstraints = false
            let container = kind == "into a view that goes" ? between : root
            container.addSubview(passing)
            let constraint = passing.leadingAnchor.constraint(equalTo: container.leadingAnchor)
            constraint.isActive = true
            if kind == "twice" {
                passing.removeFromSuperview()
                container.addSubview(passing)
                passing.widthAnchor.constraint(equalToConstant: 5).isActive = true
            }
            if kind == "into a view that goes" { between.removeFromSuperview() }
            passing.removeFromSuperview()
        }
        #expect(known == nil)
        root.layoutIfNeeded()
    }

    /// A view that outlives its superview has none, and takes part in the layout of its next superview.
    @Test func viewsThatOutliveTheirSuperviewHaveNone() {
        for _ in 0..<30 {
            let child = UIView()
            do {
                let former = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
                former.addSubview(child)
                former.layoutIfNeeded()
                #expect(child.superview === former)
            }
            #expect(child.superview == nil)
            let next = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            next.addSubview(child)
            child.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
            child.setNeedsLayout()
            next.layoutIfNeeded()
            #expect(child.superview === next && next.subviews == [child])
        }
    }

    /// Anchors and constraints of a freed view do not refer to the next view that reuses its index.
    @Test func namesOfViewsThatAreGoneNameNobody() {
        var anchors: [NSLayoutXAxisAnchor] = []
        var constraints: [NSLayoutConstraint] = []
        let other = UIView()
        for _ in 0..<300 {
            let view = UIView()
            anchors.append(view.leftAnchor)
            constraints.append(view.widthAnchor.constraint(equalTo: other.widthAnchor))
        }
        let views = (0..<600).map { _ in UIView() }
        let newAnchors = views.map(\.leftAnchor)
        #expect(anchors.allSatisfy { $0.item == nil } && constraints.allSatisfy { $0.firstItem == nil })
        #expect(constraints.allSatisfy { $0.secondItem === other && !$0.isActive })
        #expect(zip(views, newAnchors).allSatisfy { view, anchor in anchor.item === view })
        #expect(anchors.allSatisfy { anchor in newAnchors.allSatisfy { $0 != anchor } })
    }

    @Test func anchorsThatAreHeldStayWhatTheyAre() {
        let root = UIView()
        let views = (0..<6).map { _ in UIView() }
        for view in views { root.addSubview(view) }
        weak let watched = views[0].topAnchor
        let anchors = views.map { ($0.topAnchor, $0.bottomAnchor, $0.widthAnchor) }
        _ = views[5].topAnchor.constraint(equalTo: views[4].topAnchor)
        for (view, anchor) in zip(views, anchors) {
            #expect(anchor.0.item === view && anchor.1.item === view && anchor.2.item === view)
            #expect(anchor.0 == view.topAnchor && anchor.0 != view.bottomAnchor && anchor.2 == view.widthAnchor)
        }
        #expect(watched == nil || watched?.item === views[0])
    }

    /// An anchor that the pool has taken back and handed out again belongs to its new owner alone.
    @Test func anchorsFromThePoolAreNotTurnedWhileTheyAreHeld() {
        let views = (0..<6).map { _ in UIView() }
        let others = views.suffix(3).map { ($0.topAnchor, $0.leftAnchor) }
        for round in 0..<4 {
            let (first, second) = (views[round % 3], views[(round + 1) % 3])
            _ = first.topAnchor.constraint(equalTo: second.topAnchor)
            let held = (first.topAnchor, second.topAnchor)
            let next = (views[3].bottomAnchor, views[4].bottomAnchor, views[5].bottomAnchor)
            #expect(held.0.item === first && held.1.item === second && held.0 !== held.1)
            #expect(next.0.item === views[3] && next.1.item === views[4] && next.2.item === views[5])
        }
        #expect(zip(views.suffix(3), others).allSatisfy { $0 === $1.0.item && $0 === $1.1.item })
    }

    /// Creating a constraint consumes anchors that nothing else retains, and leaves all others unchanged.
    @Test func anchorsThatConstraintsAreMadeOfStayWhatTheyAre() {
        let root = UIView()
        let views = (0..<4).map { _ in UIView() }
        for view in views { root.addSubview(view) }
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let (top, left, width) = (views[0].topAnchor, guide.leftAnchor, views[0].widthAnchor)
        let distance = views[0].leftAnchor.anchorWithOffset(to: views[1].leftAnchor)
        let distanceItem = distance.item
        weak let watched = views[0].heightAnchor
        for view in views {
            let made = [
                top.constraint(equalTo: view.bottomAnchor), view.bottomAnchor.constraint(equalTo: top, constant: 1),
                left.constraint(equalTo: view.rightAnchor), view.rightAnchor.constraint(equalTo: left, constant: 1),
                width.constraint(equalToConstant: 5), width.constraint(equalTo: view.heightAnchor, multiplier: 2),
                distance.constraint(equalTo: view.heightAnchor), distance.constraint(equalToConstant: 5),
                view.topAnchor.constraint(equalToSystemSpacingBelow: top, multiplier: 1),
                guide.topAnchor.constraint(equalTo: view.topAnchor), top.constraint(equalTo: top),
            ]
            let items = made.map { ($0.firstItem, $0.secondItem) }
            let expected: [(AnyObject?, AnyObject?)] = [
                (views[0], view), (view, views[0]), (guide, view), (view, guide), (views[0], nil), (views[0], view),
                (distanceItem, view), (distanceItem, nil), (view, views[0]), (guide, view), (views[0], views[0]),
            ]
            #expect(zip(items, expected).allSatisfy { $0.0 === $1.0 && $0.1 === $1.1 })
        }
        #expect(top.item === views[0] && left.item === guide && width.item === views[0])
        #expect(distance.item === distanceItem && top == views[0].topAnchor && left == guide.leftAnchor)
        #expect(watched == nil)
    }

    @Test func heldConstraintsAreListedInOrderOfTheirComing() {
        let root = UIView()
        let child = UIView()
        root.addSubview(child)
        let constraints = (0..<30).map { child.leftAnchor.constraint(equalTo: root.leftAnchor, constant: CGFloat($0)) }
        var expected: [NSLayoutConstraint] = []
        var state: UInt64 = 7
        for _ in 0..<500 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let constraint = constraints[Int(state >> 33) % constraints.count]
            if constraint.isActive { expected.removeAll { $0 === constraint } } else { expected.append(constraint) }
            constraint.isActive.toggle()
            #expect(root.constraints.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
        }
    }

    @Test func constraintsThatOutliveTheirViewAreNotActive() {
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        let constraint: NSLayoutConstraint
        do {
            let root = UIView()
            root.addSubview(child)
            constraint = child.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3)
            constraint.isActive = true
            root.layoutIfNeeded()
        }
        #expect(!constraint.isActive && constraint.secondItem == nil && constraint.firstItem === child)
        constraint.constant = 5
        constraint.isActive = false
    }

    /// A view of 100 by 100 points that holds views placed by constraints.
    private func container(holding views: [UIView]) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        return root
    }

    /// A property that a subclass overrides may deactivate the very constraint for which it is read.
    @Test func constraintsMayGoWhileTheyAreEntered() {
        final class Changing: UIView {
            var doomed: [NSLayoutConstraint] = []
            override var alignmentRectInsets: UIEdgeInsets {
                NSLayoutConstraint.deactivate(doomed)
                doomed = []
                return .zero
            }
        }
        let (plain, changing) = (UIView(), Changing())
        let root = container(holding: [plain, changing])
        let early = plain.widthAnchor.constraint(equalToConstant: 10)
        early.isActive = true
        changing.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7).isActive = true
        let late = plain.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 9)
        late.isActive = true
        changing.doomed = Array(root.constraints.prefix(1))
        plain.rightAnchor.constraint(equalTo: changing.leftAnchor, constant: 20).isActive = true
        root.layoutIfNeeded()
        #expect(plain.frame.minX == 9 && root.constraints.count == 2)
    }

    /// The same if it is activated again at once, after the others.
    @Test func constraintThatIsMadeAnewWhileItIsEntered() {
        final class Changing: UIView {
            var doomed: [NSLayoutConstraint] = []
            override var alignmentRectInsets: UIEdgeInsets {
                let again = doomed
                doomed = []
                NSLayoutConstraint.deactivate(again)
                NSLayoutConstraint.activate(again)
                return .zero
            }
        }
        let (plain, changing) = (UIView(), Changing())
        let root = container(holding: [plain, changing])
        let first = changing.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7)
        first.isActive = true
        plain.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 9).isActive = true
        plain.topAnchor.constraint(equalTo: root.topAnchor, constant: 3).isActive = true
        changing.doomed = [first]
        root.layoutIfNeeded()
        #expect(plain.frame.origin == CGPoint(x: 9, y: 3))
        #expect(changing.frame.minX == 7)
        first.isActive = false
        changing.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20).isActive = true
        root.layoutIfNeeded()
        #expect(changing.frame.minX == 20)
    }
}
