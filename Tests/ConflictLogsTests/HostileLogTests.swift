import Testing

@testable import ConflictLogs

/// Input that nobody's console printed: no trap, and no more than the time that its length asks for.
@Suite struct HostileLogTests {
    private static func explain(_ text: String) -> [ConflictAnalysis] {
        ConflictLog.logs(in: text).map { log in ConflictAnalysis(log) }
    }

    /// A log, cut off or with a byte changed at any place.
    @Test func cutAndChangedLogsAreRead() {
        let log = """
            Unable to simultaneously satisfy constraints.
            (
            "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xb.height == 70   (active)>",
            "<NSLayoutConstraint:0x2 'a b' V:|-(>=16@900)-[UILabel:0xa'x']   (active, names: n:0x9, '|':UIView:0xb )>",
            "<NSLayoutConstraint:0x3 UILabel:0xa.bottom == 0.5*UIView:0xb.bottom - 5   (active)>"
            )
            Will attempt to recover by breaking constraint
            <NSLayoutConstraint:0x3 UILabel:0xa.bottom == 0.5*UIView:0xb.bottom - 5   (active)>
            """
        let bytes = Array(log.utf8)
        for end in bytes.indices {
            #expect(ConflictLog.logs(in: Array(bytes[..<end])).count <= 1)
            var changed = bytes
            changed[end] = [0x27, 0x28, 0x3C, 0x3E, 0x0A, 0xFF, 0x2D][end % 7]
            _ = ConflictLog.logs(in: changed).map { log in ConflictAnalysis(log) }
        }
    }

    @Test(arguments: [
        "A:0xa.width == 1.79769e+308", "A:0xa.width == -1e300", "A:0xa.width == 1e300*A:0xa.height",
        "A:0xa.width == 1e-300*A:0xa.height + 3.4e38", "A:0xa.width == 0*A:0xa.width + 5",
        "A:0xa.width == A:0xa.width + 5",
        "A:0xa.width == infinity", "A:0xa.left == 5*A:0xa.right - 1e9", "H:|-(8)-[A:0xa]", "H:[A:0xa]-(8)-[A:0xa]",
        "H:|-(8)-[A:0xa]   (active, names: '|':A:0xa )",
    ])
    func extremeNumbersAndCirclesAreRead(_ body: String) {
        let analyses = Self.explain(
            "<NSLayoutConstraint:0x1 \(body)>\n<NSLayoutConstraint:0x2 A:0xa.width == 5>\n<NSLayoutConstraint:0x3 A:0xa.height == 7>"
        )
        #expect(analyses.count == 1)
        #expect(!analyses[0].text().isEmpty && !analyses[0].json().text.contains("nan"))
    }

    @Test func superviewsInACircleAreRead() {
        let bars = (0..<100).map { item in
            "<NSLayoutConstraint:0x1\(item) H:|-(1)-[A:0xa\(item)]   (active, names: '|':A:0xa\((item + 1) % 100) )>"
        }
        #expect(Self.explain(bars.joined(separator: "\n"))[0].conflicting.count == 100)
    }

    @Test func manyConstraintsAreRefused() {
        let lines = (0..<10_000).map { number in "<NSLayoutConstraint:0x9\(number) A:0x8\(number).width == \(number)>\n"
        }
        let analyses = Self.explain(lines.joined())
        #expect(analyses.map(\.cause) == [.tooLarge] && !analyses[0].isUnderstood)
        #expect(analyses[0].log.constraints.count == 10_000)
    }

    @Test(arguments: [
        "<", "<NSLayoutConstraint:", "'", "\"<NSLayoutConstraint:0x1 A:0xa.width == 5 > ", "s", "&lt;", "(\n", "\\",
    ])
    func noiseIsSkipped(_ noise: String) {
        let text = String(repeating: noise, count: 1_000_000 / noise.utf8.count)
        let logs = ConflictLog.logs(in: text + "\n<NSLayoutConstraint:0x1 UILabel:0xb.height == 9>")
        #expect(logs.reduce(0) { count, log in count + log.constraints.count } >= 1)
    }
}
