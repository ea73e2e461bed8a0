extension Explanation {
    /// Errors in format strings of the Visual Format Language.
    static let formats: [Explanation] = [
        format(
            "vfl.empty-format", "The format is an empty string.",
            "An empty format makes no constraints. UIKit raises an exception.",
            "\"\"", "Remove the call, or write at least one view: [label]."),
        format(
            "vfl.expected-colon", "A colon is missing after H or V.",
            "A letter and a colon give the axis. Without the colon the parser expects a view.", "V|[box]|", "V:|[box]|"),
        format(
            "vfl.expected-connection", "The format ends after the first bar.",
            "A bar is an edge of the superview. A format needs at least one view.", "H:|", "H:|[box]"),
        format(
            "vfl.expected-view", "A view in brackets is missing.",
            "A space lies between two views, or between a view and the superview.", "H:|-10-|", "H:|-10-[box]-10-|"),
        format(
            "vfl.expected-view-name", "The name of a view does not begin with a letter or an underscore.",
            "UIKit looks the name up in the views dictionary. A format cannot contain every possible key.",
            "[1st]", "[first], with the key \"first\""),
        format(
            "vfl.expected-view-end", "The name of a view is not followed by '(' or ']'.",
            "Names contain letters, digits and underscores. A period, a space or another bracket ends the name too early.",
            "[self.box]", "[box], with the key \"box\""),
        format(
            "vfl.expected-predicate-end", "A closing parenthesis is missing after the size of a view.",
            """
            The predicates of a view stand in one pair of parentheses, separated by commas. \
            Only the extended dialect has products.
            """,
            "[box(20]", "[box(20)]"),
        format(
            "vfl.expected-value", "A number or the name of a metric is missing.",
            "A size, a space or a priority is a number or a metric. A size can also be the name of another view.",
            "[box(==)]", "[box(==20)]"),
        format(
            "vfl.unknown-relation", "A relation is not ==, >= or <=.",
            "VFL has no strict inequalities. A single '=' is not a relation either.", "[box(>30)]", "[box(>=30)]"),
        format(
            "vfl.ambiguous-hyphen", "A negative number is not in parentheses.",
            "Hyphens mark the space, so the parser cannot tell a minus sign from a hyphen.", "[a]--5-[b]",
            "[a]-(-5)-[b]"),
        format(
            "vfl.expected-hyphen", "The second hyphen of a connection is missing.",
            "A space with a number has a hyphen on both sides.", "[a]-8[b]", "[a]-8-[b]"),
        format(
            "vfl.expected-list-end", "A closing parenthesis is missing after the predicates of a space.",
            "Several predicates, or one with a relation, stand in one pair of parentheses.", "[a]-(>=8-[b]",
            "[a]-(>=8)-[b]"),
        format(
            "vfl.expected-more-input", "The format ends inside a connection.",
            "A hyphen is followed by a number, a view or a bar.", "[a]-", "[a]-|"),
        format(
            "vfl.expected-view-or-bar", "A view is not followed by a connection.",
            "A view is followed by a hyphen, another view, a bar, or the end of the format.", "[a]8-[b]", "[a]-8-[b]"),
        format(
            "vfl.expected-end", "The format continues after the closing bar.",
            "The second bar is the far edge of the superview. It ends the format.",
            "[a]|[b]", "[a][b]|"),
        format(
            "vfl.unknown-view", "A view is not a key in the views dictionary.",
            """
            UIKit raises an exception as soon as the line runs. \
            Often a view was renamed in one place but not in the other.
            """,
            #"("H:[lable]", views: ["label": label])"#,
            "Write the key as it is in the dictionary. The finding proposes the nearest one."),
        format(
            "vfl.unknown-metric", "A name is not a key in the metrics or views dictionary.",
            "In the place of a number, a name is a metric, or a view with the same size. UIKit raises an exception.",
            #"("[a(widht)]", metrics: ["width": 20])"#,
            "Write the key as it is in the dictionary, or add it to the metrics."),
        format(
            "vfl.missing-superview", "The format has a bar, but the view has no superview.",
            "A bar is an edge of the superview. UIKit raises an exception if there is none yet.",
            "H:|[box], before addSubview(box)", "Add the views to their superview before you make the constraints."),
        format(
            "vfl.parallel-alignment", "The options align views along the axis of the format.",
            "Views in a vertical row cannot share their top edges. UIKit raises an exception.",
            "\"V:[a]-[b]\", options: .alignAllTop",
            "Use .alignAllLeading, .alignAllCenterX or .alignAllTrailing for a vertical format."),
        format(
            "vfl.priority-out-of-range", "A priority is out of range.",
            "A priority is greater than 0 and at most 1000, which means required.", "[a(20@1001)]",
            "[a(20@1000)], or [a(20)]"),
        format(
            "vfl.constant-not-finite", "A number is too large.",
            "A Double cannot hold the number. UIKit raises an exception.", "[a(1e400)]", "[a(400)]"),
        format(
            "vfl.unknown-attribute", "An attribute of the extended dialect is unknown.",
            "After the name of a view and a period comes the name of a layout attribute.", "[a(==b.size)]",
            "[a(==b.width)]"),
        format(
            "vfl.mismatched-attributes", "Two attributes cannot be in one constraint.",
            "A size cannot equal a position. A horizontal position cannot equal a vertical one.",
            "[a(==b.top)] in the extended dialect",
            "Use attributes of one axis and kind."),
        format(
            "vfl.invalid-range", "A range of views is out of order or too large.",
            "In the extended dialect a range stands for at most 100 views whose names differ by a number.", "[a5..2]",
            "[a2..5]"),
        format(
            "vfl.nested-too-deeply", "Stacks are nested too deeply.",
            "The limit is far above the need of real layouts. It protects the call stack.",
            "a stack in a stack in a stack, many times",
            "Split the format."),
        format(
            "vfl.too-many-constraints", "The format makes too many constraints.",
            "Ranges of the extended dialect multiply. The limit is far above the need of real layouts.",
            "twelve ranges of a hundred views: [a1..100][b1..100][c1..100] and so on",
            "Split the format, or use fewer views."),
        format(
            "vfl.no-literal", "The argument of the macro is not a string literal.",
            "The macro checks the format at compile time, so it needs the text itself.",
            "#visualFormat(text)",
            "Write the literal in the call. For formats made at run time, call the throwing function."),
        format(
            "vfl.no-name", "An argument of the macro has no name.",
            "The keys of the dictionary are the names of the arguments.",
            "#variableBindings(label())",
            "Assign the value to a constant with let, and pass the constant."),
        format(
            "vfl.same-name", "Two arguments of the macro have the same name.",
            "The keys of a dictionary are unique, so one view would replace the other.",
            "#variableBindings(a.label, b.label)", "Assign one of them to a constant with another name."),
    ]

    private static func format(
        _ id: DiagnosticID, _ summary: String, _ meaning: String, _ example: String, _ cure: String
    ) -> Explanation {
        Explanation(id, .error, summary, meaning, example: example, cure: cure)
    }
}
