import Diagnostics

/// The reasons of the session for the refusal of a request.
enum StudioProblem: String {
    /// The text is not a request.
    case unreadableMessage = "studio.unreadable-message"
    /// The folder has no such document, or the document is not open.
    case unknownDocument = "studio.unknown-document"
    /// The document has no such constraint.
    case unknownConstraint = "studio.unknown-constraint"
    /// A number or word of a request is out of range.
    case badValue = "studio.bad-value"
    /// The edit is not possible in this document.
    case notEditable = "studio.not-editable"
    /// Another program has changed the file.
    case changedOnDisk = "studio.changed-on-disk"
    /// Too many documents are open.
    case tooManyDocuments = "studio.too-many-documents"
}

extension Diagnostic.Refusal {
    /// Creates a refusal of the session.
    static func studio(_ problem: StudioProblem, _ message: String) -> Self {
        Self(DiagnosticID(rawValue: problem.rawValue), message, at: nil)
    }
}
