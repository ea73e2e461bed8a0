extension Diagnostic {
    /// The finding as an object with the keys of the command's contract; `file`, `line` and `column` only if known.
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
        return .object(members)
    }
}
