import Foundation
import Testing

/// Small input with a large cost.
///
/// The processor time is limited, since each of these once took minutes or did not end.
@Suite struct HostileInputTests {
    /// Lists in `line`, each of which refers to the one before eight times.
    private static func aliases(_ levels: Int, of first: String, _ line: (String) -> String) -> String {
        (0..<levels).map { level in
            let names = Array(repeating: level == 0 ? first : "*a\(level - 1)", count: 8).joined(separator: ", ")
            return line("&a\(level) [\(names)]")
        }.joined()
    }

    private static let keys = aliases(12, of: "x") { list in "? \(list)\n: 0\n" }
    private static let lists = aliases(12, of: "x") { list in
        "? k\n: \(list)\n".replacing("k", with: "k\(list.prefix(4))")
    }
    private static let views =
        "view:\n  subviews:\n  - &v0 {bad: 1}\n"
        + (1...5).map { level in
            "  - &v\(level) {subviews: [\(Array(repeating: "*v\(level - 1)", count: 6).joined(separator: ", "))]}\n"
        }.joined()
    private static let patterns =
        "exclude: [\"" + String(repeating: "**/a/", count: 30) + "b\", \"" + String(repeating: "*a", count: 40)
        + "b\"]\n"

    @Test(arguments: [
        (["layout", "in.yaml"], "in.yaml", keys), (["layout", "--json", "in.yaml"], "in.yaml", lists),
        (["lint", "."], ".plumb.yml", keys), (["lint", "."], ".plumb.yml", lists), (["fix", "."], ".plumb.yml", keys),
        (["layout", "--environment", "in.yaml", "ok.yaml"], "in.yaml", keys),
        (["preview", "in.yaml"], "in.yaml", keys),
        (["diff", "in.yaml", "ok.yaml"], "in.yaml", keys), (["export", "swift", "in.yaml"], "in.yaml", keys),
        (["resolve", "clear", "--all", "in.yaml"], "in.yaml", keys),
    ])
    func referencesAreLimited(arguments: [String], name: String, text: String) throws {
        let folder = try ScratchFolder()
        _ = try folder.file("ok.yaml", "view: {}\n")
        _ = try folder.file("A.swift", "")
        _ = try folder.file(name, text)
        let command = try Command.run(arguments, folder: folder.url, seconds: 10)
        #expect(command.status > 0)
        #expect((command.output + command.errors).contains("Aliases repeat more than 1 MB"))
        #expect((command.output + command.errors).utf8.count < 4_000)
    }

    /// A path with many folders is matched once against each pattern.
    @Test func patternsAreMetInLinearTime() throws {
        let folder = try ScratchFolder()
        let path = Array(repeating: "a", count: 40).joined(separator: "/")
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent(path), withIntermediateDirectories: true)
        _ = try folder.file(path + "/" + String(repeating: "a", count: 100) + ".swift", "")
        _ = try folder.file(".plumb.yml", Self.patterns)
        let command = try Command.run(["lint", "."], folder: folder.url, seconds: 10)
        #expect(command.status == 0, "\(command.errors)")
    }

    /// Of nine thousand equal errors a hundred are shown, and the number of the others, in every output format.
    @Test(arguments: [
        ["layout"], ["layout", "--json"], ["resolve", "clear", "--all"],
        ["export", "swift"],
    ])
    func findingsAreLimited(arguments: [String]) throws {
        let folder = try ScratchFolder()
        let path = try folder.file("in.yaml", Self.views)
        let command = try Command.run(arguments + [path], folder: folder.url, seconds: 20)
        let said = command.output + command.errors
        #expect(said.components(separatedBy: "Unknown key 'bad'").count == 101)
        #expect(said.contains("more findings with this id are not shown"))
    }

    private static let call = "NSLayoutConstraint.constraints(withVisualFormat: \"H:|-[\", metrics: nil, views: [:])\n"

    @Test(arguments: ["text", "json", "sarif", "github", "junit"])
    func findingsOfSourcesAreLimited(format: String) throws {
        let folder = try ScratchFolder()
        let path = try folder.file("A.swift", String(repeating: Self.call, count: 5_000))
        let command = try Command.run(["lint", "--format", format, path], folder: folder.url, seconds: 20)
        #expect(command.status == 1)
        #expect(command.output.components(separatedBy: "more findings with this id are not shown").count == 2)
        #expect(command.output.contains("4900 more"))
        #expect(format != "text" || command.errors.contains("5000 errors"))
    }
}
