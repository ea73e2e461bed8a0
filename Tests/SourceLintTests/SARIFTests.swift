import Foundation
import Testing

@testable import SourceLint

/// The rules of the SARIF 2.1.0 schema for the objects that the report has: the keys that each may and must have, and
/// the form of their values.
@Suite struct SARIFTests {
    private struct Shape {
        var required: [String]
        var optional: [String] = []
    }

    private static let shapes: [String: Shape] = [
        "log": Shape(required: ["version", "runs"], optional: ["$schema"]),
        "run": Shape(
            required: ["tool"],
            optional: ["columnKind", "originalUriBaseIds", "automationDetails", "invocations", "results"]),
        "driver": Shape(required: ["name"], optional: ["informationUri", "rules", "version", "semanticVersion"]),
        "rule": Shape(
            required: ["id"],
            optional: ["shortDescription", "fullDescription", "help", "defaultConfiguration", "helpUri"]),
        "help": Shape(required: ["text"], optional: ["markdown"]),
        "invocation": Shape(required: ["executionSuccessful"], optional: ["toolExecutionNotifications"]),
        "result": Shape(required: ["message"], optional: ["ruleId", "ruleIndex", "level", "locations", "fixes"]),
        "physicalLocation": Shape(required: ["artifactLocation"], optional: ["region"]),
        "artifactLocation": Shape(required: ["uri"], optional: ["uriBaseId"]),
        "region": Shape(required: ["startLine"], optional: ["startColumn", "endLine", "endColumn"]),
        "fix": Shape(required: ["artifactChanges"], optional: ["description"]),
        "artifactChange": Shape(required: ["artifactLocation", "replacements"]),
        "replacement": Shape(required: ["deletedRegion"], optional: ["insertedContent"]),
        "message": Shape(required: ["text"]),
    ]

    typealias Object = [String: Any]

    static func check(_ object: Object?, _ name: String) throws -> Object {
        let object = try #require(object, "\(name) is missing")
        let shape = try #require(shapes[name])
        for key in shape.required { #expect(object[key] != nil, "\(name) lacks \(key)") }
        for key in object.keys.sorted() {
            #expect(shape.required.contains(key) || shape.optional.contains(key), "\(name) has \(key)")
        }
        return object
    }

    static func objects(_ value: Any?) -> [Object] { value as? [Object] ?? [] }

    static func checkRegion(_ value: Any?) throws {
        let region = try check(value as? Object, "region")
        let numbers = try ["startLine", "startColumn", "endLine", "endColumn"].map { key in
            try #require(region[key] as? Int, "\(key)")
        }
        #expect(numbers.allSatisfy { number in number >= 1 })
        #expect((numbers[0], numbers[1]) <= (numbers[2], numbers[3]))
    }

    static func checkArtifact(_ value: Any?) throws {
        let location = try check(value as? Object, "artifactLocation")
        let uri = try #require(location["uri"] as? String)
        #expect(URL(string: uri) != nil && !uri.contains(" "))
    }

    static func checkFix(_ fix: Object) throws {
        for change in objects(try check(fix, "fix")["artifactChanges"]) {
            try checkArtifact(try check(change, "artifactChange")["artifactLocation"])
            for replacement in objects(change["replacements"]) {
                try checkRegion(try check(replacement, "replacement")["deletedRegion"])
            }
        }
    }

    @Test func reportFollowsTheSchema() throws {
        var reports = try FixtureTests.reports()
        reports.append(Linter.unreadable("with a blank, é.swift", "no such file"))
        let text = ReportWriter(.sarif, rules: Rule.sources, shard: try #require(Shard("2/3")), version: "1.2.3").text(
            of: reports)
        let log = try Self.check(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object, "log")
        #expect(log["version"] as? String == "2.1.0")
        let run = try Self.check(Self.objects(log["runs"]).first, "run")
        #expect(["utf16CodeUnits", "unicodeCodePoints"].contains(run["columnKind"] as? String))
        let driver = try Self.check((run["tool"] as? Object)?["driver"] as? Object, "driver")
        let rules = Self.objects(driver["rules"])
        #expect(rules.count == Rule.sources.count)
        #expect(driver["semanticVersion"] as? String == "1.2.3")
        for rule in rules { try checkRule(rule) }
        let invocation = try Self.check(Self.objects(run["invocations"]).first, "invocation")
        #expect(Self.objects(invocation["toolExecutionNotifications"]).count == 1)
        let results = Self.objects(run["results"])
        #expect(results.count == reports.flatMap(\.findings).count - 1)
        for result in results { try checkResult(result, rules) }
        #expect(results.contains { result in result["fixes"] != nil })
    }

    /// GitHub shows the three texts of a rule and asks for each of them.
    private func checkRule(_ rule: Object) throws {
        let rule = try Self.check(rule, "rule")
        for (key, limit) in [("shortDescription", 1024), ("fullDescription", 1024)] {
            let text = try Self.check(rule[key] as? Object, "message")["text"] as? String
            #expect(1...limit ~= (text ?? "").count, "\(key) of \(rule["id"] ?? "")")
        }
        let help = try Self.check(rule["help"] as? Object, "help")
        #expect((help["markdown"] as? String)?.contains("```") == true)
    }

    /// Reports for other programs use relative paths inside the working folder and absolute paths outside of it.
    @Test(arguments: [
        ("A.swift", "A.swift"), ("./Sub/../A.swift", "A.swift"), ("/Users/app/Sub/A.swift", "Sub/A.swift"),
        ("/Users/Other/A.swift", "/Users/Other/A.swift"), ("/Users/app/../Other/A.swift", "/Users/Other/A.swift"),
        ("/Users/apple/A.swift", "/Users/apple/A.swift"),
    ])
    func pathsCountFromTheFolder(file: String, expected: String) {
        let folder = file.hasPrefix("/") ? "/Users/app" : ""
        #expect(ReportPath(file, in: folder).text == expected)
    }

    /// Both reports for GitHub count columns in characters; without the text only the line is known.
    @Test func columnsAreCharacters() throws {
        let text = "/* 😀é */ NSLayoutConstraint.constraints(withVisualFormat: \"V|[a]|\", metrics: nil, views: [:])\n"
        let report = try #require(Linter(Configuration()).report(on: "A.swift", bytes: Array(text.utf8)))
        let column =
            text.unicodeScalars.distance(
                from: text.unicodeScalars.startIndex, to: try #require(text.unicodeScalars.firstIndex(of: "|"))) + 1
        let github = ReportWriter(.github, rules: Rule.sources)
        #expect(github.text(of: [report]).contains("line=1,col=\(column),title=vfl.expected-colon"))
        #expect(ReportWriter(.sarif, rules: Rule.sources).text(of: [report]).contains("\"startColumn\":\(column),"))
        var bare = report
        bare.source = nil
        #expect(github.text(of: [bare]).contains("line=1,title=vfl.expected-colon"))
    }

    private func checkResult(_ result: Object, _ rules: [Object]) throws {
        let result = try Self.check(result, "result")
        _ = try Self.check(result["message"] as? Object, "message")
        #expect(["none", "note", "warning", "error"].contains(result["level"] as? String))
        let index = try #require(result["ruleIndex"] as? Int)
        #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
        for location in Self.objects(result["locations"]) {
            let place = try Self.check(location["physicalLocation"] as? Object, "physicalLocation")
            try Self.checkArtifact(place["artifactLocation"])
            try Self.checkRegion(place["region"])
        }
        for fix in Self.objects(result["fixes"]) { try Self.checkFix(fix) }
    }
}
