import Diagnostics
import SwiftDiagnostics
import SwiftSyntax
import VisualFormat

/// A problem of a format as a compiler message.
struct FormatMessage: DiagnosticMessage {
    let message: String
    let id: String
    var severity: DiagnosticSeverity = .error

    var diagnosticID: MessageID { MessageID(domain: "VisualFormat", id: id) }
}

/// A fix-it as a compiler message.
struct FormatFixItMessage: FixItMessage {
    let message: String
    let id: String

    var fixItID: MessageID { MessageID(domain: "VisualFormat", id: id) }
}

extension FormatLiteral {
    /// Returns a problem of the format as an error at the literal.
    ///
    /// The compiler always points to the beginning of a literal, so the message contains the format with its caret. Edits have exact
    /// positions.
    func diagnostic(of problem: Problem, in tree: SyntaxTree) -> SwiftDiagnostics.Diagnostic {
        let caret = CaretWriter(unit: .scalars).caret(under: text, at: problem.offset)
        let advice = tree.advice(on: problem)
        let notes = advice.notes.map { note in "\n" + note }.joined()
        let message = FormatMessage(
            message: "\(problem.message)\n\(text)\n\(caret)\(notes)", id: problem.id.rawValue)
        return SwiftDiagnostics.Diagnostic(
            node: syntax, message: message, fixIts: advice.fixIts.compactMap { fixIt in compilerFixIt(fixIt, problem) })
    }

    private func compilerFixIt(_ fixIt: Diagnostics.FixIt, _ problem: Problem) -> SwiftDiagnostics.FixIt? {
        var changes: [SwiftDiagnostics.FixIt.Change] = []
        for edit in fixIt.edits {
            guard let range = sourceRange(of: edit.span) else { return nil }
            changes.append(.replaceText(range: range, with: edit.replacement, in: Syntax(syntax)))
        }
        let message = FormatFixItMessage(message: fixIt.title, id: problem.id.rawValue)
        return SwiftDiagnostics.FixIt(message: message, changes: changes)
    }
}
