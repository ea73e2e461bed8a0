import LayoutTools
import Testing
import UIKit

@Suite struct AlignTests {
    let scene = canvas(
        "root - 0 0 320 480", "a root 20 30 100 40 fits", "b root 60 100 80 20 fits", "box root 0 200 320 100",
        "inner box 10 10 50 50")

    @Test(arguments: [
        (Alignment.leading, 0.0, "b.leading == a.leading"), (.trailing, 0, "b.trailing == a.trailing"),
        (.top, 0, "b.top == a.top"), (.bottom, 5, "b.bottom == a.bottom + 5"),
        (.centersX, 0, "b.centerX == a.centerX"), (.centersY, -3, "b.centerY == a.centerY - 3"),
        (.baselines, 0, "b.firstBaseline == a.firstBaseline"),
    ])
    func everyAlignment(alignment: Alignment, offset: Double, expected: String) throws {
        let edits = try align(alignment, scene.selection(["a", "b"]), offset: offset, on: scene)
        #expect(edits.summaries == ["add \(expected)"])
        guard case .addConstraint(let constraint)? = edits.last else { return #expect(Bool(false)) }
        #expect(constraint.holder == "root")
    }

    @Test func theHolderIsTheClosestCommonAncestor() throws {
        let edits = try align(.leading, scene.selection(["box", "inner"]), on: scene)
        guard case .addConstraint(let constraint)? = edits.last else { return #expect(Bool(false)) }
        #expect(constraint.holder == "box")
    }

    @Test func centringTakesOneView() throws {
        let edits = try centerInContainer(along: .horizontal, scene.selection(["inner"]), offset: 4, on: scene)
        #expect(edits.summaries == ["add inner.centerX == box.centerX + 4"])
    }

    @Test func whatDoesNotFitIsRefusedAndNothingChanges() throws {
        let one = try scene.selection(["a"])
        #expect(throws: ToolProblem.selectionTooSmall(command: "align leading", needed: 2, given: 1)) {
            try align(.leading, one, on: scene)
        }
        #expect(throws: ToolProblem.noBaseline("inner")) {
            try align(.baselines, scene.selection(["a", "inner"]), on: scene)
        }
        #expect(throws: ToolProblem.rootView("root", command: "align container-x")) {
            try centerInContainer(along: .horizontal, scene.selection(["root"]), on: scene)
        }
        #expect(throws: ToolProblem.unknownView("innr", suggestions: ["inner"])) { try scene.selection(["innr"]) }
        #expect(throws: ToolProblem.numberNotFinite("--offset")) {
            try align(.leading, scene.selection(["a", "b"]), offset: .nan, on: scene)
        }
    }

    @Test func theSameTwiceAddsNothing() throws {
        let edits = try align(.leading, scene.selection(["a", "b"]), on: scene)
        let after = scene.applying(edits)
        #expect(try align(.leading, after.selection(["a", "b"]), on: after).isEmpty)
        #expect(after.applying(scene.reversing(edits)).constraints == scene.constraints)
    }
}
