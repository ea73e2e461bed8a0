import LayoutTools
import Testing
import UIKit

/// For any drawing, the suggested constraints yield the same frames, without ambiguity or conflicts.
@Suite @MainActor struct SuggestionPropertyTests {
    /// A document of boxes and texts at random places, some nested, half of them on a common grid; some are right-to-left if `isMirrored`
    /// is set.
    private func drawing(_ seed: Int, isMirrored: Bool = false) -> (text: String, names: [String]) {
        var directions = RandomNumbers(state: UInt64(seed &* 7333 &+ 5))
        func direction() -> String { isMirrored && directions.next(3) < 2 ? "direction: rtl\n" : "" }
        var numbers = RandomNumbers(state: UInt64(seed &* 7919 &+ 17))
        var names: [String] = []
        func views(_ depth: Int, _ width: Int, _ height: Int, _ indentation: String) -> String {
            var text = ""
            for _ in 0..<(1 + numbers.next(depth == 0 ? 6 : 3)) {
                let name = "v\(names.count)"
                names.append(name)
                let step = numbers.next(2) == 0 ? 8.0 : 0.5
                func number(_ most: Int) -> Double { Double(numbers.next(max(1, Int(Double(most) / step)))) * step }
                let (x, y) = (number(width), number(height))
                let (w, h) = (step + number(max(1, width - Int(x))), step + number(max(1, height - Int(y))))
                let isLabel = numbers.next(3) == 0
                text += "\(indentation)- name: \(name)\n\(indentation)  frame: [\(x), \(y), \(w), \(h)]\n"
                if isLabel { text += "\(indentation)  class: UILabel\n\(indentation)  text: Some words\n" }
                if !isLabel, depth < 2, numbers.next(3) == 0 {
                    let direction = direction()
                    text += direction.isEmpty ? "" : "\(indentation)  \(direction)"
                    text += "\(indentation)  subviews:\n"
                    text += views(depth + 1, max(1, Int(w)), max(1, Int(h)), indentation + "    ")
                }
            }
            return text
        }
        let text = views(0, 320, 480, "    ")
        let direction = direction()
        return ("size: [320, 480]\nview:\n\(direction.isEmpty ? "" : "  " + direction)  subviews:\n\(text)", names)
    }

    @Test(arguments: 0..<60, [false, true])
    func suggestionsKeepTheFramesAndLeaveNothingOpen(seed: Int, isMirrored: Bool) throws {
        let (text, names) = drawing(seed, isMirrored: isMirrored)
        let after = try ToolScene(text).text(after: ["resolve reset all"])
        #expect(ToolScene.frames(of: after, names) == ToolScene.frames(of: text, names), "\(text)\n\(after)")
        #expect(ToolScene.findings(of: after).isEmpty, "\(after)")
    }

    /// If any one suggested constraint is removed, it is suggested again, or another one in its place, and nothing else.
    @Test(arguments: 0..<20, [false, true]) func whatIsTakenAwayIsFoundMissing(seed: Int, isMirrored: Bool) throws {
        let (text, names) = drawing(seed, isMirrored: isMirrored)
        let scene = try ToolScene(ToolScene(text).text(after: ["resolve reset all"]))
        let canvas = scene.document.canvases[0]
        guard let one = canvas.constraints.dropFirst(seed % max(1, canvas.constraints.count)).first else { return }
        let less = canvas.applying([.removeConstraint(one)])
        let edits = addMissingConstraints(less.items, on: less)
        let after = try #require(scene.document.text(applying: [(canvas, [.removeConstraint(one)] + edits)]))
        #expect(ToolScene.frames(of: after, names) == ToolScene.frames(of: text, names))
        #expect(ToolScene.findings(of: after).isEmpty)
    }
}
