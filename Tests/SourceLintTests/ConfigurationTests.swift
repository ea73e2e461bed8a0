import Foundation
import Testing

@testable import SourceLint

@Suite struct ConfigurationTests {
    @Test(arguments: [
        ("excluded: [a]", "1:1 Unknown key 'excluded'. Did you mean 'exclude'?"),
        (
            "rules:\n  vfl.expected-veiw: off",
            "2:3 Unknown rule 'vfl.expected-veiw'. Did you mean 'vfl.expected-view'?"
        ),
        ("rules:\n  vfl.expected-view: loud", "2:22 Expected off, note, warning or error."),
        ("rules: {vlf: off}", "1:9 Unknown rule 'vlf'. Did you mean 'vfl'?"),
        (
            "devices: `a`",
            "1:10 The file is not valid YAML. A value cannot begin with this character. Put the text in quotation marks."
        ),
        ("rules:{vfl: off}", "1:6 Add a space after the ':' of 'rules'."),
        ("rules:\n  vfl:off", "2:6 Add a space after the ':' of 'vfl'."),
        ("exclude:[Pods]", "1:8 Add a space after the ':' of 'exclude'."),
        ("rules: {{vfl: off}}", "1:9 Remove these braces. Outer braces already contain the keys."),
        ("rules: off", "1:8 Expected rules with levels, such as 'lint.unused-options: off'."),
        ("dialect: klingon", "1:10 Expected 'standard' or 'extended'."),
        ("literals: perhaps", "1:11 Expected true or false."),
        ("include: {a: b}", "1:10 Expected a list of strings."),
        ("- a", "1:1 Expected keys with values, such as 'exclude: [Pods]'."),
        ("include: [a, b", "1:10 The file is not valid YAML. This '[' is not closed. Add ']'."),
        (
            "exclude: [*.m]",
            "1:12 The file is not valid YAML. A '*' or '&' needs a name. Put a text that begins with one of them in quotation marks."
        ),
        (
            "rules:\n\tib: off",
            "2:1 The file is not valid YAML. Indent with spaces, not with tabs."
        ),
        (
            "literals: true\nrules: {}\nliterals: false",
            "3:1 The file is not valid YAML. The key 'literals' is a duplicate of line 1."
        ),
        ("literals: \u{7}", "1:11 The file is not valid YAML. The character U+0007 is not allowed."),
    ])
    func mistakesAreLocated(yaml: String, problem: String) throws {
        let failure = try #require(throws: Configuration.Failure.self) {
            try Configuration(yaml: yaml, file: "c.yml")
        }
        let texts = failure.diagnostics.map { diagnostic in
            "\(diagnostic.location?.line ?? 0):\(diagnostic.location?.column ?? 0) \(diagnostic.message)"
        }
        #expect(texts == [problem])
    }

    /// The settings in the documentation are valid.
    @Test func theSettingsOfThePageAreSettings() throws {
        let root = FixtureTests.folder.deletingLastPathComponent().deletingLastPathComponent()
        let page = try String(contentsOf: root.appendingPathComponent("Documentation/Lint.md"), encoding: .utf8)
        let blocks = page.components(separatedBy: "```yaml\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
        let settings = try #require(blocks.first { block in block.hasPrefix("include:") })
        let configuration = try Configuration(
            yaml: settings, file: "c.yml", rules: Rule.sources + Rule.documents, devices: ["retina4_0", "retina6_12"])
        #expect(configuration.levels.count == 3 && configuration.devices.count == 2)
        #expect(configuration.wrappers == ["addConstraintsWithFormat"] && configuration.excluded.count == 2)
    }

    /// A group of rules is written with or without its period.
    @Test(arguments: ["vfl", "vfl."]) func groupsMayEndInAPoint(name: String) throws {
        let configuration = try Configuration(yaml: "rules: {\(name): off}", file: "c.yml")
        #expect(configuration.levels == ["vfl": .off])
    }

    @Test func nothingConfiguresNothing() throws {
        #expect(try Configuration(yaml: "", file: "c.yml") == Configuration())
        #expect(try Configuration(yaml: "# none\n", file: "c.yml") == Configuration())
    }

    @Test(arguments: [
        ("Pods", "Pods/A/B.swift", true), ("Pods", "Sources/Pods/B.swift", true), ("Pods", "Pods2/B.swift", false),
        ("*.m", "A/B.m", true), ("*.m", "A/B.mm", false), ("App/*.swift", "App/A.swift", true),
        ("App/*.swift", "App/B/A.swift", false), ("App/**/*.swift", "App/B/C/A.swift", true),
        ("App/**/*.swift", "App/A.swift", true), ("**/Gen", "A/Gen/B.swift", true), ("App/", "App/x.swift", true),
        ("App/Gen", "App/Gen/x.swift", true), ("App/Gen", "Lib/App/Gen/x.swift", false), ("A?.m", "Ab.m", true),
        ("*a*a*a*b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", false), ("./App/A.m", "App/A.m", true),
        ("**/App", "App/A.m", true), ("App/**", "App/B/A.m", true), ("App/**", "Lib/A.m", false), ("**", "A.m", true),
        ("App/**/B/**/C", "App/x/B/C", true), ("App/**/B/**/C", "App/x/C", false), ("a**b", "axxb", true),
        ("a**/b", "axx/b", true), ("a**/b", "a/x/b", false), ("**/", "A.m", true), ("", "A.m", false),
        ("/", "A.m", false),
        ("*.{m,mm}", "A/B.mm", true), ("*.{m,mm}", "A/B.swift", false), ("{App,Lib/*}/A.m", "Lib/x/A.m", true),
        ("{App,Lib/*}/A.m", "Lib/A.m", false), ("{a,{b,c}d}.m", "cd.m", true), ("{a,{b,c}d}.m", "c.m", false),
        ("A{,+B}.m", "A.m", true), ("A{,+B}.m", "A+B.m", true), ("{**/Gen,x/y}", "A/B/Gen/z", true), ("{a", "{a", true),
        ("a}b,c", "a}b,c", true), ("[a-c]x.m", "bx.m", true), ("[a-c]x.m", "dx.m", false), ("[!a-c]x.m", "dx.m", true),
        ("[^a]", "b", true), ("[]a]", "]", true), ("[a-]", "-", true), ("[z-a]", "z", false), ("[a", "[a", true),
        ("A/[!x]B", "A//B", false), ("A[!x]B/c", "A/B/c", false), ("?", "é", true), ("[ä-ü]", "ö", true),
        ("\\*.m", "*.m", true), ("\\*.m", "a.m", false), ("\\!a", "!a", true), ("!a", "a", true),
    ])
    func patterns(pattern: String, path: String, matches: Bool) {
        #expect(Glob(pattern).matches(path) == matches)
    }

    /// The time of a match is at most proportional to the length of the pattern times that of the path; with backtracking each of these
    /// would take years.
    @Test(arguments: [
        String(repeating: "**/a/", count: 400) + "b", String(repeating: "*a", count: 400) + "b/c",
        String(repeating: "{a,*}", count: 400) + "b/c", String(repeating: "{**/,*/}", count: 400) + "b",
        String(repeating: "{", count: 400) + "a" + String(repeating: ",a}", count: 400) + "/b",
    ])
    func patternsThatCouldBeMetInManyWays(pattern: String) {
        #expect(!Glob(pattern).matches(String(repeating: "a/", count: 300) + String(repeating: "a", count: 300)))
    }

    /// The last pattern that matches a path decides; one with a slash also includes a folder that another one excludes.
    @Test(arguments: [
        (["Gen", "!Gen/Keep.swift"], ["Gen/Keep.swift", "Own.swift"]), (["Gen", "!Keep.swift"], ["Own.swift"]),
        (["*.swift", "!Own.swift"], ["Own.swift"]), (["!Own.swift", "*.swift"], []),
        (["Gen/*", "!Gen/Keep.swift"], ["Gen/Keep.swift", "Own.swift"]),
        (["Gen", "!Gen", "Own*"], ["Gen/Keep.swift", "Gen/Other.swift"]),
        (["Gen", "!Gen/**/Keep.swift"], ["Gen/Keep.swift", "Own.swift"]),
        (["!Gen"], ["Gen/Keep.swift", "Gen/Other.swift", "Own.swift"]),
    ])
    func patternsThatTakeBack(excluded: [String], files: [String]) throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        try FileManager.default.createDirectory(
            at: root.appendingPathComponent("Gen"), withIntermediateDirectories: true)
        for name in ["Gen/Keep.swift", "Gen/Other.swift", "Own.swift"] {
            try Data().write(to: root.appendingPathComponent(name))
        }
        let patterns = excluded.map { pattern in
            pattern.contains("/")
                ? Glob(pattern.hasPrefix("!") ? "!" + root.path + "/" + pattern.dropFirst() : root.path + "/" + pattern)
                : Glob(pattern)
        }
        let found = try SourceTree(fileExtensions: ["swift"], excluded: patterns).files(at: [root.path]).files
        #expect(found.map { path in String(path.dropFirst(root.path.count + 1)) } == files)
    }

    @Test func patternsAreLimited() throws {
        let yaml = "exclude: [" + String(repeating: "'abcd', ", count: 5_000) + "]"
        #expect { try Configuration(yaml: yaml, file: "c.yml") } throws: { error in
            (error as? Configuration.Failure)?.diagnostics.map(\.message) == [
                "Expected at most 16384 characters of patterns, not 20000."
            ]
        }
    }

    @Test(arguments: [
        ("1/1", true), ("4/4", true), ("0/4", false), ("5/4", false), ("1", false), ("1/2/3", false), ("a/b", false),
        ("-1/2", false), ("/", false),
    ])
    func shards(text: String, isShard: Bool) {
        #expect((Shard(text) != nil) == isShard)
    }

    @Test func shardsPartTheFiles() throws {
        let files = (0..<1000).map { index in "Sources/Module\(index % 17)/File\(index).swift" }
        let shards = try (1...4).map { index in try #require(Shard("\(index)/4")) }
        for file in files { #expect(shards.count { shard in shard.contains(file) } == 1) }
        for shard in shards { #expect((200...300).contains(files.count(where: shard.contains))) }
    }
}
