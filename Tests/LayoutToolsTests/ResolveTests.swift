import LayoutTools
import Testing
import UIKit

@Suite struct ResolveTests {
    let tied = Canvas.Constraint(
        id: "c1", holder: "root", "a", .leading, .equal, "root", .leading, constant: 10)

    @Test func updateFramesMovesOnlyWhatLiesElsewhere() throws {
        let scene = canvas("root - 0 0 100 100", "a root 20 0 10 10", "b root 0 0 5 5")
        let place = CGRect(x: 10, y: 0, width: 10, height: 10)
        let edits = updateFrames(
            scene.items, laidOut: ["a": place, "b": CGRect(x: 0, y: 0, width: 5, height: 5)], on: scene)
        #expect(edits == [.setRectangle(id: "a", place)])
        #expect(scene.applying(edits).item("a")?.rectangle == place)
    }

    @Test func updateConstantsFitsTheCanvasAndAddsNothing() {
        let scene = canvas("root - 0 0 100 100", "a root 20 0 10 10", constraints: [tied])
        let edits = updateConstants(scene.items, on: scene)
        #expect(edits == [.setConstant(tied, constant: 20)])
        #expect(updateConstants(scene.items, on: scene.applying(edits)).isEmpty)
    }

    @Test func clearTakesEverythingThatNamesAView() throws {
        let scene = canvas("root - 0 0 100 100", "a root 20 0 10 10", "b root 0 0 5 5", constraints: [tied])
        #expect(clearConstraints(try scene.selection(["a"]), laidOut: [:], on: scene) == [.removeConstraint(tied)])
        #expect(clearConstraints(try scene.selection(["b"]), laidOut: [:], on: scene).isEmpty)
    }

    @Test func clearLeavesViewsWhereTheirConstraintsPutThem() throws {
        let scene = canvas("root - 0 0 100 100", "a root 20 0 10 10", constraints: [tied])
        let place = CGRect(x: 5, y: 0, width: 10, height: 10)
        let edits = clearConstraints(try scene.selection(["a"]), laidOut: ["a": place], on: scene)
        #expect(edits == [.setRectangle(id: "a", place), .removeConstraint(tied)])
    }

    /// A subview moves with its superview: if its laid-out place is the drawn one, it therefore needs a new frame.
    @Test func clearKeepsWhatLiesInAMovedView() throws {
        let high = Canvas.Constraint(id: "high", holder: "box", "box", .height, constant: 34)
        let scene = canvas("root - 0 0 100 100", "box root 0 0 40 44", "in box 0 5 10 33", constraints: [high])
        let places = [
            "box": CGRect(x: 0, y: 5, width: 40, height: 34), "in": CGRect(x: 0, y: 5, width: 10, height: 33),
        ]
        let laidOut = places.merging(["root": scene.items[0].rectangle]) { one, _ in one }
        let edits = clearConstraints(scene.items, laidOut: laidOut, on: scene)
        let moves = ["box", "in"].compactMap { id in places[id].map { Edit.setRectangle(id: id, $0) } }
        #expect(edits == moves + [.removeConstraint(high)])
    }

    @Test(arguments: [(1, 250, true), (1, 300, false), (20, 50, true), (1, 40_000, false), (3_000, 10, false)])
    func suggestionsEndInGoodTime(containers: Int, views: Int, isTaken: Bool) {
        var items = [Canvas.Item(id: "root", parent: nil, rectangle: CGRect(x: 0, y: 0, width: 100, height: 100))]
        for container in 0..<containers {
            items.append(Canvas.Item(id: "\(container)", parent: "root", rectangle: items[0].rectangle))
            for view in 0..<views {
                let name = "\(container)-\(view)"
                items.append(Canvas.Item(id: name, parent: "\(container)", rectangle: items[0].rectangle))
            }
        }
        let refusal = suggestionRefusal(for: [(Canvas(items: items, constraints: []), items)])
        #expect(refusal == (isTaken ? nil : .tooManyViews(items.count)))
    }

    @Test func whatIsSuggestedForAForm() throws {
        let scene = canvas(
            "root - 0 0 320 480", "title root 110 40 100 20 fits", "field root 20 80 280 34",
            "ok root 220 130 80 30 fits")
        let edits = resetToSuggestedConstraints(scene.items, on: scene)
        #expect(
            Set(edits.summaries) == [
                "add title.centerX == root.centerX", "add V:|-(40)-[title]", "add H:|-(20)-[field]",
                "add H:[field]-(20)-|", "add V:[title]-(20)-[field]", "add V:[field(34)]", "add H:[ok]-(20)-|",
                "add V:[field]-(16)-[ok]",
            ])
    }

    @Test func addMissingKeepsWhatIsThere() throws {
        let scene = canvas("root - 0 0 100 100", "a root 10 20 30 40", constraints: [tied])
        let after = scene.applying(addMissingConstraints(scene.items, on: scene))
        #expect(after.constraints.first == tied)
        #expect(addMissingConstraints(after.items, on: after).isEmpty)
    }

    /// Any arrangement of boxes gets as many independent equations as it has unknowns, each of which holds on the canvas.
    @Test(arguments: 0..<40) func suggestionsDecideEverything(seed: Int) {
        var numbers = RandomNumbers(state: UInt64(seed &* 7919 &+ 17))
        func next(_ bound: Int) -> Int { numbers.next(bound) }
        var lines = ["root - 0 0 320 480"]
        for index in 0..<(2 + next(6)) {
            let parent = index > 2 && next(3) == 0 ? "v\(next(index))" : "root"
            lines.append(
                "v\(index) \(parent) \(next(30) * 8) \(next(40) * 8) \(8 + next(10) * 8) \(8 + next(5) * 8)"
                    + (next(2) == 0 ? " fits" : ""))
        }
        let scene = Canvas(items: lines.flatMap { canvas($0, "x - 0 0 0 0").items.prefix(1) }, constraints: [])
        let after = scene.applying(resetToSuggestedConstraints(scene.items, on: scene))
        #expect(after.constraints.allSatisfy { (after.error(of: $0) ?? 1) < 0.26 })
        #expect(addMissingConstraints(after.items, on: after).isEmpty)
    }
}
