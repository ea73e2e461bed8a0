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

    /// A misplaced view inside a resized one keeps its frame, and so do the views inside it.
    @Test func keepsMisplacedContents() throws {
        func view(_ id: String, _ frame: String, _ contents: String = "") -> String {
            "<view contentMode=\"scaleToFill\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\"><rect key=\"frame\" \(frame)/>\(contents)</view>"
        }
        func edge(_ id: String, _ first: String, _ second: String, _ attribute: String, _ constant: Int) -> String {
            "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" secondItem=\"\(second)\" secondAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"\(id)\"/>"
        }
        func size(_ id: String, _ attribute: String, _ constant: Int) -> String {
            "<constraint firstAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"\(id)\"/>"
        }
        let leaf = view(
            "leaf", #"x="10" y="10" width="20" height="20""#,
            "<constraints>\(size("w3", "width", 20))\(size("h3", "height", 20))</constraints>")
        let inner = view(
            "inner", #"x="50" y="60" width="100" height="100""#,
            "<subviews>\(leaf)</subviews><constraints>\(size("w2", "width", 100))\(size("h2", "height", 100))\(edge("l3", "leaf", "inner", "leading", 10))\(edge("t3", "leaf", "inner", "top", 10))</constraints>"
        )
        let outer = view(
            "outer", #"x="20" y="40" width="200" height="200""#,
            "<subviews>\(inner)</subviews><constraints>\(size("w1", "width", 200))\(size("h1", "height", 200))\(edge("l2", "inner", "outer", "leading", 20))\(edge("t2", "inner", "outer", "top", 20))</constraints>"
        )
        let root = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>\
            <view contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="400" height="800"/><subviews>\(outer)</subviews>\
            <constraints>\(edge("l1", "outer", "root", "leading", 20))\(edge("t1", "outer", "root", "top", 40))</constraints></view></objects></document>
            """
        let conversation = Conversation("A.xib", Array(root.utf8))
        _ = try conversation.send("open")
        let step = try #require(try conversation.send("drag", #""frames":{"outer":[20,40,260,200]}"#).drag)
        #expect(step.frames["leaf"] == nil)
        try conversation.perform(#"{"name":"move","frames":{"outer":[20,40,260,200]}}"#)
        #expect(try #require(conversation.view("leaf")).frame.numbers == [80, 110, 20, 20])
    }

    @Test(arguments: [
        (#"{"none":[0,0,1,1]}"#, "tools.unknown-view"), (#"{"lOg-o0-img":[0,0,-1,1]}"#, "studio.bad-value"),
        (#"{"lOg-o0-img":[1e300,0,1,1]}"#, "studio.bad-value"), (#"{"sIg-nI-vw1":[0,0,9,9]}"#, "tools.root-view"),
    ])
    func refusesDrags(frames: String, id: String) throws {
        #expect(try Conversation.signIn().send("drag", #""frames":\#(frames)"#).refusal?.id.rawValue == id)
    }
}

/// Moves on a canvas that does not show the document as it is.
@MainActor @Suite struct OtherCanvasTests {
    private static let panel = """
        size: [400, 300]
        view:
          name: root
          subviews:
            - {name: panel, subviews: [{name: badge, frame: [10, 10, 20, 20]}]}
        constraints: ["H:[panel(100)]|", "V:|[panel(100)]"]

        """

    /// Settings, and whether views and scenes can move with them.
    @Test(arguments: [
        ("{}", true, true), (#"{"dark":true}"#, true, true), (#"{"width":800}"#, false, false),
        (#"{"height":800}"#, false, false), (#"{"device":"iPhone SE"}"#, false, false),
        (#"{"landscape":true}"#, false, false), (#"{"rightToLeft":true}"#, false, true),
        (#"{"textSize":"xl"}"#, false, true),
    ])
    func refusesMoves(settings: String, isMovable: Bool, showsOwnDevice: Bool) throws {
        let layout = Conversation("A.yaml", Array(Self.panel.utf8))
        _ = try layout.send("open")
        let frames = [(layout, #"{"badge":[315,15,20,20]}"#), (try .signIn(), #"{"lOg-o0-img":[100,107,96,96]}"#)]
        for (conversation, frames) in frames {
            let before = try conversation.text()
            let state = try conversation.send("configure", #""settings":\#(settings)"#).state
            #expect(state?.isMovable == isMovable)
            #expect(state?.showsOwnDevice == showsOwnDevice)
            #expect(state?.isInterfaceBuilder == (conversation.name == "SignIn.storyboard"))
            #expect(state?.showsStoredFrames == (isMovable && state?.isInterfaceBuilder == true))
            let move = #"{"name":"move","frames":\#(frames)}"#
            for command in [move, #"{"name":"batch","title":"Move","commands":[\#(move)]}"#] {
                let refusal = try conversation.perform(command).refusal
                #expect(refusal?.id == (isMovable ? nil : "studio.not-editable"))
                #expect(try (conversation.text() != before) == isMovable)
                while conversation.state?.undo != nil { _ = try conversation.send("undo") }
            }
            let preview = try conversation.send("preview", #""command":\#(move)"#)
            #expect((preview.refusal == nil) == isMovable)
            let drag = try conversation.send("drag", #""frames":\#(frames)"#)
            #expect((drag.drag != nil) == (isMovable && conversation.name == "SignIn.storyboard"))
        }
    }
}

extension Scene.Rectangle {
    fileprivate var numbers: [Double] { [x, y, width, height] }
}
