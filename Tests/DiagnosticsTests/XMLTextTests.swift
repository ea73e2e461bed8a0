import Testing

@testable import Diagnostics

@Suite struct XMLTextTests {
    @Test(arguments: [
        ("", "", ""),
        ("Sign in", "Sign in", "Sign in"),
        ("a < b > c & \"d\" 'e'", "a &lt; b &gt; c &amp; &quot;d&quot; 'e'", "a &lt; b &gt; c &amp; &quot;d&quot; 'e'"),
        ("&amp;", "&amp;amp;", "&amp;amp;"),
        ("one\ntwo\tthree", "one\ntwo\tthree", "one&#10;two&#9;three"),
        ("one\r\ntwo", "one&#13;\ntwo", "one&#13;&#10;two"),
        ("\u{0}\u{8}\u{B}\u{1F}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
        ("\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}", "\u{FFFD}\u{FFFD}"),
        ("\u{7F}\u{85}\u{2028}\u{FFFD}", "\u{7F}\u{85}\u{2028}\u{FFFD}", "\u{7F}\u{85}\u{2028}\u{FFFD}"),
        ("日本 👨‍👩‍👧 e\u{301}<\u{301}", "日本 👨‍👩‍👧 e\u{301}&lt;\u{301}", "日本 👨‍👩‍👧 e\u{301}&lt;\u{301}"),
    ])
    func isWritten(_ text: String, _ content: String, _ attribute: String) {
        #expect(XMLText.content(text).unicodeScalars.elementsEqual(content.unicodeScalars))
        #expect(XMLText.attribute(text).unicodeScalars.elementsEqual(attribute.unicodeScalars))
    }
}
