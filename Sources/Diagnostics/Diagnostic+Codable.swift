#if !hasFeature(Embedded)
extension Severity: Codable {}

/// As JSON a finding has its place beside its message: `file`, `line` and `column` are keys of the finding itself.
extension Diagnostic: Codable {
    enum CodingKeys: String, CodingKey {
        case id, severity, message, file, line, column, views, constraints, notes, fixIts, omitted
    }

    /// Reads a finding, with its location as keys of the finding.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let line = try values.decodeIfPresent(Int.self, forKey: .line)
        let file = try values.decodeIfPresent(String.self, forKey: .file)
        self.init(
            id: DiagnosticID(rawValue: try values.decode(String.self, forKey: .id)),
            severity: try values.decode(Severity.self, forKey: .severity),
            message: try values.decode(String.self, forKey: .message),
            location: try line.map { line in
                SourceLocation(file: file, line: line, column: try values.decode(Int.self, forKey: .column))
            },
            views: try values.decode([String].self, forKey: .views),
            constraints: try values.decode([String].self, forKey: .constraints),
            notes: try values.decodeIfPresent([String].self, forKey: .notes) ?? [],
            fixIts: try values.decodeIfPresent([FixIt].self, forKey: .fixIts) ?? [],
            omittedCount: max(0, Int(try values.decodeIfPresent(Int32.self, forKey: .omitted) ?? 0)))
    }

    /// Writes a finding, with its location as keys of the finding.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(id.rawValue, forKey: .id)
        try values.encode(severity, forKey: .severity)
        try values.encode(message, forKey: .message)
        try values.encodeIfPresent(location?.file, forKey: .file)
        try values.encodeIfPresent(location?.line, forKey: .line)
        try values.encodeIfPresent(location?.column, forKey: .column)
        try values.encode(views, forKey: .views)
        try values.encode(constraints, forKey: .constraints)
        if !notes.isEmpty { try values.encode(notes, forKey: .notes) }
        if !fixIts.isEmpty { try values.encode(fixIts, forKey: .fixIts) }
        if omittedCount > 0 { try values.encode(omittedCount, forKey: .omitted) }
    }
}

extension FixIt: Codable {
    enum CodingKeys: String, CodingKey {
        case title, edits
    }

    /// Reads a fix.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            title: try values.decode(String.self, forKey: .title),
            edits: try values.decode([TextEdit].self, forKey: .edits))
    }

    /// Writes a fix.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(title, forKey: .title)
        try values.encode(edits, forKey: .edits)
    }
}

/// As JSON an edit has the offset and the length of what it replaces, in UTF-8 bytes.
extension TextEdit: Codable {
    enum CodingKeys: String, CodingKey {
        case offset, length, replacement
    }

    /// Reads an edit.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let offset = Int(try values.decode(Int32.self, forKey: .offset))
        let length = Int(try values.decode(Int32.self, forKey: .length))
        self.init(SourceSpan(offset, offset + length), try values.decode(String.self, forKey: .replacement))
    }

    /// Writes an edit.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(span.lower, forKey: .offset)
        try values.encode(span.count, forKey: .length)
        try values.encode(replacement, forKey: .replacement)
    }
}
#endif
