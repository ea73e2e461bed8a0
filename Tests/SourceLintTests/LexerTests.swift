import Randomness
import Testing

@testable import SourceLint

@Suite struct LexerTests {
    /// The tokens of a text, separated by spaces.
    static func tokens(_ text: String, _ language: Language) -> String {
        let stream = language.tokens(of: Array(text.utf8))
        return stream.tokens.indices.map(stream.text).joined(separator: " ")
    }

    @Test(arguments: [
        ("let a = b", "let a = b"),
        ("a /* x /* y */ z */ b // c\nd", "a b d"),
        ("a /* never closed", "a"),
        (#""a\"b" c"#, #""a\"b" c"#),
        ("\"open\nnext", "\"open next"),
        (##"#"a"b\"#c"##, ##"#"a"b\"# c"##),
        (#""\(f("x)", (1)))" y"#, #""\(f("x)", (1)))" y"#),
        ("\"\"\"\n a \"quoted\" \"\"\n \"\"\" b", "\"\"\"\n a \"quoted\" \"\"\n \"\"\" b"),
        (#"x = /a"b/ + y"#, #"x = /a"b/ + y"#),
        (#"x = a / b + "c/d""#, #"x = a / b + "c/d""#),
        (##"#/ " /# z"##, ##"#/ " /# z"##),
        ("1.5e3 a.b 0xFF", "1.5e3 a . b 0xFF"),
        ("`default`:x", "default : x"),
        ("größe.ñ", "größe . ñ"),
        ("#selector(a)", "# selector ( a )"),
        (#""\("\("\("deep")")")" z"#, #""\("\("\("deep")")")" z"#),
    ])
    func swift(text: String, tokens: String) {
        #expect(Self.tokens(text, .swift) == tokens)
    }

    @Test(arguments: [
        (#"@"a\"b" @"c""#, #"@"a\"b" @"c""#),
        ("a /* x /* y */ b // c \\\n still\nd", "a b d"),
        ("#pragma mark - Don't panic\n#import \"A.h\"\nx", "# # x"),
        ("#define F @\"a\" \\\n b", "# define F @\"a\" \\ b"),
        (#"case '"': x"#, #"case '"' : x"#),
        (#"R"vfl(a"b)vfl" c"#, #"R"vfl(a"b)vfl" c"#),
        ("@{@\"a\": b}", "@ { @\"a\" : b }"),
        ("@\"open\nnext", "@\"open next"),
    ])
    func objectiveC(text: String, tokens: String) {
        #expect(Self.tokens(text, .objectiveC) == tokens)
    }

    @Test(arguments: [
        (#"@"a""b\" c"#, #"@"a""b\" c"#),
        (#"$"{f("x}")}b" c"#, #"$"{f("x}")}b" c"#),
        (#"$@"{a}""{{b" c"#, #"$@"{a}""{{b" c"#),
        ("\"\"\"a \"\" b\"\"\" c", "\"\"\"a \"\" b\"\"\" c"),
        ("#region Don't\nx", "x"),
        (#"'"' + '\'' x"#, #"'"' + '\'' x"#),
        ("/* a /* b */ c", "c"),
        ("@class x", "@ class x"),
    ])
    func cSharp(text: String, tokens: String) {
        #expect(Self.tokens(text, .cSharp) == tokens)
    }

    @Test func commentsAreKept() {
        let text = "a // one\n/* two */ b \"// three\""
        let stream = Language.swift.tokens(of: Array(text.utf8))
        #expect(
            stream.comments.map { range in String(decoding: stream.bytes[range], as: UTF8.self) } == [
                "// one", "/* two */",
            ])
    }

    /// For any bytes the lexers terminate, and their tokens are in order inside the text.
    @Test(arguments: 0..<60) func hostileBytes(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let alphabet = Array(#""'\()/*#@$R{}[]:;,+%u01x<>="#.utf8) + [0x0A, 0x0D, 0x20, 0xFF, 0x00]
        let bytes = (0..<400).map { _ in alphabet[Int(random.next() % UInt64(alphabet.count))] }
        for language in Language.allCases {
            let stream = language.tokens(of: bytes)
            var end = 0
            for token in stream.tokens {
                #expect(token.range.lowerBound >= end && !token.range.isEmpty)
                #expect(token.range.upperBound <= bytes.count)
                end = token.range.upperBound
                if token.kind == .string {
                    let literal = language.literal(at: token.range.lowerBound, of: bytes)
                    #expect(literal.segments.allSatisfy { segment in token.range.contains(segment.source) })
                }
            }
            _ = CallFinder.calls(in: Syntax(stream))
        }
    }

    @Test func nestingCostsNoStack() {
        let depth = 100_000
        let text = String(repeating: "\"\\(", count: depth)
        let stream = Language.swift.tokens(of: Array(text.utf8))
        #expect(stream.tokens.count == 1)
        let brackets = Language.cSharp.tokens(of: Array(String(repeating: "([{", count: depth).utf8))
        #expect(CallFinder.calls(in: Syntax(brackets)).isEmpty)
    }
}
