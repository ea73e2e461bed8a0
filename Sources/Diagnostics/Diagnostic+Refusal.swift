extension Diagnostic {
    /// An error that takes the place of a result.
    public struct Refusal: Error {
        /// The error.
        public let diagnostic: Diagnostic

        /// A refusal that a finding stands for.
        public init(diagnostic: Diagnostic) { self.diagnostic = diagnostic }

        /// A refusal for a reason, at a place if it is about one.
        public init(_ id: DiagnosticID, _ message: String, at location: SourceLocation?) {
            diagnostic = Diagnostic(id: id, severity: .error, message: message, location: location)
        }
    }
}
