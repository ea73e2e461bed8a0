import Diagnostics

/// A finding in a file with the bytes that it is about.
public struct Finding: Hashable, Sendable {
    /// What was found; its edits are of the file.
    public var diagnostic: Diagnostic
    /// The bytes of the file that it is about; nil if it is about the whole file or only a place is known.
    public var span: SourceSpan?

    /// A finding.
    public init(_ diagnostic: Diagnostic, span: SourceSpan? = nil) {
        self.diagnostic = diagnostic
        self.span = span
    }

    /// The finding as an object: that of its diagnostic, with `offset` and `length` in bytes of the file if they are known.
    public var json: JSONValue {
        guard let span, case .object(let members) = diagnostic.json else { return diagnostic.json }
        return .object(
            members + [("offset", .number(Double(span.lower))), ("length", .number(Double(span.count)))])
    }

}

extension [Finding] {
    /// The findings in the order of reports: as a person reads them, then by id, so that the same file gives the same report.
    public func inReadingOrder() -> [Finding] {
        inReadingOrder(of: { finding in finding.diagnostic }) { one, other in
            (one.diagnostic.id.rawValue, one.diagnostic.message)
                < (other.diagnostic.id.rawValue, other.diagnostic.message)
        }
    }
}
