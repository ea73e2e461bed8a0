import Foundation
import Scene
import StudioSession
import Testing

/// Steps of a drag, without a server.
@MainActor @Suite struct DragTests {
    /// A step of a drag shows the frames that the move gives, and changes nothing.
    @Test(arguments: [
        (#"{"lOg-o0-img":[100,107,96,96]}"#, ["lOg-o0-img"]),
        (#"{"fOr-m0-stk":[24,240,300,200]}"#, ["fOr-m0-stk", "eMa-il-txt", "pAs-sw-txt"]),
        (#"{"lOg-o0-img":[100,107,96,96],"fOr-m0-stk":[30,300,345,180]}"#, ["lOg-o0-img", "fOr-m0-stk"]),
        (#"{"lOg-o0-img":[148.66666666666666,107,96,96]}"#, []),
    ])
    func dragsAsItMoves(frames: String, moved: [String]) throws {
        let conversation = try Conversation.signIn()
        let before = try conversation.text()
        let step = try #require(try conversation.send("drag", #""frames":\#(frames)"#).drag)
        #expect(try conversation.text() == before)
        #expect(conversation.state?.undo == nil)
        #expect(Set(moved).isSubset(of: step.frames.keys))
        let start = try #require(conversation.state)
        try conversation.perform(#"{"name":"move","frames":\#(frames)}"#)
        for (old, new) in zip(start.scenes[0].views, try #require(conversation.state).scenes[0].views) {
            let shown = step.frames[new.id] ?? old.frame
            for (one, other) in zip(shown.numbers, new.frame.numbers) { #expect(abs(one - other) < 0.01, "\(new.id)") }
            #expect((step.laidOut[new.id] != nil) == new.isMisplaced, "\(new.id)")
        }
        for constraint in try #require(conversation.state).scenes[0].constraints {
            if step.misplaced.contains(constraint.id) { #expect(constraint.state == .misplaced, "\(constraint.text)") }
            if step.satisfied.contains(constraint.id) { #expect(constraint.state == .satisfied, "\(constraint.text)") }
        }
    }

    @Test(arguments: [
        (#"{"none":[0,0,1,1]}"#, "tools.unknown-view"), (#"{"lOg-o0-img":[0,0,-1,1]}"#, "studio.bad-value"),
        (#"{"lOg-o0-img":[1e300,0,1,1]}"#, "studio.bad-value"), (#"{"sIg-nI-vw1":[0,0,9,9]}"#, "tools.root-view"),
    ])
    func refusesDrags(frames: String, id: String) throws {
        #expect(try Conversation.signIn().send("drag", #""frames":\#(frames)"#).refusal?.id.rawValue == id)
    }
}

extension Scene.Rectangle {
    fileprivate var numbers: [Double] { [x, y, width, height] }
}
