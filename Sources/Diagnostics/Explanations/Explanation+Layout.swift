extension Explanation {
    /// The findings about layouts of code, and about layout documents.
    static let layouts: [Explanation] = [
        Explanation(
            "layout.ambiguous", .warning, "The position or size of a view is ambiguous.",
            """
            Several layouts satisfy all constraints equally well. UIKit may pick any of them, and another one in a later \
            version of the system.
            """,
            example: #"constraints: ["H:|-8-[a(20)]"], and none along the vertical axis"#,
            cure: "Add the missing constraints: a position and a size along each axis."),
        Explanation(
            "layout.conflict", .error, "Required constraints of a layout document conflict.",
            """
            No layout satisfies all the listed constraints. Without any one of them, the rest can be satisfied. \
            The message names the constraint that is broken. In an SVG picture its number is struck through.
            """,
            example: #"constraints: ["[a(20)]", "[a(30)]"]"#,
            cure: "Delete one of them, or set its priority below 1000."),
        Explanation(
            "layout.unsatisfiable", .error, "Required constraints of a view hierarchy conflict.",
            "UIKit logs \"Unable to simultaneously satisfy constraints\" and breaks one of them.",
            example: "a.widthAnchor == 20 and a.widthAnchor == 30, both active",
            cure: "Deactivate one of the constraints, or lower its priority."),
        Explanation(
            "layout.feedback-loop", .error, "A view invalidates its layout again and again.",
            "Its layoutSubviews() requests another layout each time. The layout would never end, so it was stopped.",
            example: "override func layoutSubviews() { super.layoutSubviews(); setNeedsLayout() }",
            cure: "Invalidate the layout before you call super, and only if something has changed."),
        Explanation(
            "layout.scroll-view-content", .warning, "The content size of a scroll view is ambiguous.",
            """
            For the views inside it, the edges of a scroll view are the edges of its content, not of its frame. \
            Views that are pinned only to these edges give the content no size, so it does not scroll.
            """,
            example: "content.edges == scrollView.edges, and nothing else",
            cure: "Constrain the width of the content to frameLayoutGuide, and give every view inside a height."
        ),
        Explanation(
            "layout.off-screen", .warning, "A text or control of a layout document is outside the screen.",
            """
            The view is beyond an edge of the screen, completely or in part, and does not scroll. Users cannot read the text or touch the \
            control there. Only layouts on devices and sweeps have the finding.
            """,
            example: """
                button.top == superview.top + 600 on a screen that is 568 points high
                """,
            cure: "Constrain the edge to the safe area, or put the content into a scroll view."),
        Explanation(
            "layout.text-cut", .warning, "A text of a layout document is clipped.",
            """
            In the font of the view, the text needs more room than the view has. \
            Users see an ellipsis, or the last lines are missing.
            """,
            example: "{name: next, class: UIButton, title: Next} and H:[next(30)]",
            cure: "Let the view grow: replace the fixed width with a minimum (>=), or allow more lines (lines: 0)."),
        Explanation(
            "layout.too-complex", .error, "The constraints take too many steps to solve.",
            """
            Each document has a limit of solver steps, far above the need of real documents. \
            It protects against malicious files. Beyond the limit, views keep their stored frames. \
            If only the search for ambiguous views exceeds it, the finding is a warning.
            """,
            example: """
                90,000 inequalities between 300 views
                """,
            cure: "Remove constraints, or split the scene."),
        Explanation(
            "layout.crashed", .error, "The layout of a document crashed the process.",
            "This is a bug in Plumb, not in the document. The other documents are not affected.",
            example: "plumb layout A.xib B.xib", cure: "Report the bug, and attach the document."),
        unreadable(
            "layout.not-a-layout", "The file is neither XML nor a layout document.", "- a list",
            "Write a mapping with 'view' and 'constraints'."),
        unreadable(
            "layout.missing-view", "A layout document has no view.", "constraints: []", "Write view: {subviews: […]}."),
        unreadable(
            "layout.syntax", "The text is neither YAML nor JSON.", "view: {", "Correct the line that the finding names."
        ),
        unreadable("layout.encoding", "The text is not UTF-8.", "a file in Latin-1", "Save the file as UTF-8."),
        document(
            "layout.too-large", "The layout document exceeds a limit.", "100,000 views", "Split the document."),
        document(
            "layout.unknown-key", "A key is unknown.", "view: {subview: []}",
            "Write one of the keys that the finding lists."),
        document(
            "layout.bad-value", "A value has the wrong type or is out of range.", "size: big",
            "Write a value that the key takes, such as size: [320, 480]."),
        document(
            "layout.duplicate-name", "Two views have the same name; constraints use the first.", "two views {name: a}",
            "Give each view a name of its own."),
        Explanation(
            "layout.unknown-class", .warning, "A class is unknown and is laid out as a plain view.",
            "A plain view has no intrinsic size.", example: "{name: a, class: UIButon}",
            cure: "Write a class of UIKit, or give the view an intrinsicSize."),
        document(
            "layout.unknown-view", "A constraint names a view that the document does not have.",
            #""lable.width == 20""#, "Write one of the names that the finding lists."),
        document(
            "layout.unknown-metric", "A constraint names a metric that the document does not have.",
            #""a.width == margn""#, "Add the metric to 'metrics', or correct the name."),
        document(
            "layout.format", "A visual format in the document has an error.", #""H:|[a""#,
            "Run plumb vfl check on the format, and read the explanation of its id."),
        document(
            "layout.equation", "An equation in the document cannot be read.", #""a.width = 20""#,
            #"Write an equation such as "a.width == b.width * 2 + 8 @750"."#),
        document(
            "layout.illegal-constraint", "UIKit refuses a constraint.", #""a.leading == b.top""#,
            "Use attributes of one kind and axis."),
    ]

    private static func document(
        _ id: DiagnosticID, _ summary: String, _ example: String, _ cure: String
    ) -> Explanation {
        Explanation(
            id, .error, summary, "Invalid parts are skipped, and the rest of the document is laid out.",
            example: example, cure: cure)
    }

    private static func unreadable(
        _ id: DiagnosticID, _ summary: String, _ example: String, _ cure: String
    ) -> Explanation {
        Explanation(id, .error, summary, "The whole document is skipped.", example: example, cure: cure)
    }
}
