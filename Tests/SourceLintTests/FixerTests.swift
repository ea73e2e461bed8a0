import Diagnostics
import Foundation
import Testing

@testable import SourceLint

@Suite struct FixerTests {
    static func call(_ format: String, _ views: String = #"["find": find, "field": field]"#) -> String {
        "NSLayoutConstraint.constraints(withVisualFormat: \(format), metrics: nil, views: \(views))\n"
    }

    static func outcome(_ text: String) throws -> Fixer.Outcome {
        try #require(Fixer(Linter(Configuration())).outcome(of: "A.swift", bytes: Array(text.utf8)))
    }

    @Test(arguments: [
        (#""H:[fnid]-[field]""#, #""H:[find]-[field]""#),
        (#""H:[fnid]-[feild]-[fnid]""#, #""H:[find]-[field]-[find]""#),
        (#""H:|-" + "[\u{66}nid]""#, #""H:|-" + "[find]""#),
        (#""H:[find]-\(x)-[feild]""#, #""H:[find]-\(x)-[field]""#),
        (#""H:[find]""#, #""H:[find]""#),
        (#""V|-[find]""#, #""V:|-[find]""#),
        (#""H:|--5-[find(>20)]-[feild""#, #""H:|-(-5)-[find(>=20)]-[field]""#),
        (#""H:|-20-[\(name)]-[find(>30)]""#, #""H:|-20-[\(name)]-[find(>=30)]""#),
        (#""[find]-((8))-[field(>20)]""#, #""[find]-(8)-[field(>=20)]""#),
        (#""[find(50]-3gap-[field]-(<8)-|""#, #""[find(50)]-3gap-[field]-(<=8)-|""#),
        (#""H:[nothingLikeIt]""#, #""H:[nothingLikeIt]""#),
        (#""H:[fn" + "id]""#, #""H:[fn" + "id]""#),
    ])
    func names(before: String, after: String) throws {
        let outcome = try Self.outcome(Self.call(before))
        #expect(String(decoding: outcome.after, as: UTF8.self) == Self.call(after))
        #expect((outcome.count > 0) == (before != after))
    }

    /// A suggestion is only a note if the name is too short for a safe one, or if it names a view and a number is expected.
    @Test(arguments: [
        (#""H:[x]""#, #"["a": find]"#), (#""H:[ab]""#, #"["ac": find]"#),
        (#""H:[find]-fnid-[field]""#, #"["find": find, "field": field]"#),
        (#""H:[find(20@feild)]""#, #"["find": find, "field": field]"#),
    ])
    func guessesAreLeft(format: String, views: String) throws {
        let text = "NSLayoutConstraint.constraints(withVisualFormat: \(format), metrics: [:], views: \(views))\n"
        let outcome = try Self.outcome(text)
        #expect(outcome.count == 0 && outcome.after == outcome.before)
        #expect(!outcome.remaining.findings.isEmpty)
    }

    /// A format that is ambiguous, or would not be valid after the fix, is left as it is.
    @Test(arguments: [
        "[find(2b)]", "|-3gap-[find]", "|-20margin-[find]", "[find(1e)]", "[find 1]", "[find|field]", "[find(100])",
        "[find]-1,000-[field]", "[find(2em)]", "|-{8}-[find]",
    ])
    func meaningsAreLeft(format: String) throws {
        let outcome = try Self.outcome(Self.call("\"\(format)\""))
        #expect(outcome.count == 0 && outcome.after == outcome.before)
        #expect(!outcome.remaining.findings.isEmpty)
    }

    /// Braces are placeholders only in C#.
    @Test(arguments: [("A.cs", true), ("A.swift", false)])
    func bracesAreExplainedByLanguage(file: String, isPlaceholder: Bool) throws {
        let call =
            file.hasSuffix("cs")
            ? #"class A { void B() { NSLayoutConstraint.FromVisualFormat("|-{8}-[a]", 0, "a", a); } }"#
            : Self.call(#""|-{8}-[a]""#, #"["a": a]"#)
        let report = try #require(Linter(Configuration()).report(on: file, bytes: Array(call.utf8)))
        let notes = report.findings.flatMap(\.diagnostic.notes)
        #expect(notes.count == 1 && notes.allSatisfy { note in note.contains("$ before") == isPlaceholder })
    }

    /// A fix is applied even if the corrected format then has a note.
    @Test func fixesMayLeaveNotes() throws {
        let text = Self.call(#""H:[find""#).replacing("metrics: nil", with: "options: [.alignAllTop], metrics: nil")
        let outcome = try Self.outcome(text)
        #expect(String(decoding: outcome.after, as: UTF8.self) == text.replacing("[find\"", with: "[find]\""))
        #expect(outcome.count == 1 && outcome.remaining.findings.map(\.diagnostic.severity) == [.note])
    }

    /// For a short name that differs only in case, the suggestion is safe.
    @Test func caseIsMended() throws {
        let outcome = try Self.outcome(Self.call(#""H:[A]""#, #"["a": find]"#))
        #expect(String(decoding: outcome.after, as: UTF8.self) == Self.call(#""H:[a]""#, #"["a": find]"#))
    }

    /// If there are several fixes, none is applied.
    @Test func choicesAreLeft() throws {
        let text = Self.call(#""H:[label]""#, #"["label1": a, "label2": b]"#)
        let outcome = try Self.outcome(text)
        #expect(outcome.count == 0 && outcome.remaining.findings.count == 1)
        #expect(outcome.remaining.findings[0].diagnostic.fixIts.count == 2)
    }

    @Test func overlappingEditsAreMadeOnce() {
        let edits = [SourceSpan(1, 3), SourceSpan(2, 4), SourceSpan(3, 4), SourceSpan(at: 4), SourceSpan(at: 4)]
            .map { span in FixIt(title: "", edits: [TextEdit(span, "x")]) }
        let (bytes, applied) = Fixer.applying(edits, to: Array("abcdef".utf8))
        #expect(String(decoding: bytes, as: UTF8.self) == "axxxef")
        #expect(applied == [0, 2, 3])
    }

    @Test func filesAreReplacedAsAWhole() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plumb-fixer-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (file, link) = (
            folder.appendingPathComponent("A.swift").path, folder.appendingPathComponent("L.swift").path
        )
        try Self.call(#""H:[fnid]""#).write(toFile: file, atomically: false, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
        let linter = Linter(Configuration())
        let outcome = try #require(Fixer(linter).outcome(of: linter.reports(on: [link])[0]))
        try outcome.write()
        #expect(try String(contentsOfFile: file, encoding: .utf8) == Self.call(#""H:[find]""#))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
        let permissions = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
        #expect(permissions == 0o640)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["A.swift", "L.swift"])
    }
}
