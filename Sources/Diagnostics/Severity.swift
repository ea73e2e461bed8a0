/// The severity of a finding.
public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// The input is wrong. The command exits with an error status.
    case error
    /// The input works, but probably not as intended.
    case warning
    /// A remark.
    case note
}
