extension Explanation {
    /// What `plumb lint` finds around the formats in sources, and says of files and settings.
    static let sources: [Explanation] = [
        Explanation(
            "lint.unusable-name", .warning, "A key of a dictionary can never be written in a format.",
            "Names in a format hold letters, digits and underscores. NSDictionaryOfVariableBindings(self.label) makes the key \"self.label\", which no format can name.",
            example: "NSDictionaryOfVariableBindings(self.label)",
            cure: "Take a local variable: let label = self.label."),
        Explanation(
            "lint.shadowed-view", .warning, "A name in a predicate is a metric and a view; the metric wins.",
            "In [a(b)] the name b is looked up among the metrics first. If b is a view too, the size of that view was probably meant.",
            example: #""[a(b)]", metrics: ["b": 20], views: ["a": a, "b": b]"#, cure: "Give the metric another name."),
        Explanation(
            "lint.unused-options", .note, "The options have no effect on the format.",
            "Alignments need two views, and a direction needs a horizontal format. The options do nothing and mislead readers.",
            example: "\"V:[a]\", options: .alignAllLeading",
            cure: "Write [] for the options, or add the view that was meant."),
        Explanation(
            "lint.unknown-directive", .warning, "A plumb: comment is not understood, or names no rule.",
            "The comment was meant to silence a finding and silences nothing.",
            example: "// plumb:disabel vfl.unknown-view",
            cure: "Write plumb:disable, plumb:enable, plumb:disable:this, :next or :file and the id of a rule."),
        Explanation(
            "lint.unknown-kind", .warning, "A file was named that there is no check for.",
            "Nothing was looked at in it, so it is not called clean.",
            example: "plumb lint Main.nib", cure: "Name the source or document that the file was made of."),
        Explanation(
            "lint.unreadable-file", .warning, "A file could not be read as UTF-8 text and was skipped.",
            "The permissions forbid it, or it went away meanwhile. The rest is looked at.",
            example: "chmod 000 A.swift",
            cure: "See whether you may read it, or leave it out with exclude in .plumb.yml."),
        Explanation(
            "lint.configuration", .error, "The settings have a key, rule or value that does not exist.",
            "Settings with a mistake are not used at all, so that no check is lost unnoticed. The exit status is 2.",
            example: "rulse: {}", cure: "Write what is proposed, or see Documentation/Lint.md for the keys."),
    ]

    /// What can be wrong with files before their content is looked at.
    static let files: [Explanation] = [
        Explanation(
            "file.missing", .error, "There is no such file.", "The others are worked on all the same.",
            example: "plumb layout no/such/file.xib", cure: "Correct the path."),
        Explanation(
            "file.folder", .error, "A folder was named where a file is needed.",
            "Only plumb lint searches folders; the other commands take files.",
            example: "plumb layout Sources", cure: "Name the files in it."),
        Explanation(
            "file.too-large", .error, "The file is larger than what is read.",
            "Nobody draws documents of that size; the limit keeps memory bounded.",
            example: "a file of 300 MB", cure: "Leave it out."),
        Explanation(
            "file.unreadable", .error, "The file cannot be read.", "The permissions forbid it, or the disk fails.",
            example: "chmod 000 A.xib", cure: "See whether you may read it."),
    ]

    /// What the commands that change, export and compare documents refuse.
    static let tools: [Explanation] = [
        tool(
            "tools.unknown-view", "A view was named that the document does not have.", "plumb align --views lable",
            "Write one of the names that are proposed; plumb layout lists all."),
        tool(
            "tools.unknown-scene", "A scene was named that the document does not have.", "--scene Setings",
            "Write the identifier of a root that plumb layout lists."),
        tool(
            "tools.ambiguous-name", "Several views have the name.", "--views Label, where there are three",
            "Name the view by its identifier."),
        tool(
            "tools.selection-too-small", "A command needs more views than were named.", "plumb align leading --views a",
            "Name at least as many as the message says."),
        tool(
            "tools.different-scenes", "The views lie in different scenes.", "views of two view controllers",
            "A constraint ties views of one scene; take those."),
        tool(
            "tools.root-view", "The view is the root of its scene.", "plumb pin --views root --top 8",
            "Take a view that lies in another."),
        tool(
            "tools.no-baseline", "The view has no text and so no baseline.",
            "plumb align first-baseline with an image view", "Align another attribute."),
        tool(
            "tools.different-containers", "The views have different superviews.",
            "resolving views of two containers at once", "Take views of one superview."),
        tool(
            "tools.arranged-view", "A stack view decides where the view lies.",
            "plumb pin with a view inside a stack view", "Change the stack view, or the view's size."),
        tool(
            "tools.zero-size", "The view has a width or height of 0, so that there is no ratio to keep.",
            "plumb pin --aspect-ratio of an empty view", "Give it a size first."),
        tool("tools.number-not-finite", "A number is not finite.", "--top nan", "Write a plain number."),
        tool(
            "tools.edits-overlap", "Two changes would rewrite one place of the document.", "a mistake in Plumb",
            "Report it with the document; it is left as it was."),
        tool(
            "tools.cannot-write", "The document cannot be written.", "a file without permission to write",
            "See whether you may write there."),
        tool(
            "tools.no-auto-layout", "The document does not use Auto Layout.",
            "<document useAutolayout=\"NO\">", "Set useAutolayout=\"YES\" on its first element, or turn it on in Xcode."
        ),
        tool(
            "tools.too-many-views", "The views are too many to work constraints out for at once.",
            "plumb resolve reset --all of a container with 1,000 views",
            "Name some of the views with --views, or put them into containers of their own first."),
        Explanation(
            "tools.contradiction", .warning, "What was added contradicts constraints that are there.",
            "The command does what it was asked, and the constraints of the document can no longer hold together; on the next layout one of them is given up.",
            example: "plumb pin --width 100 of a view pinned to both sides",
            cure: "Delete one of the constraints that the message names, or lower its priority."),
        Explanation(
            "tools.implied", .note, "What was to be added follows from constraints that are there.",
            "Required constraints, at the present size of the root, already give what it ties that value. On a root of another size it could not hold beside them, so it is not added.",
            example: "plumb pin --width of a view pinned to both sides",
            cure:
                "Nothing has to be done; remove one of the constraints that the message names to have this one in its place."
        ),
        Explanation(
            "tools.misplaced", .note, "Views are stored elsewhere than their constraints put them.",
            "Missing constraints are suggested for where layout puts such a view, since its other constraints hold there; its stored frame stays as it is.",
            example: "plumb resolve add-missing of a label stored at x 30 and pinned to x 20",
            cure: "Run plumb resolve update-frames, or update-constants to keep the frames."),
        tool(
            "tools.desktop-document", "A document of AppKit's views cannot be turned into code for UIKit.",
            "plumb export Window.xib of a program for the Mac", "Export documents whose type has CocoaTouch in it."),
        tool(
            "diff.bad-revision", "What was given as a revision is none.", "plumb diff --git -x A.xib",
            "Name a commit, a branch or a tag."),
        tool(
            "diff.git", "Git has no such revision or file, or cannot be run.", "plumb diff --git v99 A.xib",
            "See git log for the revisions of the file, and whether git is installed."),
    ]

    private static func tool(
        _ id: DiagnosticID, _ summary: String, _ example: String, _ cure: String
    ) -> Explanation {
        Explanation(
            id, .error, summary, "The command changes nothing, since what it was asked cannot be done as asked.",
            example: example, cure: cure)
    }
}
