import Foundation
import StudioSession
import Testing

/// Scenes, segues and their containers as messages.
@MainActor @Suite struct SceneTests {
    /// A conversation about the sign-in screen with a second scene, and the ids of the controllers.
    private func twoScenes() throws -> (conversation: Conversation, first: String, second: String) {
        let conversation = try Conversation.signIn()
        try conversation.perform(#"{"name":"scene","location":[600,0]}"#)
        let nodes = try #require(conversation.state?.overview?.nodes)
        return (conversation, nodes[0].id, nodes[1].id)
    }

    private func original() throws -> String {
        String(decoding: try Documents.bytes("Examples/SignIn.storyboard"), as: UTF8.self)
    }

    private func undoAll(_ conversation: Conversation) throws -> String {
        while conversation.state?.undo != nil { _ = try conversation.send("undo") }
        return try conversation.text()
    }

    /// A source, a kind, and the markup of the segue without its ids.
    @Test(arguments: [
        ("sIg-nI-btn", "show", #"kind="show""#), ("sIg-nI-btn", "showDetail", #"kind="showDetail""#),
        ("sIg-nI-btn", "presentation", #"kind="presentation""#),
        ("sIg-nI-btn", "popoverPresentation", #"kind="popoverPresentation" popoverAnchorView="sIg-nI-btn""#),
        ("fIrSt", "custom", #"kind="custom""#), ("fIrSt", "popoverPresentation", #"kind="popoverPresentation""#),
    ])
    func addsAndDeletesSegues(source: String, kind: String, markup: String) throws {
        let (conversation, first, second) = try twoScenes()
        let source = source == "fIrSt" ? first : source
        let before = try conversation.text()
        let added = try conversation.perform(
            #"{"name":"addSegue","source":"\#(source)","destination":"\#(second)","kind":"\#(kind)"}"#)
        let id = try #require(added.outcome?.segues?.first)
        #expect(try conversation.text().contains(#"<segue destination="\#(second)" \#(markup) id="\#(id)"/>"#))
        let arrow = try #require(conversation.state?.overview?.arrows.first)
        let found = [arrow.id, arrow.source, arrow.kind].compactMap { value in value }
        #expect(found == [id, source, kind])
        #expect(arrow.from == 0 && arrow.to == 1)
        #expect(conversation.findings == [])
        let kinds = try conversation.send("inspect", #""view":"\#(source)""#).segues?.map(\.rawValue)
        #expect(kinds == ["show", "showDetail", "presentation", "popoverPresentation", "custom"])
        try conversation.perform(#"{"name":"delete","segues":["\#(id)"]}"#)
        #expect(try conversation.text() == before)
        #expect(try undoAll(conversation) == original())
    }

    /// The result of a batch has the ids of its new segues.
    @Test func batchesNameTheirSegues() throws {
        let (conversation, first, second) = try twoScenes()
        let commands = [(first, second), ("sIg-nI-btn", second)].map { source, destination in
            #"{"name":"addSegue","source":"\#(source)","destination":"\#(destination)","kind":"show"}"#
        }
        let added = try conversation.perform(
            #"{"name":"batch","title":"Add Segues","commands":[\#(commands.joined(separator: ","))]}"#)
        let ids = try #require(added.outcome?.segues)
        #expect(Set(ids).count == 2)
        let text = try conversation.text()
        #expect(ids.allSatisfy { id in text.contains(#"id="\#(id)"/>"#) })
    }

    @Test func changesSegues() throws {
        let (conversation, _, second) = try twoScenes()
        let added = try conversation.perform(
            #"{"name":"addSegue","source":"sIg-nI-btn","destination":"\#(second)","kind":"show"}"#)
        let id = try #require(added.outcome?.segues?.first)
        let before = try conversation.text()
        try conversation.perform(
            #"{"name":"segue","id":"\#(id)","kind":"popoverPresentation","identifier":"menu & more"}"#)
        let arrow = try #require(conversation.state?.overview?.arrows.first)
        #expect(arrow.label == "menu & more" && arrow.identifier == arrow.label && arrow.kind == "popoverPresentation")
        #expect(try conversation.text().contains(#"popoverAnchorView="sIg-nI-btn""#))
        try conversation.perform(#"{"name":"segue","id":"\#(id)","kind":"show","identifier":""}"#)
        #expect(try conversation.text() == before)
        try conversation.perform(#"{"name":"segue","id":"\#(id)","kind":"custom","customClass":"Fade"}"#)
        #expect(conversation.state?.overview?.arrows.first?.customClass == "Fade")
        for command in [
            #"{"name":"segue","id":"none","kind":"show"}"#, #"{"name":"segue","id":"\#(id)","kind":"embed"}"#,
            #"{"name":"segue","id":"\#(id)","kind":"rootViewController"}"#,
            #"{"name":"delete","segues":["\#(id)","none"]}"#,
        ] {
            #expect(try conversation.perform(command).refusal?.id == "studio.bad-value", "\(command)")
        }
    }

    @Test(arguments: [
        ("tIt-le-lbl", "show"), ("sIg-nI-vw1", "show"), ("sIg-nI-btn", "rootViewController"), ("sIg-nI-btn", "embed"),
        ("none", "show"), ("c01-lo-top", "show"),
    ])
    func refusesSegues(source: String, kind: String) throws {
        let (conversation, _, second) = try twoScenes()
        let command = #"{"name":"addSegue","source":"\#(source)","destination":"\#(second)","kind":"\#(kind)"}"#
        #expect(try conversation.perform(command).refusal?.id == "studio.bad-value")
        let other = #"{"name":"addSegue","source":"sIg-nI-btn","destination":"sIg-nI-vw1","kind":"show"}"#
        #expect(try conversation.perform(other).refusal?.id == "studio.bad-value")
    }

    /// A deleted scene takes the segues to it and the initial entry with it, as in Xcode.
    @Test func deletesScenes() throws {
        let (conversation, first, second) = try twoScenes()
        let two = try conversation.text()
        try conversation.perform(
            #"{"name":"addSegue","source":"sIg-nI-btn","destination":"\#(second)","kind":"show"}"#)
        let linked = try conversation.text()
        let reply = try conversation.perform(#"{"name":"delete","scenes":["\#(second)"]}"#)
        #expect(reply.outcome?.edits == ["delete the scene View Controller", "delete 1 segue to it"])
        #expect(try conversation.text() == original())
        _ = try conversation.send("undo")
        #expect(try conversation.text() == linked)
        _ = try conversation.send("undo")
        #expect(try conversation.text() == two)

        try conversation.perform(#"{"name":"delete","scenes":["\#(first)"]}"#)
        #expect(try !conversation.text().contains("initialViewController"))
        #expect(conversation.state?.overview?.nodes.map(\.id) == [second])
        try conversation.perform(#"{"name":"delete","scenes":["\#(second)"]}"#)
        #expect(conversation.state?.scenes.isEmpty == true)
        #expect(conversation.state?.isEditable == true)
        // The first scene of an empty storyboard is the initial one.
        try conversation.perform(#"{"name":"scene"}"#)
        #expect(conversation.state?.overview?.nodes.map(\.isInitial) == [true])
        #expect(conversation.findings == [])
        #expect(try conversation.perform(#"{"name":"delete","scenes":["none"]}"#).refusal?.id == "studio.bad-value")
        _ = try undoAll(conversation)
        #expect(conversation.state?.isEdited == false)
    }

    /// Connections of other scenes to objects of a deleted one go too.
    @Test func deletesConnectionsToScenes() throws {
        let (conversation, first, second) = try twoScenes()
        let outlet = #"<connections><outlet property="go" destination="sIg-nI-btn" id="oUt-le-t01"/></connections>"#
        let text = try conversation.text()
        let start = try #require(text.range(of: #"<viewController id="\#(second)""#))
        let end = try #require(text.range(of: "</viewController>", range: start.upperBound..<text.endIndex))
        let linked = text.replacingCharacters(in: end, with: outlet + "</viewController>")
        let other = Conversation("Linked.storyboard", Array(linked.utf8))
        _ = try other.send("open")
        try other.perform(#"{"name":"delete","scenes":["\#(first)"]}"#)
        #expect(try !other.text().contains("outlet"))
        #expect(other.findings == [])
    }

    @Test func changesViewControllers() throws {
        let (conversation, first, second) = try twoScenes()
        let before = try conversation.text()
        try conversation.perform(
            #"{"name":"controller","controller":"\#(second)","initial":true,"values":{"title":"Second","storyboardIdentifier":"two","customClass":"TwoController"}}"#
        )
        var nodes = try #require(conversation.state?.overview?.nodes)
        #expect(nodes.map(\.isInitial) == [false, true])
        #expect(nodes[1].title == "Second")
        #expect(nodes[1].values["storyboardIdentifier"] == "two")
        #expect(nodes[1].values["navigationTitle"] == nil)
        #expect(conversation.state?.scenes.map(\.controller) == [first, second])
        try conversation.perform(#"{"name":"controller","controller":"\#(second)","initial":false}"#)
        nodes = try #require(conversation.state?.overview?.nodes)
        #expect(nodes.map(\.isInitial) == [false, false])
        for command in [
            #"{"name":"controller","controller":"none","initial":true}"#,
            #"{"name":"controller","controller":"\#(second)","values":{"onload":"x"}}"#,
            #"{"name":"controller","controller":"\#(second)","values":{"navigationTitle":"x"}}"#,
            #"{"name":"controller","controller":"\#(second)","values":{"title":"a\nb"}}"#,
            #"{"name":"controller","controller":"\#(second)","location":[1e300,0]}"#,
        ] {
            #expect(try conversation.perform(command).refusal?.id == "studio.bad-value", "\(command)")
        }
        try conversation.perform(#"{"name":"controller","controller":"\#(second)","location":[0,1000]}"#)
        #expect(conversation.state?.overview?.nodes[1].frame == .init(x: 0, y: 1000, width: 393, height: 852))
        for _ in 0..<3 { _ = try conversation.send("undo") }
        #expect(try conversation.text() == before)
    }

    @Test func embedsInANavigationController() throws {
        let (conversation, first, second) = try twoScenes()
        try conversation.perform(#"{"name":"addSegue","source":"\#(second)","destination":"\#(first)","kind":"show"}"#)
        let before = try conversation.text()
        let reply = try conversation.perform(
            #"{"name":"embed","views":["lOg-o0-img"],"container":"navigationController"}"#)
        #expect(reply.outcome?.title == "Embed in Navigation Controller")
        let overview = try #require(conversation.state?.overview)
        #expect(overview.nodes.map(\.kind) == ["viewController", "viewController", "navigationController"])
        #expect(overview.nodes.map(\.isInitial) == [false, false, true])
        #expect(overview.arrows.map(\.kind) == ["show", "rootViewController"])
        #expect(overview.arrows.map { arrow in [arrow.from, arrow.to] } == [[1, 2], [2, 0]])
        #expect(overview.nodes[0].values["navigationTitle"] == "")
        #expect(overview.nodes.map(\.hasNavigationBar) == [true, false, false])
        // The bar covers the top of the scene.
        #expect(conversation.state?.scenes[0].guides.first?.frame.y == 103)
        #expect(conversation.view("Logo")?.frame.y == 151)
        #expect(conversation.findings == [])
        let navigation = overview.nodes[2].id
        try conversation.perform(
            #"{"name":"controller","controller":"\#(first)","values":{"navigationTitle":"Sign In"}}"#)
        #expect(try conversation.text().contains(#"<navigationItem key="navigationItem" title="Sign In""#))
        for command in [
            #"{"name":"embed","views":["lOg-o0-img"],"container":"navigationController"}"#,
            #"{"name":"embed","views":["\#(navigation)"],"container":"navigationController"}"#,
            #"{"name":"addSegue","source":"\#(navigation)","destination":"\#(navigation)","kind":"rootViewController"}"#,
        ] {
            #expect(try conversation.perform(command).refusal?.id == "studio.not-editable", "\(command)")
        }
        // Another root takes the place of the first.
        try conversation.perform(
            #"{"name":"addSegue","source":"\#(navigation)","destination":"\#(second)","kind":"rootViewController"}"#)
        #expect(conversation.state?.overview?.arrows.map(\.to) == [2, 1])
        for _ in 0..<3 { _ = try conversation.send("undo") }
        #expect(try conversation.text() == before)
    }

    @Test func embedsInATabBarController() throws {
        let (conversation, first, second) = try twoScenes()
        let before = try conversation.text()
        try conversation.perform(
            #"{"name":"embed","views":["lOg-o0-img"],"container":"navigationController"}"#)
        try conversation.perform(
            #"{"name":"embed","views":["\#(first)","\#(second)"],"container":"tabBarController"}"#)
        let overview = try #require(conversation.state?.overview)
        #expect(overview.nodes.map(\.kind).last == "tabBarController")
        #expect(overview.nodes.map(\.isInitial) == [false, false, false, true])
        // The navigation controller is the tab, not the scene in it.
        #expect(overview.arrows.map { arrow in [arrow.from, arrow.to] } == [[2, 0], [3, 2], [3, 1]])
        #expect(conversation.findings.filter { id in !id.hasPrefix("ib.misplaced") } == [])
        let tabs = overview.nodes[3].id
        try conversation.perform(#"{"name":"scene"}"#)
        let third = try #require(conversation.state?.overview?.nodes.last?.id)
        try conversation.perform(
            #"{"name":"addSegue","source":"\#(tabs)","destination":"\#(third)","kind":"viewControllers"}"#)
        #expect(conversation.state?.overview?.arrows.count == 4)
        let again = try conversation.perform(
            #"{"name":"addSegue","source":"\#(tabs)","destination":"\#(third)","kind":"viewControllers"}"#)
        #expect(again.outcome?.edits == [])
        for _ in 0..<4 { _ = try conversation.send("undo") }
        #expect(try conversation.text() == before)
    }

    @Test func hasNoScenesInOtherDocuments() throws {
        for (name, text) in [("New.xib", NewDocument.xib.text), ("New.yaml", NewDocument.layout.text)] {
            let conversation = Conversation(name, Array(text.utf8))
            let root = try #require(try conversation.send("open").state?.scenes.first?.root)
            for command in [
                #"{"name":"delete","scenes":["x"]}"#, #"{"name":"controller","controller":"x","initial":true}"#,
                #"{"name":"addSegue","source":"\#(root)","destination":"x","kind":"show"}"#,
            ] {
                #expect(try conversation.perform(command).refusal?.id == "studio.not-editable", "\(command)")
            }
            let embed = #"{"name":"embed","views":["\#(root)"],"container":"navigationController"}"#
            #expect(try conversation.perform(embed).refusal != nil)
        }
    }
}
