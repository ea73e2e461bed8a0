import Diagnostics
import Foundation
import Testing

@testable import SourceLint

/// The fixture tree and its expected reports.
///
/// `PLUMB_RECORD=1 swift test --filter SourceLintTests` writes the reports anew.
@Suite struct FixtureTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    static let fixtures = folder.appendingPathComponent("Fixtures")

    /// The reports on the tree, with paths inside it.
    static func reports(_ configuration: Configuration = Configuration(), shard: Shard = .whole) throws -> [FileReport]
    {
        let linter = Linter(configuration)
        let tree = SourceTree(fileExtensions: linter.fileExtensions, excluded: Configuration.alwaysExcluded)
        let files = try tree.files(at: [fixtures.path]).files
        let prefix = fixtures.path + "/"
        return try files.compactMap { file in
            let name = String(file.dropFirst(prefix.count))
            guard shard.contains(name) else { return nil }
            return linter.report(on: name, bytes: try SourceFile.bytes(of: file))
        }
    }

    static func golden(_ name: String, _ text: String) throws {
        let file = folder.appendingPathComponent("Goldens").appendingPathComponent(name)
        if ProcessInfo.processInfo.environment["PLUMB_RECORD"] == "1" { try Data(text.utf8).write(to: file) }
        let expected = try String(contentsOf: file, encoding: .utf8)
        let lines = zip(text.split(separator: "\n"), expected.split(separator: "\n"))
        let difference = lines.first { line, expected in line != expected }
        // The whole texts would be too long to print.
        let isSame = text == expected
        #expect(isSame, "Goldens/\(name) differs, first in: \(difference?.0.prefix(300) ?? "its length")")
    }

    @Test(arguments: [
        (ReportFormat.text, "report.txt"), (.json, "report.jsonl"), (.sarif, "report.sarif"),
        (.github, "report.github"), (.junit, "report.xml"),
    ])
    func report(format: ReportFormat, name: String) throws {
        let text = ReportWriter(format, rules: Rule.sources).text(of: try Self.reports())
        try Self.golden(name, text)
    }

    /// Other people's code, files without formats and formats in comments give nothing.
    @Test func onlyOwnSourcesAreReported() throws {
        let concerned = try Self.reports().filter { report in !report.findings.isEmpty }.map(\.file)
        #expect(
            concerned == [
                "CSharp/Toast.cs", "ObjectiveC/Latin.m", "ObjectiveC/PanelView.m", "Swift/Anchors.swift",
                "Swift/Login.swift",
            ])
    }

    /// Checking on all cores gives the same result as on one.
    @Test func manyFilesGiveTheSameReports() throws {
        let linter = Linter(Configuration())
        let tree = SourceTree(fileExtensions: linter.fileExtensions, excluded: Configuration.alwaysExcluded)
        let files = try tree.files(at: [Self.fixtures.path]).files
        let many = Array(repeating: files, count: 40).flatMap { $0 }
        let once = linter.reports(on: files)
        #expect(linter.reports(on: many) == Array(repeating: once, count: 40).flatMap { $0 })
        #expect(once.contains { report in !report.findings.isEmpty })
    }

    /// The lines of the shards, sorted, are the lines of the whole.
    @Test(arguments: 1...4) func shardsMerge(count: Int) throws {
        let writer = ReportWriter(.json, rules: Rule.sources)
        let parts = try (1...count).map { index in
            writer.text(of: try Self.reports(shard: try #require(Shard("\(index)/\(count)"))))
        }
        let merged = parts.joined().split(separator: "\n").sorted()
        #expect(merged == writer.text(of: try Self.reports()).split(separator: "\n").map { $0 })
    }

    @Test func configurationChangesSeverities() throws {
        let yaml = """
            exclude: [CSharp, "ObjectiveC/*.m"]
            literals: off
            rules:
              lint.unused-options: off
              vfl.unknown-view: note
              vfl.unknown-metric: warning
            """
        let configuration = try Configuration(yaml: yaml, file: ".plumb.yml")
        let findings = try Self.reports(configuration).flatMap(\.findings).map(\.diagnostic)
        #expect(!findings.contains { finding in finding.id == "lint.unused-options" })
        #expect(findings.filter { finding in finding.id == "vfl.unknown-view" }.allSatisfy { $0.severity == .note })
        #expect(findings.contains { finding in finding.id == "vfl.unknown-metric" && finding.severity == .warning })
        #expect(configuration.excluded.map(\.pattern) == ["CSharp", "ObjectiveC/*.m"])
        #expect(!configuration.checksLiterals)
    }

    @Test func unreadableFilesAreNamed() throws {
        let report = try #require(Linter(Configuration()).reports(on: ["/nowhere/A.swift"]).first)
        #expect(report.findings.map(\.diagnostic.id) == ["lint.unreadable-file"])
        #expect(throws: SourceTree.Failure.self) { try SourceTree(fileExtensions: ["swift"]).files(at: ["/nowhere"]) }
    }
}
