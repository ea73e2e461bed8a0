import Testing

@_spi(Host) @testable import UIKit

/// The order of calls for each kind of change, as a journal.
@MainActor @Suite struct PassOrderTests {
    /// The calls in order.
    final class Journal {
        var lines: [String] = []
        func take() -> String {
            defer { lines = [] }
            return lines.joined(separator: " ")
        }
    }

    final class Witness: UIView {
        var name = ""
        var journal: Journal?
        var onLayout: (() -> Void)?
        override func updateConstraints() {
            journal?.lines.append("update(\(name))")
            super.updateConstraints()
        }
        override func layoutSubviews() {
            journal?.lines.append("layout(\(name))")
            super.layoutSubviews()
            onLayout?()
        }
    }

    /// root > parent > child, each with a constraint that can be changed.
    struct Tree {
        let journal = Journal()
        let root: Witness
        let parent: Witness
        let child: Witness
        let left: NSLayoutConstraint
        let width: NSLayoutConstraint
    }

    private func witness(_ name: String, _ journal: Journal) -> Witness {
        let view = Witness()
        view.name = name
        view.journal = journal
        return view
    }

    private func makeTree() -> Tree {
        let journal = Journal()
        let views = ["root", "parent", "child"].map { witness($0, journal) }
        views[0].frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        for (view, superview) in zip(views.dropFirst(), views) {
            view.translatesAutoresizingMaskIntoConstraints = false
            superview.addSubview(view)
        }
        let left = views[2].leftAnchor.constraint(equalTo: views[1].leftAnchor, constant: 5)
        let width = views[2].widthAnchor.constraint(equalToConstant: 20)
        NSLayoutConstraint.activate([
            left, width, views[2].topAnchor.constraint(equalTo: views[1].topAnchor),
            views[2].heightAnchor.constraint(equalToConstant: 10),
            views[1].leftAnchor.constraint(equalTo: views[0].leftAnchor),
            views[1].topAnchor.constraint(equalTo: views[0].topAnchor),
            views[1].widthAnchor.constraint(equalToConstant: 100),
            views[1].heightAnchor.constraint(equalToConstant: 100),
        ])
        let tree = Tree(root: views[0], parent: views[1], child: views[2], left: left, width: width)
        for view in views { view.journal = tree.journal }
        return tree
    }

    /// Update runs from the leaves to the root, layout from the root to the leaves.
    @Test func firstLayout() {
        let tree = makeTree()
        tree.root.layoutIfNeeded()
        #expect(
            tree.journal.take()
                == "update(child) update(parent) update(root) layout(root) layout(parent) layout(child)")
        tree.root.layoutIfNeeded()
        #expect(tree.journal.take() == "")
    }

    @Test(arguments: [
        ("move by a constant: the superview only", "layout(parent)"),
        ("resize by a constant: the superview, and the view", "layout(parent) layout(child)"),
        ("setNeedsLayout", "layout(child)"),
        ("setNeedsUpdateConstraints", "update(child)"),
        ("layoutIfNeeded on the leaf reaches the superview", "layout(parent)"),
        ("activation of what changes nothing", ""),
        ("content size", "layout(parent) layout(child)"),
        ("frame of the root", "layout(root)"),
        ("bounds of the child", "layout(parent) layout(child)"),
        ("adding a view without constraints", "update(new) layout(parent) layout(new)"),
        ("removing the child", "layout(parent)"),
        ("layoutIfNeeded beside nothing", ""),
        ("deactivation", "layout(parent) layout(child)"),
        ("priority of a constraint that loses", ""),
        ("hugging priority without a content", ""),
        ("content size that stays the same", ""),
        ("margins", "layout(parent)"),
        ("hidden, faded, coloured", ""),
        ("order of subviews", ""),
        ("setNeedsDisplay", ""),
        ("translatesAutoresizingMaskIntoConstraints", "layout(parent) layout(child)"),
        ("scrolling by the origin of the bounds", "layout(parent)"),
        ("a guide that moves", "layout(parent)"),
        ("centre of a view that a mask places", "layout(parent)"),
        ("adding a view with constraints", "update(new) layout(parent) layout(new)"),
        ("two changes", "layout(root) layout(parent) layout(child)"),
    ]) func trigger(_ name: String, _ expected: String) {
        let tree = makeTree()
        let optional = tree.child.widthAnchor.constraint(equalToConstant: 500)
        optional.priority = UILayoutPriority(200)
        let guide = UILayoutGuide()
        tree.parent.addLayoutGuide(guide)
        let guideLeft = guide.leftAnchor.constraint(equalTo: tree.parent.leftAnchor)
        NSLayoutConstraint.activate([optional, guideLeft])
        let masked = UIView(frame: CGRect(x: 1, y: 1, width: 5, height: 5))
        tree.parent.addSubview(masked)
        masked.rightAnchor.constraint(lessThanOrEqualTo: tree.parent.rightAnchor).isActive = true
        tree.root.layoutIfNeeded()
        _ = tree.journal.take()
        switch name.prefix(while: { $0 != ":" }) {
        case "move by a constant": tree.left.constant = 9
        case "resize by a constant": tree.width.constant = 30
        case "setNeedsLayout": tree.child.setNeedsLayout()
        case "setNeedsUpdateConstraints": tree.child.setNeedsUpdateConstraints()
        case "layoutIfNeeded on the leaf reaches the superview":
            tree.left.constant = 11
            tree.child.layoutIfNeeded()
        case "activation of what changes nothing":
            tree.child.widthAnchor.constraint(lessThanOrEqualToConstant: 500).isActive = true
        case "content size":
            tree.width.isActive = false
            tree.child.intrinsicContentSizeOverride = CGSize(width: 33, height: -1)
        case "frame of the root": tree.root.frame.size = CGSize(width: 300, height: 300)
        case "bounds of the child": tree.child.bounds.size = CGSize(width: 1, height: 1)
        case "adding a view without constraints": tree.parent.addSubview(witness("new", tree.journal))
        case "removing the child": tree.child.removeFromSuperview()
        case "deactivation":
            tree.child.intrinsicContentSizeOverride = CGSize(width: 44, height: -1)
            tree.width.isActive = false
        case "priority of a constraint that loses": optional.priority = UILayoutPriority(300)
        case "hugging priority without a content": tree.child.setContentHuggingPriority(.required, for: .vertical)
        case "content size that stays the same": tree.child.invalidateIntrinsicContentSize()
        case "margins": tree.parent.layoutMargins.left = 30
        case "hidden, faded, coloured":
            tree.child.isHidden = true
            tree.child.alpha = 0
            tree.child.backgroundColor = .red
        case "order of subviews": tree.parent.sendSubviewToBack(masked)
        case "setNeedsDisplay": tree.child.setNeedsDisplay()
        case "translatesAutoresizingMaskIntoConstraints":
            NSLayoutConstraint.deactivate(tree.parent.constraints.filter { $0.firstItem === tree.child })
            tree.width.isActive = false
            tree.child.translatesAutoresizingMaskIntoConstraints = true
            tree.child.frame.size.width = 99
        case "scrolling by the origin of the bounds": tree.parent.bounds.origin.y = 5
        case "a guide that moves": guideLeft.constant = 50
        case "centre of a view that a mask places": masked.center.x += 5
        case "adding a view with constraints":
            let new = witness("new", tree.journal)
            new.translatesAutoresizingMaskIntoConstraints = false
            tree.parent.addSubview(new)
            new.widthAnchor.constraint(equalToConstant: 7).isActive = true
        case "two changes":
            tree.width.constant = 70
            tree.root.setNeedsLayout()
            tree.parent.setNeedsLayout()
        default: break
        }
        tree.root.layoutIfNeeded()
        #expect(tree.journal.take() == expected)
    }

    /// A change of constraints while laying out runs another round in the same call.
    @Test func changeDuringLayout() {
        let tree = makeTree()
        tree.root.layoutIfNeeded()
        _ = tree.journal.take()
        tree.parent.onLayout = { [left = tree.left] in left.constant = 40 }
        tree.left.constant = 20
        tree.root.layoutIfNeeded()
        #expect(tree.child.frame.minX == 40)
        #expect(tree.journal.take() == "layout(parent) layout(parent)")
    }

    /// A view that invalidates its own layout in each pass is reported and stopped.
    @Test func feedbackLoop() {
        let tree = makeTree()
        tree.child.accessibilityIdentifier = "child"
        tree.child.onLayout = { [child = tree.child] in child.setNeedsLayout() }
        tree.root.layoutIfNeeded()
        #expect(tree.root.layoutFindings.map { $0.id.rawValue } == ["layout.feedback-loop"])
        #expect(tree.root.layoutFindings.first?.views == ["child"])
    }

    /// A view that requests another update while its constraints are updated is reported, until it stops doing so.
    @Test func updateLoop() {
        final class Again: UIView {
            var isRestless = true
            override func updateConstraints() {
                super.updateConstraints()
                if isRestless { setNeedsUpdateConstraints() }
            }
        }
        let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Again())
        view.accessibilityIdentifier = "again"
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        root.layoutIfNeeded()
        let finding = root.layoutFindings.first
        #expect(finding?.id == "layout.feedback-loop" && finding?.views == ["again"])
        #expect(finding?.message.contains("its updateConstraints() calls setNeedsUpdateConstraints()") == true)
        view.isRestless = false
        root.layoutIfNeeded()
        #expect(!root.layoutFindings.contains { $0.id == "layout.feedback-loop" })
    }

    /// A view that requests an update of its subview, which requests one of its superview, and a controller that requests another update.
    @Test func updateLoopsOfTwo() {
        final class Inner: UIView {
            override func updateConstraints() {
                super.updateConstraints()
                superview?.setNeedsUpdateConstraints()
            }
        }
        final class Outer: UIView {
            override func updateConstraints() {
                super.updateConstraints()
                subviews.first?.setNeedsUpdateConstraints()
            }
        }
        final class Controller: UIViewController {
            override func updateViewConstraints() {
                super.updateViewConstraints()
                view.setNeedsUpdateConstraints()
            }
        }
        func message(_ view: UIView, in root: UIView) -> String {
            view.translatesAutoresizingMaskIntoConstraints = false
            view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            root.layoutIfNeeded()
            return root.layoutFindings.first?.message ?? ""
        }
        let (root, outer, inner) = (UIView(), Outer(), Inner())
        root.addSubview(outer)
        outer.addSubview(inner)
        outer.accessibilityIdentifier = "outer"
        let both = message(inner, in: root)
        #expect(both.hasPrefix("outer had its constraints updated"))
        #expect(both.contains("its updateConstraints() calls setNeedsUpdateConstraints() of a subview"))
        let (window, controller) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), Controller())
        let view = UIView()
        controller.view.addSubview(view)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let single = message(view, in: window)
        #expect(single.contains("its controller's updateViewConstraints() calls setNeedsUpdateConstraints()."))
    }

    /// Text of several lines is measured again for the width of the first solution; a view that ends at the same place is not laid out
    /// again.
    @Test func textOfManyLinesTakesASecondPass() {
        let journal = Journal()
        let root = witness("root", journal)
        root.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "This label has relatively long text, that should take two lines."
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.leftAnchor.constraint(equalTo: root.leftAnchor), label.topAnchor.constraint(equalTo: root.topAnchor),
            label.rightAnchor.constraint(equalTo: root.rightAnchor),
        ])
        func lines(at width: CGFloat) -> Int {
            root.frame.size.width = width
            root.layoutIfNeeded()
            return Int((label.frame.height / label.font.lineHeight).rounded())
        }
        #expect([320, 160, 1000, 320].map { lines(at: $0) } == [2, 4, 1, 2])
        _ = journal.take()
        label.invalidateIntrinsicContentSize()
        root.layoutIfNeeded()
        #expect(journal.take() == "" && lines(at: 320) == 2)
        label.text = "One line"
        root.layoutIfNeeded()
        #expect(journal.take() == "layout(root)" && lines(at: 320) == 1)
    }

    /// A view is asked for its intrinsic size once, and again only when the size is invalidated or a content priority changes.
    @Test func contentIsAskedForOnce() {
        final class Asked: UIView {
            var count = 0
            override var intrinsicContentSize: CGSize {
                count += 1
                return CGSize(width: 10, height: 10)
            }
        }
        let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Asked())
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        func asked(_ change: () -> Void) -> Int {
            view.count = 0
            change()
            root.layoutIfNeeded()
            return view.count
        }
        #expect(asked {} == 1)
        #expect(asked { for flagged in [root, view] { flagged.setNeedsLayout() } } == 0)
        #expect(asked { view.setNeedsUpdateConstraints() } == 0)
        #expect(asked { view.invalidateIntrinsicContentSize() } == 1)
        view.invalidateIntrinsicContentSize()
        #expect(view.count == 1)
    }

    /// Without a window and without constraints the flags are the same, and each pass runs once for each of them.
    @Test func viewsWithoutAWindow() {
        let journal = Journal()
        let (parent, child, sibling) = (witness("p", journal), witness("c", journal), witness("s", journal))
        for view in [child, sibling] { parent.addSubview(view) }
        func passes(_ change: () -> Void) -> String {
            change()
            return journal.take()
        }
        #expect(passes { child.updateConstraintsIfNeeded() } == "update(c)")
        #expect(passes { parent.layoutIfNeeded() } == "update(s) update(p) layout(p) layout(c) layout(s)")
        #expect(passes { parent.layoutIfNeeded() } == "")
        #expect(
            passes {
                child.setNeedsUpdateConstraints(); child.layoutIfNeeded()
            } == "update(c)")
        #expect(
            passes {
                child.setNeedsDisplay(); child.layoutIfNeeded()
            } == "")
        #expect(
            passes {
                for view in [child, sibling] { view.setNeedsLayout() }; child.layoutIfNeeded()
            } == "layout(c)")
        #expect(passes { parent.layoutIfNeeded() } == "layout(s)")
        #expect(
            passes {
                parent.setNeedsLayout(); child.layoutIfNeeded()
            } == "layout(p)")
        #expect(
            passes {
                child.invalidateIntrinsicContentSize(); parent.layoutIfNeeded()
            } == "")
    }

    @Test func updateConstraintsIfNeededIsOnce() {
        let tree = makeTree()
        tree.root.updateConstraintsIfNeeded()
        #expect(tree.journal.take() == "update(child) update(parent) update(root)")
        #expect(!tree.root.needsUpdateConstraints())
        tree.root.updateConstraintsIfNeeded()
        #expect(tree.journal.take() == "")
    }

    @Test func controllersAreCalledAroundTheirView() {
        final class Controller: UIViewController {
            var journal: Journal?
            override func updateViewConstraints() {
                journal?.lines.append("updateViewConstraints")
                super.updateViewConstraints()
            }
            override func viewWillLayoutSubviews() { journal?.lines.append("will") }
            override func viewDidLayoutSubviews() { journal?.lines.append("did") }
        }
        let tree = makeTree()
        let controller = Controller()
        controller.journal = tree.journal
        tree.root.viewController = controller
        tree.root.layoutIfNeeded()
        let journal = tree.journal.take()
        #expect(journal.hasSuffix("will layout(root) did layout(parent) layout(child)"))
        #expect(journal.contains("update(parent) updateViewConstraints"))
    }
}
