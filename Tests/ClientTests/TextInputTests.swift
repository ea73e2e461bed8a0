import Testing
import UIKit

/// Text fields and text views are edited by positions in their text.
@MainActor @Suite struct TextInputTests {
    final class Digit: UITextField {
        var deletions = 0
        override func deleteBackward() {
            super.deleteBackward()
            deletions += 1
        }
        override func caretRect(for position: UITextPosition) -> CGRect { .zero }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    }

    @Test(
        arguments: [
            ("ab", nil, "c", "abc", 3), ("ab", NSRange(location: 0, length: 1), "xy", "xyb", 2),
            ("ab", NSRange(location: 1, length: 0), "", "ab", 1), ("", nil, "é", "é", 1),
            ("ab", NSRange(location: 9, length: 9), "c", "abc", 3),
        ] as [(String, NSRange?, String, String, Int)])
    func typing(text: String, selection: NSRange?, typed: String, result: String, cursor: Int) throws {
        let (field, view) = (UITextField(), UITextView())
        for input in [field, view] as [any UITextInput] {
            (input as? UITextField)?.text = text
            (input as? UITextView)?.text = text
            if let view = input as? UITextView {
                view.selectedRange = NSRange(location: (text as NSString).length, length: 0)
            }
            if let selection {
                let start =
                    input.position(from: input.beginningOfDocument, offset: selection.location) ?? input.endOfDocument
                let end = input.position(from: start, offset: selection.length) ?? input.endOfDocument
                input.selectedTextRange = input.textRange(from: start, to: end)
            }
            input.insertText(typed)
            let selected = try #require(input.selectedTextRange)
            #expect(
                input.text(in: try #require(input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)))
                    == result)
            #expect(selected.isEmpty && input.offset(from: input.beginningOfDocument, to: selected.end) == cursor)
        }
    }

    @Test(arguments: [("ab", "a"), ("", ""), ("a👍🏽", "a"), ("e\u{301}", "")])
    func deleting(text: String, result: String) {
        let field = Digit()
        field.text = text
        field.deleteBackward()
        #expect(field.text == result && field.deletions == 1 && field.hasText == !result.isEmpty)
    }

    /// The delegate of a field is notified of typing, and not of text that code sets.
    @Test func hearing() {
        final class Delegate: NSObject, UITextViewDelegate {
            var changes = 0
            func textViewDidChange(_ textView: UITextView) { changes += 1 }
        }
        let (field, view, delegate) = (UITextField(), UITextView(), Delegate())
        var heard: [String] = []
        view.delegate = delegate
        field.addAction(UIAction { _ in heard.append("changed") }, for: .editingChanged)
        field.text = "set"
        view.text = "set"
        field.insertText("!")
        view.insertText("!")
        #expect(heard == ["changed"] && delegate.changes == 1 && field.text == "set!")
    }

    /// The cursor lies after the text that precedes it.
    @Test func cursors() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.text = "hello"
        let (start, end) = (field.caretRect(for: field.beginningOfDocument), field.caretRect(for: field.endOfDocument))
        let width = ("hello" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
        #expect(start.minX == 0 && end.minX == width && end.midY == 20)
        #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
        #expect(field.compare(field.beginningOfDocument, to: field.endOfDocument) == .orderedAscending)
        #expect(field.position(from: field.beginningOfDocument, offset: 5) == field.endOfDocument)
        field.selectAll(nil)
        #expect(field.selectedTextRange.flatMap(field.text(in:)) == "hello")
    }

    @Test func wishes() {
        let field = UITextField()
        field.smartQuotesType = .no
        field.smartDashesType = .yes
        field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
        field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 20), .kern: 2]
        #expect(
            field.smartQuotesType == .no && field.smartDashesType == .yes && field.smartInsertDeleteType == .default)
        #expect(field.passwordRules?.passwordRulesDescriptor == "minlength: 8;")
        #expect(field.font?.pointSize == 20 && field.defaultTextAttributes[.kern] as? Int == 2)
        field.textColor = nil
        #expect(field.defaultTextAttributes[.foregroundColor] == nil && field.defaultTextAttributes[.font] is UIFont)
    }
}
