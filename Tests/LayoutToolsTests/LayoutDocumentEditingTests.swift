import Foundation
import InterfaceBuilder
import LayoutTools
import Testing
import UIKit

/// Edits of layout documents change only their own lines: everything else stays byte for byte.
@Suite @MainActor struct LayoutDocumentEditingTests {
    /// A text, the commands, and the removed (`-`) and added (`+`) lines.
    struct Row: Sendable, CustomTestStringConvertible {
        let text: String
        let commands: [String]
        let lines: [String]

        init(_ text: String, _ commands: String..., lines: String...) {
            (self.text, self.commands, self.lines) = (text, commands, lines)
        }

        var testDescription: String { commands.joined(separator: ", ") }
    }

    nonisolated static let head = "size: [300, 200]  # a comment\nview:\n  subviews:\n"

    @Test(arguments: [
        Row(
            head + "    - {name: a}   # first\n    - {name: b}\nconstraints:\n  - \"[a]-8-[b]\"  # tied\n",
            "align top a b", lines: "+  - \"b.top == a.top\""),
        Row(
            head + "    - {name: a}\n    - {name: b}\nconstraints: [\"H:|-5-[a(9)]\", \"V:|[a]\"]\n", "align top a b",
            lines: "-constraints: [\"H:|-5-[a(9)]\", \"V:|[a]\"]",
            "+constraints: [\"H:|-5-[a(9)]\", \"V:|[a]\", \"b.top == a.top\"]"),
        Row(head + "    - {name: a}\n", "pin width 10 a", lines: "+constraints:", "+  - \"[a(10)]\""),
        Row(
            head + "    - {name: a}\nconstraints: []\n", "pin width 10 a", lines: "-constraints: []",
            "+constraints: [\"[a(10)]\"]"),
        Row(
            head + "    - name: a\n      class: UIView\nconstraints:\n- H:|-5-[a(9)]\n- \"V:|-2-[a(4)]\"\n",
            "resolve clear a",
            lines: "+      frame: [5, 2, 9, 4]", "-constraints:", "-- H:|-5-[a(9)]", "-- \"V:|-2-[a(4)]\""),
        Row(
            head + "    - name: a\n      frame: [5, 2, 9, 4]\n      class: UIView\n", "pin width 9 a",
            lines: "-      frame: [5, 2, 9, 4]", "+constraints:", "+  - \"[a(9)]\""),
        Row(
            head
                + "    - {name: a}\n    - {name: b}\nconstraints:\n  - format: \"|-5-[a(9)]-[b(a)]\"\n    options: [alignAllTop]\n  - \"V:|-2-[a(4)]\"  # kept\n  - \"V:[b(a)]\"\n",
            "resolve clear b", lines: "-    - {name: b}", "+    - {name: b, frame: [22, 2, 9, 4]}",
            "-  - format: \"|-5-[a(9)]-[b(a)]\"", "-    options: [alignAllTop]", "+  - \"|-5-[a(9)]\"",
            "-  - \"V:[b(a)]\""),
        // A rewritten statement keeps the names of its metrics.
        Row(
            "metrics: {gap: 5, wide: 9, other: 9}\n" + head
                + "    - {name: a}\n    - {name: b}\nconstraints:\n  - \"|-gap-[a(wide)]-7-[b(9)]\"\n  - \"V:|-5-[a(9)]\"\n  - \"V:|[b(9)]\"\n",
            "resolve clear b", lines: "-    - {name: b}", "+    - {name: b, frame: [21, 0, 9, 9]}",
            "-  - \"|-gap-[a(wide)]-7-[b(9)]\"", "+  - \"|-gap-[a(wide)]\"", "-  - \"V:|[b(9)]\""),
        Row(
            "{\"size\": [300, 200], \"view\": {\"subviews\": [{\"name\": \"a\"}]}}\n", "pin width 10 a",
            lines: "-{\"size\": [300, 200], \"view\": {\"subviews\": [{\"name\": \"a\"}]}}",
            "+{\"size\": [300, 200], \"view\": {\"subviews\": [{\"name\": \"a\"}]}, \"constraints\": [\"[a(10)]\"]}"),
        Row(
            "{\"size\": [300, 200], \"view\": {\"subviews\": [{\"name\": \"a\"}]},\n \"constraints\": [\n  \"|-5-[a(9)]\",\n  \"V:|-2-[a(4)]\"\n ]}\n",
            "resolve clear a",
            lines: "-{\"size\": [300, 200], \"view\": {\"subviews\": [{\"name\": \"a\"}]},",
            "- \"constraints\": [", "-  \"|-5-[a(9)]\",", "-  \"V:|-2-[a(4)]\"", "- ]}",
            "+{\"size\": [300, 200], \"view\": {\"subviews\": [{\"name\": \"a\", \"frame\": [5, 2, 9, 4]}]},",
            "+ \"constraints\": []}"),
        // A plain name becomes a mapping, to which a frame is added.
        Row(
            head
                + "    - a   # first\n    - \"b\"\nconstraints:\n  - \"|-5-[a(9)]-[b(9)]\"\n  - \"V:|[a(4)]\"\n  - \"V:|[b(4)]\"\n",
            "resolve clear all", lines: "-    - a   # first", "-    - \"b\"", "-constraints:",
            "-  - \"|-5-[a(9)]-[b(9)]\"", "-  - \"V:|[a(4)]\"", "-  - \"V:|[b(4)]\"",
            "+    - {name: a, frame: [5, 0, 9, 4]}   # first", "+    - {\"name\": \"b\", \"frame\": [22, 0, 9, 4]}"),
        // A text of several lines has the height of its content, for which no constraint is necessary.
        Row(
            head + "    - {name: a, class: UILabel, text: Some words that are far too long for one line, lines: 0}\n"
                + "constraints:\n  - \"|-20-[a]-20-|\"\n  - \"V:|-20-[a]\"\n", "resolve reset all"),
    ])
    func onlyWhatIsNamedChanges(row: Row) throws {
        let after = try ToolScene(row.text).text(after: row.commands)
        #expect(LineDifference(from: row.text, to: after).changedLines == row.lines, "\(after)")
    }

    /// Long texts are compared in pieces; the output still has only the changes.
    @Test(arguments: [1, 2_000, 2_001, 9_000])
    func longTextsDifferWhereTheyDiffer(count: Int) {
        let old = (0..<count).map { line in "line \(line / 3)" }
        let new = old.enumerated().flatMap { place, line in
            place % 50 == 7 ? ["new \(place)"] : place % 50 == 20 ? [] : place % 50 == 30 ? [line, "more"] : [line]
        }
        let lines = LineDifference(from: old.joined(separator: "\n"), to: new.joined(separator: "\n")).changedLines
        #expect(lines.count { $0.hasPrefix("-") } == (0..<count).count { [7, 20].contains($0 % 50) })
        #expect(lines.count { $0.hasPrefix("+") } == (0..<count).count { [7, 30].contains($0 % 50) })
    }

    /// The examples: clearing the constraints and adding suggested ones reproduces the frames, and so does a reset, which keeps constraints
    /// that it would suggest again.
    @Test(arguments: ["ButtonRow", "CenteredContainer", "CompressionResistance", "TablePlaceholder", "TwoButtons"])
    func examplesKeepTheirFrames(name: String) throws {
        let file = Corpus.root.appending(path: "Examples/\(name).yaml")
        let scene = try ToolScene(String(contentsOf: file, encoding: .utf8))
        let after = try scene.text(after: ["resolve clear all", "resolve reset all"])
        let atOnce = try scene.text(after: ["resolve reset all"])
        let names = scene.document.canvases[0].items.filter { !$0.kind.isGuide }.map { $0.id }
        for text in [after, atOnce] {
            #expect(ToolScene.frames(of: text, names) == ToolScene.frames(of: scene.text, names))
            #expect(ToolScene.findings(of: text) == ToolScene.findings(of: scene.text))
        }
        let counts = try [after, atOnce].map { try ToolScene($0).document.canvases[0].constraints.count }
        #expect(counts[0] == counts[1])
        #expect(try ToolScene(atOnce).text(after: ["resolve reset all"]) == atOnce)
    }

    /// A rewritten statement keeps its identifier, whatever that contains.
    @Test(arguments: ["one\\ntwo", "\\ttab", #"quote\" and \\"#]) func namesStayAsTheyAre(markup: String) throws {
        let text = "view: {subviews: [{name: a}]}\nconstraints: [{format: '[a(100)]', identifier: \"\(markup)\"}]\n"
        let scene = try ToolScene(text)
        let canvas = scene.document.canvases[0]
        let edit = Edit.setConstant(canvas.constraints[0], constant: 50)
        let after = try #require(scene.document.text(applying: [(canvas, [edit])]))
        let documents = [text, after].map { LayoutDocument.read(Array($0.utf8)).document }
        #expect(documents[1]?.constraints.map(\.text) == ["[a(50)]"])
        #expect(documents[0]?.constraints.first?.identifier == documents[1]?.constraints.first?.identifier)
    }

    @Test func whatIsNotUnderstoodIsNotTouched() {
        let text = "view:\n  subviews:\n    - {name: a}\nconstraints:\n  - \"[b(10)]\"\n"
        let (document, problems) = DesignDocument.read(Array(text.utf8), file: "scene.yaml")
        #expect(document == nil)
        #expect(problems.map { $0.id.rawValue } == ["layout.format"])
    }
}
