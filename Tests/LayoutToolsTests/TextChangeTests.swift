import LayoutTools
import Testing

@Suite struct TextChangeTests {
    private static let long = String(repeating: "0123456789", count: 5)
    private static let head = "012345678901234567890123456789012345678"
    private static let tail = "0123456789012345678901234567"
    private static let cases: [(String?, String?, String)] = [
        ("one", "two", "“one” → “two”"), (nil, "two", "none → “two”"), ("one", nil, "“one” → none"),
        ("", "two", "“” → “two”"),
        // Changes after the fortieth character, in the middle of long texts, and at the end of one.
        ("\(long)a", "\(long)b", "“…0123456789a” → “…0123456789b”"),
        (long, "\(long)b", "“…0123456789” → “…0123456789b”"),
        ("a\(long)", "b\(long)", "“a\(head.dropLast())…” → “b\(head.dropLast())…”"),
        ("\(long)a\(long)", long, "“…0123456789a\(tail)…” → “…0123456789”"),
        (long, "one", "“\(head)…” → “one”"),
        // Characters that are invisible are shown by a symbol or code.
        ("Hello\nWorld", "Hello World", "“Hello↵World” → “Hello World”"),
        ("a\r\nb", "a\nb", "“a␍↵b” → “a↵b”"), ("a\rb", "a\u{2028}b", "“a␍b” → “a↵b”"),
        ("a b", "a\u{A0}b", "“a b” → “a⟨U+00A0⟩b”"), ("ab", "a\u{200B}b", "“ab” → “a⟨U+200B⟩b”"),
    ]

    /// `old text, new text > what is shown of them`, which always includes the difference.
    @Test(arguments: cases)
    func excerpts(old: String?, new: String?, expected: String) {
        let change = TextChange(from: old, to: new, absence: "none")
        #expect("\(change.old) → \(change.new)" == expected)
    }
}
