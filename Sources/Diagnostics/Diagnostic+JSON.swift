extension Diagnostic {
    /// The finding as an object with the keys of the command's contract; `file`, `line` and `column` only if known,
    /// `notes` and `fixIts` only if there are any.
    public var json: JSONValue {
        var members: [(String, JSONValue)] = [
            ("id", .string(id.rawValue)), ("severity", .string(severity.rawValue)), ("message", .string(message)),
        ]
        if let location {
            if let file = location.file { members.append(("file", .string(file))) }
            members.append(("line", .number(Double(location.line))))
            members.append(("column", .number(Double(location.column))))
        }
        members.append(("views", .array(views.map { view in .string(view) })))
        members.append(("constraints", .array(constraints.map { constraint in .string(constraint) })))
        if !notes.isEmpty { members.append(("notes", .array(notes.map { note in .string(note) }))) }
        if !fixIts.isEmpty { members.append(("fixIts", .array(fixIts.map { fixIt in fixIt.json }))) }
        return .object(members)
    }
}

extension FixIt {
    /// The way to mend as an object: its title, and its edits with offsets in UTF-8 bytes.
    public var json: JSONValue {
        .object([("title", .string(title)), ("edits", .array(edits.map { edit in edit.json }))])
    }
}

extension TextEdit {
    /// The edit as an object with offsets in UTF-8 bytes.
    public var json: JSONValue {
        .object([
            ("offset", .number(Double(span.lower))), ("length", .number(Double(span.count))),
            ("replacement", .string(replacement)),
        ])
    }
}
