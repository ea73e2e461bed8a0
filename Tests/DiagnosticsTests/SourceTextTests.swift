import Testing

@testable import Diagnostics

@Suite struct SourceTextTests {
    @Test(arguments: [
        (0, 1, 1), (2, 1, 3), (3, 1, 4), (4, 2, 1), (7, 2, 4), (8, 3, 1), (99, 3, 1), (-1, 1, 1),
    ])
    func locates(_ offset: Int, _ line: Int, _ column: Int) {
        let text = SourceText("abc\ndé\n", file: "a.txt")
        #expect(text.location(of: offset) == SourceLocation(file: "a.txt", line: line, column: column))
    }

    /// Reports from other programs may contain any location.
    @Test(arguments: [(1, 0, 1), (1, -5, 1), (2, 4, 3), (2, 99, 3), (9, 4, 1)])
    func countsScalars(_ line: Int, _ column: Int, _ expected: Int) {
        let text = SourceText("abc\ndé\n", file: "a.txt")
        #expect(text.scalarColumn(of: SourceLocation(file: "a.txt", line: line, column: column)) == expected)
    }

    @Test func givesLinesWithoutTheirEnds() {
        let text = SourceText("one\r\ntwo\n")
        #expect((0...4).map(text.line) == ["", "one", "two", "", ""])
    }

    @Test func appliesEditsInTheOrderOfTheText() {
        let edits = [
            TextEdit(SourceSpan(6, 7), "]"), TextEdit(SourceSpan(at: 1), ":"), TextEdit(SourceSpan(2, 99), "lost"),
        ]
        #expect("V|[box)|".applying(edits) == "V:|[box]|")
        #expect("".applying([TextEdit(SourceSpan(at: 0), "H:")]) == "H:")
    }

    @Test(arguments: [
        ("abc", 2, 1, "  ^"), ("\tab", 1, 2, "\t^~"), ("日本a", 6, 1, "    ^"), ("é|", 2, 1, " ^"), ("", 0, 1, "^"),
        ("abc", 9, 1, "   ^"), ("👨‍👩‍👧‍👦|", 25, 1, "  ^"), ("🇩🇪|", 8, 1, "  ^"), ("❤️|", 6, 1, "  ^"), ("👍🏽|", 8, 1, "  ^"),
    ])
    func pointsAtColumns(_ line: String, _ offset: Int, _ count: Int, _ pointer: String) {
        #expect(CaretWriter().pointer(under: line, at: SourceSpan(offset, offset + count)) == pointer)
    }

    @Test func pointsAtScalars() {
        #expect(CaretWriter(unit: .scalars).caret(under: "日本\ta", at: 7) == "   ^")
    }
}

@Suite struct SpellingTests {
    @Test(
        arguments: [
            ("lable", ["button", "label"], "label"), ("Label", ["label"], "label"), ("_field", ["field"], "field"),
            ("textFeild", ["textView", "textField"], "textField"), ("a", ["b"], nil), ("a", ["A", "ab"], "A"),
            ("a1", ["b1", "ab"], "b1"), ("x1", ["y2"], nil), ("x", ["button"], nil),
            ("label", ["label"], nil), ("whiteBox2", ["whiteBox1", "blackBox"], "whiteBox1"), ("", ["a"], nil),
        ] as [(String, [String], String?)])
    func suggests(_ name: String, _ names: [String], _ suggestion: String?) {
        #expect(Spelling.nearest(to: name, among: names) == suggestion)
    }
}

@Suite struct TerminalWriterTests {
    @Test func showsTheLineWithACaret() {
        let source = SourceText("let a = 1\nlet f = \"V|[box]|\"\n", file: "Login.swift")
        let diagnostic = Diagnostic(
            id: "vfl.expected-colon", severity: .error, message: "Expected ':'", location: source.location(of: 20),
            notes: ["V is an axis"],
            fixIts: [FixIt(title: "insert ':'", edits: [TextEdit(SourceSpan(at: 20), ":")])])
        #expect(
            TerminalWriter().text(of: diagnostic, in: source) == """
                Login.swift:2:11: error: Expected ':' [vfl.expected-colon]
                    let f = "V|[box]|"
                              ^
                    note: V is an axis
                    Fix: insert ':'

                """)
        #expect(TerminalWriter(isColored: true).text(of: diagnostic).contains("\u{1B}[1;31merror:\u{1B}[0m"))
    }

    /// A control character is shown as one column, which the caret counts; of a file that is not text nothing is shown.
    @Test(arguments: [
        ("a\u{1B}[31mb|", 7, "    a\u{FFFD}[31mb|\n           ^\n"),
        ("\u{202E}ab|", 5, "    \u{FFFD}ab|\n       ^\n"), ("日\u{2066}|", 6, "    日\u{FFFD}|\n       ^\n"), ("", 0, ""),
        ("ELF\u{0}\u{1}", 0, ""), ("a", 9, "    a\n     ^\n"),
    ])
    func quotesWhatCanBeShown(line: String, offset: Int, quote: String) {
        let diagnostic = Diagnostic(
            id: "a", severity: .note, message: "b", location: SourceLocation(line: 1, column: offset + 1))
        #expect(
            TerminalWriter().text(of: diagnostic, in: SourceText(line))
                == "1:\(offset + 1): note: b [a]\n" + quote)
    }

    /// Of a long line only the part around the caret is shown, and no scalar is cut.
    @Test(arguments: [
        ("ab\u{e4}", [0, 1, 60, 200, 900, 1199]), ("a\u{65E5}", [0, 79, 80, 600, 1199]),
        ("ae\u{301}\u{301}", [9, 900]),
    ])
    func cutsLongLines(_ part: String, _ places: [Int]) throws {
        let line = String(repeating: part, count: 300)
        for place in places {
            let column = place / 4 * part.utf8.count + 1
            let diagnostic = Diagnostic(
                id: "a", severity: .note, message: "b", location: SourceLocation(line: 1, column: column))
            let lines = TerminalWriter().text(of: diagnostic, in: SourceText(line)).split(separator: "\n")
            #expect(width(of: lines[1]) <= 166 && width(of: lines[1]) >= 84 && !lines[1].contains("\u{FFFD}"))
            #expect(character(of: lines[1], over: lines[2].count - 1) == "a")
        }
    }

    /// The lines of most documents are shown whole.
    @Test(arguments: [(240, 240), (241, 162), (1000, 162)])
    func showsLinesOfDocumentsWhole(_ count: Int, _ shown: Int) {
        let diagnostic = Diagnostic(
            id: "a", severity: .note, message: "b", location: SourceLocation(line: 1, column: count / 2))
        let text = TerminalWriter().text(of: diagnostic, in: SourceText(String(repeating: "a", count: count)))
        #expect(text.split(separator: "\n")[1].count - 4 == shown)
    }

    /// Neither the excerpt nor the time grows with the length of the line; processing the whole line would take minutes here.
    @Test(.timeLimit(.minutes(1))) func readsNoMoreOfALineThanItShows() {
        let line = String(repeating: "{name: label}, ", count: 20_000)
        let source = SourceText(line)
        let lengths = stride(from: 1, to: line.utf8.count, by: 30).map { column in
            let place = SourceLocation(line: 1, column: column)
            return TerminalWriter().text(
                of: Diagnostic(id: "a", severity: .note, message: "b", location: place), in: source
            ).utf8.count
        }
        #expect(lengths.count == 10_000 && lengths.allSatisfy { length in length < 500 })
    }

    private func width(of line: Substring) -> Int {
        line.reduce(0) { width, character in width + CaretWriter.columns(of: character) }
    }

    /// The character of a line that a terminal draws in a column.
    private func character(of line: Substring, over column: Int) -> Character? {
        var width = 0
        for character in line {
            if width == column { return character }
            width += CaretWriter.columns(of: character)
        }
        return nil
    }

    @Test func partsOfATextKeepTheirLines() {
        let source = SourceText("[a\n[b", firstLine: 7)
        #expect(source.location(of: 4) == SourceLocation(line: 8, column: 2))
        #expect(source.line(8) == "[b" && source.line(6).isEmpty && source.line(9).isEmpty)
    }

    @Test func doesNotObeyTheInput() {
        let diagnostic = Diagnostic(id: "a", severity: .note, message: "red \u{1B}[31m")
        #expect(TerminalWriter().text(of: diagnostic) == "note: red \u{FFFD}[31m [a]\n")
    }

    @Test func isJSON() {
        let diagnostic = Diagnostic(
            id: "a", severity: .error, message: "b", notes: ["c"],
            fixIts: [FixIt(title: "d", edits: [TextEdit(SourceSpan(1, 3), "e")])])
        #expect(
            diagnostic.json.text
                == #"{"id":"a","severity":"error","message":"b","views":[],"constraints":[],"notes":["c"],"fixIts":[{"title":"d","edits":[{"offset":1,"length":2,"replacement":"e"}]}]}"#
        )
    }
}

/// Findings about other files, such as an asset catalog, show no line of the text at hand.
@Suite struct ForeignFindingTests {
    @Test(arguments: [("a/Main.xib", true), ("Main.xib", true), (nil, true), ("Logo.imageset/Contents.json", false)])
    func linesAreThoseOfTheFile(file: String?, isQuoted: Bool) {
        let finding = Diagnostic(
            id: "x.y", severity: .warning, message: "m", location: SourceLocation(file: file, line: 1, column: 1))
        let text = TerminalWriter().text(of: finding, in: SourceText("the line", file: "a/Main.xib"))
        #expect(text.contains("the line") == isQuoted)
    }
}
