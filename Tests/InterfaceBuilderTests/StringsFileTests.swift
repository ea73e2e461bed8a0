import Foundation
import Testing

@testable import InterfaceBuilder

/// The texts of strings files, string catalogs and pseudolanguages.
@Suite struct StringsFileTests {
    @Test(arguments: [
        ("\"a\" = \"b\";", ["a": "b"]), ("/* c */ \"a\"=\"b\"; // d\n\"e\" = \"f\";", ["a": "b", "e": "f"]),
        ("a.text = \"b\";", ["a.text": "b"]), ("\"a\" = \"x\\n\\\"y\\\" \\U00e9\\\\\";", ["a": "x\n\"y\" é\\"]),
        ("\u{FEFF}\"a\" = \"b\";", ["a": "b"]), ("\"a\" = \"1\"; \"a\" = \"2\";", ["a": "2"]), ("", [:]),
        ("\"a\";", ["a": "a"]), ("'a' = 'b';", ["a": "b"]), ("// only", [:]),
        ("\"a\" = \"\\UD83D\\UDE00 b\";", ["a": "\u{1F600} b"]), ("\"a\" = \"\\UD83D b\";", ["a": "\u{FFFD} b"]),
        ("\"a\" = \"A\\101\";", ["a": "AA"]),
        (
            "\u{FEFF}<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>a</key><string>b</string></dict></plist>",
            ["a": "b"]
        ),
    ])
    func textsAreRead(text: String, texts: [String: String]) {
        let file = StringsFile(Array(text.utf8), file: "f")
        #expect(file.texts == texts && file.diagnostics.isEmpty, "\(file.diagnostics)")
    }

    /// A mistake is named with its place, and the other entries are read.
    @Test(arguments: [
        ("\"a\" = ;\n\"b\" = \"c\";", "1:1", ["b": "c"]),
        ("\"b\" = \"c\"\n\"d\" = \"e\";", "1:1", ["b": "c", "d": "e"]),
        ("\"b\" = \"c\";\n  = \"x\";", "2:3", ["b": "c"]), ("\"b\" = \"c\";\n/* no end", "2:1", ["b": "c"]),
        ("\"b\" \"c\";\n\"d\" = \"e\";", "1:1", ["d": "e"]), ("\"a\" = \"no end;\n", "1:1", [:]),
    ])
    func mistakesHaveAPlace(text: String, place: String, texts: [String: String]) throws {
        let file = StringsFile(Array(text.utf8), file: "f")
        let location = try #require(file.diagnostics.first?.location)
        #expect("\(location.line):\(location.column)" == place && file.diagnostics[0].id == "strings.syntax")
        #expect(file.texts == texts)
    }

    @Test func encodingsAreRecognized() throws {
        let text = "\"a\" = \"é\";"
        let wide = [UInt8](try #require(text.data(using: .utf16)))
        #expect(StringsFile(wide, file: "f").texts == ["a": "é"])
        let list = try PropertyListSerialization.data(fromPropertyList: ["a": "é"], format: .binary, options: 0)
        #expect(StringsFile([UInt8](list), file: "f").texts == ["a": "é"])
        let latin = Array("\n\"a\" = \"".utf8) + [0xE9] + Array("\";".utf8)
        let file = StringsFile(latin, file: "f")
        #expect(file.diagnostics.map(\.id) == ["strings.encoding"] && file.diagnostics[0].location?.line == 2)
    }

    @Test(arguments: [
        (#"{"strings":{"k":{"localizations":{"de":{"stringUnit":{"value":"v"}}}}}}"#, ["de": ["k": "v"]]),
        (
            #"{"strings":{"k":{"localizations":{"fr":{"variations":{"plural":{"one":{"stringUnit":{"value":"1"}},"other":{"stringUnit":{"value":"n"}}}}}}}}}"#,
            ["fr": ["k": "n"]]
        ),
        (#"{"strings":{"k":{}}}"#, [:]),
    ])
    func catalogsAreRead(text: String, languages: [String: [String: String]]) {
        let catalog = StringCatalog(Array(text.utf8), file: "f")
        #expect(catalog.languages == languages && catalog.diagnostics.isEmpty)
    }

    @Test(arguments: [("{\n\"strings\": [1,\n", 2), ("[]", 1), ("{}", 1)])
    func brokenCatalogsAreNamed(text: String, line: Int) throws {
        let finding = try #require(StringCatalog(Array(text.utf8), file: "f").diagnostics.first)
        #expect(finding.id == "strings.syntax" && finding.location?.line ?? 0 >= line)
    }

    @Test(arguments: [
        ("Sign in", "double-length", "Sign in Sign in"), ("", "double-length", ""), ("Sign 1", "accented", "Šîĝñ 1"),
    ])
    func pseudolanguages(text: String, name: String, result: String) {
        #expect(DocumentStrings.Language(name).pseudo(text) == result)
    }

    @Test(arguments: [
        ("ar", true), ("he", true), ("de", false), ("uz-Arab", true), ("accented", false), ("fa-IR", true),
    ])
    func directions(name: String, isRightToLeft: Bool) {
        #expect(DocumentStrings.Language(name).isRightToLeft == isRightToLeft)
    }
}
