import Testing
@_spi(Host) import UIKit

/// The statements of an introduction to Auto Layout about the layout process (seed 003): a test for each sentence, in order.
@MainActor @Suite struct LayoutProcessTests {
    /// Records the steps for which it is called.
    private final class Step: UIView {
        var name = ""
        var log: (String) -> Void = { _ in }
        var onUpdate: () -> Void = {}
        var onLayout: () -> Void = {}
        var content = CGSize(width: 10, height: 10)
        override var intrinsicContentSize: CGSize { content }
        override func updateConstraints() {
            log("update \(name)")
            onUpdate()
            super.updateConstraints()
        }
        override func layoutSubviews() {
            log("layout \(name)")
            super.layoutSubviews()
            onLayout()
        }
        override func draw(_ rect: CGRect) { log("draw \(name)") }
    }

    /// root > middle > leaf; the leaf's frame follows from its left edge, its top edge and its intrinsic size.
    private final class Tree {
        let root: Step
        let middle: Step
        let leaf: Step
        let left: NSLayoutConstraint
        private var lines: [String] = []

        @MainActor init() {
            let views = ["root", "middle", "leaf"].map { name in
                let view = Step()
                view.name = name
                return view
            }
            (root, middle, leaf) = (views[0], views[1], views[2])
            root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            root.addSubview(middle)
            middle.addSubview(leaf)
            for view in [middle, leaf] { view.translatesAutoresizingMaskIntoConstraints = false }
            left = leaf.leftAnchor.constraint(equalTo: middle.leftAnchor, constant: 5)
            NSLayoutConstraint.activate([
                middle.leftAnchor.constraint(equalTo: root.leftAnchor),
                middle.rightAnchor.constraint(equalTo: root.rightAnchor),
                middle.topAnchor.constraint(equalTo: root.topAnchor),
                middle.bottomAnchor.constraint(equalTo: root.bottomAnchor),
                left, leaf.topAnchor.constraint(equalTo: middle.topAnchor),
            ])
            for view in views { view.log = { [unowned self] in lines.append($0) } }
        }

        /// A tree that has been through all steps.
        @MainActor static func settled() -> Tree {
            let tree = Tree()
            tree.root.displayIfNeeded()
            _ = tree.take()
            return tree
        }

        /// The calls since the last query.
        func take() -> String {
            defer { lines = [] }
            return lines.joined(separator: ", ")
        }
    }

    @Test("The first step, updating constraints, goes from subview to superview")
    func updatingConstraintsGoesUp() {
        let tree = Tree()
        tree.root.updateConstraintsIfNeeded()
        #expect(tree.take() == "update leaf, update middle, update root")
    }

    @Test("It prepares what layout needs: constraints made in it count in the layout that follows")
    func updatingPreparesLayout() {
        let tree = Tree.settled()
        tree.leaf.onUpdate = { [left = tree.left] in left.constant = 30 }
        tree.leaf.setNeedsUpdateConstraints()
        tree.root.layoutIfNeeded()
        #expect(tree.leaf.frame.minX == 30)
        #expect(tree.take() == "update leaf, layout middle")
    }

    @Test("setNeedsUpdateConstraints triggers it, for that view only and once")
    func setNeedsUpdateConstraintsTriggers() {
        let tree = Tree.settled()
        tree.middle.setNeedsUpdateConstraints()
        #expect(tree.middle.needsUpdateConstraints() && tree.take() == "")
        tree.root.layoutIfNeeded()
        tree.root.layoutIfNeeded()
        #expect(tree.take() == "update middle")
    }

    @Test("A change of constraints triggers it by itself: the next layout has the new places")
    func changesOfConstraintsTrigger() {
        let tree = Tree.settled()
        tree.left.constant = 40
        tree.root.layoutIfNeeded()
        #expect(tree.leaf.frame.minX == 40)
        tree.left.isActive = false
        tree.leaf.rightAnchor.constraint(equalTo: tree.middle.rightAnchor).isActive = true
        tree.root.layoutIfNeeded()
        #expect(tree.leaf.frame.maxX == 100)
    }

    @Test("A custom view has to say itself what may affect its layout")
    func customViewsSayWhatChanged() {
        let tree = Tree.settled()
        tree.leaf.content = CGSize(width: 25, height: 10)
        tree.root.layoutIfNeeded()
        #expect(tree.leaf.frame.width == 10)
        tree.leaf.invalidateIntrinsicContentSize()
        tree.root.layoutIfNeeded()
        #expect(tree.leaf.frame.width == 25)
    }

    @Test("It can override updateConstraints and add the constraints it needs inside")
    func updateConstraintsAddsLocalConstraints() {
        let tree = Tree()
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        tree.leaf.addSubview(inner)
        var isDone = false
        tree.leaf.onUpdate = { [leaf = tree.leaf] in
            guard !isDone else { return }
            isDone = true
            inner.leftAnchor.constraint(equalTo: leaf.leftAnchor, constant: 3).isActive = true
            inner.widthAnchor.constraint(equalToConstant: 4).isActive = true
        }
        tree.root.layoutIfNeeded()
        #expect(inner.frame.minX == 3 && inner.frame.width == 4)
    }

    @Test("The second step, layout, goes from superview to subview")
    func layoutGoesDown() {
        let tree = Tree()
        tree.root.layoutIfNeeded()
        #expect(tree.take().hasSuffix("layout root, layout middle, layout leaf"))
    }

    @Test("It sets the center and bounds of views")
    func layoutSetsCenterAndBounds() {
        final class Watched: UIView {
            var changes: [String] = []
            override var center: CGPoint { didSet { changes.append("center") } }
            override var bounds: CGRect { didSet { changes.append("bounds") } }
            override var frame: CGRect { didSet { changes.append("frame") } }
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let view = Watched()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
            view.rightAnchor.constraint(equalTo: root.rightAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        #expect(view.changes == ["bounds", "center"])
    }

    @Test("Who observes a view that overrides nothing hears of bounds and center all the same")
    func layoutTellsObserversOfPlainViews() {
        final class Observer: UIResponder {
            var keys: [String] = []
            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) { keys.append(keyPath ?? "") }
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let (view, observer) = (UIView(), Observer())
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
            view.rightAnchor.constraint(equalTo: root.rightAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 5),
        ])
        for key in ["bounds", "center"] { view.addObserver(observer, forKeyPath: key, context: nil) }
        root.layoutIfNeeded()
        #expect(observer.keys == ["bounds", "center"])
        #expect(view.frame == CGRect(x: 5, y: 0, width: 45, height: 5))
    }

    @Test("setNeedsLayout triggers it, and does not lay out at once")
    func setNeedsLayoutWaits() {
        let tree = Tree.settled()
        tree.middle.setNeedsLayout()
        tree.middle.setNeedsLayout()
        #expect(tree.take() == "")
        tree.root.layoutIfNeeded()
        #expect(tree.take() == "layout middle")
    }

    @Test("layoutIfNeeded lays out at once")
    func layoutIfNeededIsImmediate() {
        let tree = Tree.settled()
        tree.left.constant = 12
        #expect(tree.leaf.frame.minX == 5)
        tree.root.layoutIfNeeded()
        #expect(tree.leaf.frame.minX == 12)
    }

    @Test("A custom view can override layoutSubviews for more control")
    func layoutSubviewsTakesControl() {
        let tree = Tree()
        tree.middle.onLayout = { [leaf = tree.leaf] in leaf.frame.origin.y = 77 }
        tree.root.layoutIfNeeded()
        #expect(tree.leaf.frame.minY == 77 && tree.leaf.frame.minX == 5)
    }

    @Test("The third step, display, has nothing to do with Auto Layout and goes from superview to subview")
    func displayGoesDown() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        var drawn: [String] = []
        var superview = root
        for name in ["outer", "inner"] {
            let view = Step(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
            view.name = name
            view.log = { if $0.hasPrefix("draw") { drawn.append($0) } }
            superview.addSubview(view)
            superview = view
        }
        root.displayIfNeeded()
        #expect(drawn == ["draw outer", "draw inner"])
    }

    @Test("setNeedsDisplay triggers it")
    func setNeedsDisplayTriggers() {
        let tree = Tree.settled()
        tree.leaf.setNeedsDisplay()
        #expect(tree.take() == "")
        tree.root.displayIfNeeded()
        #expect(tree.take() == "draw leaf")
    }

    @Test("Each step depends on the one before: display lays out first, and layout updates constraints first")
    func stepsDependOnTheOnesBefore() {
        let tree = Tree.settled()
        tree.leaf.onUpdate = { [left = tree.left] in left.constant = 8 }
        tree.leaf.setNeedsUpdateConstraints()
        tree.middle.setNeedsDisplay()
        tree.root.displayIfNeeded()
        #expect(tree.take() == "update leaf, layout middle, draw middle")
    }

    @Test("The steps are no one-way street: layout may change constraints, which runs another round")
    func layoutIsIterative() {
        let tree = Tree.settled()
        var rounds = 0
        tree.middle.onLayout = { [middle = tree.middle, left = tree.left] in
            rounds += 1
            // The second round sees the layout of the first one.
            if middle.frame.width > 150, left.constant != 60 { left.constant = 60 }
        }
        tree.root.frame.size.width = 200
        tree.root.layoutIfNeeded()
        #expect(tree.leaf.frame.minX == 60 && rounds == 2)
        #expect(tree.take() == "layout root, layout middle, layout middle")
    }

    @Test("layoutSubviews that always leads to another pass is an endless loop, which ends here with its name")
    func endlessLoopsAreNamed() {
        let tree = Tree.settled()
        tree.leaf.accessibilityIdentifier = "restless"
        tree.leaf.onLayout = { [leaf = tree.leaf] in leaf.setNeedsLayout() }
        tree.leaf.setNeedsLayout()
        tree.root.layoutIfNeeded()
        #expect(tree.root.layoutFindings.map { $0.views } == [["restless"]])
    }

    @Test("layoutIfNeeded on a view lays out the whole hierarchy that needs it, superviews included")
    func layoutIfNeededReachesUp() {
        let tree = Tree.settled()
        tree.root.frame.size = CGSize(width: 300, height: 300)
        tree.leaf.layoutIfNeeded()
        #expect(tree.middle.frame.size == CGSize(width: 300, height: 300))
        #expect(tree.take() == "layout root, layout middle")
    }
}
