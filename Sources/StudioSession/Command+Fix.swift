import Diagnostics
import InterfaceBuilder

extension Command.Fix {
    /// Returns the change of a text, which need not be readable as a document.
    func change(of text: String) throws(Diagnostic.Refusal) -> DocumentChange {
        let bytes = Array(text.utf8)
        let edits = try edits.map { edit throws(Diagnostic.Refusal) in
            guard edit.offset >= 0, edit.length >= 0, edit.offset <= bytes.count,
                edit.length <= bytes.count - edit.offset
            else { throw .studio(.badValue, "The fix does not belong to this text. Apply it to the current findings.") }
            return SourceEdit(range: edit.offset..<edit.offset + edit.length, replacement: edit.replacement)
        }
        guard let text = edits.applied(to: bytes) else {
            throw .studio(.badValue, "The edits of the fix overlap.")
        }
        return DocumentChange(title: title, text: text, edits: [title])
    }
}
