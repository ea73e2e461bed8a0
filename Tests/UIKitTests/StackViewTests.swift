import Testing
import UIKit

@MainActor @Suite struct StackViewTests {
    init() { LayoutEnvironment.current.logsConflicts = false }

    /// Both axes, every distribution and alignment, and all combinations of hidden views.
    nonisolated static let arrangements: [StackConfiguration] = {
        var result: [StackConfiguration] = []
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            for distribution in 0...4 {
                for alignment in 0...5 {
                    for views in ["vvv", "vhv", "hvv", "vhh", "v", "hh"] {
                        var configuration = StackConfiguration(axis: axis, views: views, spacing: 6)
                        configuration.distribution = UIStackView.Distribution(rawValue: distribution) ?? .fill
                        configuration.alignment = UIStackView.Alignment(rawValue: alignment) ?? .fill
                        result.append(configuration)
                    }
                }
            }
        }
        return result
    }()

    nonisolated static let options: [StackConfiguration] = [
        StackConfiguration(views: ""), StackConfiguration(views: "vv", customSpacing: [0: 20]),
        StackConfiguration(views: "vhvv", spacing: 4, customSpacing: [0: 20, 2: 1]),
        StackConfiguration(distribution: .equalSpacing, views: "vvvv", spacing: 4, customSpacing: [1: 9]),
        StackConfiguration(distribution: .fillProportionally, views: "vvv", customSpacing: [1: 9]),
        StackConfiguration(alignment: .center, views: "vv", spacing: 8, isMarginsRelative: true),
        StackConfiguration(distribution: .equalCentering, views: "vv", isMarginsRelative: true),
        StackConfiguration(axis: .vertical, views: "vvv", spacing: 30, isBaselineRelative: true),
        StackConfiguration(
            axis: .vertical, distribution: .equalSpacing, views: "vvv", spacing: 30, isBaselineRelative: true),
        StackConfiguration(
            axis: .vertical, distribution: .equalCentering, views: "vvv", spacing: 30, isBaselineRelative: true),
        StackConfiguration(axis: .horizontal, views: "vv", spacing: 30, isBaselineRelative: true),
    ]

    @Test("the constraints are those of the reference", arguments: arrangements + options)
    func constraints(_ configuration: StackConfiguration) {
        let stack = configuration.makeStack()
        stack.updateConstraintsIfNeeded()
        let (found, expected) = (describeConstraints(of: stack).sorted(), StackViewOracle(configuration).lines.sorted())
        #expect(Set(found).subtracting(expected).isEmpty && Set(expected).subtracting(found).isEmpty)
        #expect(found == expected)
    }

    /// In proportional distribution, views without an intrinsic size get none, and all are equal if none has one.
    ///
    /// In a row, each label of several lines asks for an equal share, except those with a preferred maximum width.
    @Test(
        arguments: [
            (
                "20 - 40", UIStackView.Distribution.fillProportionally, 6,
                [
                    "UISV-fill-proportionally V0.width == S.width*0.27778+0.0@999.0",
                    "UISV-fill-proportionally V1.width == -*1.00000+0.0@1000.0",
                    "UISV-fill-proportionally V2.width == S.width*0.55556+0.0@997.0",
                ]
            ),
            (
                "20 -", .fillProportionally, 0,
                [
                    "UISV-fill-proportionally V0.width == S.width*1.00000+0.0@1000.0",
                    "UISV-fill-proportionally V1.width == -*1.00000+0.0@1000.0",
                ]
            ),
            ("0 0", .fillProportionally, 6, ["UISV-fill-equally V1.width == V0.width*1.00000+0.0@1000.0"]),
            ("- -", .fillProportionally, 6, ["UISV-fill-equally V1.width == V0.width*1.00000+0.0@1000.0"]),
            (
                "t t 10", .fill, 0,
                [
                    "UISV-text-width-disambiguation V0.width == S.width*0.33333+0.0@760.0",
                    "UISV-text-width-disambiguation V1.width == S.width*0.33333+0.0@760.0",
                ]
            ),
            (
                "w t", .fill, 0,
                [
                    "UISV-text-width-disambiguation V0.width == S.width*0.50000+0.0@759.0",
                    "UISV-text-width-disambiguation V1.width == S.width*0.50000+0.0@760.0",
                ]
            ),
            ("t 10", .fill, 0, ["UISV-text-width-disambiguation V0.width == S.width*0.50000+0.0@760.0"]),
            ("t", .fill, 0, []), ("p p", .fill, 0, []),
        ] as [(String, UIStackView.Distribution, CGFloat, [String])])
    func sharesMakeTheirConstraints(
        _ views: String, _ distribution: UIStackView.Distribution, _ spacing: CGFloat, _ lines: [String]
    ) {
        let arranged = views.split(separator: " ").map { mark -> UIView in
            if let width = Double(mark) { return BlockView(width, 10) }
            guard mark == "t" || mark == "p" || mark == "w" else { return UIView() }
            let label = UILabel()
            if mark == "w" { label.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal) }
            if mark == "p" { label.preferredMaxLayoutWidth = 100 }
            (label.text, label.numberOfLines) = ("some text", 0)
            return label
        }
        let stack = UIStackView(arrangedSubviews: arranged)
        (stack.distribution, stack.spacing) = (distribution, spacing)
        stack.updateConstraintsIfNeeded()
        let made = describeConstraints(of: stack).filter { $0.hasPrefix("UISV-fill") || $0.hasPrefix("UISV-text") }
        #expect(made.sorted() == lines)
    }

    /// The share of a text with a lower compression resistance has a lower priority, also if the priority is set after a layout.
    @Test func sharesFollowTheResistanceOfTexts() {
        let labels = [UILabel(), UILabel()]
        for label in labels { (label.text, label.numberOfLines) = ("some text", 0) }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.frame.size = CGSize(width: 100, height: 40)
        stack.layoutIfNeeded()
        labels[1].setContentCompressionResistancePriority(UILayoutPriority(995), for: .horizontal)
        stack.layoutIfNeeded()
        let made = stack.constraints.filter { $0.identifier == "UISV-text-width-disambiguation" }
        #expect(made.map { $0.priority.rawValue } == [760, 999])
    }

    /// A text wants its share only while its width is ambiguous, also where that changes after a layout.
    @Test func sharesFollowTheLineBreaksOfTexts() {
        let labels = (0..<3).map { _ in UILabel() }
        for label in labels { (label.text, label.numberOfLines) = ("some text", 0) }
        let (root, stack) = (UIView(), UIStackView(arrangedSubviews: labels))
        root.addSubview(stack)
        var shares: [NSLayoutConstraint] {
            root.layoutIfNeeded()
            return stack.constraints.filter { $0.identifier == "UISV-text-width-disambiguation" }
        }
        #expect(shares.map { $0.firstItem as? UILabel } == labels)
        labels[0].preferredMaxLayoutWidth = 60
        #expect(shares.map { $0.firstItem as? UILabel } == [labels[1], labels[2]])
        labels[1].numberOfLines = 1
        #expect(shares.map { $0.firstItem as? UILabel } == [labels[2]])
        labels[0].preferredMaxLayoutWidth = 0
        #expect(shares.map { $0.firstItem as? UILabel } == [labels[0], labels[2]])
        stack.removeFromSuperview()
        labels[2].setContentCompressionResistancePriority(UILayoutPriority(500), for: .horizontal)
        root.addSubview(stack)
        #expect(shares.map { $0.priority.rawValue } == [760, 510])
    }

    /// System spacing is printed as such, unless a hidden view takes part of it.
    @Test(arguments: [
        (
            NSLayoutConstraint.Axis.vertical, "vvh",
            "<_UISystemBaselineConstraint:0x 'UISV-spacing' V:[a]-(NSLayoutAnchorConstraintSpace(8))-[b]"
        ),
        (.horizontal, "vvh", "<NSLayoutConstraint:0x 'UISV-spacing' H:[a]-(NSLayoutAnchorConstraintSpace(8))-[b]"),
        (.horizontal, "vhv", "<NSLayoutConstraint:0x 'UISV-spacing' H:[a]-(4)-[b]"),
    ]) func systemSpacing(_ axis: NSLayoutConstraint.Axis, _ views: String, _ text: String) {
        let stack = StackConfiguration(axis: axis, views: views, spacing: UIStackView.spacingUseSystem).makeStack()
        for (view, name) in zip(stack.arrangedSubviews, ["a", "b", "c"]) { view.accessibilityIdentifier = name }
        stack.updateConstraintsIfNeeded()
        let made = stack.constraints.first { $0.identifier == "UISV-spacing" }
        #expect(made?.description.replacing(#/0x[0-9a-f]+/#, with: "0x").hasPrefix(text) == true)
    }

    /// The canvas is the first item at both ends, so that only the trailing end is printed as a format, as in public logs.
    @Test func canvasConnectionsReadAsInLogs() {
        let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
        for (view, name) in zip([stack] + stack.arrangedSubviews, ["S", "a", "b"]) {
            view.accessibilityIdentifier = name
        }
        stack.alignment = .top
        stack.updateConstraintsIfNeeded()
        let made = stack.constraints.filter { $0.identifier == "UISV-canvas-connection" }
            .map {
                $0.description.replacing(#/^<.*connection' |   \(.*/#, with: "").replacing(#/0x[0-9a-f]+/#, with: "0x")
            }
        let spacer = "V:[_UILayoutSpacer:0x'UISV-alignment-spanner']-(0)-|"
        #expect(Set(made) == ["S.leading == a.leading", "H:[b]-(0)-|", "S.top == a.top", spacer])
    }

    /// Proportions are updated when a view invalidates its intrinsic size.
    @Test func proportionsFollowTheContent() {
        let views = [BlockView(100, 10), BlockView(100, 10)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = .fillProportionally
        stack.frame.size = CGSize(width: 300, height: 10)
        stack.layoutIfNeeded()
        #expect(views.map { $0.frame.width } == [150, 150])
        views[0].size.width = 200
        stack.layoutIfNeeded()
        #expect(views.map { $0.frame.width } == [200, 100])
    }

    nonisolated struct Frames: CustomTestStringConvertible {
        let distribution: UIStackView.Distribution
        var axis = NSLayoutConstraint.Axis.horizontal
        let length: CGFloat
        var spacing: CGFloat = 0
        let children: [CGFloat]
        let positions: [CGFloat]
        var sizes: [CGFloat]?
        var testDescription: String { "\(distribution) \(length) \(spacing) \(children)" }
    }

    /// Frames that Interface Builder stored in public documents (stack-view.md, section 8), at two pixels a point.
    nonisolated static let stored: [Frames] = [
        Frames(
            distribution: .equalSpacing, length: 374, children: [30, 32, 42, 51, 81],
            positions: [0, 64.5, 131, 207.5, 293]),
        Frames(
            distribution: .equalSpacing, length: 374, spacing: 11, children: [34, 55, 42, 32],
            positions: [0, 104.5, 229.5, 342]),
        Frames(
            distribution: .equalSpacing, length: 343, spacing: 6, children: [25, 100, 100], positions: [0, 84, 243]),
        Frames(
            distribution: .equalCentering, length: 343, spacing: 6, children: [25, 100, 100], positions: [0, 103, 243]),
        Frames(
            distribution: .equalCentering, length: 414, spacing: 8, children: [1, 108, 100, 1],
            positions: [0, 84, 226, 413]),
        Frames(
            distribution: .equalCentering, length: 600, spacing: 8, children: [88, 136, 88], positions: [0, 232, 512]),
        Frames(
            distribution: .fillProportionally, length: 343, spacing: 6, children: [100, 100, 100],
            positions: [0, 116, 232], sizes: [110, 110, 111]),
        Frames(
            distribution: .fillProportionally, length: 299, children: [100, 100, 100], positions: [0, 99.5, 199.5],
            sizes: [99.5, 100, 99.5]),
        Frames(
            distribution: .fillProportionally, length: 228, spacing: 48, children: [44, 44, 44],
            positions: [0, 92, 184], sizes: [44, 44, 44]),
        Frames(
            distribution: .equalSpacing, axis: .vertical, length: 631, spacing: 8,
            children: [40, 53, 54, 79, 276, 33, 1], positions: [0, 56, 124.5, 194.5, 289.5, 581, 630]),
        Frames(
            distribution: .fillEqually, length: 375, children: [1, 1, 1, 1, 1, 1, 1],
            positions: [0, 53.5, 107, 160.5, 214.5, 268, 321.5], sizes: [53.5, 53.5, 53.5, 54, 53.5, 53.5, 53.5]),
        Frames(
            distribution: .fillEqually, length: 200, children: [1, 1, 1], positions: [0, 66.5, 133.5],
            sizes: [66.5, 67, 66.5]),
        Frames(
            distribution: .fillEqually, length: 492, spacing: 6, children: [1, 1, 1, 1, 1],
            positions: [0, 99.5, 199, 299, 398.5]),
    ]

    @Test("frames are those that Interface Builder stored", arguments: stored)
    func frames(_ row: Frames) {
        let isRow = row.axis == .horizontal
        let views = row.children.map { BlockView(isRow ? $0 : 20, isRow ? 20 : $0) }
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = row.axis
        stack.distribution = row.distribution
        stack.spacing = row.spacing
        stack.frame.size = isRow ? CGSize(width: row.length, height: 20) : CGSize(width: 20, height: row.length)
        stack.layoutIfNeeded()
        #expect(views.map { isRow ? $0.frame.minX : $0.frame.minY } == row.positions)
        if let sizes = row.sizes { #expect(views.map { isRow ? $0.frame.width : $0.frame.height } == sizes) }
    }

    /// A quarter of 287 is 71.75, which lies between two pixels.
    ///
    /// Exact ties are rounded up. Values that a 32-bit multiplier makes slightly smaller are rounded down, which is how documents store
    /// such stacks (auto-layout.md, section 12).
    @Test(
        "ties go up, and down where a multiplier brings them below",
        arguments: [
            317: [72, 71.5, 72, 71.5], 414: [71.5, 72, 71.5, 72],
        ] as [CGFloat: [CGFloat]])
    func ties(_ width: CGFloat, _ expected: [CGFloat]) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20))
        let stack = UIStackView(arrangedSubviews: (0..<4).map { _ in UIView() })
        stack.distribution = .fillEqually
        stack.spacing = 10
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leftAnchor.constraint(equalTo: root.leftAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.heightAnchor.constraint(equalTo: root.heightAnchor),
            stack.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 317 / width),
        ])
        root.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map { $0.frame.width } == expected)
    }

    @Test(
        "what leaves the arrangement stays a subview, what leaves the stack view leaves both, and the order is the arrangement's"
    )
    func membership() {
        let views = (0..<3).map { _ in UIView() }
        let stack = UIStackView(arrangedSubviews: views)
        #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
        stack.removeArrangedSubview(views[1])
        #expect(stack.arrangedSubviews == [views[0], views[2]] && stack.subviews == views)
        views[2].removeFromSuperview()
        #expect(stack.arrangedSubviews == [views[0]])
        stack.insertArrangedSubview(views[1], at: 0)
        #expect(stack.arrangedSubviews == [views[1], views[0]] && stack.subviews == [views[0], views[1]])
        stack.insertArrangedSubview(views[0], at: 0)
        #expect(stack.arrangedSubviews == [views[0], views[1]])
    }

    @Test("custom spacing survives reordering and not removal")
    func customSpacing() {
        let views = (0..<2).map { _ in UIView() }
        let stack = UIStackView(arrangedSubviews: views)
        #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
        stack.setCustomSpacing(20, after: views[0])
        stack.insertArrangedSubview(views[0], at: 1)
        #expect(stack.customSpacing(after: views[0]) == 20)
        stack.removeArrangedSubview(views[0])
        stack.addArrangedSubview(views[0])
        #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
        stack.frame.size = CGSize(width: 100, height: 10)
        stack.distribution = .fillEqually
        stack.layoutIfNeeded()
        #expect(views[0].frame.minX - views[1].frame.maxX == 8)
    }

    @Test("a stack view that was laid out goes when nobody holds it")
    func release() {
        weak var released: UIStackView?
        do {
            let stack = UIStackView(arrangedSubviews: [BlockView(20, 10), BlockView(20, 10)])
            stack.isLayoutMarginsRelativeArrangement = true
            stack.frame.size = CGSize(width: 100, height: 20)
            stack.alignment = .center
            stack.distribution = .equalCentering
            stack.layoutIfNeeded()
            released = stack
            #expect(released?.arrangedSubviews[1].frame.minX != 0)
        }
        #expect(released == nil)
    }

    @Test("hiding a view takes its place away, showing it gives it back")
    func hiding() {
        let views = (0..<3).map { _ in BlockView(20, 10) }
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = .fillEqually
        stack.spacing = 10
        stack.frame.size = CGSize(width: 110, height: 10)
        stack.layoutIfNeeded()
        #expect(views.map { $0.frame.minX } == [0, 40, 80])
        views[1].isHidden = true
        stack.layoutIfNeeded()
        #expect(views[0].frame.width == 50 && views[2].frame.minX == 60)
        views[1].isHidden = false
        stack.layoutIfNeeded()
        #expect(views.map { $0.frame.minX } == [0, 40, 80])
    }
}
