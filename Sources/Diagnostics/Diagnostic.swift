/// How bad a finding is.
public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// The input is wrong; the command's exit status says so.
    case error
    /// The input works, but probably not as meant.
    case warning
    /// Something worth knowing.
    case note
}

/// A stable name of a kind of finding, like `vfl.expected-view`; it never changes once published.
public struct DiagnosticID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name: lower-case words with hyphens, the room before the first point.
    public let rawValue: String
    /// A kind of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A kind of that name.
    public init(stringLiteral value: String) { self.rawValue = value }
}

/// A place in a file; lines and columns count from 1, columns in UTF-8 bytes.
public struct SourceLocation: Hashable, Sendable {
    /// The file as the user named it; nil for text that has no file.
    public var file: String?
    /// The line, from 1.
    public var line: Int
    /// The column in UTF-8 bytes, from 1.
    public var column: Int

    /// A place in a file.
    public init(file: String? = nil, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }
}

/// A finding about the input: what, how bad, where, and which views and constraints it concerns.
public struct Diagnostic: Hashable, Sendable {
    /// The kind of finding.
    public var id: DiagnosticID
    /// How bad it is.
    public var severity: Severity
    /// One sentence or two for a person: the problem and the way out.
    public var message: String
    /// Where it is, if it is anywhere.
    public var location: SourceLocation?
    /// The identifiers of the views concerned.
    public var views: [String]
    /// The constraints concerned, as identifiers or descriptions.
    public var constraints: [String]
    /// What is worth knowing beside it, a sentence each: what was probably meant, which names there are.
    public var notes: [String]
    /// Ways to mend it, the likeliest first; their edits are of the text that the finding is about.
    public var fixIts: [FixIt]

    /// A finding.
    public init(
        id: DiagnosticID, severity: Severity, message: String, location: SourceLocation? = nil, views: [String] = [],
        constraints: [String] = [], notes: [String] = [], fixIts: [FixIt] = []
    ) {
        self.id = id
        self.severity = severity
        self.message = message
        self.location = location
        self.views = views
        self.constraints = constraints
        self.notes = notes
        self.fixIts = fixIts
    }
}
