extension Explanation {
    /// The findings of `plumb why` about logs of conflicting constraints.
    static let conflictLogs: [Explanation] = [
        Explanation(
            "log.autoresizing-mask", .warning, "The autoresizing mask of a view conflicts with constraints.",
            """
            A view that is created in code translates its autoresizing mask into required constraints for its whole frame. \
            Other constraints on the same view or inside it want another frame. \
            The log calls such constraints NSAutoresizingMaskLayoutConstraint.
            """,
            example: """
                <NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& Card:0x2.width == 70   (active)>
                <NSLayoutConstraint:0x3 Card:0x2.width == 320   (active)>
                """,
            cure: """
                Set translatesAutoresizingMaskIntoConstraints to false for a view that has constraints of its own. \
                Leave it true for the content view of a cell and for a root view. \
                There, lower the priority of a constraint inside to 999.
                """),
        Explanation(
            "log.no-room", .warning, "A view has no size during a layout, and required constraints inside need some.",
            """
            UIKit lays views out before they have their final frame, with a width or height of 0. \
            A stack view gives a hidden view the size 0 too. \
            Spaces that are required cannot fit into it. The final layout is mostly right.
            """,
            example: """
                <NSLayoutConstraint:0x1 H:|-(16)-[UILabel:0x2]   (active, names: '|':TitleView:0x3 )>
                <NSLayoutConstraint:0x4 H:[UILabel:0x2]-(16)-|   (active, names: '|':TitleView:0x3 )>
                <NSLayoutConstraint:0x5 '_UITemporaryLayoutWidth' TitleView:0x3.width == 0   (active)>
                """,
            cure: """
                Lower the priority of the trailing or bottom constraint to 999, so that it yields until there is room. \
                Or create the view with its final frame.
                """),
        Explanation(
            "log.encapsulated-size", .warning,
            "The size that a container gives conflicts with required constraints inside.",
            """
            A table or collection view sets the size of each cell by a required constraint. \
            A window does the same for the root view. Its identifier begins with UIView-Encapsulated-Layout. \
            The constraints inside add up to another size. A table often gives a cell its estimated height first.
            """,
            example: """
                <NSLayoutConstraint:0x1 UIImageView:0x2.height == 80   (active)>
                <NSLayoutConstraint:0x3 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x4.height == 44   (active)>
                """,
            cure: """
                Lower the priority of one constraint of the vertical chain to 999, for example the height or the bottom. \
                If the height itself is wrong, set rowHeight to UITableView.automaticDimension.
                """),
        Explanation(
            "log.stack-view", .warning, "The constraints of a stack view conflict with required constraints.",
            """
            A stack view aligns and spaces its arranged subviews by required constraints. Their identifiers begin with UISV. \
            A required size of an arranged subview contradicts them.
            """,
            example: """
                <NSLayoutConstraint:0x1 UILabel:0x2.height == 40   (active)>
                <NSLayoutConstraint:0x3 'UISV-alignment' UILabel:0x2.top == UIImageView:0x4.top   (active)>
                <NSLayoutConstraint:0x5 'UISV-alignment' UILabel:0x2.bottom == UIImageView:0x4.bottom   (active)>
                <NSLayoutConstraint:0x6 UIImageView:0x4.height == 60   (active)>
                """,
            cure:
                "Remove the size of the arranged subview, lower its priority to 999, or change the alignment of the stack view."
        ),
        Explanation(
            "log.contradiction", .warning, "Required constraints of the app contradict one another.",
            """
            No layout satisfies all the listed constraints. Without any one of them, the rest can be satisfied. \
            Often the same constraint was added twice with different constants.
            """,
            example: """
                <NSLayoutConstraint:0x1 UIView:0x2.height == 200   (active)>
                <NSLayoutConstraint:0x3 UIView:0x2.height == 84   (active)>
                """,
            cure: """
                Remove one of the constraints, or change its constant to the number that the fix names. \
                If a view gets new constraints, deactivate the old ones first. Or lower one priority to 999.
                """),
        Explanation(
            "log.negative-size", .warning, "A constraint sets a negative width or height.",
            """
            A width or height is never negative, so no layout satisfies the constraint. \
            The constant is often computed from the size of a view that has no frame yet. \
            UIAlertController itself logs a width of -16 for an action sheet.
            """,
            example: """
                <NSLayoutConstraint:0x1 UILabel:0x2.height == - 15   (active)>
                """,
            cure: "Compute the constant after the first layout, or use at least 0. Ignore the log of an action sheet."),
        Explanation(
            "log.system-constraints", .warning, "Constraints that UIKit made contradict one another.",
            """
            All constraints of the conflict belong to private views or to stack views. \
            Bars, keyboards and alerts log such conflicts during transitions, mostly without visible effect.
            """,
            example: """
                <NSLayoutConstraint:0x1 _UIButtonBarStackView:0x2.width <= 0   (active)>
                <NSLayoutConstraint:0x3 'UIView-leftMargin-guide-constraint' H:|-(15)-[UILayoutGuide:0x4](LTR)   \
                (active, names: '|':_UIButtonBarStackView:0x2 )>
                """,
            cure: """
                Ignore the log if the screen looks right. Create a toolbar with a frame that is wide enough. \
                Otherwise report the log to Apple.
                """),
        Explanation(
            "log.consistent", .warning, "The constraints of a log have no conflict as printed.",
            """
            A log does not print everything: required content sizes, margins, baselines and more than six digits are missing. \
            Constants may have changed between the conflict and the print.
            """,
            example: """
                <NSLayoutConstraint:0x1 UITableViewCellContentView:0x2.height >= 48   (active)>
                <NSLayoutConstraint:0x3 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x2.height == 48   (active)>
                """,
            cure: """
                Set content priorities of 1000 to 999. Lower the priority of the broken constraint to 999. \
                Or print the views in the debugger, at the symbolic breakpoint UIViewAlertForUnsatisfiableConstraints.
                """),
        Explanation(
            "log.cut-off", .error, "A log is cut off, and its constraints do not conflict.",
            """
            The list of constraints has no end, or lacks the constraint that the log names as broken. \
            The missing lines have the other part of the conflict.
            """,
            example: """
                Unable to simultaneously satisfy constraints.
                (
                    "<NSLayoutConstraint:0x1 UIView:0x2.height == 200   (active)>",
                """,
            cure: "Copy the log up to the constraint after \"Will attempt to recover by breaking constraint\"."),
        Explanation(
            "log.unread-constraint", .error, "A constraint of a log cannot be read.",
            """
            Its text is cut off, or its form is unknown. The other constraints of the log are explained without it.
            """,
            example: """
                <NSLayoutConstraint:0x1 H:|-(16)-[UILabel:0x2
                """,
            cure: "Copy the whole line from the console. If the line is whole, report its form."),
        Explanation(
            "log.no-constraints", .error, "A log lists no constraint that can be read.",
            """
            The list is missing or cut off. A device without a debugger prints <private> instead of the list.
            """,
            example: """
                Unable to simultaneously satisfy constraints:
                <private>
                """,
            cure: "Copy the list in parentheses too. For <private>, run the app from Xcode."),
        Explanation(
            "log.too-many-constraints", .error, "A log has more constraints than are analyzed.",
            "Logs of at most 500 constraints are analyzed, so that the answer comes at once.",
            example: """
                a list of 10,000 lines of <NSLayoutConstraint:0x1 …>
                """,
            cure: "Delete the lines about other views."),
        Explanation(
            "log.missing", .error, "The text has no conflict log.",
            """
            The command looks for "Unable to simultaneously satisfy constraints", and for descriptions of constraints.
            """,
            example: """
                Build succeeded
                """,
            cure: "Copy the lines from \"Unable to simultaneously satisfy constraints\" to the broken constraint."),
    ]
}
