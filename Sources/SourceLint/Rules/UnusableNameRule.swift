import Diagnostics
import VisualFormat

/// Reports keys that no format can name.
///
/// `NSDictionaryOfVariableBindings(self.label)` creates a key with a period.
struct UnusableNameRule: SourceRule {
    let ids: [DiagnosticID] = ["lint.unusable-name"]

    func findings(in call: FormatCall) -> [Finding] {
        var names = call.views?.names ?? []
        if call.metrics != call.views { names += call.metrics?.names ?? [] }
        return names.filter { name in !SyntaxTree.canName(name.text) }.map { name in
            let span = SourceSpan(name.source.lowerBound, name.source.upperBound)
            let message =
                "A format cannot contain the name '\(name.text)'. Names begin with a letter or an underscore, then contain letters, digits and underscores."
            return Finding(Diagnostic(id: "lint.unusable-name", severity: .warning, message: message), span: span)
        }
    }
}
