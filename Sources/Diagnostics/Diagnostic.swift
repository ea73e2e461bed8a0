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
