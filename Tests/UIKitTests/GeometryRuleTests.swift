import Testing

@testable import UIKit

@MainActor @Suite struct GeometryRuleTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let rule: String
        let size: String
        let views: String
        let equations: [String]
        let frames: String
        var testDescription: String { rule }

        init(_ rule: String, _ size: String, _ views: String, _ equations: [String], _ frames: String) {
            self.rule = rule
            self.size = size
            self.views = views
            self.equations = equations
            self.frames = frames
        }
    }

    nonisolated static let rows: [Row] = [
        Row(
            "edges", "320x480", "a",
            [
                "a.left == root.left + 20", "a.right == root.right - 20", "a.top == root.top + 10",
                "a.bottom == root.bottom - 10",
            ],
            "a 20 10 280 460"),
        Row(
            "aspect ratio across axes", "320x480", "a",
            ["a.left == root.left", "a.width == 100", "a.top == root.top", "a.height == 0.5*a.width"], "a 0 0 100 50"),
        Row(
            "centres", "100x100", "a:20x10", ["a.centerX == root.centerX", "a.centerY == root.centerY"], "a 40 45 20 10"
        ),
        Row(
            "content size where nothing else is said", "100x100", "a:20x10",
            ["a.left == root.left", "a.top == root.top"], "a 0 0 20 10"),
        Row(
            "compression resistance against an edge at a lower priority", "100x100", "a:200x10",
            ["a.left == root.left", "a.top == root.top", "a.right <= root.right @700"], "a 0 0 200 10"),
        Row(
            "strict priorities: 75 at 750 beats 120 at 749", "320x100", "a",
            ["a.left == root.left", "a.top == root.top", "a.height == 1", "a.width == 75 @750", "a.width == 120 @749"],
            "a 0 0 75 1"),
        Row(
            "cousins: a constraint across the hierarchy", "100x100", "p, q, a in p, b in q",
            [
                "p.left == root.left + 10", "p.top == root.top", "p.width == 30", "p.height == 30",
                "q.left == root.left + 50", "q.top == root.top + 5", "q.width == 40", "q.height == 40",
                "a.left == p.left + 3", "a.top == p.top + 4", "a.width == 5", "a.height == 5",
                "b.left == a.left", "b.top == a.bottom", "b.width == a.width", "b.height == 2",
            ],
            "p 10 0 30 30; q 50 5 40 40; a 3 4 5 5; b -37 4 5 2"),
        Row(
            "margins", "100x100", "a",
            [
                "a.left == root.leftMargin", "a.right == root.rightMargin", "a.top == margins.top",
                "a.bottom == margins.bottom",
            ],
            "a 8 8 84 84"),
        Row(
            "centre within margins", "100x100", "a:10x10",
            ["a.centerX == root.centerXWithinMargins", "a.centerY == root.centerYWithinMargins"], "a 45 45 10 10"),
        Row(
            "the first baseline of a plain view is its top edge, the last one its bottom edge", "100x100",
            "a:10x10, b:10x20, c:10x5",
            [
                "a.left == root.left", "b.left == a.right", "b.top == root.top + 30",
                "a.lastBaseline == b.firstBaseline",
                "c.left == b.right", "c.firstBaseline == b.lastBaseline",
            ],
            "a 0 20 10 10; b 10 30 10 20; c 20 50 10 5"),
        Row(
            "sizes are never negative", "10x100", "a",
            [
                "a.left == root.left + 20", "a.right <= root.right", "a.top == root.top", "a.height == 5",
                "a.width == 30 @200",
            ],
            "a 20 0 0 5"),
        Row(
            "a column that does not fit collapses view by view, and no height is negative", "10x16",
            "a, b, c, d, e, f, g",
            [
                "a.top == root.top", "b.top == a.bottom + 1", "c.top == b.bottom + 1", "d.top == c.bottom + 1",
                "e.top == d.bottom + 1", "f.top == e.bottom + 1", "g.top == f.bottom + 1", "g.bottom == root.bottom",
                "a.height == 5 @900", "b.height == 5 @800", "c.height == 5 @700", "d.height == 5 @600",
                "e.height == 5 @500", "f.height == 5 @400", "g.height == 30 @300",
                "a.left == root.left", "a.width == 1", "b.left == a.left", "b.width == 1", "c.left == a.left",
                "c.width == 1", "d.left == a.left", "d.width == 1", "e.left == a.left", "e.width == 1",
                "f.left == a.left", "f.width == 1", "g.left == a.left", "g.width == 1",
            ],
            "a 0 0 1 5; b 0 6 1 5; c 0 12 1 0; d 0 13 1 0; e 0 14 1 0; f 0 15 1 0; g 0 16 1 0"),
        Row(
            "thirds at two pixels a point", "100x10", "a, b, c",
            [
                "a.left == root.left", "b.left == a.right", "c.left == b.right", "c.right == root.right",
                "b.width == a.width", "c.width == a.width", "a.top == root.top", "b.top == root.top",
                "c.top == root.top",
                "a.height == 1", "b.height == 1", "c.height == 1",
            ],
            "a 0 0 33.5 1; b 33.5 0 33 1; c 66.5 0 33.5 1"),
        Row(
            "a tie rounds up", "10x10", "a",
            ["a.left == root.left + 0.25", "a.top == root.top", "a.width == 5", "a.height == 5"], "a 0.5 0 5 5"),
        Row(
            "readable width", "1000x10", "a",
            ["a.left == readable.left", "a.right == readable.right", "a.top == root.top", "a.height == 1"],
            "a 164 0 672 1"),
    ]

    @Test(arguments: rows) func equationsGiveTheirFrames(_ row: Row) {
        let picture = LayoutPicture(row.size, row.views)
        NSLayoutConstraint.activate(row.equations.map { picture.make($0) })
        #expect(picture.frames() == row.frames)
    }

    @Test(arguments: [
        (["a.leading == root.leading + 8", "a.trailing == root.trailing - 20"], "a 20 0 72 1"),
        (["a.leading == root.leading + 8", "a.width == 30"], "a 62 0 30 1"),
        (["a.left == root.left + 8", "a.width == 30"], "a 8 0 30 1"),
        (["a.leading >= root.leading + 8", "a.leading == root.leading @1", "a.width == 30"], "a 62 0 30 1"),
        (["a.trailing == 0.5*root.trailing", "a.width == 30"], "a 50 0 30 1"),
        (["a.leading == root.leadingMargin", "a.width == 30"], "a 62 0 30 1"),
        (["a.leading == root.centerX + 10", "a.width == 30"], "a 10 0 30 1"),
    ]) func equationsAreMirroredFromRightToLeft(_ equations: [String], _ frames: String) {
        let picture = LayoutPicture("100x10", "a", "a.top == root.top", "a.height == 1")
        NSLayoutConstraint.activate(equations.map { picture.make($0) })
        #expect(picture.frames(direction: .rightToLeft) == frames)
    }

    /// Layout sets center and bounds and ignores transforms, whether of a view, of the root, or of a view that stays in place.
    @Test func layoutSeesNoTransform() {
        let scale = CGAffineTransform(scaleX: 2, y: 2)
        let picture = LayoutPicture(
            "100x100", "a, b, c in a", "a.left == root.left + 10", "a.top == root.top + 10", "a.width == 20",
            "a.height == 30",
            "b.left == a.right", "b.right == root.right", "b.top == a.bottom", "b.bottom == root.bottom",
            "c.right == a.right", "c.left == a.left", "c.top == a.top", "c.height == 5")
        for view in [picture.root, picture["a"]] { view.transform = scale }
        #expect(picture.frames() == "a 0 -5 40 60; b 30 40 70 60; c 0 0 20 5")
        #expect(
            picture["a"].center == CGPoint(x: 20, y: 25) && picture["a"].bounds.size == CGSize(width: 20, height: 30))
        picture.root.bounds.size = CGSize(width: 60, height: 100)
        #expect(picture.frames() == "a 0 -5 40 60; b 30 40 30 60; c 0 0 20 5")
        let resting = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        resting.translatesAutoresizingMaskIntoConstraints = false
        resting.transform = scale
        picture.root.addSubview(resting)
        resting.leftAnchor.constraint(equalTo: picture.root.leftAnchor, constant: 3).isActive = true
        picture.root.layoutIfNeeded()
        #expect(resting.center == CGPoint(x: 13, y: 20) && resting.bounds.size == CGSize(width: 20, height: 20))
    }

    @Test func directionTurnsAround() {
        let picture = LayoutPicture(
            "100x10", "a", "a.top == root.top", "a.height == 1", "a.leading == root.leading + 8", "a.width == 30")
        #expect(picture.frames() == "a 8 0 30 1")
        #expect(picture.frames(direction: .rightToLeft) == "a 62 0 30 1")
    }

    @Test func alignmentRectangles() {
        final class Shadowed: UIView {
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = Shadowed()
        let inner = UIView()
        for added in [view, inner] { added.translatesAutoresizingMaskIntoConstraints = false }
        root.addSubview(view)
        view.addSubview(inner)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 40),
            inner.leftAnchor.constraint(equalTo: view.leftAnchor),
            inner.rightAnchor.constraint(equalTo: view.rightAnchor),
            inner.topAnchor.constraint(equalTo: view.topAnchor),
            inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 8, y: 9, width: 56, height: 44))
        #expect(inner.frame == CGRect(x: 2, y: 1, width: 50, height: 40))
    }

    /// Two thirds of a point are rounded in screen coordinates, not in those of the parent.
    @Test func edgesAreRoundedAbsolutely() {
        let picture = LayoutPicture(
            "100x100", "p, a in p", "p.left == root.left + 0.3", "p.top == root.top", "p.width == 50", "p.height == 50",
            "a.left == p.left + 0.3", "a.top == p.top", "a.width == 10", "a.height == 10")
        #expect(picture.frames() == "p 0.5 0 50 50; a 0 0 10 10")
        picture.constraints[0].constant = 0
        #expect(picture.frames() == "p 0 0 50 50; a 0.5 0 10 10")
    }

    @Test func fittingSizes() {
        let picture = LayoutPicture(
            "0x0", "a:30x20, b:50x10", "a.left == root.left + 10", "a.top == root.top + 5", "b.left == a.left",
            "b.top == a.bottom + 8", "root.right == b.right + 10", "root.right >= a.right", "root.bottom == b.bottom")
        let root = picture.root
        #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 70, height: 43))
        let wide = root.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(wide == CGSize(width: 300, height: 43))
        #expect(root.frame.size == .zero)
    }

    /// The target size is an optional constraint with the priority of each axis.
    ///
    /// Only a required one outranks all others, and constraints with views outside do not count.
    @Test(
        arguments: [
            (0, 0, 50, 50, "20x30"), (10000, 10000, 50, 50, "10000x30"), (100, 0, 1000, 50, "100x30"),
            (100, 0, 30, 50, "200x30"), (100, 500, 1000, 999, "100x30"), (5, 0, 999, 50, "20x30"),
        ] as [(CGFloat, CGFloat, Float, Float, String)])
    func fittingTargets(_ width: CGFloat, _ height: CGFloat, _ across: Float, _ down: Float, _ size: String) {
        let picture = LayoutPicture(
            "70x70", "v, inner in v", "inner.left == v.left", "inner.right == v.right", "inner.top == v.top",
            "inner.bottom == v.bottom", "inner.width == 200 @40", "inner.width >= 20", "inner.height == 30",
            "v.width == root.width", "v.left == root.left", "v.top == root.top")
        picture.root.layoutIfNeeded()
        let target = CGSize(width: width, height: height)
        let found = picture["v"].systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: UILayoutPriority(across),
            verticalFittingPriority: UILayoutPriority(down))
        #expect("\(Int(found.width))x\(Int(found.height))" == size)
        if across == 50, down == 50 { #expect(picture["v"].systemLayoutSizeFitting(target) == found) }
        #expect(picture["v"].frame.width == 70)
    }

    /// For views with alignment insets the size is that of the frame.
    @Test func fittingSizeOfASwitch() {
        #expect(UISwitch().systemLayoutSizeFitting(.zero) == CGSize(width: 51, height: 31))
    }

    @Test func distancesOfAnchors() {
        let picture = LayoutPicture(
            "100x10", "a, b", "a.top == root.top", "b.top == root.top", "a.height == 1", "b.height == 1",
            "a.width == 10",
            "b.width == 10")
        let (a, b, root) = (picture["a"], picture["b"], picture.root)
        let gap = a.rightAnchor.anchorWithOffset(to: b.leftAnchor)
        NSLayoutConstraint.activate([
            root.leftAnchor.anchorWithOffset(to: a.leftAnchor).constraint(equalTo: gap),
            gap.constraint(equalTo: b.rightAnchor.anchorWithOffset(to: root.rightAnchor), multiplier: 2, constant: 0),
        ])
        #expect(picture.frames() == "a 32 0 10 1; b 74 0 10 1")
    }

    @Test func rootThatConstraintsSize() {
        let root = UIView()
        root.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            root.widthAnchor.constraint(equalToConstant: 120), root.heightAnchor.constraint(equalToConstant: 30),
        ])
        root.layoutIfNeeded()
        #expect(root.bounds.size == CGSize(width: 120, height: 30))
    }
}
