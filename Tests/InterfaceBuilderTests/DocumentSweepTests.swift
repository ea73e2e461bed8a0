import Diagnostics
import Foundation
import Testing

@testable import InterfaceBuilder

/// Sweeps of documents: the walk shows what the layout of every size shows.
@MainActor @Suite struct DocumentSweepTests {
    nonisolated private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The documents of the tests, with each kind of finding, and the examples.
    nonisolated private static let documents = files(in: "Tests/Documents/Findings") + files(in: "Examples")

    nonisolated private static func files(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)) ?? [])
            .filter { name in [".xib", ".storyboard", ".yaml"].contains { name.hasSuffix($0) } }
            .sorted().map { name in root.appendingPathComponent(folder).appendingPathComponent(name).path }
    }

    /// Thirty documents of the corpus; empty without it.
    nonisolated private static let corpus = Corpus.documents.indices.filter { index in index % 28 == 5 }.prefix(30)
        .map { index in Corpus.documents[index].path }

    private func bytes(_ file: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: file, relativeTo: Self.root)))
    }

    private func compare(
        _ file: String, _ axis: DocumentSweep.Axis, over range: ClosedRange<Int>, _ options: LayoutOptions
    ) throws -> (walk: Int, all: Int) {
        let bytes = try bytes(file)
        let walk = DocumentSweep(of: bytes, file: file, along: axis, over: range, options: options)
        let all = DocumentSweep(of: bytes, file: file, along: axis, over: range, options: options, everyValue: true)
        for (screen, expected) in zip(walk.screens, all.screens) {
            let found = Dictionary(uniqueKeysWithValues: screen.findings.map { ($0.diagnostic.key, $0.intervals) })
            let wanted = Dictionary(uniqueKeysWithValues: expected.findings.map { ($0.diagnostic.key, $0.intervals) })
            #expect(found == wanted, "\(file), \(axis), \(screen.title)")
        }
        #expect(walk.screens.count == all.screens.count)
        return (walk.layoutCount, all.layoutCount)
    }

    /// A part of the corpus is checked, or thirty documents over the whole range if `PLUMB_CORPUS` is `all`.
    @Test func widthsAreThoseOfEveryWidth() throws {
        let takesAll = ProcessInfo.processInfo.environment["PLUMB_CORPUS"] == "all"
        let range = takesAll ? DocumentSweep.usualRange : 300...500
        var sum = (walk: 0, all: 0)
        for file in Self.documents + (takesAll ? Self.corpus : Array(Self.corpus.prefix(4))) {
            let count = try compare(file, .width, over: range, LayoutOptions())
            sum = (sum.walk + count.walk, sum.all + count.all)
        }
        #expect(sum.all > 5_000)
        // A walk has few layouts, however many sizes there are.
        #expect(sum.walk * 10 <= sum.all, "\(sum)")
    }

    @Test func heightsAreThoseOfEveryHeight() throws {
        for file in Self.documents.enumerated().filter({ $0.offset.isMultiple(of: 3) }).map(\.element) {
            _ = try compare(file, .height, over: 500...700, LayoutOptions(direction: .rightToLeft))
        }
    }

    // MARK: Single findings

    private func sweep(_ text: String, _ axis: DocumentSweep.Axis = .width) -> [String] {
        let sweep = DocumentSweep(of: Array(text.utf8), file: "a.yaml", along: axis)
        return sweep.screens.flatMap(\.findings).map { finding in sweep.sentence(of: finding) }
    }

    @Test func aConflictHasItsWidths() {
        let text = """
            view: {subviews: [{name: a}, {name: b}]}
            constraints: ["H:|-16-[a(160)]-(>=8)-[b(160)]-16-|", "V:|[a(20)]", "V:|[b(20)]"]
            size: [375, 100]
            """
        #expect(sweep(text) == ["Required constraints of 'a' and 'b' conflict at widths 280 to 359."])
    }

    @Test func aConflictHasItsHeights() {
        let text = """
            view: {subviews: [{name: a}, {name: b}]}
            constraints: ["V:|-16-[a(160)]-(>=8)-[b(160)]-16-|", "H:|[a(20)]", "H:|[b(20)]"]
            size: [100, 375]
            """
        #expect(sweep(text, .height) == ["Required constraints of 'a' and 'b' conflict at heights 280 to 359."])
    }

    @Test func aConflictOfALargestWidthHasTheRest() {
        let text = """
            view: {subviews: [{name: a}]}
            constraints: ["H:|-16-[a(<=300)]-16-|", "V:|[a(20)]"]
            size: [320, 100]
            """
        #expect(sweep(text) == ["Required constraints of 'a' conflict at widths 333 to 1400."])
    }

    /// The numbers of a finding are those of the first size, and its interval is whole.
    @Test func findingsHaveOneIntervalAndTheNumbersOfItsFirstSize() {
        let text = """
            view: {subviews: [{name: a, class: UILabel, text: This one gives way first}, {name: b}]}
            constraints: ["H:|-16-[a]-8-[b(200)]-16-|", "V:|[a(20)]", "V:|[b(20)]"]
            size: [320, 100]
            """
        let sweep = DocumentSweep(of: Array(text.utf8), file: "a.yaml")
        let findings = sweep.screens.flatMap(\.findings)
        #expect(findings.map(\.views) == [["'a'"]])
        #expect(findings.map(\.intervals.count) == [1])
        #expect(findings.map(sweep.message) == ["At width 280: " + (findings.first?.diagnostic.message ?? "")])
        #expect(findings.first?.diagnostic.message.contains("has 40 pt") == true)
    }

    @Test func aLabelIsClippedWhereItsLinesNeedMoreHeight() {
        let text = """
            view: {subviews: [{name: a, class: UILabel, lines: 0, text: The quick brown fox jumps over the lazy dog}]}
            constraints: ["H:|-16-[a]-16-|", "V:|-8-[a(24)]"]
            size: [320, 100]
            """
        let walk = DocumentSweep(of: Array(text.utf8), file: "a.yaml")
        expectEveryWidth(of: text, walk)
        #expect(walk.screens.first?.findings.count == 1)
        #expect(walk.layoutCount < 40)
    }

    /// Two texts that wrap share a width.
    ///
    /// Their widest lines change from break to break, and with them the ambiguity.
    @Test func textsThatShareAWidthAreFollowedFromBreakToBreak() {
        let text = """
            view:
              subviews:
                - {name: a, class: UILabel, lines: 0, text: The quick brown fox jumps over the lazy dog and runs away}
                - {name: b, class: UILabel, lines: 0, text: A second text that wraps}
            constraints: ["H:|-16-[a]-8-[b]-16-|", "V:|-8-[a]-(>=0)-|", "V:|-8-[b]-(>=0)-|"]
            size: [320, 100]
            """
        expectEveryWidth(of: text, DocumentSweep(of: Array(text.utf8), file: "a.yaml"))
    }

    private func expectEveryWidth(of text: String, _ walk: DocumentSweep) {
        let all = DocumentSweep(of: Array(text.utf8), file: "a.yaml", everyValue: true)
        #expect(walk.screens.flatMap(\.findings).map(\.intervals) == all.screens.flatMap(\.findings).map(\.intervals))
    }

    @Test func textSizesAreNamed() throws {
        let file = "Tests/Documents/Findings/ib.text-cut.xib"
        let sweep = DocumentSweep(of: try bytes(file), file: file, along: .textSize)
        #expect(sweep.range == 0...11)
        let sentences = sweep.screens.flatMap(\.findings).map(sweep.sentence)
        #expect(sentences.first == "'A title that is too long' is clipped at every text size.")
        #expect(sentences.count { sentence in sentence.hasSuffix(" is clipped at every text size.") } == 3)
    }

    @Test func anInvalidDocumentHasItsProblems() {
        for (text, file) in [("<document", "a.xib"), ("views: [", "a.yaml"), ("", "a.yaml")] {
            let sweep = DocumentSweep(of: Array(text.utf8), file: file)
            #expect(sweep.screens.isEmpty && sweep.layoutCount == 0)
            #expect(!sweep.diagnostics.isEmpty || text.isEmpty)
        }
    }

    /// Errors of the text hold at every size, so they are findings of the document, once.
    @Test func errorsOfTheTextAreNoSizes() {
        let text = """
            size: [320, 100]
            view: {subviews: [{name: a, titel: A}]}
            constraints: ["H:|-16-[a(b)]-16-|", "V:|[a(20)]", "a.left == c.left", "a.width == gap"]
            """
        let sweep = DocumentSweep(of: Array(text.utf8), file: "a.yaml")
        #expect(sweep.screens.flatMap(\.findings).map { finding in finding.diagnostic.id } == ["layout.ambiguous"])
        let ids: [DiagnosticID] = [
            "layout.unknown-key", "layout.format", "layout.unknown-view", "layout.unknown-metric",
        ]
        #expect(sweep.diagnostics.map(\.id) == ids)
        #expect(sweep.hasErrors)
    }

    /// The rule of `plumb lint` reports only findings that do not hold everywhere.
    @Test func lintReportsTheWidthsOfPartialFindings() throws {
        let file = "Tests/Documents/Findings/ib.breaks-at-sizes.xib"
        let found = DocumentInspection.diagnostics(
            of: try bytes(file), file: file, optionalRules: [DocumentSweep.rule])
        #expect(
            found.map(\.message) == [
                "Required constraints of view 'first' and view 'second' conflict at widths 280 to 359."
            ])
        #expect(found.map(\.id) == [DocumentSweep.rule])
        #expect(DocumentInspection.diagnostics(of: try bytes(file), file: file).isEmpty)
    }
}

extension Diagnostic {
    fileprivate var key: FindingKey { FindingKey(self) }
}
