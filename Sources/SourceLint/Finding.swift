import Diagnostics

/// A finding in a file, with its range of bytes.
public struct Finding: Hashable, Sendable {
    /// The finding.
    ///
    /// Its edits are edits of the file.
    public var diagnostic: Diagnostic
    /// The range of bytes that the finding concerns; nil if it concerns the whole file or the range is unknown.
    public var span: SourceSpan?

    /// Creates a finding.
    public init(_ diagnostic: Diagnostic, span: SourceSpan? = nil) {
        self.diagnostic = diagnostic
        self.span = span
    }

    /// The finding as an object, with `offset` and `length` in bytes of the file if they are known.
    public var json: JSONValue {
        guard let span, case .object(let members) = diagnostic.json else { return diagnostic.json }
        return .object(
            members + [("offset", .number(Double(span.lower))), ("length", .number(Double(span.count)))])
    }

}

extension [Finding] {
    /// Returns the findings in the order of reports: in reading order, then by id.
    public func inReadingOrder() -> [Finding] {
        inReadingOrder(of: { finding in finding.diagnostic }) { one, other in
            (one.diagnostic.id.rawValue, one.diagnostic.message)
                < (other.diagnostic.id.rawValue, other.diagnostic.message)
        }
    }
}
