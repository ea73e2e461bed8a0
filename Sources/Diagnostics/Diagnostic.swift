/// A finding about the input: its kind, severity, message, location, and the views and constraints it concerns.
///
/// The libraries return findings as values and print nothing. ``Explanation`` explains each `id`.
public struct Diagnostic: Hashable, Sendable {
    /// The kind of finding.
    public var id: DiagnosticID
    /// The severity of the finding.
    public var severity: Severity
    /// The message: the problem, and the fix if it is short.
    public var message: String
    /// The location; nil if the finding has no position in a text.
    public var location: SourceLocation?
    /// The ids of the views that the finding concerns.
    public var views: [String]
    /// The constraints that the finding concerns, as ids or descriptions.
    public var constraints: [String]
    /// Further sentences: probable intentions, known names, or a fix that begins with `Fix: `.
    public var notes: [String]
    /// The proposed fixes, the likeliest first.
    ///
    /// Their edits apply to the text of the finding.
    public var fixIts: [FixIt]
    /// The number of hidden findings with the same id that this finding counts; 0 for an ordinary finding.
    public var omittedCount: Int

    /// Creates a finding.
    public init(
        id: DiagnosticID, severity: Severity, message: String, location: SourceLocation? = nil, views: [String] = [],
        constraints: [String] = [], notes: [String] = [], fixIts: [FixIt] = [], omittedCount: Int = 0
    ) {
        self.id = id
        self.severity = severity
        self.message = message
        self.location = location
        self.views = views
        self.constraints = constraints
        self.notes = notes
        self.fixIts = fixIts
        self.omittedCount = omittedCount
    }

    /// The number of findings that this one counts, at least 1.
    public var count: Int { max(1, omittedCount) }
}
