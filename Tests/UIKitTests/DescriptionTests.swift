import Testing

@_spi(Host) @testable import UIKit

/// Descriptions in Apple's format; addresses are left out.
@MainActor @Suite struct DescriptionTests {
    /// A description has the address of its object, which other descriptions repeat.
    @Test func addressesTellObjectsApart() throws {
        let views = (0..<3).map { _ in UIView() }
        let names = try views.map { try #require($0.description.split(separator: ";").first) }
        #expect(Set(names).count == 3 && names.allSatisfy { $0.hasPrefix("<UIView: 0x") })
        let constraint = views[0].widthAnchor.constraint(equalTo: views[1].widthAnchor)
        let addresses = names.map { $0.dropFirst("<UIView: ".count) }
        #expect(constraint.description.contains(addresses[0]) && constraint.description.contains(addresses[1]))
        #expect(!constraint.description.contains(addresses[2]))
    }

    @Test(arguments: [
        ("a.width == 24", "a.height", "<NSLayoutConstraint:0x a.width == 24   (inactive, names: a:0x )>"),
        ("a.width >= 24.5 @750", "", "<NSLayoutConstraint:0x a.width >= 24.5 priority:750   (inactive, names: a:0x )>"),
        (
            "a.left == root.left + 15", "",
            "<NSLayoutConstraint:0x H:|-(15)-[a](LTR)   (inactive, names: a:0x, '|':UIView:0x )>"
        ),
        (
            "a.leading == root.leading - 2", "",
            "<NSLayoutConstraint:0x H:|-(-2)-[a]   (inactive, names: a:0x, '|':UIView:0x )>"
        ),
        ("a.top >= b.bottom + 11", "", "<NSLayoutConstraint:0x V:[b]-(>=11)-[a]   (inactive, names: a:0x, b:0x )>"),
        (
            "b.left == a.right + 137 @251", "",
            "<NSLayoutConstraint:0x H:[a]-(137@251)-[b](LTR) priority:251   (inactive, names: b:0x, a:0x )>"
        ),
        (
            "a.top == root.bottom + 3", "",
            "<NSLayoutConstraint:0x V:[UIView:0x]-(3)-[a]   (inactive, names: a:0x )>"
        ),
        (
            "root.bottom == a.bottom + 8", "",
            "<NSLayoutConstraint:0x V:[a]-(8)-|   (inactive, names: a:0x, '|':UIView:0x )>"
        ),
        (
            "a.right == root.right - 5", "",
            "<NSLayoutConstraint:0x a.right == UIView:0x.right - 5   (inactive, names: a:0x )>"
        ),
        (
            "a.leading == 0.5*b.leading + 1", "",
            "<NSLayoutConstraint:0x a.leading == 0.5*b.leading + 1   (inactive, names: a:0x, b:0x )>"
        ),
        ("a.width == -1*b.width", "", "<NSLayoutConstraint:0x a.width == -b.width   (inactive, names: a:0x, b:0x )>"),
        ("a.width == 0*b.width + 5", "", "<NSLayoutConstraint:0x a.width == 5   (inactive, names: a:0x, b:0x )>"),
        (
            "a.lastBaseline == b.firstBaseline", "",
            "<NSLayoutConstraint:0x a.lastBaseline == b.firstBaseline   (inactive, names: a:0x, b:0x )>"
        ),
        (
            "margins.left == root.left + 8", "",
            "<NSLayoutConstraint:0x H:|-(8)-[UILayoutGuide:0x'UIViewLayoutMarginsGuide'](LTR)   (inactive, names: '|':UIView:0x )>"
        ),
    ]) func constraints(_ equation: String, _ unused: String, _ text: String) {
        let picture = LayoutPicture("10x10", "a, b")
        #expect(picture.make(equation).description.replacing(#/0x[0-9a-f]+/#, with: "0x") == text)
    }

    /// A distance is the difference of its anchors.
    @Test func distances() {
        let picture = LayoutPicture("10x10", "a, b, c, d")
        let (a, b, c, d) = (picture["a"], picture["b"], picture["c"], picture["d"])
        let distance = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
        let other = c.leftAnchor.anchorWithOffset(to: d.rightAnchor)
        func shown(_ constraint: NSLayoutConstraint) -> String {
            constraint.description.replacing(#/0x[0-9a-f]+/#, with: "0x")
        }
        #expect(
            shown(distance.constraint(equalTo: other, multiplier: 0.5))
                == "<NSLayoutConstraint:0x (b.leading - a.trailing) == 0.5*(d.right - c.left)   "
                + "(inactive, names: b:0x, a:0x, d:0x, c:0x )>")
        #expect(
            shown(distance.constraint(greaterThanOrEqualToConstant: 8))
                == "<NSLayoutConstraint:0x (b.leading - a.trailing) >= 8   (inactive, names: b:0x, a:0x )>")
        #expect(
            shown(a.widthAnchor.constraint(equalTo: distance))
                == "<NSLayoutConstraint:0x a.width == (b.leading - a.trailing)   "
                + "(inactive, names: a:0x, b:0x, a:0x )>")
    }

    /// The log of a table view cell names the class and the height of its content view as Apple's does; in that of a collection view cell
    /// the content view is a plain view.
    @Test func contentViewsOfCells() throws {
        LayoutEnvironment.current.logsConflicts = false
        let (row, item) = (UITableViewCell(style: .default, reuseIdentifier: nil), UICollectionViewCell())
        for (cell, content, name) in [
            (row as UIView, row.contentView, "UITableViewCellContentView"), (item, item.contentView, "UIView"),
        ] {
            cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            content.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: content.topAnchor),
                content.bottomAnchor.constraint(equalTo: box.bottomAnchor),
                box.heightAnchor.constraint(equalToConstant: 100),
            ])
            cell.layoutIfNeeded()
            let message = try #require(cell.layoutConflicts.first).message
            let text = message.replacing(#/0x[0-9a-f]+/#, with: "0x")
            #expect(
                text.contains(
                    "<NSLayoutConstraint:0x 'UIView-Encapsulated-Layout-Height' \(name):0x.height == 44   (active)>"))
            #expect(!text.contains("NSAutoresizingMask"))
        }
    }

    /// Texts and names of views are cut after 25 characters; each constraint of a frame shows the mask that created it.
    @Test func textsAndNames() {
        func shown(_ view: UIView) -> String {
            let text = view.widthAnchor.constraint(equalToConstant: 1).description
            return text.replacing(#/0x[0-9a-f]+/#, with: "0x").replacing("<NSLayoutConstraint:0x ", with: "")
        }
        let (label, button, view) = (UILabel(), UIButton(), UITextView())
        label.text = "YOU'RE OK"
        #expect(shown(label) == "UILabel:0x'YOU'RE OK'.width == 1   (inactive)>")
        label.text = "Testing out NSLayoutConstraints"
        #expect(shown(label) == "UILabel:0x'Testing out NSLayoutConst...'.width == 1   (inactive)>")
        button.setTitle("Cancel", for: .normal)
        #expect(shown(button) == "UIButton:0x'Cancel'.width == 1   (inactive)>")
        view.text = "text"
        #expect(shown(view) == "UITextView:0x'text'.width == 1   (inactive)>")
        label.accessibilityIdentifier = "DetailViewFeatureItemCellTitle"
        #expect(
            shown(label)
                == "DetailViewFeatureItemCell....width == 1   (inactive, names: DetailViewFeatureItemCell...:0x )>")
    }

    @Test func systemSpacingAndIdentifier() {
        let picture = LayoutPicture("10x10", "a, b")
        let made = picture["a"].topAnchor.constraint(
            greaterThanOrEqualToSystemSpacingBelow: picture["b"].bottomAnchor, multiplier: 1)
        made.identifier = "gap"
        made.isActive = true
        #expect(
            made.description.replacing(#/0x[0-9a-f]+/#, with: "0x")
                == "<_UISystemBaselineConstraint:0x 'gap' V:[b]-(>=NSLayoutAnchorConstraintSpace(8))-[a]   (active, names: a:0x, b:0x )>"
        )
    }

    @Test func contentSize() {
        let picture = LayoutPicture("10x10", "a:5x6", "a.left == root.left", "a.top == root.top")
        picture.root.layoutIfNeeded()
        let texts = picture["a"].constraintsAffectingLayout(for: .vertical).map {
            $0.description.replacing(#/0x[0-9a-f]+/#, with: "0x")
        }
        #expect(
            texts.contains(
                "<NSContentSizeLayoutConstraint:0x a.height == 6 Hug:250 CompressionResistance:750   (active, names: a:0x )>"
            ))
    }

    @Test func traceNamesWhatIsAmbiguous() {
        let picture = LayoutPicture("10x10", "a, b in a", "a.left == root.left", "a.top == root.top", "a.width == 5")
        #expect(
            picture.root._autolayoutTrace().replacing(#/0x[0-9a-f]+/#, with: "0x").replacing(#/id: \d+/#, with: "id: n")
                == "\n•UIView:0x\n|   *a- AMBIGUOUS LAYOUT for a.Height{id: n}\n|   |   *b\n\nLegend:\n\t* - is laid out with "
                + "auto layout\n\t+ - is laid out manually, but is represented in the layout engine because "
                + "translatesAutoresizingMaskIntoConstraints = YES\n\t• - layout engine host")
    }

    /// The host adds no constraints to a root whose frame is not an input, and system layout guides appear in the trace once constraints
    /// use them.
    @Test func traceOfARootWithoutASize() {
        let root = UIView()
        root.translatesAutoresizingMaskIntoConstraints = false
        root.addLayoutGuide(UILayoutGuide())
        root.widthAnchor.constraint(equalTo: root.layoutMarginsGuide.widthAnchor, constant: 16).isActive = true
        root.layoutIfNeeded()
        let trace = root._autolayoutTrace().replacing(#/0x[0-9a-f]+/#, with: "0x").replacing(#/id: \d+/#, with: "id: n")
        #expect(trace.hasPrefix("\n•UIView:0x, MISSING HOST CONSTRAINTS- AMBIGUOUS LAYOUT for UIView:0x.minX{id: n}, "))
        #expect(trace.contains("\n|   UILayoutGuide:0x\n|   *UILayoutGuide:0x'UIViewLayoutMarginsGuide'"))
    }

    @Test func exercisedAmbiguityMovesTheView() {
        let picture = LayoutPicture(
            "100x10", "a", "a.left == root.left", "a.top == root.top", "a.height == 5", "a.width >= 5")
        let view = picture["a"]
        #expect(view.hasAmbiguousLayout)
        picture.root.layoutIfNeeded()
        let before = view.frame
        view.exerciseAmbiguityInLayout()
        picture.root.layoutIfNeeded()
        #expect(view.frame != before)
        picture.make("a.width == 7").isActive = true
        #expect(!view.hasAmbiguousLayout)
        #expect(!UIView().hasAmbiguousLayout)
    }

    /// Contradictory optional constraints of equal priority have more than one optimum; with different priorities they do not.
    @Test(arguments: [
        (["a.width == 24 @500", "a.width >= 30 @500"], true), (["a.width == 24 @500", "a.width == 30 @500"], true),
        (["a.width == 24 @501", "a.width == 30 @500"], false), (["a.width >= 24", "a.width == 0 @1"], false),
    ]) func ambiguityOfWishes(_ equations: [String], _ isAmbiguous: Bool) {
        let picture = LayoutPicture("100x10", "a", "a.left == root.left", "a.top == root.top", "a.height == 5")
        NSLayoutConstraint.activate(equations.map { picture.make($0) })
        #expect(picture["a"].hasAmbiguousLayout == isAmbiguous)
    }

    @Test func explanationHasWhatDecidesAndWhatLost() {
        let picture = LayoutPicture(
            "100x10", "a:30x5", "a.left == root.left", "a.top == root.top", "a.right == root.right")
        let text = picture["a"].explainLayout(.width).replacing(#/0x[0-9a-f]+/#, with: "0x")
        #expect(
            text.hasPrefix(
                "a.width is 100.\nThese constraints determine it:\n"
            ))
        #expect(text.contains("'UIView-Encapsulated-Layout-Width' UIView:0x.width == 100"))
        #expect(
            text.hasSuffix(
                "These optional constraints are not satisfied:\n  <NSContentSizeLayoutConstraint:0x a.width == 30 Hug:250 "
                    + "CompressionResistance:750   (active, names: a:0x )> is off by 70, too large."))
    }

    @Test func conflictsNameWhatIsBrokenAndTheCure() throws {
        let picture = LayoutPicture(
            "100x10", "a", "a.left == root.left + 10", "a.right == root.right - 10", "a.width == 90")
        picture.root.layoutIfNeeded()
        let report = try #require(picture.root.layoutConflicts.first)
        #expect(report.constraints.count == 4)
        #expect(report.broken === picture.constraints[2])
        #expect(report.cure?.constraint === picture.constraints[2])
        #expect(report.cure?.constant == 80)
        #expect(report.message.contains("Will attempt to recover by breaking constraint \n<NSLayoutConstraint:"))
        #expect(picture["a"].frame.width == 80)
    }

    /// The whole text of the log, including the spaces at the ends of its lines.
    ///
    /// The note about masks appears only if there are any.
    @Test(arguments: [false, true]) func textOfTheLog(isMasked: Bool) throws {
        LayoutEnvironment.current.logsConflicts = false
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.translatesAutoresizingMaskIntoConstraints = isMasked
        root.addSubview(view)
        var written = [view.widthAnchor.constraint(equalToConstant: 5)]
        if !isMasked { written.append(view.widthAnchor.constraint(equalToConstant: 6)) }
        view.accessibilityIdentifier = "\"a\"\nb"
        NSLayoutConstraint.activate(written)
        root.layoutIfNeeded()
        let report = try #require(root.layoutConflicts.first)
        let (small, named) = ("<NSLayoutConstraint:0x \"a\"\nb.width == 5", "   (active, names: \"a\"\nb:0x )>")
        let other =
            isMasked
            ? "<NSAutoresizingMaskLayoutConstraint:0x h=--& v=--& \"a\"\nb.width == 10" + named
            : "<NSLayoutConstraint:0x \"a\"\nb.width == 6" + named
        // Constraints of masks come first, and quotation marks and line endings are escaped only in the list.
        let listed = (isMasked ? [other, small + named] : [small + named, other])
            .map { $0.replacing("\"", with: "\\\"").replacing("\n", with: "\\n") }
        let note =
            "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
            + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n"
        #expect(
            report.message.replacing(#/0x[0-9a-f]+/#, with: "0x") == """
                Unable to simultaneously satisfy constraints.
                \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
                \tTry this:\u{20}
                \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
                \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
                \(isMasked ? note : "")(
                    "\(listed[0])",
                    "\(listed[1])"
                )

                Will attempt to recover by breaking constraint\u{20}
                \(isMasked ? small + named : other)

                Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
                The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also \
                be helpful.
                """)
    }

    /// Constraints of masks come first, then those without an identifier, then the others by identifier, ignoring case.
    @Test(
        arguments: [
            (nil, ["mask", "-", "UISV-canvas-connection", "UISV-canvas-connection"], []),
            ("middle", ["mask", "middle", "UISV-canvas-connection", "UISV-canvas-connection"], []),
            ("Wide", ["mask", "UISV-canvas-connection", "UISV-canvas-connection"], ["Wide"]),
        ] as [(String?, [String], [String])]) func orderOfTheLog(_ name: String?, _ first: [String], _ last: [String])
        throws
    {
        LayoutEnvironment.current.logsConflicts = false
        let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 20)), UIView())
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        stack.isLayoutMarginsRelativeArrangement = true
        stack.addArrangedSubview(view)
        root.addSubview(stack)
        let wide = view.widthAnchor.constraint(equalToConstant: 5)
        wide.identifier = name
        wide.isActive = true
        root.layoutIfNeeded()
        let report = try #require(root.layoutConflicts.first)
        let names = report.listed.map {
            $0 is NSAutoresizingMaskLayoutConstraint ? "mask" : $0.identifier ?? "-"
        }
        let margins = ["UIView-leftMargin-guide-constraint", "UIView-rightMargin-guide-constraint"]
        #expect(names == first + margins + last)
    }

    /// The constraint that hides a view is kept, and a written one is broken, as in published logs.
    @Test func conflictsWithStackViews() throws {
        let (stack, row, label) = (UIStackView(), UIView(), UIView())
        stack.axis = .vertical
        stack.addArrangedSubview(row)
        row.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        let written = [
            label.topAnchor.constraint(equalTo: row.topAnchor, constant: 8),
            row.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
        ]
        NSLayoutConstraint.activate(written)
        row.isHidden = true
        stack.layoutIfNeeded()
        let report = try #require(stack.layoutConflicts.first)
        #expect(report.broken === written[1] && report.constraints.filter { $0.systemSource == .stackView }.count == 1)
        #expect(row.frame.height == 0)
    }
}
