extension Explanation {
    /// What `plumb lint` and `plumb layout` find about views and constraints of Interface Builder documents.
    static let constraintsInDocuments: [Explanation] = [
        Explanation(
            "ib.conflict", .error, "Required constraints cannot hold together.",
            """
            No sizes and places satisfy all the constraints of the list, and none of the list can be left out without \
            the rest being possible. At run time UIKit logs "Unable to simultaneously satisfy constraints", breaks one of \
            them and goes on, so the screen depends on which one that is; the message names it. On Interface Builder's canvas, and \
            in what plumb layout shows, all of them yield, by as little as possible; where a size of content of \
            priority 1000 is among them, it yields alone.
            """,
            example: """
                <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16"/>
                <constraint firstItem="a" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" constant="-16"/>
                <constraint firstItem="a" firstAttribute="width" constant="200"/>
                """,
            cure:
                "Delete the constraint that was not meant, or lower the priority of one below 1000 so that it may yield. A constant that would let all of them hold is named where there is one."
        ),
        Explanation(
            "ib.ambiguous", .warning, "The constraints leave the place or size of a view open.",
            """
            Several layouts satisfy all constraints equally well, and nothing says which is meant. UIKit takes one of \
            them, often a size of 0 or the corner of the superview, and may take another after a rotation.
            """,
            example: """
                <label text="Title" id="a"/> with a constraint for its top, and none for its leading edge or centre
                """,
            cure:
                "Add the constraints that the finding names, or, where contents of one priority share what is too much or too little, set the priority that it names: one of them then gives way first. plumb resolve add-missing adds constraints for you."
        ),
        Explanation(
            "ib.misplaced", .warning, "A view will be elsewhere than the document shows it.",
            """
            The stored frame, which the canvas shows, is not what the constraints give. What was designed is not what \
            users see; in reviews the stored frames of the file mislead.
            """,
            example: """
                <rect key="frame" x="20" y="20" width="100" height="21"/> with a leading constraint of 16
                """,
            cure:
                "If the canvas is right, change the constants (Update Constraint Constants, or plumb resolve update-constants); if the constraints are, update the frame (Update Frames, or plumb resolve update-frames)."
        ),
        Explanation(
            "ib.illegal-constraint", .error, "A constraint is one that UIKit refuses.",
            """
            Its attributes do not go together, its items have no common superview, or its constant is not finite. At run \
            time it raises an exception when the document is loaded.
            """,
            example: """
                <constraint firstItem="a" firstAttribute="leading" secondItem="b" secondAttribute="top"/>
                """,
            cure: "Delete it and draw it anew between attributes of one kind in one view hierarchy."),
        Explanation(
            "ib.fixed-frame", .note,
            "A view has no constraints of its own and is pinned where it stands on the canvas.",
            """
            In a document with Auto Layout Interface Builder gives such a view constraints from its frame when the document \
            is built. It keeps that place and size on every device and with every text, and may cover others.
            """,
            example: """
                <label fixedFrame="YES" text="Title" translatesAutoresizingMaskIntoConstraints="NO"/>
                """,
            cure: "Give it constraints, or an autoresizing mask that says how it follows its superview."),
        Explanation(
            "ib.text-cut", .warning, "A text does not fit into its view.",
            """
            Measured with the view's font the text needs more room than the constraints leave, and neither lines nor a \
            smaller font are allowed to make up for it. Users see an ellipsis, or a last line that is missing.
            """,
            example: """
                <label text="A long title" numberOfLines="1" lineBreakMode="tailTruncation"/> with a width of 60
                """,
            cure:
                "Let the view grow: replace a fixed width by >=, allow more lines (numberOfLines 0), or let the font shrink."
        ),
        Explanation(
            "ib.overlap", .warning, "Two views that users read or touch lie on top of each other.",
            """
            Both show text or take touches, and each covers a part of the other. The lower one cannot be read, or cannot be \
            touched where it is covered. A view that lies wholly inside another is taken as meant.
            """,
            example: """
                a label of 200 points at x 16 beside a switch at x 180
                """,
            cure:
                "Tie their edges together: a space of at least 8 points between the first's end and the second's start."
        ),
        Explanation(
            "ib.outside-parent", .warning, "A view reaches out of its superview.",
            """
            Touches outside a superview's bounds never arrive, so the part of a control that lies there is dead; where the \
            superview clips, it is not even visible.
            """,
            example: """
                <button><rect key="frame" x="300" y="20" width="100" height="30"/></button> in a view of 320 points
                """,
            cure: "Constrain the edge inside the superview, or let the superview grow with its content."),
        Explanation(
            "ib.fixed-width-text", .note, "A text of fixed width will not fit in other languages.",
            """
            The width of the view is a constant, and a translation that is a third longer than this text, as German and \
            Finnish ones are, does not fit. The same happens when users choose a larger size of text.
            """,
            example: """
                <label text="Settings"/> with <constraint firstAttribute="width" constant="64"/>
                """,
            cure: "Make the constant a minimum (greaterThanOrEqual), allow more lines, or let the font shrink."),
        Explanation(
            "ib.fixed-height-text", .note, "A text that follows the user's size has a fixed height.",
            """
            The font is a text style that grows with the size of text that users choose, up to three times, but the height \
            of the view is a constant. Large text is cut.
            """,
            example: """
                <label adjustsFontForContentSizeCategory="YES"/> with <constraint firstAttribute="height" constant="21"/>
                """,
            cure: "Delete the constraint, since a label knows its own height, or make it a minimum."),
        Explanation(
            "ib.duplicate-constraint", .warning, "A constraint is there twice.",
            """
            Both say the same of the same views. Nothing looks wrong until one of them is changed; then they conflict, or \
            the change has no effect.
            """,
            example: """
                <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
                <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
                """,
            cure: "Delete one of them."),
        Explanation(
            "ib.redundant-constraint", .note, "A constraint follows from others.",
            """
            The other required constraints already say it on every device. It does no harm today, but whoever changes one \
            of the others gets a conflict.
            """,
            example: """
                leading == root.leading + 16, trailing == root.trailing - 16, and centerX == root.centerX
                """,
            cure: "Delete one constraint of the list."),
        Explanation(
            "ib.ineffective-constraint", .note, "An optional constraint can never have an effect.",
            """
            Required constraints already decide what it is about, on every device. Whether they agree with it or not, \
            nothing would change if it were not there.
            """,
            example: """
                width == 100 required, and width == 200 with the priority 750
                """,
            cure: "Delete it, or make one of the required constraints optional so that it can act."),
        Explanation(
            "ib.scroll-view-content", .warning, "Nothing says how large the content of a scroll view is.",
            """
            Seen from inside, the edges of a scroll view are those of its content, not of its frame. Views pinned to them \
            give the content no size, so it does not scroll.
            """,
            example: """
                a content view pinned to the four edges of a scroll view, without a width and height of its own
                """,
            cure:
                "Constrain the width of the content to that of the frame layout guide, and give every view inside a height."
        ),
    ]
}
