import Diagnostics
import Foundation
import SourceLint
import Testing

@Suite struct BaselineTests {
    private static func report(_ id: DiagnosticID, _ messages: [String]) -> FileReport {
        FileReport(
            file: "A.xib",
            findings: messages.map { message in Finding(Diagnostic(id: id, severity: .warning, message: message)) })
    }

    /// A finding that moved because of an edit above it is the same finding; of several equal ones as many are known as the baseline
    /// contains.
    @Test(arguments: [
        (["'a' is at (24, 156.5)"], ["'a' is at (24, 180)"], 0),
        (["'a' is at (24, 156.5)"], ["'b' is at (24, 156.5)"], 1),
        (["it is 3. Mend it"], ["it is 44. Mend it"], 0),
        (["it is 3 high"], ["it is 3.high"], 1),
        (["'a' is at 1"], ["'a' is at 1", "'a' is at 2"], 1),
    ]) func numbersDoNotCount(_ before: [String], _ after: [String], _ fresh: Int) {
        let baseline = Baseline([Self.report("ib.misplaced", before)])
        let (reports, known) = baseline.filtering([Self.report("ib.misplaced", after)])
        #expect(reports.flatMap(\.findings).count == fresh && known == after.count - fresh)
    }

    /// Findings beyond the limit are compared by their number, whether in the baseline, in the run, or in both.
    @Test(arguments: [(150, 150, 0), (150, 151, 1), (151, 150, 0), (100, 300, 200), (150, 90, 0)])
    func countsOfWhatIsNotShown(before: Int, after: Int, fresh: Int) throws {
        let names = ["a", "b", "c"].flatMap { one in (0..<100).map { two in one + String(repeating: "x", count: two) } }
        let reports = [before, after].map { count in [Self.report("ib.misplaced", Array(names.prefix(count)))] }
        let shown = try reports.map { reports in
            try ReportReader.reports(in: ReportWriter(.json, rules: []).text(of: reports))
        }
        #expect(shown[0][0].findings.count == min(before, 100) + (before > 100 ? 1 : 0))
        for (baseline, run) in [
            (shown[0], reports[1]), (shown[0], shown[1]), (reports[0], shown[1]), (reports[0], reports[1]),
        ] {
            let (left, known) = Baseline(baseline).filtering(run)
            #expect(left[0].count(.warning) == fresh && known == after - fresh)
        }
    }

    @Test func nothingToCheckIsNeverKnown() {
        let report = Self.report("lint.nothing-to-check", ["nothing"])
        #expect(Baseline([report]).filtering([report]).known == 0)
    }

    /// A folder inside an excluded one is searched if it is named as an argument, and not if it is found in another folder.
    @Test func foldersInsideOfWhatIsLeftOut() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        for folder in ["Pods/App", "Own"] {
            let place = root.appendingPathComponent(folder)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try Data().write(to: place.appendingPathComponent("A.swift"))
        }
        let tree = SourceTree(fileExtensions: ["swift"], excluded: Configuration.alwaysExcluded)
        let named = root.path + "/Pods/App"
        #expect(try tree.files(at: [named]).files == [named + "/A.swift"])
        #expect(try tree.files(at: [root.path]).files == [root.path + "/Own/A.swift"])
    }
}
