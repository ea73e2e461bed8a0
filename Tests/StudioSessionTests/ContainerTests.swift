import Foundation
import StudioSession
import Testing

/// Embed In and Unembed as messages.
@MainActor @Suite struct ContainerTests {
    @Test(arguments: [
        ("stackView", "stackView", "Embed in Stack View"), ("view", "view", "Embed in View"),
        ("viewWithoutInset", "view", "Embed in View Without Inset"),
        ("scrollView", "scrollView", "Embed in Scroll View"),
    ])
    func embedsAndUnembeds(container: String, element: String, name: String) throws {
        let conversation = try Conversation.signIn()
        let before = try conversation.text()
        let title = conversation.view("Welcome back")?.frame
        let reply = try conversation.perform(
            #"{"name":"embed","views":["tIt-le-lbl","fOr-m0-stk"],"container":"\#(container)"}"#)
        #expect(reply.outcome?.title == name)
        let id = try #require(reply.outcome?.views.first)
        #expect(conversation.view(id)?.className == element)
        #expect(conversation.view("Welcome back")?.parent == id)
        #expect(conversation.view("Welcome back")?.frame == title)
        let unembedded = try conversation.perform(#"{"name":"unembed","view":"\#(id)"}"#)
        #expect(unembedded.outcome?.views.sorted() == ["fOr-m0-stk", "tIt-le-lbl"])
        #expect(conversation.view("Welcome back")?.parent == "sIg-nI-vw1")
        #expect(conversation.view("Welcome back")?.frame == title)
        #expect(conversation.view(id) == nil)
        while conversation.state?.undo != nil { _ = try conversation.send("undo") }
        #expect(try conversation.text() == before)
    }

    /// A new stack view arranges its views at once.
    @Test func arrangesInStackViews() throws {
        let conversation = Conversation("New.xib", Array(NewDocument.xib.text.utf8))
        _ = try conversation.send("open")
        var ids: [String] = []
        for (kind, y) in [("button", 100), ("switch", 160)] {
            let reply = try conversation.perform(
                #"{"name":"insert","kind":"\#(kind)","parent":"iN0-l3-epB","frame":[40,\#(y),0,0]}"#)
            ids += reply.outcome?.views ?? []
        }
        let reply = try conversation.perform(
            #"{"name":"embed","views":["\#(ids[0])","\#(ids[1])"],"container":"stackView"}"#)
        let stack = try #require(reply.outcome?.views.first)
        #expect(conversation.state?.scenes[0].views.filter(\.isMisplaced) == [])
        #expect(conversation.view(ids[0])?.frame.width == conversation.view(stack)?.frame.width)
    }

    @Test func keepsConstraintsBetweenTheViews() throws {
        let conversation = try Conversation.signIn()
        let reply = try conversation.perform(
            #"{"name":"embed","views":["tIt-le-lbl","fOr-m0-stk"],"container":"view"}"#)
        #expect(
            conversation.state?.scenes[0].constraints.contains { $0.text == "V:[Welcome back]-(32)-[Form]" } == true)
        #expect(conversation.constraint("c03-ti-top") == nil)
        #expect(reply.outcome?.notes.first?.hasSuffix("constraints to other views are removed.") == true)
    }
}
