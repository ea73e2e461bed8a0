import Testing

@testable import YAMLReading

/// Small texts with a large cost; each one is refused before anything is copied or compared.
@Suite struct YAMLCostTests {
    /// Lists, each of which refers to the one before `width` times.
    private static func aliases(_ levels: Int, width: Int, as line: (Int, String) -> String) -> String {
        (0..<levels).map { level in
            let names = Array(repeating: level == 0 ? "x" : "*a\(level - 1)", count: width).joined(separator: ", ")
            return line(level, "&a\(level) [\(names)]")
        }.joined()
    }

    private static let nested = aliases(30, width: 8) { level, list in "a\(level): \(list)\n" }
    private static let keys = aliases(10, width: 8) { _, list in "? \(list)\n: 0\n" }
    private static let flow = "[" + aliases(10, width: 8) { _, list in "{? \(list)}, " } + "]"

    private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    private static let aliasWords = "Aliases repeat more than 1 MB"
    private static let nestingWords = "Lists and mappings nest deeper than 500 levels"
    private static let bracketWords = "Brackets nest deeper than 200 levels"
    private static let inMappings = nested.replacing("[", with: "{a: [").replacing("]", with: "]}")
    private static let refused: [(String, String)] = [
        (nested, aliasWords), (keys, aliasWords), (flow, aliasWords), (nested + "x: [", aliasWords),
        (inMappings, aliasWords),
        ("a: &a '\(repeated("x", 1 << 19))'\nb: [*a, *a, *a]", aliasWords),
        ("\(repeated("? ", 100))[\(repeated("a,", 10_000))]", "Keys that are lists or mappings have more than 1 MB"),
        (repeated("[", 5_000), bracketWords), (repeated("- ", 5_000), nestingWords),
        (repeated("{a: ", 201), bracketWords), (repeated("- ", 501), nestingWords),
        (repeated("%TAG !a! b\n", 101) + "--- a", "The text has more than 100 %TAG directives."),
        (repeated("#", 8 << 20 | 1), "The text exceeds the limit of 8 MB."),
    ]

    @Test(arguments: refused.indices)
    func refuses(index: Int) {
        let (text, words) = Self.refused[index]
        do throws(YAMLProblem) {
            _ = try YAMLText(text).compose()
            Issue.record("nothing was found wrong")
        } catch {
            #expect(error.message.hasPrefix(words), "\(error.message)")
            #expect(error.isExcess && error.sentence(of: .yaml) == error.message)
        }
    }

    /// A limit is reported where the text first exceeds it.
    @Test func placesAreThoseOfTheText() {
        #expect { try YAMLText("é: &a [é]\né: " + Self.repeated("[", 201)).compose() } throws: { error in
            (error as? YAMLProblem)?.location == .init(line: 2, column: 205)
        }
    }

    @Test(arguments: [
        "a: &a [1, 2]\nb: [*a, *a]\nc: {*a : 1}\n", "'*a': '&b *c'\n", "a: \"*b\" # &b *c\n", "a: |\n  *b\n  &c\n",
        "? [a, b]\n: 1\n", "a: &a 1\nb: &a [*a, *a]\nc: *a\n", repeated("[", 200) + repeated("]", 200),
        repeated("- ", 500) + "a",
    ])
    func reads(text: String) throws {
        #expect(try YAMLText(text).compose() != nil)
    }

    /// Aliases without an anchor, or of the list that contains them, are reported by the reader.
    @Test(arguments: ["a: *b", "a: &a [*a]", "&a [*b, 1]"])
    func leavesMistakesToTheReader(text: String) {
        #expect { try YAMLText(text).compose() } throws: { error in (error as? YAMLProblem)?.isExcess == false }
    }
}
