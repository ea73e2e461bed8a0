import Diagnostics
import Testing

@testable import SourceLint

@Suite struct DirectiveTests {
    /// The ids and lines of the findings in a text whose every `@` is a call with a missing bracket.
    static func findings(_ text: String) -> [String] {
        let call = #"NSLayoutConstraint.constraints(withVisualFormat: "H:[a", metrics: nil, views: v)"#
        let source = text.split(separator: "@", omittingEmptySubsequences: false).joined(separator: call)
        let report = Linter(Configuration()).report(on: "A.swift", bytes: Array(source.utf8))
        return (report?.findings ?? []).map { finding in
            "\(finding.diagnostic.location?.line ?? 0) \(finding.diagnostic.id.rawValue)"
        }
    }

    private static let end = "vfl.expected-view-end"

    @Test(
        arguments: [
            ("@", ["1 \(end)"]),
            ("@ // plumb:disable:this", []),
            ("@ // plumb:disable:this \(end)", []),
            ("@ // plumb:disable:this \(end), vfl.unknown-view -- because", []),
            ("@ // plumb:disable:this vfl.unknown-view", ["1 \(end)"]),
            ("@ /* plumb:disable:this vfl */\n@", ["2 \(end)"]),
            ("@ // plumb:disable:this vfl.", []),
            ("// plumb:disable:next\n@\n@", ["3 \(end)"]),
            ("/* plumb:disable:next\n   all of it */\n@", []),
            ("// plumb:disable\n@\n@\n// plumb:enable\n@", ["5 \(end)"]),
            ("// plumb:disable vfl\n@\n// plumb:enable \(end)\n@", ["4 \(end)"]),
            ("@\n// plumb:disable\n@", ["1 \(end)"]),
            ("@\n@\n// plumb:disable:file", []),
            ("f(\n  @) // plumb:disable:this", []),
            ("\"plumb:disable:file\"\n@", ["2 \(end)"]),
            ("// explumb:disable:file\n@", ["2 \(end)"]),
            ("// plumb:disabel\n@", ["1 lint.unknown-directive", "2 \(end)"]),
            ("// plumb:disable:next lint.unkown-directive\n@", ["1 lint.unknown-directive", "2 \(end)"]),
            ("@ // plumb: the pipes", ["1 lint.unknown-directive", "1 \(end)"]),
        ] as [(String, [String])])
    func directives(text: String, expected: [String]) {
        #expect(Self.findings(text).sorted() == expected.sorted())
    }

    /// A comment on the line where a call begins applies to the whole call.
    @Test func callsOverSeveralLines() {
        let text = """
            // plumb:disable:next
            NSLayoutConstraint.constraints(
                withVisualFormat:
                    "H:[a", metrics: nil, views: v)
            NSLayoutConstraint.constraints(
                withVisualFormat:
                    "H:[a", metrics: nil, views: v)
            """
        #expect(Self.findings(text) == ["7 \(Self.end)"])
    }
}
