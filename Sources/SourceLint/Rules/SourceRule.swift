import Diagnostics

/// A rule about the calls and formats in sources.
///
/// A new rule is a file in this folder and an entry of ``SourceRules/all``. Its findings need an `Explanation`.
protocol SourceRule: Sendable {
    /// The ids of its findings.
    var ids: [DiagnosticID] { get }

    /// Returns the findings about the arguments of a call.
    func findings(in call: FormatCall) -> [Finding]

    /// Returns the findings about one of a call's formats.
    func findings(in format: CheckedFormat) -> [Finding]
}

extension SourceRule {
    func findings(in call: FormatCall) -> [Finding] { [] }
    func findings(in format: CheckedFormat) -> [Finding] { [] }
}

/// The rules about sources.
enum SourceRules {
    /// The rules, in the order of their findings at one place.
    static let all: [any SourceRule] = [SyntaxRule(), UnusableNameRule(), ShadowedViewRule(), UnusedOptionsRule()]
}
