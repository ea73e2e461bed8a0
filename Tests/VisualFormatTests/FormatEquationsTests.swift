import Testing

@testable import VisualFormat

/// The equations of formats.
@Suite struct FormatEquationsTests {
    @Test(arguments: [
        (
            "|-[find]-[field(>=20@750)]-|",
            [
                "find.leading == superview.leading + 20 *", "field.leading == find.trailing + 8 *",
                "field.width >= 20 @750",
                "superview.trailing == field.trailing + 20 *",
            ]
        ),
        (
            "V:[a(==b@low)]-(>=gap,<=20)-[b]|",
            [
                "a.height == b.height @low", "b.top >= a.bottom + gap", "b.top <= a.bottom + 20",
                "superview.bottom == b.bottom",
            ]
        ),
        ("[a(w)]-(-4)-[b(0)]", ["a.width == w", "b.leading == a.trailing - 4", "b.width == 0"]),
        ("[a(known)]-gap@low-[b]", ["a.width == 7", "b.leading == a.trailing + gap @low"]),
    ])
    func formatsAreSpelledOut(format: String, expected: [String]) {
        #expect(equations(format, metrics: ["known": 7]) == expected)
    }

    @Test(arguments: [
        ("[b]-0-[a(b*2+m)]", ["a.leading == b.trailing", "a.width == b.width * 2 + m"]),
        ("[a(m/4-1)]", ["a.width == 0.25 * m - 1"]),
        ("[b(m*n)]", ["b.width == m * n"]),
        ("[b(m/n-k)]", ["b.width == m / n - k"]),
        ("[b]-0-[a(b/m)]", ["a.leading == b.trailing", "a.width == b.width / m"]),
        ("[a(b.width*m-m)]", ["a.width == b.width * m - m"]),
        ("[a(known*m+known)]", ["a.width == 7 * m + 7"]),
        ("[a(known/m)]", ["a.width == 7 / m"]),
        ("[a(m*known)]", ["a.width == 7 * m"]),
        ("[a(known*2-m)]", ["a.width == -m + 14"]),
        ("[a(m-0.1)]", ["a.width == m - 0.1"]),
        ("[a(m*1e308)]-n-[b(n)]", ["a.width == 1e+308 * m", "b.leading == a.trailing + n", "b.width == n"]),
        ("[a]~[b]", ["guide1.leading == a.trailing", "b.leading == guide1.trailing", "guide1.width >= 0"]),
    ])
    func extendedFormatsAreSpelledOut(format: String, expected: [String]) {
        #expect(equations(format, metrics: ["known": 7], dialect: .extended) == expected)
    }

    @Test func optionsAlign() {
        #expect(equations("[a]-0-[b]", options: .align(.top)).last == "a.top == b.top")
        let wrong = FormatEquations(of: SyntaxTree(parsing: "[a]-[b]"), options: .align(.left))
        #expect(wrong.lines.isEmpty && wrong.problems.count == 1)
    }

    /// A view that is itself called `superview` is written in brackets.
    @Test func aViewCalledSuperview() {
        #expect(
            equations("|-1-[superview]-2-[a(superview)]") == [
                "[superview].leading == superview.leading + 1", "a.leading == [superview].trailing + 2",
                "a.width == [superview].width",
            ])
    }

    /// Each equation has the part of the format that it comes from.
    @Test func partsAreTold() {
        let tree = SyntaxTree(parsing: "|-m-[a(>=w)]")
        #expect(FormatEquations(of: tree).lines.map { line in tree.text(line.span) } == ["-m-", ">=w"])
    }

    private func equations(
        _ format: String, metrics: [String: Double] = [:], dialect: Dialect = .standard, options: FormatOptions = []
    ) -> [String] {
        FormatEquations(of: SyntaxTree(parsing: format, dialect: dialect), metrics: metrics, options: options).lines
            .map { line in line.equation + (line.isStandardSpace ? " *" : "") }
    }
}
