extension Explanation {
    /// The findings of `plumb lint` and `plumb layout` about views and constraints of Interface Builder documents.
    static let constraintsInDocuments: [Explanation] = [
        Explanation(
            "ib.conflict", .error, "Required constraints conflict.",
            """
            No layout satisfies all the listed constraints. Without any one of them, the rest can be satisfied. \
            At run time UIKit logs "Unable to simultaneously satisfy constraints" and breaks one of them. \
            The message names the constraint that UIKit breaks. \
            On Interface Builder's canvas and in plumb layout, all of them give way as little as possible. \
            If a content size with priority 1000 is among them, only that size gives way.
            """,
            example: """
                <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16"/>
                <constraint firstItem="a" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" constant="-16"/>
                <constraint firstItem="a" firstAttribute="width" constant="200"/>
                """,
            cure: """
                Delete one of the constraints, or set its priority below 1000. \
                If one other constant would resolve the conflict, the finding names it.
                """
        ),
        Explanation(
            "ib.ambiguous", .warning, "The position or size of a view is ambiguous.",
            """
            Several layouts satisfy all constraints equally well. UIKit picks one of them, often with a size of 0 or a \
            position in the corner of the superview. It may pick another one after a rotation.
            """,
            example: """
                <label text="Title" id="a"/> with a constraint for its top edge, but none for its leading edge or center
                """,
            cure: """
                Add the constraints that the finding names. \
                If views with equal content priorities share the space, set the priority that the finding names. \
                plumb resolve add-missing adds missing constraints.
                """
        ),
        Explanation(
            "ib.misplaced", .warning, "A view is misplaced.",
            """
            The frame that the document stores differs from the frame that the constraints give at run time. \
            The canvas shows the stored frame, so users see something else. \
            In code review, the stored frames are misleading.
            """,
            example: """
                <rect key="frame" x="20" y="20" width="100" height="21"/> with a leading constraint of 16
                """,
            cure: """
                If the canvas is right, run plumb resolve update-constants (in Xcode: Update Constraint Constants). \
                If the constraints are right, run plumb resolve update-frames (in Xcode: Update Frames).
                """
        ),
        Explanation(
            "ib.illegal-constraint", .error, "UIKit refuses a constraint.",
            """
            Its attributes do not match, its items have no common superview, or its constant is not finite. \
            UIKit raises an exception when it loads the document.
            """,
            example: """
                <constraint firstItem="a" firstAttribute="leading" secondItem="b" secondAttribute="top"/>
                """,
            cure: "Delete the constraint. Add a new one between attributes of one kind in one view hierarchy."),
        Explanation(
            "ib.fixed-frame", .note, "A view has no constraints and keeps its frame on every device.",
            """
            When Xcode compiles a document with Auto Layout, it adds constraints for the frame of such a view. \
            The view keeps this position and size on every device and with every text. It may cover other views.
            """,
            example: """
                <label fixedFrame="YES" text="Title" translatesAutoresizingMaskIntoConstraints="NO"/>
                """,
            cure: "Add constraints, or set an autoresizing mask so that the view follows its superview."),
        Explanation(
            "ib.text-cut", .warning, "A text is clipped.",
            """
            In the font of the view, the text needs more room than the view has. \
            More lines or a smaller font are not allowed. Users see an ellipsis, or the last lines are missing.
            """,
            example: """
                <label text="A long title" numberOfLines="1" lineBreakMode="tailTruncation"/> with a width of 60
                """,
            cure: """
                Let the view grow: replace the fixed width with a minimum (>=), allow more lines (numberOfLines 0), or let \
                the font shrink.
                """
        ),
        Explanation(
            "ib.overlap", .warning, "Two views with text or controls overlap.",
            """
            Each of the views covers a part of the other. \
            Users cannot read or touch the covered part of the lower view. \
            A view that lies completely inside another one is not reported.
            """,
            example: """
                a label of 200 points at x 16 beside a switch at x 180
                """,
            cure: "Add a constraint between them, such as a space of at least 8 points from trailing to leading edge."
        ),
        Explanation(
            "ib.outside-parent", .warning, "A view extends beyond its superview.",
            """
            A control does not receive touches outside the bounds of its superview. \
            If the superview clips its subviews, that part of the view is not visible either.
            """,
            example: """
                <button><rect key="frame" x="300" y="20" width="100" height="30"/></button> in a view of 320 points
                """,
            cure: "Constrain the edge to the superview, or let the superview grow with its content."),
        Explanation(
            "ib.fixed-width-text", .note, "A text with a fixed width does not fit in other languages.",
            """
            The width of the view is a constant. A translation is often a third longer, for example in German or Finnish. \
            It does not fit, and neither does a larger text size.
            """,
            example: """
                <label text="Settings"/> with <constraint firstAttribute="width" constant="64"/>
                """,
            cure: "Make the width a minimum (greaterThanOrEqual), allow more lines, or let the font shrink."),
        Explanation(
            "ib.fixed-height-text", .note, "A text with Dynamic Type has a fixed height.",
            """
            The font is a text style and grows with the text size that users choose, up to three times. \
            The height of the view, or of the view around it, is a constant, so large text is clipped.
            """,
            example: """
                <label adjustsFontForContentSizeCategory="YES"/> with <constraint firstAttribute="height" constant="21"/>
                """,
            cure: "Delete the constraint, since a label knows its own height, or make the height a minimum."),
        Explanation(
            "ib.under-bar", .warning, "A text or control is under a bar of the screen.",
            """
            A navigation bar, tab bar, toolbar or the status bar covers the view on a device. \
            Users cannot read the text or touch the control there. Views inside a scroll view are not reported. \
            The bars are those that the storyboard shows: code may hide them.
            """,
            example: """
                label.top == superview.top + 8 in the view of a navigation controller
                """,
            cure: "Constrain the edge to the safe area instead of the superview."),
        Explanation(
            "ib.off-screen", .warning, "A text or control is outside the screen.",
            """
            The view is beyond an edge of the screen, completely or in part, and does not scroll. The same is checked for the width of \
            table rows. Users cannot read the text or touch the control there. Views that the document itself stores outside, views without \
            constraints and views whose constraints have outlets are notes, because code may move them.
            """,
            example: """
                button.top == superview.top + 600 on a screen that is 568 points high
                """,
            cure: "Constrain the edge to the safe area, or put the content into a scroll view."),
        Explanation(
            "ib.small-touch-target", .note, "A control is smaller than 44 × 44 points.",
            """
            Apple's guidelines ask for touch targets of at least 44 × 44 points. Smaller ones are hard to hit. \
            The rule is off by default. The settings turn it on: rules: {ib.small-touch-target: note}.
            """,
            example: """
                <button><rect key="frame" x="20" y="20" width="30" height="30"/></button>
                """,
            cure: "Make the control larger, or enlarge its touch area in code."),
        Explanation(
            "ib.breaks-at-sizes", .warning, "A finding holds at some widths of the screen only.",
            """
            The layout of the devices that were checked may be correct, while a window on iPad or another device shows the \
            problem. The widths are exact. The rule is off by default. plumb lint --sweep turns it on, and so do the \
            settings: rules: {ib.breaks-at-sizes: warning}. plumb sweep shows the widths of all findings.
            """,
            example: """
                <constraint firstItem="a" firstAttribute="width" constant="200"/>
                <constraint firstItem="b" firstAttribute="width" constant="200"/>, side by side on a screen of 375 points
                """,
            cure: "Make one of the constraints optional, or let a view grow and shrink with the screen."),
        Explanation(
            "ib.left-right", .note, "A constraint uses left or right instead of leading or trailing.",
            """
            In Arabic and Hebrew, leading is the right side. A view that is constrained to the left stays there. \
            Views whose semantic content attribute sets the direction are not reported.
            """,
            example: """
                <constraint firstItem="title" firstAttribute="left" secondItem="root" secondAttribute="left" constant="16"/>
                """,
            cure: "Use leading and trailing, or force a direction with the semantic content attribute of the superview."
        ),
        Explanation(
            "ib.duplicate-constraint", .warning, "A constraint is a duplicate.",
            """
            Two constraints have the same items, attributes, relation, numbers and priority. \
            If only one of them is changed later, they conflict, or the change has no effect.
            """,
            example: """
                <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
                <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
                """,
            cure: "Delete one of them."),
        Explanation(
            "ib.redundant-constraint", .note, "A constraint is redundant.",
            """
            Other required constraints imply it on every device. \
            It is harmless now, but if one of the others is changed, the constraints conflict.
            """,
            example: """
                leading == root.leading + 16, trailing == root.trailing - 16, and centerX == root.centerX
                """,
            cure: "Delete one of the listed constraints."),
        Explanation(
            "ib.ineffective-constraint", .note, "An optional constraint has no effect.",
            """
            Required constraints already determine the same value on every device. \
            The layout is the same without the optional constraint.
            """,
            example: """
                width == 100 required, and width == 200 with priority 750
                """,
            cure: "Delete the optional constraint, or lower the priority of one of the required ones."),
        Explanation(
            "ib.scroll-view-content", .warning, "The content size of a scroll view is ambiguous.",
            """
            For the views inside it, the edges of a scroll view are the edges of its content, not of its frame. \
            Views that are pinned only to these edges give the content no size, so it does not scroll.
            """,
            example: """
                a content view pinned to the four edges of a scroll view, without a width and height of its own
                """,
            cure: "Constrain the width of the content to the frame layout guide, and give every view inside a height."
        ),
    ]
}
