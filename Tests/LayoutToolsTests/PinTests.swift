import LayoutTools
import Testing
import UIKit

@Suite struct PinTests {
    let scene = canvas(
        "root - 0 0 320 480", "left root 20 30 100 40", "right root 130 30 90 40", "below root 20 90 200 20",
        "far root 250 300 30 60")

    @Test(arguments: [
        (Side.leading, PinnedSpace.current, "left", "H:|-(20)-[left]"),
        (.leading, .current, "right", "H:[left]-(10)-[right]"),
        (.trailing, .current, "left", "H:[left]-(10)-[right]"),
        (.trailing, .points(7), "right", "H:[right]-(7)-|"), (.top, .standard, "below", "V:[left]-[below]"),
        (.top, .current, "far", "V:|-(300)-[far]"), (.bottom, .standard, "far", "V:[far]-|"),
    ])
    func spacesGoToTheNearestNeighbor(side: Side, space: PinnedSpace, view: String, expected: String) throws {
        let edits = try pin(side, space, scene.selection([view]), on: scene)
        #expect(edits.summaries == ["add \(expected)"])
    }

    /// A sibling whose edge only touches the row or column of a view is no neighbor.
    @Test(arguments: [
        ("beside 140 69 50 40", Side.leading, "H:[first]-(20)-[beside]"),
        ("beside 140 70 50 40", .leading, "H:|-(140)-[beside]"),
        ("beside 140 -10 50 40", .leading, "H:|-(140)-[beside]"),
        ("beside 140 -9 50 40", .leading, "H:[first]-(20)-[beside]"),
        ("beside 119 90 50 40", .top, "V:[first]-(20)-[beside]"), ("beside 120 90 50 40", .top, "V:|-(90)-[beside]"),
    ]) func touchingViewsAreNoNeighbors(_ view: String, _ side: Side, _ expected: String) throws {
        let words = view.split(separator: " ")
        let scene = canvas(
            "root - 0 0 320 480", "first root 20 30 100 40",
            "beside root \(words.dropFirst().joined(separator: " "))")
        #expect(try pin(side, .current, scene.selection(["beside"]), on: scene).summaries == ["add \(expected)"])
    }

    @Test func standardSpacesAreSymbolic() throws {
        let edits = try pin(.top, .standard, scene.selection(["below"]), on: scene)
        guard case .addConstraint(let constraint)? = edits.last else { return #expect(Bool(false)) }
        #expect(constraint.isSymbolic && constraint.constant == 8)
    }

    @Test func sizesAndRatiosBecomeConstraints() throws {
        let views = try scene.selection(["left", "right", "below"])
        #expect(try pinSize(.horizontal, nil, [views[0]], on: scene).summaries == ["add H:[left(100)]"])
        #expect(try pinSize(.vertical, 55, [views[0]], on: scene).summaries == ["add V:[left(55)]"])
        #expect(try pinAspectRatio([views[0]], on: scene).summaries == ["add left.width == left.height * 2.5"])
        let logo = canvas("root - 0 0 300 300", "logo root 0 0 160 24")
        let ratio = try pinAspectRatio(logo.selection(["logo"]), on: logo)
        #expect(ratio.summaries == ["add logo.width == logo.height * 20:3"])
        #expect(
            try pinEqualSizes(.horizontal, views, on: scene).summaries == [
                "add H:[right(==left)]", "add H:[below(==left)]",
            ])
        #expect(
            try pinSpacing(along: .vertical, [views[2], views[0]], on: scene).summaries == ["add V:[left]-(20)-[below]"]
        )
    }

    /// A multiplier has 24 bits, which are not sufficient for 102 / 35.
    @Test @MainActor func aRatioThatIsThereIsNotAddedAgain() throws {
        let text =
            "size: [300, 300]\nview:\n  subviews: [{name: a, intrinsicSize: [102, 35]}]\n"
            + "constraints: [\"|[a]\", \"V:|[a]\"]\n"
        let pinned = try ToolScene(text).text(after: ["pin aspect a"])
        #expect(try !ToolScene(text).edits("pin aspect a").isEmpty)
        #expect(try ToolScene(pinned).edits("pin aspect a").isEmpty)
    }

    @Test func aSizeOfNothingHasNoRatio() throws {
        let flat = canvas("root - 0 0 10 10", "line root 0 0 10 0")
        #expect(throws: ToolProblem.zeroSize("line")) { try pinAspectRatio(flat.selection(["line"]), on: flat) }
    }
}
