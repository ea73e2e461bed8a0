import Diagnostics
import Foundation
import Testing

@testable import InterfaceBuilder

/// One document for each finding, in `Tests/Documents/Findings`, with the expected report, and similar ones without findings.
///
/// `PLUMB_RECORD=1 swift test --filter FindingsTests` writes the reports anew.
@MainActor @Suite struct FindingsTests {
    nonisolated static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .appendingPathComponent("Documents/Findings")

    nonisolated static let documents: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { name in name.hasSuffix(".xib") || name.hasSuffix(".storyboard") }.sorted()

    /// The name of a document without its extension: the id of its finding.
    nonisolated private static func title(_ name: String) -> String {
        String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
    }

    private func findings(_ name: String, on devices: [InterfaceDocument.Device] = []) throws -> [Diagnostic] {
        let bytes = [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent(name)))
        return DocumentInspection.diagnostics(
            of: bytes, file: name, devices: devices,
            optionalRules: DocumentInspection.optionalRules.intersection([DiagnosticID(rawValue: Self.title(name))]))
    }

    /// A document is named after the one finding that it has; a clean one has none, on any device.
    @Test(arguments: documents) func documentHasTheFindingOfItsName(name: String) throws {
        let expected = Self.title(name)
        let isClean = expected.hasPrefix("clean.")
        #expect(Set(try findings(name).map(\.id.rawValue)) == (isClean ? [] : [expected]))
        guard isClean else { return }
        let devices = ["retina3_5", "retina6_12", "ipad12_9rounded"].map { id in InterfaceDocument.Device(id: id) }
        #expect(try findings(name, on: devices).map(\.message) == [])
    }

    @Test func reportsAreTheGoldenOnes() throws {
        var text = ""
        for name in Self.documents {
            let source = SourceText(
                try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8), file: name)
            text += try findings(name).map { finding in TerminalWriter().text(of: finding, in: source) }.joined()
        }
        let golden = Self.folder.appendingPathComponent("report.txt")
        if ProcessInfo.processInfo.environment["PLUMB_RECORD"] == "1" { try Data(text.utf8).write(to: golden) }
        let expected = try String(contentsOf: golden, encoding: .utf8)
        let difference = zip(text.split(separator: "\n"), expected.split(separator: "\n"))
            .first { line, expected in line != expected }
        let isSame = text == expected
        #expect(isSame, "report.txt differs, first in: \(difference?.0 ?? "its length")")
    }

    /// Messages and notes are short sentences.
    @Test(arguments: documents) func messagesAreSentences(name: String) throws {
        for finding in try findings(name) {
            for text in [finding.message] + finding.notes {
                let first = try #require(text.first)
                #expect(first.isUppercase || "'<".contains(first), "\(text)")
                #expect(text.hasSuffix(".") || text.hasSuffix("?"), "\(text)")
            }
        }
    }

    /// Every finding about constraints and views has a document that shows it.
    @Test func everyFindingHasADocument() {
        let shown = Set(Self.documents.map(Self.title))
        // Too large to keep, and not of documents.
        let others: Set = ["ib.too-large", "ib.environment"]
        for explanation in Explanation.all where explanation.id.rawValue.hasPrefix("ib.") {
            let id = explanation.id.rawValue
            #expect(shown.contains(id) || others.contains(id), "\(id)")
        }
    }

    @Test func findingsOfSomeDevicesNameThem() throws {
        let devices = [("retina3_5", false), ("retina4_7", false), ("ipad12_9", true)].map { id, isLandscape in
            InterfaceDocument.Device(id: id, isLandscape: isLandscape)
        }
        let found = try findings("ib.outside-parent.xib", on: devices)
        #expect(found.map(\.views) == [["long", "box"], ["send", "screen"]])
        #expect(found.map(\.notes) == [[], ["Only on: retina4_7."]])
    }

    /// The constraint that the finding suggests resolves the ambiguity: with it in the document, nothing is ambiguous.
    @Test func proposedConstraintsSettleTheView() throws {
        let finding = try #require(try findings("ib.ambiguous.xib").first)
        #expect(finding.views == ["box", "inside"])
        #expect(
            finding.notes == [
                "Fix: add the constraint 'view box.height == 100'.", "Also ambiguous because of it: 'Inside'.",
            ])
        var text = try String(contentsOf: Self.folder.appendingPathComponent("ib.ambiguous.xib"), encoding: .utf8)
        text = text.replacingOccurrences(
            of: "            <constraints>\n                <constraint firstItem=\"box\"",
            with:
                "            <constraints>\n                <constraint firstItem=\"box\" firstAttribute=\"height\" constant=\"100\" id=\"new1\"/>\n"
                + "                <constraint firstItem=\"title\" firstAttribute=\"centerX\" secondItem=\"screen\" secondAttribute=\"centerX\" id=\"new2\"/>\n"
                + "                <constraint firstItem=\"box\"")
        #expect(DocumentInspection.diagnostics(of: Array(text.utf8), file: "a.xib").map(\.message) == [])
    }
}
