import Testing

@testable import SourceLint

@Suite struct StringLiteralTests {
    /// The text of a literal, with `◌` for interpolations, and `✂` after one that is not terminated.
    static func text(_ literal: StringLiteral) -> String {
        var text = ""
        for segment in literal.segments {
            text += segment.isHole ? "◌" : String(decoding: literal.bytes[segment.decoded], as: UTF8.self)
        }
        return text + (literal.isUnterminated ? "✂" : "")
    }

    static func decoded(_ source: String, _ language: Language) -> String {
        text(language.literal(at: 0, of: Array(source.utf8)))
    }

    @Test(arguments: [
        (#""H:|[a]|""#, "H:|[a]|"),
        (#""""#, ""),
        (#""a\n\t\\\"\'\0b""#, "a\n\t\\\"'\0b"),
        (#""\u{48}:|""#, "H:|"),
        (#""a\(b + "c)")d""#, "a◌d"),
        (##"#"a\(b)\#(c)\#n"#"##, "a\\(b)◌\n"),
        ("\"\"\"\n    a\n      b \\\n    c\n    \"\"\"", "a\n  b c"),
        ("\"\"\"\n\"\"\"", ""),
        ("\"\"\"\r\n  a\r\n  \"\"\"", "a"),
        ("#\"\"\"\n a\"\"\" \\n\n \"\"\"#", "a\"\"\" \\n"),
        ("\"open", "open✂"),
        ("\"\"\"\nopen", "open✂"),
        (##"#""#"##, ""),
    ])
    func swift(source: String, text: String) {
        #expect(Self.decoded(source, .swift) == text)
    }

    @Test(arguments: [
        (#"@"H:|[a]|""#, "H:|[a]|"),
        (#""\x48:\u007C\133a\]""#, "H:|[a]"),
        ("@\"a\\\nb\"", "ab"),
        (#"R"(a\n"b)""#, "a\\n\"b"),
        (#"@"a\"#, "a\\✂"),
    ])
    func objectiveC(source: String, text: String) {
        #expect(Self.decoded(source, .objectiveC) == text)
    }

    @Test(arguments: [
        (#""\x48:\u007C""#, "H:|"),
        (#"@"a""\b""#, #"a"\b"#),
        (#"$"a{b:F2}c{{d}}""#, "a◌c{d}"),
        (#"$@"a{b("}")}c""#, "a◌c"),
        ("\"\"\"\n  a \"b\"\n  \"\"\"", "a \"b\""),
        ("$$\"\"\"a{b}{{c}}\"\"\"", "a{b}◌"),
    ])
    func cSharp(source: String, text: String) {
        #expect(Self.decoded(source, .cSharp) == text)
    }

    @Test(arguments: [
        ("H:|-%f-[%@]", "H:|-◌-[◌]"), ("100%%", "100%"), ("%1$@:%.2f%ld %", "◌:◌◌ %"), ("50%", "50%"), ("%5", "%5"),
    ])
    func percentPlaceholders(source: String, text: String) {
        let literal = Language.objectiveC.literal(at: 0, of: Array("@\"\(source)\"".utf8))
        #expect(Self.text(literal.filled(.percent)) == text)
    }

    @Test(arguments: [("H:|-{0}-[{1:F2}]", "H:|-◌-[◌]"), ("{{a}}", "{a}"), ("{a}", "{a}"), ("{0", "{0")])
    func bracePlaceholders(source: String, text: String) {
        let literal = Language.cSharp.literal(at: 0, of: Array("\"\(source)\"".utf8))
        #expect(Self.text(literal.filled(.braces)) == text)
    }

    /// Each offset in the decoded text maps to the source byte that it comes from.
    @Test func placesLeadBackToTheSource() {
        let source = Array(#""a\u{62}c\(d)e" + "fg""#.utf8)
        var literal = Language.swift.literal(at: 0, of: source)
        literal.append(Language.swift.literal(at: 18, of: source))
        #expect(literal.text == "abcefg")
        #expect((0...6).map(literal.source) == [1, 2, 8, 13, 19, 20, 21])
        #expect(literal.source(of: 0..<3) == 1..<9)
        #expect(literal.source(of: 1..<2) == 2..<8)
        #expect(literal.source(of: 2..<4) == nil, "a hole lies between")
        #expect(literal.source(of: 3..<5) == nil, "a seam lies between")
        #expect(literal.source(of: 4..<6) == 19..<21)
        #expect(literal.source(of: 6..<6) == 21..<21)
    }
}
