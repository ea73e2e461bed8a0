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
            "lint.unknown-kind", .error, "A file was named that there is no check for.",
            "Nothing was looked at in it, so it is not called clean. Files of other kinds in a folder are passed by.",
            example: "plumb lint Main.nib",
            cure:
                "Name the source or document that the file was made of. Where a list of changed files is handed over, turn the rule off in .plumb.yml."
        ),
        Explanation(
            "lint.unreadable-file", .warning, "A file could not be read as UTF-8 text and was skipped.",
            "The permissions forbid it, or it went away meanwhile. The rest is looked at. For a file that was named, and not found in a folder, this is an error.",
            example: "chmod 000 A.swift",
            cure: "See whether you may read it, or leave it out with exclude in .plumb.yml."),
        Explanation(
            "lint.nothing-to-check", .error, "A folder was named in which there is nothing to look at.",
            "It holds no file of a kind that is looked at, or the settings leave all of them out: a wrong path or pattern looks like clean code otherwise.",
            example: "include: [Source] in .plumb.yml, and plumb lint Sources",
            cure:
                "Correct the path, or include and exclude in .plumb.yml. Where a folder may be empty, turn the rule off there."
        ),
        Explanation(
            "lint.encoding", .warning, "A source was named that is no UTF-8.",
            "Swift takes UTF-8 alone, and what a format in another encoding says nobody knows; such bytes are read as question marks. In folders, where only old comments have them, nothing is said.",
            example: "a comment with an é in Latin-1",
            cure: "Save the file as UTF-8: iconv -f latin1 -t utf-8 A.m > B.m && mv B.m A.m."),
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
            "Only plumb lint, plumb fix and plumb diff --git search folders; the other commands take files.",
            example: "plumb layout Sources", cure: "Name the files in it."),
        Explanation(
            "file.no-document", .error, "A source or another kind of file was named where a document is needed.",
            "Documents are Interface Builder's and layout documents; formats in sources are what plumb lint and plumb fix are for.",
            example: "plumb layout Login.swift", cure: "Name a document, or take the other command."),
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
        Explanation(
            "tools.unknown-view", .error, "A view was named that the document does not have.",
            "Identifiers, user labels and names are looked for in all scenes of the document, and none is spelled so; nothing is changed.",
            example: "plumb align leading --views title,lable Main.storyboard",
            cure: "Write one of the names that are proposed; plumb layout lists all."),
        Explanation(
            "tools.unknown-scene", .error, "A scene was named that the document does not have.",
            "A scene goes by the identifier of its root or by the name of its class; none has this one, so that nothing is exported.",
            example: "plumb export swift --scene Setings Main.storyboard",
            cure: "Write the identifier of a root that plumb layout lists."),
        Explanation(
            "tools.ambiguous-name", .error, "Several views have the name.",
            "Labels may repeat in a document, identifiers may not. Rather than guess which view is meant the command changes nothing.",
            example: "plumb pin --width --views Label Main.storyboard, where three views are called Label",
            cure: "Name the view by its identifier."),
        Explanation(
            "tools.selection-too-small", .error, "A command needs more views than were named.",
            "To align views or to make their sizes equal takes one that stays as it is and at least one that is tied to it.",
            example: "plumb align leading --views a Main.storyboard",
            cure: "Name at least as many as the message says."),
        Explanation(
            "tools.different-scenes", .error, "The views lie in different scenes.",
            "The root views of two scenes have no common superview, so that no constraint can tie what lies in the one to what lies in the other.",
            example: "plumb align leading --views a,b Main.storyboard, where a and b lie in two view controllers",
            cure: "A constraint ties views of one scene; take those."),
        Explanation(
            "tools.root-view", .error, "The view is the root of its scene.",
            "Its controller or its window gives a root its frame; it has no superview to which a constraint could tie it.",
            example: "plumb pin --top 8 --views root Main.storyboard",
            cure: "Take a view that lies in another."),
        Explanation(
            "tools.no-baseline", .error, "The view has no text and so no baseline.",
            "Labels, fields and buttons have a baseline, on which their text stands. For a view without text UIKit would take the bottom edge, which is not what was asked.",
            example: "plumb align baselines --views logo,title Main.storyboard, where logo is an image view",
            cure: "Align another attribute."),
        Explanation(
            "tools.different-containers", .error, "The views have different superviews.",
            "A stack view takes the place of the views that it wraps, which can only be one place in one superview.",
            example: "embedding a title and a label that lies in a cell in one stack view",
            cure: "Take views of one superview."),
        Explanation(
            "tools.arranged-view", .error, "A stack view decides where the view lies.",
            "Constraints for the position of an arranged view would contradict those that its stack view makes from axis, alignment, distribution and spacing.",
            example: "plumb pin --leading --views a Main.storyboard, where a lies in a stack view",
            cure: "Change the stack view, or the view's size."),
        Explanation(
            "tools.zero-size", .error, "The view has a width or height of 0, so that there is no ratio to keep.",
            "The ratio would be 0 or infinite, and no other size could keep it.",
            example: "plumb pin --aspect --views line Main.storyboard, where line is 0 points high",
            cure: "Give it a size first."),
        Explanation(
            "tools.number-not-finite", .error, "A number is not finite.",
            "The constant of a constraint is a number of points; infinity and what is no number would raise an exception when the document is loaded.",
            example: "plumb align leading --offset nan --views a,b Main.storyboard",
            cure: "Write a plain number."),
        Explanation(
            "tools.edits-overlap", .error, "Two changes would rewrite one place of the document.",
            "Written one after the other they would damage the document, so that none of them is written.",
            example: "a mistake in Plumb",
            cure: "Report it with the document; it is left as it was."),
        Explanation(
            "tools.cannot-write", .error, "The document cannot be written.",
            "The result is written beside the file and renamed when it is whole, for which the folder must be there and writable; the old file stays as it was.",
            example: "plumb pin --width --views a --output no/such/folder/B.xib A.xib",
            cure: "See whether you may write there."),
        Explanation(
            "tools.no-auto-layout", .error, "The document does not use Auto Layout.",
            "Its views are placed by autoresizing masks, and a constraint in it would do nothing when the program runs.",
            example: "<document useAutolayout=\"NO\">",
            cure: "Set useAutolayout=\"YES\" on its first element, or turn it on in Xcode."),
        Explanation(
            "tools.too-many-views", .error, "The views are too many to work constraints out for at once.",
            "Each view is weighed against all others in its container, after each decision anew; about 250 in one container are the most that end in good time.",
            example: "plumb resolve reset --all Main.storyboard, where 1,000 views lie in one container",
            cure: "Name some of the views with --views, or put them into containers of their own first."),
        Explanation(
            "tools.unwritable-name", .error, "The name of a view is no word, so that no constraint can name it.",
            "Formats and equations of layout documents name views by words of letters, digits and underscores that begin with no digit. Another name may stand at a view, but not in a constraint; nothing is written.",
            example: "plumb pin --width --views 'my view' scene.yaml",
            cure: "Rename the view, such as to my_view, or lay it out by a frame."),
        Explanation(
            "tools.contradiction", .warning, "What was added contradicts constraints that are there.",
            "The command does what it was asked, and the constraints of the document can no longer hold together; on the next layout one of them is given up.",
            example: "plumb pin --width 100 --views a Main.storyboard, where a is pinned to both sides",
            cure: "Delete one of the constraints that the message names, or lower its priority."),
        Explanation(
            "tools.implied", .note, "What was to be added follows from constraints that are there.",
            "The document has it, or required constraints, at the present size of the root, already give what it ties that value. On a root of another size it could not hold beside them, so it is not added.",
            example: "plumb pin --width --views a Main.storyboard, where a is pinned to both sides",
            cure:
                "Nothing has to be done; remove one of the constraints that the message names to have this one in its place."
        ),
        Explanation(
            "tools.tied-already", .note, "What was added ties what wishes or inequalities tie already.",
            "As in Interface Builder the command adds, and changes no constraint that is there. All stay; a wish, whose priority is less than 1000, gives way where it asks for something else.",
            example: "plumb pin --top standard --views a Main.storyboard, where a has an optional top space of 30",
            cure: "Nothing has to be done; remove the constraint that the message names if it is not wanted any longer."
        ),
        Explanation(
            "tools.misplaced", .note, "Views are stored elsewhere than their constraints put them.",
            "Missing constraints are suggested for where layout puts such a view, since its other constraints hold there; its stored frame stays as it is.",
            example: "plumb resolve add-missing --all Main.storyboard, where a label stored at x 30 is pinned to x 20",
            cure: "Run plumb resolve update-frames, or update-constants to keep the frames."),
        Explanation(
            "tools.opened", .note, "What constraints decided before, they now leave open.",
            "A view without constraints lies where it is drawn. One that got its first ones, or lost some to plumb resolve clear or reset, needs a place and a size along each axis from them.",
            example: "plumb resolve clear --views Title Main.storyboard, where a label hangs below the title",
            cure: "Add the constraints that are missing, with the command that the message names or by hand."),
        Explanation(
            "tools.resized", .note, "Aligning changes the size of a view.",
            "An edge was tied, and the opposite one or the content of the view is held by constraints that were there. So the view does not move as a whole.",
            example:
                "plumb align leading --views Title,Subtitle Main.storyboard, where the trailing edge of Subtitle is pinned",
            cure: "Take away the constraint that holds the other edge, or align the centres."),
        Explanation(
            "tools.safe-area-forgotten", .note, "Constraints no longer show where an edge of a safe area is.",
            "Documents store no safe areas. Constraints to an edge of one show, with the stored frames, where it was on the canvas; without them it is where device and bars put it by rule, and spaces to it are counted from there.",
            example: "plumb resolve clear --views Logo Main.storyboard, where the logo alone shows a status bar",
            cure: "Take plumb resolve reset, which suggests before it forgets, or leave one constraint."),
        Explanation(
            "tools.frame-lost", .note, "A view of a layout document loses its frame, since it gets constraints.",
            "A view of a layout document has a frame or constraints, never both. What the new constraints leave open of its place and size is nowhere said any longer.",
            example: "plumb pin --width --views a scene.yaml, where a has frame: [20, 30, 100, 40]",
            cure: "Give it constraints for all four first, with plumb resolve add-missing, which keeps where it lies."),
        Explanation(
            "tools.left-out", .warning, "Code that was made of a document does not have all of it.",
            "Constraints that Interface Builder removes when it builds the document are left out, as are those for which UIKit has no words, and what holds in other size classes than those of the document's device.",
            example: "plumb export swift Main.storyboard, where a constraint is installed in regular width alone",
            cure: "Write what is missing by hand, such as in traitCollectionDidChange."),
        Explanation(
            "tools.desktop-document", .error, "A document of AppKit's views cannot be turned into code for UIKit.",
            "NSView and its like are no classes of UIKit, and their coordinates begin at the bottom, so that code for UIKit would not show the same.",
            example: "plumb export swift Window.xib, of a program for the Mac",
            cure: "Export documents whose type has CocoaTouch in it."),
        Explanation(
            "diff.bad-revision", .error, "What was given as a revision is none.",
            "It is empty or begins with a hyphen, which git would take for an option; git is not asked at all.",
            example: "plumb diff --git=-x A.xib",
            cure: "Name a commit, a branch or a tag."),
        Explanation(
            "diff.git", .error, "Git has no such revision or file, or cannot be run.",
            "The version that was asked for cannot be had, so that there is nothing to compare; the message ends with what git said.",
            example: "plumb diff --git v99 A.xib",
            cure: "See git log for the revisions of the file, and whether git is installed."),
    ]
}
