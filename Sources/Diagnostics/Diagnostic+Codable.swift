#if !hasFeature(Embedded)
extension Severity: Codable {}

/// As JSON a finding has its place beside its message: `file`, `line` and `column` are keys of the finding itself.
extension Diagnostic: Codable {
    enum CodingKeys: String, CodingKey {
        case id, severity, message, file, line, column, views, constraints
    }

    /// Reads a finding with its place beside its message.
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
            constraints: try values.decode([String].self, forKey: .constraints))
    }

    /// Writes a finding with its place beside its message.
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
    }
}
#endif
