/// What a reader of YAML objects to in a text, in the words of findings: the part of a sentence behind "this is no YAML: ".
public struct YAMLProblem: Hashable, Sendable {
    /// What is wrong, without a point at its end.
    public let message: String
    /// The line, from 1.
    public let line: Int
    /// The column, from 1.
    public let column: Int

    /// A problem that libyaml has found in a text and says in its words, at a place.
    public init(_ words: String, line: Int, column: Int, in text: String) {
        // Of a tab libyaml says in most places that it begins no token.
        let isTab = Self.character(at: line, column, of: text) == "\t"
        message = isTab ? Self.tab : Self.messages[words] ?? words
        self.line = line
        self.column = column
    }

    /// A character that YAML does not take, so many characters behind the start of a text.
    public init(unreadable code: Int, behind offset: Int, in text: String) {
        let before = text.prefix(offset)
        let line = before.split(omittingEmptySubsequences: false) { character in character.isNewline }
        message = "the character U+" + Self.hexadecimal(code) + " may not stand in it"
        self.line = max(1, line.count)
        column = (line.last?.count ?? 0) + 1
    }

    /// Keys that a mapping has more than once, the first of which stands at a place of a text; the problem is where it stands again.
    public init(repeated keys: [String], line: Int, column: Int, in text: String) {
        let again = Self.line(of: keys.first ?? "", after: line, column: column, in: text)
        let names = keys.map { key in "'\(key)'" }.listed()
        let first = again == nil ? "" : ", first in line \(line)"
        message = "\(names) \(keys.count == 1 ? "is" : "are") given twice" + first
        self.line = again ?? line
        self.column = column
    }

    /// The line in which a key stands again in the same column, before one that stands further left; nil where it is none of its own, as
    /// between brackets.
    private static func line(of key: String, after first: Int, column: Int, in text: String) -> Int? {
        let lines = text.split(omittingEmptySubsequences: false) { character in character.isNewline }
        for (index, line) in lines.enumerated().dropFirst(first) {
            let indentation = line.prefix { character in character == " " }.count
            let content = line.dropFirst(indentation)
            guard let start = content.first, start != "#" else { continue }
            guard indentation + 1 >= column else { return nil }
            let word = content.prefix { character in character != ":" && character != " " }
            let plain = word.filter { character in character != "\"" && character != "'" }
            if indentation + 1 == column, plain == key { return index + 1 }
        }
        return nil
    }

    private static func character(at line: Int, _ column: Int, of text: String) -> Character? {
        let lines = text.split(omittingEmptySubsequences: false) { character in character.isNewline }
        guard lines.indices.contains(line - 1), column > 0 else { return nil }
        return lines[line - 1].dropFirst(column - 1).first
    }

    private static let tab = "a tab indents nothing; take blanks"

    private static func hexadecimal(_ code: Int) -> String {
        let digits = String(code, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// What each of the problems that people meet is called here, and the way out; the rest stays in libyaml's words.
    private static let messages = [
        "found character that cannot start any token":
            "no value begins with this character; put the text in quotation marks",
        "mapping values are not allowed in this context":
            "a ':' too many, or a line that is not indented as its neighbours; a text with a ':' stands in quotation marks",
        "mapping keys are not allowed in this context": "no key can stand here",
        "block sequence entries are not allowed in this context": "a list with '-' begins on a line of its own",
        "could not find expected ':'": "a key without its ':'",
        "found unexpected end of stream": "a quotation mark is missing at the end of this text",
        "found unexpected document indicator": "a quotation mark is missing before this line",
        "found unknown escape character":
            "there is no such escape; write the backslash twice, or take single quotation marks",
        "did not find expected hexdecimal number": "the escape needs more digits from 0 to 9 and a to f",
        "found a tab character that violates indentation": tab,
        "found a tab character where an indentation space is expected": tab,
        "did not find expected alphabetic or numeric character":
            "'*' and '&' begin a reference; a text that begins so stands in quotation marks",
        "found undefined alias":
            "'*' refers to something that is not there; a text that begins with it stands in quotation marks",
        "did not find expected ',' or ']'": "a ',' or the ']' at the end of the list is missing",
        "did not find expected ',' or '}'": "a ',' or the '}' at the end is missing",
        "did not find expected key": "expected a key here, indented as those above it",
        "did not find expected '-' indicator": "expected a '-' here, as before the other entries of the list",
        "did not find expected node content": "expected a value here",
        "did not find expected <document start>": "the text goes on where it has ended; see how this line is indented",
        "but found another document": "a second document begins here; one file holds one",
        "did not find expected comment or line break": "expected nothing more on this line",
        "did not find expected whitespace or line break": "expected a blank here",
    ]
}
