extension Explanation {
    /// The findings of the commands that edit, export and compare documents.
    static let tools: [Explanation] = [
        Explanation(
            "tools.unknown-view", .error, "The document has no view with this name.",
            """
            The command searches the ids, labels and names of all views in all scenes. \
            None of them matches, and the document is not changed.
            """,
            example: "plumb align leading --views title,lable Main.storyboard",
            cure: "Write one of the proposed names. plumb layout lists all views."),
        Explanation(
            "tools.unknown-scene", .error, "The document has no scene with this name.",
            "A scene has the id and the name of its root view, and those of its view controller. The command does nothing.",
            example: "plumb export swift --scene Setings Main.storyboard",
            cure: "Write one of the names that the message lists."),
        Explanation(
            "tools.ambiguous-name", .error, "Several views have the same name.",
            "In a document, labels can repeat, but ids cannot. The document is not changed.",
            example: "plumb pin --width --views Label Main.storyboard, where three views are called Label",
            cure: "Name the view by its id."),
        Explanation(
            "tools.selection-too-small", .error, "The command needs more views.",
            "To align views or to make their sizes equal, the command needs the first view and at least one other.",
            example: "plumb align leading --views a Main.storyboard",
            cure: "Name at least as many views as the message says."),
        Explanation(
            "tools.different-scenes", .error, "The views are in different scenes.",
            "Views of two scenes have no common superview, so no constraint can connect them.",
            example: "plumb align leading --views a,b Main.storyboard, where a and b are in two view controllers",
            cure: "Name views of one scene."),
        Explanation(
            "tools.root-view", .error, "The view is the root view of its scene.",
            "The view controller or the window sets the frame of a root view. It has no superview for a constraint.",
            example: "plumb pin --top 8 --views root Main.storyboard",
            cure: "Name a view inside the root view."),
        Explanation(
            "tools.no-baseline", .error, "The view has no text and so no baseline.",
            """
            Labels, text fields and buttons have a baseline. \
            For a view without text, UIKit would use the bottom edge instead.
            """,
            example: "plumb align baselines --views logo,title Main.storyboard, where logo is an image view",
            cure: "Align another attribute."),
        Explanation(
            "tools.different-containers", .error, "The views have different superviews.",
            "A stack view takes the place of the views that it embeds, so they need a common superview.",
            example: "a title in the root view and a label in a cell, embedded in one stack view",
            cure: "Name views of one superview."),
        Explanation(
            "tools.arranged-view", .error, "A stack view sets the position of the view.",
            """
            A stack view positions its arranged views by axis, alignment, distribution and spacing. \
            Other constraints for the position would conflict.
            """,
            example: "plumb pin --leading --views a Main.storyboard, where a is in a stack view",
            cure: "Change the stack view, or the size of the view."),
        Explanation(
            "tools.zero-size", .error, "The width or height of the view is 0, so it has no aspect ratio.",
            "The ratio would be 0 or infinite.",
            example: "plumb pin --aspect --views line Main.storyboard, where line is 0 points high",
            cure: "Give the view a size first."),
        Explanation(
            "tools.number-not-finite", .error, "A number is not finite.",
            "A constant is a number of points. Infinity and NaN raise an exception when UIKit loads the document.",
            example: "plumb align leading --offset nan --views a,b Main.storyboard",
            cure: "Write a plain number."),
        Explanation(
            "tools.edits-overlap", .error, "Two edits change the same part of the document.",
            "This is a bug in Plumb. Applied together, the edits would damage the document, so nothing is written.",
            example: "any command that edits a document",
            cure: "Report the bug, and attach the document."),
        Explanation(
            "tools.cannot-write", .error, "The document cannot be written.",
            """
            The result is written to a new file in the same folder, which then replaces the old one. \
            The folder must exist and be writable. The old file is not changed.
            """,
            example: "plumb pin --width --views a --output no/such/folder/B.xib A.xib",
            cure: "Check that the folder exists and that you may write to it."),
        Explanation(
            "tools.no-auto-layout", .error, "The document does not use Auto Layout.",
            "Autoresizing masks place its views, so a constraint would have no effect at run time.",
            example: "<document useAutolayout=\"NO\">",
            cure: "Set useAutolayout=\"YES\" in the first element, or turn Auto Layout on in Xcode."),
        Explanation(
            "tools.missing-guide", .error, "A format needs a layout guide that the document does not have.",
            """
            Equal gaps, percentages and stacks of the extended dialect need layout guides of their own, and documents store none. \
            The safe area of a superview must be in the document too.
            """,
            example: "H:|~[a]~[b]~|, in the formats of Plumb Studio",
            cure: "Use numbers for the spaces, and '|' for the edges of the superview."),
        Explanation(
            "tools.no-subviews", .error, "The view to unembed has no subviews.",
            "Unembed removes a container and keeps its subviews. Without subviews it would only delete the view.",
            example: "unembed a label, in Plumb Studio",
            cure: "Select a view that contains the views, or delete the view."),
        Explanation(
            "tools.varied-view", .error, "The view is installed for some size classes only, so it cannot move.",
            "The superview states the size classes of its subviews. Another superview would install the view for all of them.",
            example: "<exclude reference=\"a\"/> in the variations of the superview of 'a'",
            cure: "Install the view for all size classes in the attributes inspector of Xcode, then embed it."),
        Explanation(
            "tools.unwritable-container", .error, "A command cannot write the container into a layout document.",
            "A command moves views with their lines. It cannot move some texts, such as a text of several lines after `|`.",
            example: "embed a label with `text: |` in a view, in Plumb Studio",
            cure: "Add the container to the text of the document."),
        Explanation(
            "tools.too-many-views", .error, "The container has too many views for one command.",
            """
            Each view is compared with all others in its container, after every added constraint. \
            The limit is about 250 views in one container.
            """,
            example: "plumb resolve reset --all Main.storyboard, where 1,000 views are in one container",
            cure: "Name some of the views with --views, or move them into containers first."),
        Explanation(
            "tools.unwritable-name", .error, "A constraint cannot contain the name of the view.",
            """
            In formats and equations of layout documents, names contain letters, digits and underscores. \
            They do not begin with a digit. Nothing is written.
            """,
            example: "plumb pin --width --views 'my view' scene.yaml",
            cure: "Rename the view, for example to my_view, or set its frame."),
        Explanation(
            "tools.contradiction", .warning, "The added constraint conflicts with existing constraints.",
            "The command adds it as requested. At run time, UIKit breaks one of the conflicting constraints.",
            example: "plumb pin --width 100 --views a Main.storyboard, where a is pinned to both sides",
            cure: "Delete one of the constraints that the message names, or lower its priority."),
        Explanation(
            "tools.implied", .note, "Existing constraints imply the new constraint, so it is not added.",
            """
            The document already has the constraint, or required constraints give the same value at the current root size. \
            At another root size, the new constraint could conflict with them.
            """,
            example: "plumb pin --width --views a Main.storyboard, where a is pinned to both sides",
            cure: "Do nothing. To use the new constraint instead, delete one that the message names first."
        ),
        Explanation(
            "tools.tied-already", .note, "Optional constraints or inequalities already constrain the same value.",
            """
            As in Interface Builder, the command adds a constraint and changes no existing one. \
            Where they differ, the constraint with the lower priority gives way.
            """,
            example: "plumb pin --top standard --views a Main.storyboard, where a has an optional top space of 30",
            cure: "Do nothing, or delete the old constraint if it is no longer needed."
        ),
        Explanation(
            "tools.misplaced", .note, "Views are misplaced.",
            """
            Their stored frames differ from the frames that their constraints give. \
            Missing constraints are computed for the frames of the constraints. The stored frames are not changed.
            """,
            example: "plumb resolve add-missing --all Main.storyboard, where a label stored at x 30 is pinned to x 20",
            cure: "Run plumb resolve update-frames, or update-constants to keep the stored frames."),
        Explanation(
            "tools.opened", .note, "Views are now ambiguous.",
            """
            A view without constraints keeps its frame. \
            A view with constraints needs a position and a size along each axis from them. \
            These views got their first constraints, or lost some to plumb resolve clear or reset.
            """,
            example: "plumb resolve clear --views Title Main.storyboard, where a label is pinned below the title",
            cure: "Add the missing constraints with the command that the message names, or by hand."),
        Explanation(
            "tools.resized", .note, "The new constraints change the size of a view.",
            """
            One edge of the view moves. \
            The opposite edge, or the content size, is held by existing constraints, so the view does not move as a whole.
            """,
            example:
                "plumb align leading --views Title,Subtitle Main.storyboard, where the trailing edge of Subtitle is pinned",
            cure: "Delete the constraint for the other edge, or align the centers."),
        Explanation(
            "tools.safe-area-forgotten", .note, "No constraint shows the position of a safe area edge any more.",
            """
            Documents do not store safe areas. \
            Constraints to the safe area, together with stored frames, show the insets that the canvas used. \
            Without them, the insets come from the device and its bars. New spaces are measured from there.
            """,
            example: "plumb resolve clear --views Logo Main.storyboard, where only the logo is pinned to the safe area",
            cure: "Use plumb resolve reset, which keeps the safe area, or keep one constraint to it."),
        Explanation(
            "tools.frame-lost", .note, "A view of a layout document loses its frame because it gets constraints.",
            """
            A view of a layout document has a frame or constraints, never both. \
            If the new constraints do not give a full position and size, the view is ambiguous.
            """,
            example: "plumb pin --width --views a scene.yaml, where a has frame: [20, 30, 100, 40]",
            cure: "Run plumb resolve add-missing first, which adds all constraints and keeps the position."),
        Explanation(
            "tools.left-out", .warning, "The exported code does not contain everything in the document.",
            """
            The export skips constraints that Interface Builder removes at build time, and constraints that UIKit cannot \
            express. It also skips variations for other size classes than those of the document's device. \
            Swift code sets the attributes that UIKit states in one line. The finding of a view names the others: \
            actions, outlets, segues, custom classes, images, and attributes without a property.
            """,
            example: "plumb export swift Main.storyboard, where a constraint is installed only in regular width",
            cure: "Add the missing parts by hand, for example an action with addTarget(_:action:for:)."),
        Explanation(
            "tools.desktop-document", .error, "A document with AppKit views cannot be exported as UIKit code.",
            """
            UIKit does not have NSView and its subclasses. \
            AppKit's coordinates begin at the bottom, so the code would show another layout.
            """,
            example: "plumb export swift Window.xib, of a macOS app",
            cure: "Export documents whose type contains CocoaTouch."),
        Explanation(
            "diff.bad-revision", .error, "The revision is not valid.",
            "It is empty, or it begins with a hyphen, which git would read as an option. Git does not run.",
            example: "plumb diff --git=-x A.xib",
            cure: "Name a commit, a branch or a tag."),
        Explanation(
            "diff.git", .error, "Git has no such revision or file, or it cannot run.",
            "There is nothing to compare. The message ends with the error message of git.",
            example: "plumb diff --git v99 A.xib",
            cure: "Run git log to see the revisions of the file, and check that git is installed."),
    ]
}
