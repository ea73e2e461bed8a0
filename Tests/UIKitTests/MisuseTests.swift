import Testing

@_spi(Host) @testable import UIKit

/// Apple's messages for misuse for which Apple throws an exception.
@MainActor @Suite struct MisuseTests {
    private func without(_ text: String) -> String { text.replacing(#/0x[0-9a-f]+/#, with: "0x") }

    /// A navigation stack contains each controller once, and no other navigation controller; a misuse changes nothing.
    @Test func pilesOfControllers() {
        let (first, second) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: first)
        func told(_ body: () -> Void) -> [String] {
            let told = LayoutMisuse.recording(body).map { without("\($0)") }
            #expect(navigation.viewControllers == [first, second])
            return told
        }
        navigation.pushViewController(second, animated: false)
        for controller in [first, second] {
            #expect(
                told { navigation.pushViewController(controller, animated: true) } == [
                    "NSInvalidArgumentException: Pushing the same view controller instance more than once is not supported "
                        + "(<UIViewController: 0x>)"
                ])
        }
        #expect(
            told { navigation.pushViewController(UINavigationController(), animated: true) } == [
                "NSInvalidArgumentException: Pushing a navigation controller is not supported"
            ])
        #expect(
            told { navigation.viewControllers = [first, second, first] } == [
                "NSInternalInconsistencyException: All view controllers in a navigation controller must be distinct ((\n"
                    + "    \"<UIViewController: 0x>\",\n    \"<UIViewController: 0x>\",\n    \"<UIViewController: 0x>\"\n))"
            ])
        // Another navigation controller may be presented over this one, and a removed controller may be pushed again.
        let other = UINavigationController(rootViewController: UIViewController())
        #expect(told { first.show(other, sender: nil) } == [])
        #expect(first.presentedViewController === other || navigation.presentedViewController === other)
        navigation.popViewController(animated: false)
        #expect(told { navigation.pushViewController(second, animated: false) } == [])
    }

    private func misuse(_ body: (UIView, UIView) -> Void) -> [String] {
        let root = UIView()
        let child = UIView()
        root.addSubview(child)
        return LayoutMisuse.recording { body(root, child) }.map { without("\($0)") }
    }

    @Test(arguments: [
        (
            1, 0, 1.0,
            "NSInvalidArgumentException: NSLayoutConstraint for <UIView: 0x; frame = (0 0; 0 0)>: A multiplier of 0 or a nil second item "
                + "together with a location for the first attribute creates an illegal constraint of a location equal to a "
                + "constant. Location attributes must be specified in pairs."
        ),
        (
            1, 1, 0.0,
            "NSInvalidArgumentException: NSLayoutConstraint for <UIView: 0x; frame = (0 0; 0 0)>: A multiplier of 0 or a nil second item "
                + "together with a location for the first attribute creates an illegal constraint of a location equal to a "
                + "constant. Location attributes must be specified in pairs."
        ),
        (
            7, 1, 1.0,
            "NSInvalidArgumentException: NSLayoutConstraint for <UIView: 0x; frame = (0 0; 0 0)>: Invalid pairing of layout attributes."
        ),
        (
            1, 3, 1.0,
            "NSInvalidArgumentException: NSLayoutConstraint for <UIView: 0x; frame = (0 0; 0 0)>: Invalid pairing of layout attributes."
        ),
        (
            1, 5, 1.0,
            "NSInvalidArgumentException: NSLayoutConstraint for <UIView: 0x; frame = (0 0; 0 0)>: A constraint cannot be made between a "
                + "leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither."
        ),
        (
            0, 1, 1.0,
            "NSInvalidArgumentException: NSLayoutConstraint for <UIView: 0x; frame = (0 0; 0 0)>: Unknown layout attribute"
        ),
    ]) func attributes(_ first: Int, _ second: Int, _ multiplier: Double, _ text: String) throws {
        let attributes = try [first, second].map { try #require(NSLayoutConstraint.Attribute(rawValue: $0)) }
        let recorded = misuse { root, child in
            let made = NSLayoutConstraint(
                item: child, attribute: attributes[0], relatedBy: .equal, toItem: second == 0 ? nil : root,
                attribute: attributes[1], multiplier: multiplier, constant: 0)
            made.isActive = true
            #expect(!made.isActive)
        }
        #expect(recorded == [text])
    }

    @Test func legalPairs() {
        let legal: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
            (.width, .height), (.leading, .centerX), (.left, .centerXWithinMargins), (.leadingMargin, .trailing),
            (.top, .firstBaseline), (.lastBaseline, .bottomMargin), (.height, .notAnAttribute),
        ]
        let recorded = misuse { root, child in
            for (first, second) in legal {
                _ = NSLayoutConstraint(
                    item: child, attribute: first, relatedBy: .equal, toItem: second == .notAnAttribute ? nil : root,
                    attribute: second, multiplier: 1, constant: 0)
            }
        }
        #expect(recorded.isEmpty)
    }

    @Test func notAnItem() {
        let recorded = misuse { _, _ in
            _ = NSLayoutConstraint(
                item: "text", attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1,
                constant: 1)
        }
        #expect(
            recorded == [
                "NSInvalidArgumentException: NSLayoutConstraint for (null): Constraint must contain a first layout item"
            ])
    }

    @Test func notFinite() {
        let recorded = misuse { _, child in
            let made = child.widthAnchor.constraint(equalToConstant: 1)
            made.constant = .infinity
            #expect(made.constant == 1)
            _ = child.widthAnchor.constraint(equalToConstant: .nan)
        }
        #expect(recorded.count == 2)
        #expect(
            recorded.first
                == "NSInternalInconsistencyException: NSLayoutConstraint constant is not finite!  That's illegal.  "
                + "constant:inf firstAnchor:<NSLayoutDimension:0x \"UIView:0x.width\"> secondAnchor:(null)")
    }

    @Test func prioritiesThatAreIllegalAreReported() {
        let recorded = misuse { _, child in
            let made = child.widthAnchor.constraint(equalToConstant: 1)
            made.priority = UILayoutPriority(0)
            made.priority = UILayoutPriority(1001)
            made.priority = UILayoutPriority(999)
            made.isActive = true
            LayoutEnvironment.current.keepsPriorityKindWhileActive = true
            defer { LayoutEnvironment.current.keepsPriorityKindWhileActive = false }
            made.priority = .required
            made.priority = UILayoutPriority(1)
            #expect(made.priority.rawValue == 1)
        }
        #expect(
            recorded == [
                "NSInternalInconsistencyException: It's illegal to set priority:0.  Priorities must be greater than 0 and less "
                    + "or equal to NSLayoutPriorityRequired, which is 1000.000000.",
                "NSInternalInconsistencyException: It's illegal to set priority:1001.  Priorities must be greater than 0 and "
                    + "less or equal to NSLayoutPriorityRequired, which is 1000.000000.",
                "NSInternalInconsistencyException: Mutating a priority from required to not on an installed constraint (or "
                    + "vice-versa) is not supported.  You passed priority 1000 and the existing priority was 999.",
            ])
    }

    /// Since iOS 13 an active constraint may change between optional and required, and layout follows.
    @Test func activeConstraintsMayBecomeOptionalAndRequired() {
        let recorded = misuse { root, child in
            root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            child.translatesAutoresizingMaskIntoConstraints = false
            let wide = child.widthAnchor.constraint(equalToConstant: 60)
            let narrow = child.widthAnchor.constraint(equalToConstant: 20)
            narrow.priority = .defaultHigh
            NSLayoutConstraint.activate([wide, narrow])
            for (constraint, priority, expected) in [
                (wide, UILayoutPriority.required, CGFloat(60)), (wide, .defaultLow, 20), (narrow, .required, 20),
                (narrow, UILayoutPriority(1), 60), (narrow, .required, 20), (wide, UILayoutPriority(999), 20),
                (narrow, UILayoutPriority(998), 60),
            ] {
                constraint.priority = priority
                root.layoutIfNeeded()
                #expect(child.frame.width == expected, "\(constraint.constant) at \(priority.rawValue)")
            }
            #expect(root.layoutConflicts.isEmpty)
        }
        #expect(recorded.isEmpty)
    }

    @Test func noCommonAncestor() {
        let recorded = misuse { _, child in
            let stranger = UIView()
            let made = child.leftAnchor.constraint(equalTo: stranger.leftAnchor)
            made.isActive = true
            #expect(!made.isActive)
        }
        #expect(
            recorded == [
                "NSGenericException: Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x \"UIView:0x.left\"> and "
                    + "<NSLayoutXAxisAnchor:0x \"UIView:0x.left\"> because they have no common ancestor.  Does the constraint "
                    + "or its anchors reference items in different view hierarchies?  That's illegal."
            ])
    }

    @Test func guidesWithoutAView() {
        let guide = UILayoutGuide()
        let recorded = misuse { _, child in
            for made in [
                guide.leftAnchor.constraint(equalTo: child.leftAnchor),
                guide.widthAnchor.constraint(equalToConstant: 5),
            ] {
                made.isActive = true
                #expect(!made.isActive)
                #expect(throws: LayoutMisuse.self) { try made.activateOrThrow() }
            }
        }
        #expect(recorded.count == 2)
        #expect(recorded.allSatisfy { $0.contains("because they have no common ancestor") })
    }

    @Test func outsideTheSubtree() {
        LayoutEnvironment.current.logsConflicts = false
        let recorded = misuse { root, child in
            child.translatesAutoresizingMaskIntoConstraints = false
            root.layoutIfNeeded()
            child.addConstraint(child.leftAnchor.constraint(equalTo: root.leftAnchor))
        }
        #expect(recorded.count == 1)
        #expect(
            recorded.first?.hasPrefix(
                "NSGenericException: Unable to install constraint on view.  Does the constraint reference something from outside "
                    + "the subtree of the view?  That's illegal. constraint:<NSLayoutConstraint:0x H:|-(0)-[UIView:0x](LTR)"
            )
                == true)
    }

    /// Before layout, a constraint may be added before its views; Apple only logs that.
    @Test func constraintsBeforeTheirViews() {
        LayoutEnvironment.current.logsConflicts = false
        let early = UIView()
        early.translatesAutoresizingMaskIntoConstraints = false
        let recorded = misuse { root, _ in
            root.addConstraint(early.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7))
            root.addConstraint(early.widthAnchor.constraint(equalToConstant: 30))
            root.addSubview(early)
            root.layoutIfNeeded()
            #expect(early.frame.minX == 7 && early.frame.width == 30)
        }
        #expect(recorded.isEmpty)
    }

    @Test func layoutBeforeTheHierarchyIsWhole() {
        LayoutEnvironment.current.logsConflicts = false
        let missing = UIView()
        let recorded = misuse { root, _ in
            root.addConstraint(missing.leftAnchor.constraint(equalTo: root.leftAnchor))
            root.layoutIfNeeded()
            root.setNeedsLayout()
            root.layoutIfNeeded()
        }
        #expect(
            recorded == [
                "NSInternalInconsistencyException: Impossible to set up layout with view hierarchy unprepared for constraint."
            ])
    }

    @Test func textsOfAnUnpreparedHierarchy() {
        let root = UIView()
        let child = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        root.addSubview(child)
        let missing = UIView()
        let constraint = missing.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
        let texts = constraint.unpreparedTexts(root, missing: missing).map { without($0) }
        let shown = without(constraint.text)
        #expect(
            texts == [
                """
                The view hierarchy is not prepared for the constraint: \(shown)
                When added to a view, the constraint's items must be descendants of that view (or the view itself). This \
                will crash if the constraint needs to be resolved before the view hierarchy is assembled. Break on \
                -[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug.
                """,
                """
                View hierarchy unprepared for constraint.
                \tConstraint: \(shown)
                \tContainer hierarchy:\u{20}
                <UIView: 0x; frame = (0 0; 0 0)>
                   | <UIView: 0x; frame = (1 2; 3 4)>
                \tView not found in container hierarchy: <UIView: 0x; frame = (0 0; 0 0)>
                \tThat view's superview: NO SUPERVIEW
                """,
            ])
    }

    @Test func throwingTwins() {
        let view = UIView()
        #expect(throws: LayoutMisuse.self) { try NSLayoutConstraint.make(item: nil, attribute: .width) }
        #expect(throws: LayoutMisuse.self) { try NSLayoutConstraint.make(item: view, attribute: .left, constant: 5) }
        #expect(throws: LayoutMisuse.self) {
            try NSLayoutConstraint.make(item: view, attribute: .left, toItem: UIView(), attribute: .left)
                .activateOrThrow()
        }
        #expect(throws: Never.self) {
            try NSLayoutConstraint.make(item: view, attribute: .width, constant: 5).activateOrThrow()
        }
        #expect(view.constraints.count == 1)
    }

    /// An index out of the range of a stack view adds nothing; for a view that is already arranged the index counts the others, and the
    /// view moves.
    @Test func arrangedViewsStayWithinTheEnds() {
        let (stack, views) = (UIStackView(), (0..<3).map { _ in UIView() })
        stack.addArrangedSubview(views[0])
        let misuses = LayoutMisuse.recording {
            stack.insertArrangedSubview(views[1], at: 2)
            stack.insertArrangedSubview(views[2], at: -1)
        }
        let text = "NSInternalInconsistencyException: index out of bounds for arranged subview: index = "
        #expect(misuses.map(\.description) == [2, -1].map { "\(text)\($0) expected to be less than or equal to 1" })
        #expect(stack.arrangedSubviews == [views[0]] && stack.subviews == [views[0]])
        let none = LayoutMisuse.recording {
            stack.insertArrangedSubview(views[1], at: 1)
            stack.insertArrangedSubview(views[0], at: 2)
        }
        #expect(none.isEmpty && stack.arrangedSubviews == [views[1], views[0]])
    }
}
