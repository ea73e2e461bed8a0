extension Explanation {
    /// What is found in layouts made by code, and in layout documents.
    static let layouts: [Explanation] = [
        Explanation(
            "layout.ambiguous", .warning, "The constraints leave the place or size of a view open.",
            "Several layouts satisfy all constraints equally well. Which one is taken may differ between runs of other engines and versions of the system.",
            example: #"constraints: ["H:|-8-[a(20)]"], and none along the vertical axis"#,
            cure: "Add constraints for what is open: a place and a size along each axis."),
        Explanation(
            "layout.conflict", .error, "Required constraints of a layout document cannot hold together.",
            "The list is minimal: without any one of them the rest can hold. The message says which one is given up so that the others hold; in a drawing its number is struck through.",
            example: #"constraints: ["[a(20)]", "[a(30)]"]"#,
            cure: "Delete one of them, or give it a priority below 1000."),
        Explanation(
            "layout.unsatisfiable", .error, "Required constraints of a hierarchy of views cannot hold together.",
            "UIKit logs the same as \"Unable to simultaneously satisfy constraints\" and breaks one of them.",
            example: "a.widthAnchor == 20 and a.widthAnchor == 30, both active",
            cure: "Deactivate one of them, or lower its priority."),
        Explanation(
            "layout.feedback-loop", .error, "A view asks for layout again while it is laid out.",
            "Something in layoutSubviews() invalidates the layout each time, so it would never end; it was stopped.",
            example: "override func layoutSubviews() { super.layoutSubviews(); setNeedsLayout() }",
            cure: "Invalidate before calling super, and only what changed."),
        Explanation(
            "layout.scroll-view-content", .warning, "Nothing says how large the content of a scroll view is.",
            "Seen from inside, the edges of a scroll view are those of its content, not of its frame. Views pinned to them give the content no size, so it does not scroll.",
            example: "content.edges == scrollView.edges, and nothing else",
            cure: "Constrain the width of the content to that of frameLayoutGuide, and give every view inside a height."
        ),
        Explanation(
            "layout.text-cut", .warning, "A text of a layout document does not fit into its view.",
            "Measured with the view's font the text needs more room than the constraints leave. Users see an ellipsis, or a last line that is missing.",
            example: "{name: next, class: UIButton, title: Next} and H:[next(30)]",
            cure: "Let the view grow: take >= for a fixed width, or allow a label more lines (lines: 0)."),
        Explanation(
            "layout.too-complex", .error, "The constraints take too many steps to solve.",
            """
            Every document has a number of steps far above what any that people draw takes, so that hostile ones end. \
            Where they are used up, views stay where they are stored, or, which is a warning, ambiguity is no longer looked for, as the message says.
            """,
            example: """
                90,000 inequalities between 300 views
                """,
            cure: "Take constraints away, or divide the scene."),
        Explanation(
            "layout.crashed", .error, "Laying a document out stopped the process.",
            "A mistake in Plumb, not in the document: no input should do that. The other documents are not affected.",
            example: "plumb layout A.xib B.xib", cure: "Report it with the document."),
        unreadable(
            "layout.not-a-layout", "The file is neither XML nor a layout document.", "- a list",
            "Write a mapping with 'view' and 'constraints'."),
        document(
            "layout.missing-view", "A layout document has no view.", "constraints: []", "Write view: {subviews: […]}."),
        unreadable(
            "layout.syntax", "The text is neither YAML nor JSON.", "view: {", "Mend the place that the finding names."),
        unreadable("layout.encoding", "The text is not UTF-8.", "a file in Latin-1", "Save it as UTF-8."),
        document(
            "layout.too-large", "The document has more of something than is read.", "100,000 views",
            "Divide the document."),
        document(
            "layout.unknown-key", "A key means nothing where it stands.", "view: {subview: []}",
            "Write one of the keys that the finding lists."),
        document(
            "layout.bad-value", "A value is not of the kind that its key takes.", "size: big",
            "Write a value of that kind: size: [320, 480]."),
        document(
            "layout.duplicate-name", "Two views have one name; constraints mean the first.", "two views {name: a}",
            "Give each view a name of its own."),
        Explanation(
            "layout.unknown-class", .warning, "A class is not known and is laid out as a plain view.",
            "Its content has no size of its own here.", example: "{name: a, class: UIButon}",
            cure: "Name a class of UIKit, or give the view an intrinsicSize."),
        document(
            "layout.unknown-view", "A constraint names a view that the document does not have.",
            #""lable.width == 20""#, "Write one of the names that the finding lists."),
        document(
            "layout.unknown-metric", "A constraint names a metric that the document does not have.",
            #""a.width == margn""#, "Add it to metrics, or correct the name."),
        document(
            "layout.format", "A visual format in the document is wrong.", #""H:|[a""#,
            "See the explanation of the vfl. id that plumb vfl check gives for it."),
        document(
            "layout.equation", "An equation in the document cannot be read.", #""a.width = 20""#,
            #"Write "a.width == b.width * 2 + 8 @750"."#),
        document(
            "layout.illegal-constraint", "A constraint is one that UIKit refuses.", #""a.leading == b.top""#,
            "Pair attributes of one kind and axis."),
    ]

    private static func document(
        _ id: DiagnosticID, _ summary: String, _ example: String, _ cure: String
    ) -> Explanation {
        Explanation(
            id, .error, summary, "What cannot be understood is left out, and the rest of the document is laid out.",
            example: example, cure: cure)
    }

    private static func unreadable(
        _ id: DiagnosticID, _ summary: String, _ example: String, _ cure: String
    ) -> Explanation {
        Explanation(id, .error, summary, "Nothing of the document is laid out.", example: example, cure: cure)
    }
}
