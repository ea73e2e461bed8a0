import Testing

@testable import UIKit

/// All 64 masks: in a superview that grows, resizing by the mask and the mask's constraints yield the same frame.
@MainActor @Suite struct AutoresizingTests {
    @Test(arguments: 0..<UInt(64)) func constraintsFollowTheMask(_ bits: UInt) {
        let mask = UIView.AutoresizingMask(rawValue: bits)
        let plain = resized(mask, isInEngine: false)
        let constrained = resized(mask, isInEngine: true)
        #expect(abs(plain.minX - constrained.minX) <= 0.5 && abs(plain.minY - constrained.minY) <= 0.5)
        #expect(abs(plain.width - constrained.width) <= 0.5 && abs(plain.height - constrained.height) <= 0.5)
    }

    private func resized(_ mask: UIView.AutoresizingMask, isInEngine: Bool) -> CGRect {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        root.addSubview(parent)
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        view.autoresizingMask = mask
        parent.addSubview(view)
        guard isInEngine else {
            parent.frame.size = CGSize(width: 200, height: 120)
            return view.frame
        }
        // Constraints determine the parent's size, and a constraint refers to the view.
        parent.translatesAutoresizingMaskIntoConstraints = false
        let sibling = UIView()
        sibling.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(sibling)
        let width = parent.widthAnchor.constraint(equalToConstant: 100)
        let height = parent.heightAnchor.constraint(equalToConstant: 80)
        NSLayoutConstraint.activate([
            width, height, parent.leftAnchor.constraint(equalTo: root.leftAnchor),
            parent.topAnchor.constraint(equalTo: root.topAnchor),
            sibling.leftAnchor.constraint(equalTo: view.leftAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        width.constant = 200
        height.constant = 120
        root.layoutIfNeeded()
        return view.frame
    }

    @Test func constraintsOfMasksAreListed() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 5, y: 6, width: 20, height: 30))
        view.autoresizingMask = [.flexibleWidth]
        let sibling = UIView()
        sibling.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        root.addSubview(sibling)
        sibling.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
        root.layoutIfNeeded()
        // Flexible width: three constraints on the view and one on the superview, which also has the written one.
        #expect(view.constraints.count == 3)
        #expect(root.constraints.count == 2)
        let texts = view.constraints.map { $0.description.replacing(#/0x[0-9a-f]+/#, with: "0x") }
        #expect(
            texts == [
                "<NSAutoresizingMaskLayoutConstraint:0x h=-&- v=--& UIView:0x.minX == 5   (active, names: '|':UIView:0x )>",
                "<NSAutoresizingMaskLayoutConstraint:0x h=-&- v=--& UIView:0x.minY == 6   (active, names: '|':UIView:0x )>",
                "<NSAutoresizingMaskLayoutConstraint:0x h=-&- v=--& UIView:0x.height == 30   (active)>",
            ])
    }

    /// The forms in the table, for 64 points at 132.6667 of 393, and the view that has each constraint: the subview or its superview.
    @Test(
        arguments: [
            (0, "--&", ["= V.minX == 132.667", "= V.width == 64"]),
            (4, "--&", ["= V.minX == 132.667", "= V.width == 64"]),
            (2, "-&-", ["= V.minX == 132.667", "^ S.width == V.maxX + 196.333"]),
            (1, "&--", ["^ S.width == V.maxX + 196.333", "= V.width == 64"]),
            (5, "&-&", ["= V.width == 64", "^ V.minX == 0.403242*S.width - 25.8075"]),
            (3, "&&-", ["^ S.width == V.maxX + 196.333", "^ V.width == 0.325424*S.width - 63.8915"]),
            (6, "-&&", ["= V.minX == 132.667", "^ V.width == 0.245839*S.width - 32.6146"]),
            (7, "&&&", ["^ V.minX == 0.337574*S.width", "^ V.width == 0.16285*S.width"]),
        ] as [(UInt, String, [String])]) func masksBecomeTheirEquations(
            _ bits: UInt, _ letters: String, _ equations: [String]
        )
    {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 100))
        let view = UIView(frame: CGRect(x: 132.6667, y: 6, width: 64, height: 30))
        (root.accessibilityIdentifier, view.accessibilityIdentifier) = ("S", "V")
        view.autoresizingMask = UIView.AutoresizingMask(rawValue: bits)
        root.addSubview(view)
        view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor).isActive = true
        root.layoutIfNeeded()
        let made = view.constraintsAffectingLayout(for: .horizontal).filter { $0 is NSAutoresizingMaskLayoutConstraint }
        let texts = made.map { constraint in
            let holder = view.constraints.contains { $0 === constraint } ? "=" : "^"
            let text = constraint.description.replacing(#/^<\w+:0x[0-9a-f]+ h=/#, with: "")
            #expect(root.constraints.contains { $0 === constraint } == (holder == "^"))
            return "\(holder) " + text.prefix { $0 != "(" }.trimmingCharacters(in: .whitespaces)
        }
        let expected = equations.map { "\($0.prefix(2))\(letters) v=--& \($0.dropFirst(2))" }
        #expect(texts.filter { !$0.contains("Encapsulated") }.sorted() == expected.sorted())
    }

    /// A mask ignores transforms: it changes bounds and center.
    @Test func transformedViews() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        view.transform = CGAffineTransform(scaleX: 2, y: 3)
        root.addSubview(view)
        root.frame.size = CGSize(width: 200, height: 140)
        #expect(view.bounds.size == CGSize(width: 120, height: 20) && view.center == CGPoint(x: 70, y: 60))
    }

    /// The left and top constraints of a root are those of its mask; width and height have separate constraints.
    @Test func frameOfARoot() throws {
        let picture = LayoutPicture("10x20", "a", "a.left == root.left")
        picture.root.layoutIfNeeded()
        let host = try #require(picture.root.ownedHost)
        let texts = picture.root.slot.systemConstraints.map {
            host.object(for: $0).description.replacing(#/0x[0-9a-f]+/#, with: "0x")
        }
        let mask = "<NSAutoresizingMaskLayoutConstraint:0x h=-&- v=-&- 'UIView-Encapsulated-Layout-"
        #expect(
            texts == [
                "<NSLayoutConstraint:0x 'UIView-Encapsulated-Layout-Width' UIView:0x.width == 10   (active)>",
                "<NSLayoutConstraint:0x 'UIView-Encapsulated-Layout-Height' UIView:0x.height == 20   (active)>",
                mask + "Left' UIView:0x.minX == 0   (active)>", mask + "Top' UIView:0x.minY == 0   (active)>",
            ])
    }

    @Test func settingTheFrameIsInput() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 5, y: 6, width: 20, height: 30))
        let sibling = UIView()
        sibling.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        root.addSubview(sibling)
        NSLayoutConstraint.activate([
            sibling.leftAnchor.constraint(equalTo: view.rightAnchor),
            sibling.topAnchor.constraint(equalTo: view.topAnchor),
            sibling.widthAnchor.constraint(equalTo: view.widthAnchor),
            sibling.heightAnchor.constraint(equalToConstant: 1),
        ])
        root.layoutIfNeeded()
        #expect(sibling.frame == CGRect(x: 25, y: 6, width: 20, height: 1))
        view.frame = CGRect(x: 10, y: 10, width: 50, height: 5)
        root.layoutIfNeeded()
        #expect(sibling.frame == CGRect(x: 60, y: 10, width: 50, height: 1))
    }

    /// An ambiguous frame stays unchanged, also if a subview follows it by its autoresizing mask and constraints refer to that subview.
    @Test(
        arguments: [
            [], .flexibleWidth, .flexibleLeftMargin, [.flexibleWidth, .flexibleHeight],
            [.flexibleLeftMargin, .flexibleWidth], [.flexibleLeftMargin, .flexibleRightMargin],
            [.flexibleWidth, .flexibleRightMargin, .flexibleBottomMargin],
            [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin],
        ] as [UIView.AutoresizingMask])
    func openViewsKeepTheirSizeAroundMaskedOnes(mask: UIView.AutoresizingMask) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        let open = UIView(frame: CGRect(x: 110, y: 60, width: 192, height: 40))
        let masked = UIView(frame: CGRect(x: 16, y: 8, width: 96, height: 16))
        let inner = UIView()
        for view in [open, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
        masked.autoresizingMask = mask
        root.addSubview(open)
        open.addSubview(masked)
        masked.addSubview(inner)
        inner.leftAnchor.constraint(equalTo: masked.leftAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(open.frame == CGRect(x: 110, y: 60, width: 192, height: 40))
        #expect(masked.frame == CGRect(x: 16, y: 8, width: 96, height: 16))
    }
}
