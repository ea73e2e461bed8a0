import Diagnostics
import VisualFormat

extension FormatCheck {
    /// Checks for options without effect.
    mutating func checkOptions() {
        guard let options = call.options, options.rawValue != 0, template.firstUnknown == nil,
            let statement = tree.statements.first, tree.statements.count == 1
        else { return }
        let bits = FormatOptions(rawValue: options.rawValue)
        let isDirected = bits.contains(.directionLeftToRight) || bits.contains(.directionRightToLeft)
        if statement.chain.links.count < 2, !bits.alignedAttributes.isEmpty {
            reportUnused("The format has only one view, and alignments need two.", options)
        } else if statement.axes == .vertical, isDirected {
            reportUnused("The format is vertical, and a direction affects only horizontal formats.", options)
        }
    }

    private mutating func reportUnused(_ reason: String, _ options: OptionsArgument) {
        report(
            Diagnostic(id: "lint.unused-options", severity: .note, message: "The options have no effect. \(reason)"),
            in: options.span)
    }
}

extension OptionsArgument {
    var span: SourceSpan { SourceSpan(source.lowerBound, source.upperBound) }
}
