import Foundation
import StudioSession
import Testing

/// Scenes on the canvas, devices, neighbors and findings, without a server.
@MainActor @Suite struct CanvasTests {
    @Test func curesAnAmbiguityByPriorities() throws {
        let conversation = try Conversation.signIn()
        _ = try conversation.send("configure", #""settings":{"device":"retina3_5"}"#)
        let found = try #require(conversation.state?.findings)
        #expect(found.map(\.finding.id.rawValue) == ["ib.ambiguous"])
        #expect(found[0].finding.views.first == "lOg-o0-img")
        #expect(found[0].finding.views.count > 1)
        #expect(found[0].cures.map(\.title) == ["Set Vertical Compression Resistance to 749"])
        try conversation.perform(found[0].cures[0].command.json)
        #expect(conversation.findings == [])
        #expect(conversation.view("Logo")?.priorities?.last == 749)
    }

    /// Pin and Align take lengths of the document's own device, also in a batch.
    @Test func constraintsAreAddedOnTheOwnDevice() throws {
        let conversation = try Conversation.signIn()
        _ = try conversation.send("configure", #""settings":{"device":"retina3_5"}"#)
        let pin = #"{"name":"pin","views":["lOg-o0-img"],"height":"current"}"#
        for command in [pin, #"{"name":"batch","title":"Pin","commands":[\#(pin)]}"#] {
            #expect(try conversation.perform(command).refusal?.id == "studio.not-editable", "\(command)")
        }
        _ = try conversation.send("configure", #""settings":{}"#)
        #expect(try conversation.perform(pin).refusal == nil)
    }

    /// The findings of the lint, which a layout alone does not have.
    @Test func reportsClippedTexts() throws {
        let conversation = try Conversation.signIn()
        try conversation.perform(
            #"{"name":"connect","first":"fOr-go-btn","attribute":"width","relation":"==","constant":60}"#)
        #expect(conversation.findings.contains("ib.text-cut"))
    }

    @Test func listsFollowersWithTheirCause() throws {
        let conversation = try Conversation.signIn()
        try conversation.perform(#"{"name":"constraint","id":"c01-lo-top","constant":60}"#)
        #expect(conversation.state?.scenes[0].views.filter(\.isMisplaced).count ?? 0 > 2)
        #expect(conversation.findings == ["ib.misplaced"])
        let cure = try #require(conversation.state?.findings[0].cures.first)
        #expect(cure.title == "Update Frames")
        try conversation.perform(cure.command.json)
        #expect(conversation.findings == [])
    }

    @Test func addsScenesAndDrawsSegues() throws {
        let conversation = try Conversation.signIn()
        let before = try conversation.text()
        #expect(conversation.state?.overview?.nodes.map(\.title) == ["Sign In"])
        let root = try #require(try conversation.perform(#"{"name":"scene","location":[600,40]}"#).outcome?.views.first)
        let overview = try #require(conversation.state?.overview)
        #expect(overview.nodes.map(\.root) == ["sIg-nI-vw1", root])
        #expect(overview.nodes[1].frame == .init(x: 600, y: 40, width: 393, height: 852))
        #expect(conversation.findings == [])
        let reply = try conversation.perform(
            #"{"name":"insert","kind":"label","parent":"\#(root)","frame":[10,10,0,0]}"#)
        #expect(reply.refusal == nil)
        try conversation.perform(#"{"name":"scene"}"#)
        #expect(conversation.state?.overview?.nodes.last?.frame.x ?? 0 > 993)
        for _ in 0..<3 { _ = try conversation.send("undo") }
        #expect(try conversation.text() == before)

        try conversation.perform(#"{"name":"scene"}"#)
        let text = try conversation.text()
        let destination = try #require(text.matches(of: /<viewController id="([^"]*)"/).last?.output.1)
        let segue = #"<segue destination="\#(destination)" kind="show" identifier="next" id="sEg-ue-001"/>"#
        let linked = text.replacing(
            "</viewController>", with: "<connections>\(segue)</connections></viewController>", maxReplacements: 1)
        let other = Conversation("Linked.storyboard", Array(linked.utf8))
        let arrows = try #require(try other.send("open").state?.overview?.arrows)
        #expect(arrows.map(\.label) == ["next"])
        #expect(arrows.first.map { arrow in [arrow.from, arrow.to] } == [0, 1])
    }

    @Test func refusesScenesInAnXib() throws {
        let conversation = Conversation("New.xib", Array(NewDocument.xib.text.utf8))
        #expect(try conversation.send("open").state?.overview == nil)
        #expect(try conversation.perform(#"{"name":"scene"}"#).refusal?.id == "studio.not-editable")
        #expect(
            try Conversation.signIn().perform(#"{"name":"scene","location":[1e300,0]}"#).refusal?.id
                == "studio.bad-value")
    }

    /// A cell has its place in its table view.
    @Test func placesCellsInTheirTable() throws {
        let cell = """
            <tableView contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="tAb-le-vw1">\
            <rect key="frame" x="0.0" y="100" width="393" height="400"/><prototypes>\
            <tableViewCell contentMode="scaleToFill" id="cEl-l0-001"><rect key="frame" x="0.0" y="50" width="393" height="44"/>\
            <autoresizingMask key="autoresizingMask"/><tableViewCellContentView key="contentView" id="cEl-l0-con">\
            <rect key="frame" x="0.0" y="0.0" width="393" height="44"/></tableViewCellContentView></tableViewCell>\
            </prototypes></tableView>
            """
        let text = NewDocument.xib.text.replacing(
            #"<viewLayoutGuide key="safeArea""#, with: "<subviews>\(cell)</subviews>\n<viewLayoutGuide key=\"safeArea\""
        )
        let conversation = Conversation("Table.xib", Array(text.utf8))
        let scenes = try #require(try conversation.send("open").state?.scenes)
        #expect(scenes.map(\.root) == ["iN0-l3-epB", "cEl-l0-001"])
        #expect(scenes[1].host == "tAb-le-vw1")
        #expect(scenes[1].location == .init(x: 0, y: 50))
    }

    @Test func choosesNeighbors() throws {
        let conversation = try Conversation.signIn()
        let found = try #require(try conversation.send("neighbors", #""view":"fOr-go-btn""#).neighbors)
        #expect(found["top"]?.map(\.id) == ["fOr-m0-stk", "tIt-le-lbl", "lOg-o0-img", "sAf-eA-gde", "sIg-nI-vw1"])
        #expect(found["top"]?.map(\.isSibling) == [true, true, true, false, false])
        #expect(found["leading"]?.first?.distance == 135)
        let pin = #"{"name":"pin","views":["fOr-go-btn"],"spaces":{"top":"current"},"neighbors":{"top":"lOg-o0-img"}}"#
        #expect(try conversation.perform(pin).outcome?.edits.first?.contains("Logo") == true)
        let wrong = #"{"name":"pin","views":["fOr-go-btn"],"spaces":{"top":8},"neighbors":{"north":"lOg-o0-img"}}"#
        #expect(try conversation.perform(wrong).refusal?.id == "studio.bad-value")
        #expect(try conversation.send("neighbors", #""view":"none""#).neighbors == [:])
    }

    @Test func showsAllDevicesAndAppearances() throws {
        let conversation = try Conversation.signIn()
        let previews = try #require(try conversation.send("devices").previews)
        let devices = try #require(try conversation.send("list").devices)
        #expect(previews.map(\.device) == devices)
        #expect(previews.first?.scene.size.width == 320)
        #expect(previews[0].scene.views.contains { view in view.isAmbiguous })
        #expect(try conversation.send("devices", #""view":"none""#).refusal?.id == "studio.bad-value")

        let light = conversation.state?.scenes[0].views[0].background
        let dark = try conversation.send("configure", #""settings":{"dark":true}"#)
        #expect(dark.state?.showsStoredFrames == true)
        #expect(dark.state?.scenes[0].views[0].background != light)
    }
}
