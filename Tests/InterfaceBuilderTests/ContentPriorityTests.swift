import Diagnostics
import Foundation
import Testing

@testable import InterfaceBuilder

/// If views with the same content priority share a surplus or shortage of space, the finding names the priorities that resolve the
/// ambiguity.
///
/// With those priorities in the document, nothing is ambiguous any more.
@MainActor @Suite struct ContentPriorityTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// Views with their content priorities.
        let priorities: [(view: String, attribute: String)]
        let equations: [String]
        let notes: [String]
        /// The attribute that each view has when the ambiguity is resolved.
        let settled: [String: String]
        var text = "Title"
    }

    nonisolated private static let row = [
        "a.leading == root.leading + 8", "a.top == root.top", "b.leading == a.trailing + 8", "b.top == root.top",
    ]

    nonisolated static let cases: [Case] = [
        Case(
            testDescription: "two labels of a row with room left",
            priorities: [("a", hugging(251)), ("b", hugging(251))],
            equations: row + ["b.trailing == root.trailing - 8"],
            notes: [
                "Fix: set the horizontal hugging of 'a' to 250.",
                "Also ambiguous because of it: 'b'.",
            ],
            settled: ["a": hugging(250)]),
        Case(
            testDescription: "two labels of a row with too little room",
            priorities: [("a", resistance(750)), ("b", resistance(750))],
            equations: row + ["b.trailing == root.trailing - 8"],
            notes: [
                "Fix: set the horizontal compression resistance of 'a' to 749.",
                "Also ambiguous because of it: 'b'.",
            ],
            settled: ["a": resistance(749)], text: "A title that is much longer than half of the screen"),
        Case(
            testDescription: "a place that is missing is no matter of priorities",
            priorities: [("a", hugging(251)), ("b", hugging(251))],
            equations: Array(row.dropFirst()) + ["b.trailing <= root.trailing - 8"],
            notes: [
                "Fix: add the constraint 'a.leading == superview.leading + 293'.", "Also ambiguous because of it: 'b'.",
            ], settled: [:]
        ),
        Case(
            testDescription: "priorities that differ", priorities: [("a", hugging(251)), ("b", hugging(252))],
            equations: row + ["b.trailing == root.trailing - 8"], notes: [], settled: [:]),
    ]

    @Test(arguments: cases) func prioritiesSettle(_ example: Case) {
        #expect(findings(example).flatMap(\.notes) == example.notes)
        guard !example.settled.isEmpty else { return }
        let settled = example.priorities.map { item in (item.view, example.settled[item.view] ?? item.attribute) }
        #expect(findings(example, settled).map(\.message) == [])
    }

    /// If several views have to shrink one after the other, the finding names their order.
    @Test func severalGiveWayInTurn() {
        let labels = ["a", "b", "c", "d"].map { name in
            DocumentLayoutTests.view(name, "label text=\"\(name)\"", [0, 0, 0, 0], Self.font)
        }
        let stack = """
            <stackView id="stack" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="0" width="100" height="45"/><subviews>\(labels.joined())</subviews></stackView>
            """
        let text = DocumentLayoutTests.document(
            stack,
            ["stack.top == root.top", "stack.leading == root.leading", "stack.width == 100", "stack.height == 45"])
        let found = ambiguities(text).flatMap(\.notes).filter { note in note.hasPrefix("Fix: ") }
        #expect(
            found == [
                "Fix: set the vertical compression resistance of 'a' to 748.",
                "Fix: set the vertical compression resistance of 'b' to 749.",
            ])
    }

    nonisolated private static func hugging(_ priority: Int) -> String { "horizontalHuggingPriority=\"\(priority)\"" }

    nonisolated private static func resistance(_ priority: Int) -> String {
        "horizontalCompressionResistancePriority=\"\(priority)\""
    }

    nonisolated private static let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"

    private func findings(_ example: Case, _ priorities: [(view: String, attribute: String)]? = nil) -> [Diagnostic] {
        let labels = (priorities ?? example.priorities).map { view, attribute in
            DocumentLayoutTests.view(
                view, "label text=\"\(example.text)\" userLabel=\"\(view)\" \(attribute)", [0, 0, 0, 0], Self.font)
        }
        return ambiguities(DocumentLayoutTests.document(labels.joined(), example.equations))
    }

    private func ambiguities(_ text: String) -> [Diagnostic] {
        DocumentInspection.diagnostics(of: Array(text.utf8), file: "Test.xib").filter { finding in
            finding.id == "ib.ambiguous"
        }
    }
}
