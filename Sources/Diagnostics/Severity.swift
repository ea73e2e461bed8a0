/// How bad a finding is.
public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// The input is wrong; the command's exit status says so.
    case error
    /// The input works, but probably not as meant.
    case warning
    /// Something worth knowing.
    case note
}
