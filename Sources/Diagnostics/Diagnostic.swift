/// A finding about the input: what it is, how bad, where, and which views and constraints it concerns.
///
/// Rooms return findings as values and print nothing. ``Explanation`` says what each `id` means.
public struct Diagnostic: Hashable, Sendable {
    /// The kind of finding.
    public var id: DiagnosticID
    /// How bad it is.
    public var severity: Severity
    /// One sentence or two for a person: the problem and the way out.
    public var message: String
    /// Where it is; nil if it is about no place in a text.
    public var location: SourceLocation?
    /// The identifiers of the views concerned.
    public var views: [String]
    /// The constraints concerned, as identifiers or descriptions.
    public var constraints: [String]
    /// What else is worth knowing, a sentence each: what was probably meant, which names there are.
    public var notes: [String]
    /// Ways to mend it, the likeliest first; their edits apply to the text that the finding is about.
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
