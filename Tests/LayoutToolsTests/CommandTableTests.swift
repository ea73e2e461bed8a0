import InterfaceBuilder
import LayoutTools
import Testing
import UIKit

/// Every command: before, selection, edits, and the frames that layout gives after.
@Suite @MainActor struct CommandTableTests {
    /// `a` has constraints for its frame, `b` only for its size, `c` has a frame, `inner` lies in `box`, and `x` and `y` are texts.
    static let before = """
        size: [320, 480]
        view:
          subviews:
            - {name: a}
            - {name: b}
            - {name: c, frame: [200, 300, 60, 30]}
            - name: box
              margins: 10
              subviews:
                - {name: inner, frame: [30, 20, 40, 50]}
            - {name: x, class: UILabel, text: Large, font: {size: 34}}
            - {name: y, class: UILabel, text: small}
        constraints:
          - "H:|-20-[a(100)]"
          - "V:|-30-[a(40)]"
          - "[b(80)]"
          - "V:[b(20)]"
          - "H:|[box]|"
          - "V:[box(100)]|"
          - "H:|-20-[x]-8-[y]"
          - "V:|-100-[x]"

        """

    /// The command, the edits that it makes, and where the views then lie.
    struct Row: Sendable, CustomTestStringConvertible {
        let command: String
        let edits: [String]
        let frames: [String]

        init(_ command: String, _ edits: [String], _ frames: String...) {
            (self.command, self.edits, self.frames) = (command, edits, frames)
        }

        var testDescription: String { command }
    }

    @Test(arguments: [
        Row("align leading a b", ["add b.leading == a.leading"], "a 20 30 100 40", "b 20 0 80 20"),
        Row("align leading -5 a b", ["add b.leading == a.leading - 5"], "b 15 0 80 20"),
        Row("align trailing a b", ["add b.trailing == a.trailing"], "b 40 0 80 20"),
        Row("align top a b", ["add b.top == a.top"], "b 0 30 80 20"),
        Row("align bottom 3 a b", ["add b.bottom == a.bottom + 3"], "b 0 53 80 20"),
        Row("align centers-x a b", ["add b.centerX == a.centerX"], "b 30 0 80 20"),
        Row("align centers-y a b", ["add b.centerY == a.centerY"], "b 0 40 80 20"),
        Row("align baselines x y", ["add y.firstBaseline == x.firstBaseline"], "y 111.5 116.5 39.5 20.5"),
        Row("align container-x b", ["add b.centerX == view.centerX"], "b 120 0 80 20"),
        Row("align container-y 7 b", ["add b.centerY == view.centerY + 7"], "b 0 237 80 20"),
        Row(
            "align container-x inner",
            ["replace the frame of inner with constraints", "add inner.centerX == box.centerX"]),
        Row("pin leading 12 b", ["add H:|-(12)-[b]"], "b 12 0 80 20"),
        Row("pin trailing standard b", ["add H:[b]-[y]"], "b 23.5 0 80 20"),
        Row("pin bottom b", ["add V:[b]-(10)-[a]"], "b 0 0 80 20"),
        Row("pin bottom -4 b", ["add V:[b]-(-4)-[a]"], "b 0 14 80 20"),
        Row("pin top standard b", ["add V:|-[b]"], "b 0 20 80 20"),
        Row(
            "pin leading-margin 3 inner",
            ["replace the frame of inner with constraints", "add inner.leading == box.leadingMargin + 3"],
            "inner 13 0 0 0"),
        Row("pin width b", [], "b 0 0 80 20"), Row("pin width a", [], "a 20 30 100 40"),
        Row("pin width 44 c", ["replace the frame of c with constraints", "add H:[c(44)]"], "c 0 0 44 0"),
        Row("pin height c", ["replace the frame of c with constraints", "add V:[c(30)]"], "c 0 0 0 30"),
        Row("pin aspect c", ["replace the frame of c with constraints", "add c.width == c.height * 2"]),
        Row("pin equal-widths b box", ["add H:[box(==b)]"]),
        Row("pin equal-heights a c", ["replace the frame of c with constraints", "add V:[c(==a)]"], "c 0 0 0 40"),
        Row(
            "pin horizontal-spacing a c", ["replace the frame of c with constraints", "add H:[a]-(80)-[c]"],
            "c 200 0 0 0"
        ),
        Row(
            "pin vertical-spacing c a", ["replace the frame of c with constraints", "add V:[a]-(230)-[c]"],
            "c 0 300 0 0"),
        Row(
            "resolve clear a",
            [
                "move a to x 20, y 30, 100 × 40", "remove H:|-(20)-[a]", "remove H:[a(100)]", "remove V:|-(30)-[a]",
                "remove V:[a(40)]",
            ], "a 20 30 100 40"),
        Row("resolve clear c", [], "c 200 300 60 30"),
        Row("resolve add-missing a", [], "a 20 30 100 40"),
        Row(
            "resolve add-missing c",
            [
                "replace the frame of c with constraints", "add H:[c]-(60)-|", "add H:[c(60)]", "add V:[c(30)]",
                "add V:[c]-(50)-[box]",
            ], "c 200 300 60 30"),
        Row(
            "resolve reset b",
            ["add H:|-(0)-[b]", "add V:|-(0)-[b]"], "b 0 0 80 20"),
        Row("resolve update-constants all", []), Row("resolve update-frames all", []),
    ])
    func commands(row: Row) throws {
        let scene = try ToolScene(Self.before)
        let edits = try scene.edits(row.command).map { $0.summary }
        #expect(edits == row.edits)
        let after = try scene.text(after: [row.command])
        let names = row.frames.compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(ToolScene.frames(of: after, names) == row.frames)
        // Twice changes nothing more.
        if !row.command.hasPrefix("resolve reset"), !row.command.hasPrefix("pin") {
            #expect(try scene.text(after: [row.command, row.command]) == after)
        }
    }
}
