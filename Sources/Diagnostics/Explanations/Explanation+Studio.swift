extension Explanation {
    /// The findings of Plumb Studio.
    static let studio: [Explanation] = [
        Explanation(
            "studio.unreadable-message", .error, "The message is not a request.",
            """
            A request is one JSON object with the keys id and do. Other keys depend on the action. \
            The session changes nothing.
            """,
            example: #"{"id": 1, "do": "opne", "document": "Main.storyboard"}"#,
            cure: "Write the request as in Documentation/Studio.md."),
        Explanation(
            "studio.unknown-document", .error, "The document is not in the opened folder, or it is not open.",
            "A session opens only documents of the folder that plumb studio was started with.",
            example: #"{"id": 1, "do": "open", "document": "../Main.storyboard"}"#,
            cure: "Use a path of the list of documents. Open a document before other requests."),
        Explanation(
            "studio.unknown-constraint", .error, "The document has no constraint with this id.",
            "Another window or program may have deleted the constraint. The document is not changed.",
            example: #"{"name": "delete", "constraints": ["a1B-2c-D3e"]}"#,
            cure: "Use an id of the current state of the document."),
        Explanation(
            "studio.bad-value", .error, "A value of the request is out of range or unknown.",
            "The message names the value and the range. The document is not changed.",
            example: #"{"name": "constraint", "id": "a1B-2c-D3e", "priority": 2000}"#,
            cure: "Use a value of the named range."),
        Explanation(
            "studio.not-editable", .error, "The document cannot take the edit.",
            """
            Commands cannot edit a document that has errors or does not use Auto Layout. \
            Layout documents have no scenes, segues or variations for size classes.
            """,
            example:
                #"{"name": "delete", "scenes": ["root"]}, in a layout document"#,
            cure: "Resolve the errors of the document first. Use a storyboard for scenes and segues."),
        Explanation(
            "studio.changed-on-disk", .error, "Another program has changed the file of an edited document.",
            "To save now would lose the changes of the other program. The file is not written.",
            example: "A git checkout changes Main.storyboard while it has unsaved edits.",
            cure: "Merge the changes, reload the file, or save over it."),
        Explanation(
            "studio.too-many-documents", .error, "Too many documents are open.",
            "A session keeps every opened document in memory, so their number is limited.",
            example: "A front end opens all documents of a large folder.",
            cure: "Start plumb studio again."),
    ]
}
