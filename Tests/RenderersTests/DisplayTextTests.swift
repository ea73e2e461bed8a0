import Testing

@testable import Renderers

@Suite struct DisplayTextTests {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("中文", 4), ("한국", 4), ("e\u{301}", 1), ("👩‍👩‍👧", 2), ("ﾊﾛ", 2), ("ハロ", 4), ("…", 1),
        ("a\u{200B}b", 2), ("✓", 1), ("⌚", 2),
    ])
    func widthsAreThoseOfTerminals(text: String, width: Int) {
        #expect(DisplayText(text).width == width)
    }

    @Test(arguments: [
        ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("abcdef", 1, "…"), ("abcdef", 0, ""), ("中文字", 5, "中文…"),
        ("中文字", 4, "中…"), ("中文字", 6, "中文字"),
    ])
    func truncationCountsColumns(text: String, columns: Int, expected: String) {
        #expect(String(DisplayText(text).truncated(to: columns).characters) == expected)
    }

    @Test(arguments: [
        (0, "0"), (-0.0001, "0"), (20.5, "20.5"), (1.0 / 3, "0.333"), (-2.0 / 3, "-0.667"), (1e20, "1e+20"),
        (.nan, "0"), (99.9996, "100"), (0.05, "0.05"),
    ])
    func numbersAreShort(number: Double, text: String) {
        #expect(ShortNumber.text(of: number) == text)
    }
}
