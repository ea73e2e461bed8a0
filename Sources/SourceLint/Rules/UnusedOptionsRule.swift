import Diagnostics
import VisualFormat

/// Reports options without effect.
struct UnusedOptionsRule: SourceRule {
    let ids: [DiagnosticID] = ["lint.unused-options"]

    func findings(in format: CheckedFormat) -> [Finding] {
        let tree = format.tree
        guard tree.isValid, let options = format.call.options, options.rawValue != 0,
            format.template.firstUnknown == nil, let statement = tree.statements.first, tree.statements.count == 1
        else { return [] }
        let bits = FormatOptions(rawValue: options.rawValue)
        let isDirected = bits.contains(.directionLeftToRight) || bits.contains(.directionRightToLeft)
        if statement.chain.links.count < 2, !bits.alignedAttributes.isEmpty {
            return [finding("The format has only one view, and alignments need two.", options)]
        }
        if statement.axes == .vertical, isDirected {
            return [finding("The format is vertical, and a direction affects only horizontal formats.", options)]
        }
        return []
    }

    private func finding(_ reason: String, _ options: OptionsArgument) -> Finding {
        Finding(
            Diagnostic(id: "lint.unused-options", severity: .note, message: "The options have no effect. \(reason)"),
            span: options.span)
    }
}

extension OptionsArgument {
    var span: SourceSpan { SourceSpan(source.lowerBound, source.upperBound) }
}
