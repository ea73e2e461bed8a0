import Testing

@testable import Typography

/// One em for each character, so that the cases below can be computed by hand.
private struct Monospace: TextMeasuring {
    func metrics(of font: Font) -> FontMetrics {
        FontMetrics(ascender: 8, descender: -2, leading: 0, capHeight: 7, xHeight: 5)
    }
    func width(of text: Substring, in font: Font) -> Double { Double(text.count) }
}

private struct Case: CustomTestStringConvertible {
    let text: String
    let width: Double
    let lines: [String]
    var maximum = 0
    var mode = TextLayout.LineBreakMode.wordWrapping
    var testDescription: String { "\(text) in \(width)" }
}

@Suite struct TextLayoutTests {
    @Test(
        "lines end where they should",
        arguments: [
            Case(text: "", width: 10, lines: []),
            Case(text: "one two three", width: 7, lines: ["one two", "three"]),
            Case(text: "one two three", width: 3, lines: ["one", "two", "thr", "ee"]),
            Case(text: "one two  three", width: .infinity, lines: ["one two  three"]),
            Case(text: "one two ", width: .infinity, lines: ["one two "]),
            Case(text: "one two ", width: 4, lines: ["one", "two "]),
            Case(text: "one\ntwo", width: 10, lines: ["one", "two"]),
            Case(text: "one\r\ntwo\n", width: 10, lines: ["one", "two", ""]),
            Case(text: "\n\n", width: 10, lines: ["", "", ""]),
            Case(text: "a", width: 0, lines: ["a"]),
            Case(text: "ab", width: 0, lines: ["a", "b"]),
            Case(text: "well-known 1-2", width: 5, lines: ["well-", "known", "1-2"]),
            Case(text: "and/or 1/2", width: 5, lines: ["and/", "or", "1/2"]),
            Case(text: "日本語の文章、です。", width: 4, lines: ["日本語の", "文章、で", "す。"]),
            Case(text: "「日本」", width: 2, lines: ["「日", "本」"]),
            Case(text: "cafe\u{301} 👨‍👩‍👧", width: 4, lines: ["cafe\u{301}", "👨‍👩‍👧"]),
            Case(text: "no\u{A0}break here", width: 8, lines: ["no\u{A0}break", "here"]),
            Case(text: "one two three", width: 7, lines: ["one two"], maximum: 1),
            Case(text: "one two three", width: 7, lines: ["one tw…"], maximum: 1, mode: .truncatingTail),
            Case(text: "one two three", width: 7, lines: ["… three"], maximum: 1, mode: .truncatingHead),
            Case(text: "one two three", width: 7, lines: ["one…ree"], maximum: 1, mode: .truncatingMiddle),
            Case(
                text: "one two three four", width: 7, lines: ["one two", "three …"], maximum: 2, mode: .truncatingTail),
            Case(text: "one two", width: 7, lines: ["one two"], maximum: 1, mode: .truncatingTail),
            Case(text: "one two ", width: 7, lines: ["one two"], mode: .truncatingTail),
            Case(text: "one two ", width: 7, lines: ["one two"]),
            Case(text: "a\nb", width: 7, lines: ["a…"], maximum: 1, mode: .truncatingTail),
            Case(text: "abcdef", width: 4, lines: ["abcd", "ef"], mode: .characterWrapping),
            Case(text: "abcdef", width: 4, lines: ["abcdef"], maximum: 1, mode: .clipping),
        ])
    private func lines(_ row: Case) {
        let layout = TextLayout(
            row.text, font: Font(pointSize: 1), width: row.width, maximumLines: row.maximum, mode: row.mode,
            measuring: Monospace())
        #expect(layout.lines.map(\.text) == row.lines)
    }

    @Test("a text fits into its own width")
    func ownWidth() {
        let text = "The quick brown fox, jumping over 12 dogs"
        for size in stride(from: 8.0, through: 40, by: 0.5) {
            let natural = TextLayout(text, font: Font(pointSize: size)).size.width
            #expect(TextLayout(text, font: Font(pointSize: size), width: natural).lines.count == 1)
        }
    }

    @Test("no line is wider than the width, and nothing but spaces is lost")
    func invariants() {
        let text = "Lorem ipsum dolor sit amet, consectetur adipiscing elit 漢字かな交じり文 Überraschungen"
        for width in stride(from: 20.0, through: 400, by: 7) {
            let layout = TextLayout(text, font: Font(pointSize: 17), width: width)
            #expect(layout.lines.allSatisfy { $0.width <= width + 1e-6 })
            #expect(layout.lines.map(\.text).joined().filter { $0 != " " } == text.filter { $0 != " " })
            #expect(layout.size.height == Double(layout.lines.count) * layout.metrics.lineHeight)
        }
    }

    @Test(
        "a text is read a few times, however long it and its words are",
        arguments: ["word", "W", "漢", "wo rd\n"], [TextLayout.LineBreakMode.wordWrapping, .characterWrapping])
    func isReadAFewTimes(_ part: String, _ mode: TextLayout.LineBreakMode) {
        for text in [String(repeating: part, count: 2000), String(repeating: part + " ", count: 2000)] {
            let reader = Reader()
            let layout = TextLayout(
                text, font: Font(pointSize: 1), width: 12, mode: mode, measuring: reader)
            #expect(layout.lines.allSatisfy { $0.text.count <= 12 })
            #expect(reader.characters < 40 * text.count, "\(reader.characters)")
        }
    }

    @Test("words as long as many lines break where short ones do", arguments: [64, 65, 100, 1000])
    func longWords(_ length: Int) {
        let text = "one " + String(repeating: "w", count: length) + " two"
        let layout = TextLayout(text, font: Font(pointSize: 1), width: 10, measuring: Monospace())
        let rest = length % 10
        let last = rest > 0 && rest <= 6 ? [String(repeating: "w", count: rest) + " two"] : ["two"]
        #expect(layout.lines.map(\.text) == ["one"] + Array(repeating: "wwwwwwwwww", count: length / 10) + last)
    }
}

/// Counts the requests for characters.
private final class Reader: TextMeasuring, @unchecked Sendable {
    private(set) var characters = 0

    func metrics(of font: Font) -> FontMetrics { Monospace().metrics(of: font) }

    func width(of text: Substring, in font: Font) -> Double {
        characters += text.count
        return Double(text.count)
    }
}
