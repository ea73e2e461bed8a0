extension Explanation {
    /// What is wrong with format strings of the Visual Format Language.
    static let formats: [Explanation] = [
        format(
            "vfl.empty-format", "The format is an empty string.",
            "An empty format makes no constraints; Apple's parser raises an exception.",
            "\"\"", "Leave the call out, or write at least one view: [label]."),
        format(
            "vfl.expected-colon", "An H or V at the beginning lacks its colon.",
            "The axis is the letter and a colon; without the colon the parser expects a view.", "V|[box]|", "V:|[box]|"),
        format(
            "vfl.expected-connection", "Nothing follows the opening bar.",
            "A bar is the superview's edge, and a format that names nothing but it says nothing.", "H:|", "H:|[box]"),
        format(
            "vfl.expected-view", "There is no view in brackets where one must be.",
            "Every space lies between two views, or between a view and the superview.", "H:|-10-|", "H:|-10-[box]-10-|"),
        format(
            "vfl.expected-view-name", "A view's name does not begin with a letter or an underscore.",
            "The name is looked up as a key of the dictionary of views; keys that cannot be written in a format are useless there.",
            "[1st]", "[first], with the key \"first\""),
        format(
            "vfl.expected-view-end", "A view's name is followed by neither ( nor ].",
            "Names hold letters, digits and underscores, so a point, a blank or another bracket ends the name too early.",
            "[self.box]", "[box], with the key \"box\""),
        format(
            "vfl.expected-predicate-end", "The predicates of a view lack their closing parenthesis.",
            "Predicates stand in one pair of parentheses, with commas between them. Products need the extended dialect.",
            "[box(20]", "[box(20)]"),
        format(
            "vfl.expected-value", "There is neither a number nor the name of a metric where one must be.",
            "A size, a space and a priority are each a number, a metric, or (for sizes) another view.", "[box(==)]",
            "[box(==20)]"),
        format(
            "vfl.unknown-relation", "A relation is none of ==, >= and <=.",
            "There is no strict inequality between sizes, and one sign of equality is not enough.", "[box(>30)]",
            "[box(>=30)]"),
        format(
            "vfl.ambiguous-hyphen", "A negative number stands without parentheses.",
            "Hyphens draw the space, so a minus beside one cannot be told from it.", "[a]--5-[b]", "[a]-(-5)-[b]"),
        format(
            "vfl.expected-hyphen", "A connection lacks its second hyphen.",
            "A space with a number has a hyphen on both sides.", "[a]-8[b]", "[a]-8-[b]"),
        format(
            "vfl.expected-list-end", "The predicates of a space lack their closing parenthesis.",
            "Several predicates, or one with a relation, stand in one pair of parentheses.", "[a]-(>=8-[b]",
            "[a]-(>=8)-[b]"),
        format(
            "vfl.expected-more-input", "The format ends inside a connection.",
            "After a hyphen comes a space's value, a view or a bar.", "[a]-", "[a]-|"),
        format(
            "vfl.expected-view-or-bar", "A view is followed by something that is no connection.",
            "After a view comes a hyphen, a view that touches it, a bar, or the end.", "[a]8-[b]", "[a]-8-[b]"),
        format(
            "vfl.expected-end", "Something follows the closing bar.",
            "The bar is the end of the superview; nothing lies behind it.",
            "[a]|[b]", "[a][b]|"),
        format(
            "vfl.unknown-view", "A view in the format is no key of the dictionary of views.",
            "UIKit raises an exception as soon as the line runs. Mostly a name was changed in one place and not in the other.",
            #"("H:[lable]", views: ["label": label])"#,
            "Write the key as it stands in the dictionary; the nearest one is proposed."),
        format(
            "vfl.unknown-metric", "A name in the format is a key of neither dictionary.",
            "A name where a number may be is a metric, or a view whose size is meant. UIKit raises an exception for others.",
            #"("[a(widht)]", metrics: ["width": 20])"#,
            "Write the key as it stands in the dictionary, or add it to the metrics."),
        format(
            "vfl.missing-superview", "A bar is there, and the first view has no superview.",
            "A bar means the superview of the views of the format; before they are added to one there is none.",
            "H:|[box], before addSubview(box)", "Add the views to their superview before the constraints are made."),
        format(
            "vfl.parallel-alignment", "The options align views along the axis that the format arranges them on.",
            "Views that stand below one another cannot share their top edge; UIKit raises an exception.",
            "\"V:[a]-[b]\", options: .alignAllTop",
            ".alignAllLeading, .alignAllCenterX or .alignAllTrailing for a vertical format"),
        format(
            "vfl.priority-out-of-range", "A priority is not above 0 and at most 1000.",
            "1000 is required; there is nothing above it and nothing at 0.", "[a(20@1001)]", "[a(20@1000)], or [a(20)]"),
        format(
            "vfl.constant-not-finite", "A number is too large.",
            "Numbers that a Double cannot hold are no lengths; UIKit raises an exception.", "[a(1e400)]", "[a(400)]"),
        format(
            "vfl.unknown-attribute", "An attribute of the extended dialect does not exist.",
            "After a view's point comes the name of a layout attribute.", "[a(==b.size)]", "[a(==b.width)]"),
        format(
            "vfl.mismatched-attributes", "No constraint can be made of a pair of attributes.",
            "A size cannot equal a place, nor a horizontal place a vertical one.",
            "[a(==b.top)] in the extended dialect",
            "Name attributes of one axis and kind."),
        format(
            "vfl.invalid-range", "A range of views does not name two numbers in order, or names too many views.",
            "In the extended dialect a range stands for at most 100 views whose names differ by a number.", "[a5..2]",
            "[a2..5]"),
        format(
            "vfl.nested-too-deeply", "Stacks are nested too deeply.",
            "A limit far above any layout, so that no input can exhaust the stack.",
            "a stack in a stack in a stack, many times",
            "Divide the format."),
        format(
            "vfl.too-many-constraints", "The format would make more constraints than are made of one.",
            "Ranges of the extended dialect multiply; the limit is far above any layout.",
            "twelve ranges of a hundred views: [a1..100][b1..100][c1..100] and so on",
            "Divide the format, or name fewer views."),
        format(
            "vfl.no-literal", "The macro was given something other than a string literal.",
            "A format is checked while the program is compiled, so it must be written down where it is used.",
            "#visualFormat(text)",
            "Write the literal into the call, or use the throwing function for formats that come at run time."),
        format(
            "vfl.no-name", "An argument of a macro has no name of its own.",
            "A dictionary of variables takes its keys from the names of what it is given.",
            "#variableBindings(label())",
            "Give the value a name by let, and that to the macro."),
        format(
            "vfl.same-name", "Two arguments of a macro have one name.",
            "The keys of a dictionary are all different; one view would take the place of the other.",
            "#variableBindings(a.label, b.label)", "Give one of them another name by let."),
    ]

    private static func format(
        _ id: DiagnosticID, _ summary: String, _ meaning: String, _ example: String, _ cure: String
    ) -> Explanation {
        Explanation(id, .error, summary, meaning, example: example, cure: cure)
    }
}
