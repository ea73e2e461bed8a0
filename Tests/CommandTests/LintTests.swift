import Foundation
import Testing

/// `plumb lint` and `plumb fix` as programs: what is printed where, and with which status they end.
@Suite struct LintTests {
    private static func source(_ format: String) -> String {
        "let v = [\"find\": find]\nlet c = NSLayoutConstraint.constraints(withVisualFormat: \"\(format)\", metrics: nil, views: v)\n"
    }

    @Test(
        arguments: [
            ("H:|[find]|", [], Int32(0)), ("H:|[find|", [], 1), ("H:[find][fnid]", [], 1),
            ("H:|[find]|", ["--shard", "3/2"], 2), ("H:|[find]|", ["--format", "xml"], 2),
            ("H:|[find]|", ["--config", "/nowhere.yml"], 2),
        ] as [(String, [String], Int32)])
    func statuses(format: String, options: [String], status: Int32) throws {
        let folder = try ScratchFolder()
        let file = try folder.file("A.swift", Self.source(format))
        #expect(try Command.run(["lint", file] + options).status == status)
    }

    @Test func nothingAtThePathIsUnusable() throws {
        let run = try Command.plumb("lint", "/nowhere/A.swift")
        #expect(run.status == 2 && run.errors.contains("/nowhere/A.swift"))
    }

    @Test func warningsCountWhenStrict() throws {
        let folder = try ScratchFolder()
        let file = try folder.file("A.swift", "f(\"H:|[find-|\")")
        #expect(try Command.plumb("lint", file).status == 0)
        #expect(try Command.plumb("lint", "--strict", file).status == 1)
    }

    @Test func reportsGoToStandardOutputAndTheSummaryBesideThem() throws {
        let folder = try ScratchFolder()
        let file = try folder.file("A.swift", Self.source("V|[find]"))
        let run = try Command.plumb("lint", file)
        #expect(run.output.hasPrefix("\(file):2:60: error: Expected ':' after 'V'"))
        #expect(run.errors == "1 error in 1 of 1 file\n")
        let lines = try Command.plumb("lint", "--format", "json", file)
        #expect(try lines.objects().map { object in object["file"] as? String } == [file])
        #expect(lines.errors.isEmpty)
    }

    @Test func settingsAreUsedAndTheirMistakesNamed() throws {
        let folder = try ScratchFolder()
        let file = try folder.file("A.swift", Self.source("H:[fnid]"))
        let off = try folder.file("off.yml", "rules:\n  vfl.unknown-view: off\n")
        #expect(try Command.plumb("lint", "--config", off, file).status == 0)
        let wrong = try folder.file("wrong.yml", "rulse: {}\n")
        let run = try Command.plumb("lint", "--config", wrong, file)
        #expect(run.status == 2 && run.errors.contains("Did you mean 'rules'?"))
    }

    @Test func fixMendsAndDryRunOnlyShows() throws {
        let folder = try ScratchFolder()
        let file = try folder.file("A.swift", Self.source("V|[fnid]"))
        let shown = try Command.plumb("fix", "--dry-run", file)
        #expect(shown.status == 0 && shown.output.contains("\n-let c = ") && shown.output.contains("\"V:|[find]\""))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == Self.source("V|[fnid]"))
        #expect(try Command.plumb("fix", file).status == 0)
        #expect(try String(contentsOfFile: file, encoding: .utf8) == Self.source("V:|[find]"))
        #expect(try Command.plumb("lint", file).status == 0)
    }
}
