import Diagnostics
import VisualFormat

/// A format at a call, parsed for the rules.
struct CheckedFormat {
    let call: FormatCall
    let language: Language
    let template: FormatTemplate
    let tree: SyntaxTree
    let bindings: CallBindings

    /// Parses a format.
    ///
    /// A literal without an end gives nil, since the compiler reports it.
    init?(
        _ literal: StringLiteral, at call: FormatCall, in language: Language, dialect: Dialect,
        isContinued: Bool = false
    ) {
        guard !literal.isUnterminated else { return nil }
        self.call = call
        self.language = language
        template = FormatTemplate(literal, isContinued: isContinued)
        tree = SyntaxTree(parsing: template.literal.text, dialect: dialect)
        bindings = CallBindings(call)
    }

    /// Returns a finding about a range of the format, with edits of the format.
    func finding(_ diagnostic: Diagnostic, at span: SourceSpan) -> Finding {
        let literal = template.literal
        let start = literal.source(of: span.lower) ?? call.source.lowerBound
        let range = literal.source(of: span.range) ?? start..<start
        var diagnostic = diagnostic
        diagnostic.fixIts = diagnostic.fixIts.compactMap { fixIt in moved(fixIt) }
        return Finding(diagnostic, span: SourceSpan(range.lowerBound, range.upperBound))
    }

    /// Returns a fix of the format as a fix of the source, or nil if it would change more than the text of one literal.
    private func moved(_ fixIt: FixIt) -> FixIt? {
        var edits: [TextEdit] = []
        for edit in fixIt.edits {
            // Characters that need escapes in a literal are not part of a format.
            guard let range = template.literal.source(of: edit.span.range), !range.isEmpty || edit.span.isEmpty,
                !template.hasHole(in: edit.span.range), !FormatTemplate.isOpen(edit.replacement),
                edit.replacement.utf8.allSatisfy({ byte in
                    byte >= Byte.space && byte < 0x7F && byte != Byte.quote && byte != Byte.backslash
                })
            else { return nil }
            edits.append(TextEdit(SourceSpan(range.lowerBound, range.upperBound), edit.replacement))
        }
        return FixIt(title: fixIt.title, edits: edits)
    }
}
