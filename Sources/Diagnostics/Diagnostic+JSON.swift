extension Diagnostic {
    /// The finding as an object with the documented keys.
    ///
    /// `file`, `line` and `column` are present only if the location is known. `notes` and `fixIts` are present only if
    /// they are not empty. `omitted` is present only in a finding that counts others.
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
        if omittedCount > 0 { members.append(("omitted", .number(Double(omittedCount)))) }
        return .object(members)
    }
}

extension FixIt {
    /// The fix as an object: its title, and its edits with offsets in UTF-8 bytes.
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
