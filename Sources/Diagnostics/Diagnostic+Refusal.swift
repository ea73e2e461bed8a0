extension Diagnostic {
    /// An error in place of a result.
    public struct Refusal: Error {
        /// The finding that describes the error.
        public let diagnostic: Diagnostic

        /// Creates a refusal with a finding.
        public init(diagnostic: Diagnostic) { self.diagnostic = diagnostic }

        /// Creates a refusal with a message, at a location if there is one.
        public init(_ id: DiagnosticID, _ message: String, at location: SourceLocation?) {
            diagnostic = Diagnostic(id: id, severity: .error, message: message, location: location)
        }
    }
}
