import Foundation
import StudioSession
import Testing

/// Views of layout documents: from the library, and deleted again.
@MainActor @Suite struct LayoutViewTests {
    /// A document, a superview in it, and the text after a label is added.
    @Test(arguments: [
        ("view:\n  name: root\n", "root", "view:\n  name: root\n  subviews:\n    - {NEW}\n"),
        ("view: {name: root}\n", "root", "view: {name: root, subviews: [{NEW}]}\n"),
        ("view:\n  name: root\n  subviews: [a, b]\n", "root", "view:\n  name: root\n  subviews: [a, b, {NEW}]\n"),
        ("view:\n  name: root\n  subviews: []\n", "root", "view:\n  name: root\n  subviews: [{NEW}]\n"),
        (
            "view:\n  name: root\n  subviews: [a, b]\n", "a",
            "view:\n  name: root\n  subviews: [{name: a, subviews: [{NEW}]}, b]\n"
        ),
        (
            "view:\n  name: root\n  subviews:\n    - a\n    - name: b\n      class: UIView\nmetrics: {gap: 8}\n",
            "root",
            "view:\n  name: root\n  subviews:\n    - a\n    - name: b\n      class: UIView\n    - {NEW}\nmetrics: {gap: 8}\n"
        ),
        (
            "view:\n  name: root\n  subviews:\n    - a\n    - name: b\n      class: UIView\n", "b",
            "view:\n  name: root\n  subviews:\n    - a\n    - name: b\n      class: UIView\n      subviews:\n        - {NEW}\n"
        ),
    ])
    func insertsAndDeletes(before: String, parent: String, after: String) throws {
        let text = "size: [320, 480]\n" + before
        let conversation = Conversation("A.yaml", Array(text.utf8))
        #expect(try conversation.send("open").state?.isEditable == true)
        let reply = try conversation.perform(
            #"{"name":"insert","kind":"label","parent":"\#(parent)","frame":[10,20,0,0]}"#)
        #expect(reply.outcome?.views == ["label"])
        let new = #"name: label, class: "UILabel", text: "Label", frame: [10, 20, 42, 21]"#
        #expect(try conversation.text() == "size: [320, 480]\n" + after.replacing("NEW", with: new))
        #expect(conversation.view("label")?.frame == .init(x: 10, y: 20, width: 42, height: 21))
        try conversation.perform(
            #"{"name":"pin","views":["label"],"spaces":{"leading":"current","top":"current"}}"#)
        #expect(conversation.state?.scenes[0].constraints.count == 2)
        try conversation.perform(#"{"name":"delete","views":["label"]}"#)
        #expect(conversation.view("label") == nil)
        #expect(conversation.state?.scenes[0].constraints.isEmpty == true)
        while conversation.state?.undo != nil { _ = try conversation.send("undo") }
        #expect(try conversation.text() == text)
    }

    /// A document with a mistake in a format cannot be edited, but mended.
    @Test func mendsAFormat() throws {
        let text = "size: [320, 480]\nview: {name: root, subviews: [title]}\nconstraints:\n  - H:|-[titel]-|\n"
        let conversation = Conversation("A.yaml", Array(text.utf8))
        let state = try #require(try conversation.send("open").state)
        #expect(!state.isEditable)
        let cure = try #require(state.findings.first?.cures.first)
        #expect(cure.title == "Replace 'titel' with 'title'")
        let command = String(decoding: try JSONEncoder().encode(cure.command), as: UTF8.self)
        #expect(try conversation.perform(command).state?.isEditable == true)
        #expect(try conversation.text() == text.replacing("titel", with: "title"))
    }

    /// A document, the views that are deleted at once, and the text after it.
    @Test(arguments: [
        ("view: {name: r, subviews: [a, b, c, d]}\n", ["a", "c"], "view: {name: r, subviews: [b, d]}\n"),
        ("view: {name: r, subviews: [a, b, c, d]}\n", ["d", "c", "a"], "view: {name: r, subviews: [b]}\n"),
        ("view: {name: r, subviews: [a, b, c]}\n", ["a", "b", "c"], "view: {name: r}\n"),
        (
            "view:\n  name: r\n  subviews:\n    - a\n    - {name: b, subviews: [x, y]}\n    - c\n", ["a", "y"],
            "view:\n  name: r\n  subviews:\n    - {name: b, subviews: [x]}\n    - c\n"
        ),
        (
            "view:\n  name: r\n  subviews:\n    - a\n    - {name: b, subviews: [x, y]}\n    - c\n", ["x", "b", "y"],
            "view:\n  name: r\n  subviews:\n    - a\n    - c\n"
        ),
        (
            "view:\n  name: r\n  subviews:\n    - name: b\n      subviews:\n        - x\n    - c\n", ["x", "c"],
            "view:\n  name: r\n  subviews:\n    - name: b\n"
        ),
    ])
    func deletesSeveralViews(before: String, views: [String], after: String) throws {
        let conversation = Conversation("A.yaml", Array(("size: [320, 480]\n" + before).utf8))
        _ = try conversation.send("open")
        let names = views.map { name in "\"\(name)\"" }.joined(separator: ",")
        #expect(try conversation.perform(#"{"name":"delete","views":[\#(names)]}"#).refusal == nil)
        #expect(try conversation.text() == "size: [320, 480]\n" + after)
    }

    @Test func takesEveryViewOfTheLibrary() throws {
        let conversation = Conversation("New.yaml", Array(NewDocument.layout.text.utf8))
        _ = try conversation.send("open")
        let items = try #require(try conversation.send("list").library)
        for item in items {
            let reply = try conversation.perform(
                #"{"name":"insert","kind":"\#(item.name)","parent":"root","frame":[10,20,0,0]}"#)
            let name = try #require(reply.outcome?.views.first, "\(item.name)")
            #expect(conversation.view(name)?.frame.origin == .init(x: 10, y: 20), "\(item.name)")
        }
        #expect(conversation.state?.isEditable == true)
        #expect(conversation.state?.scenes[0].views.count == items.count + 1)
    }

    @Test func refuses() throws {
        let conversation = Conversation("TwoButtons.yaml", try Documents.bytes("Examples/TwoButtons.yaml"))
        _ = try conversation.send("open")
        let before = try conversation.text()
        let root = try #require(conversation.state?.scenes[0].root)
        for (command, id) in [
            (#"{"name":"delete","views":["\#(root)"]}"#, "tools.root-view"),
            (#"{"name":"delete","views":["none"]}"#, "tools.unknown-view"),
            (#"{"name":"insert","kind":"hologram","parent":"\#(root)","frame":[0,0,0,0]}"#, "studio.bad-value"),
            (#"{"name":"insert","kind":"label","parent":"none","frame":[0,0,0,0]}"#, "tools.unknown-view"),
            (#"{"name":"insert","kind":"label","parent":"\#(root)","frame":[1e300,0,0,0]}"#, "studio.bad-value"),
            (#"{"name":"embed","views":["\#(root)"],"container":"view"}"#, "tools.root-view"),
            (#"{"name":"embed","views":["leftButton"],"container":"tabBarController"}"#, "studio.not-editable"),
            (#"{"name":"unembed","view":"leftButton"}"#, "tools.no-subviews"),
            (#"{"name":"unembed","view":"\#(root)"}"#, "tools.root-view"),
            (#"{"name":"attributes","view":"leftButton","values":{"userLabel":"x"}}"#, "studio.bad-value"),
            (#"{"name":"attributes","view":"leftButton","values":{"axis":"vertical"}}"#, "studio.bad-value"),
            (#"{"name":"attributes","view":"leftButton","values":{"customClass":"a b"}}"#, "studio.bad-value"),
            (#"{"name":"attributes","view":"leftButton","values":{"customClass":"5"}}"#, "studio.bad-value"),
            (#"{"name":"attributes","view":"leftButton","values":{"customClass":"."}}"#, "studio.bad-value"),
            (#"{"name":"attributes","view":"leftButton","values":{"customClass":"a.1"}}"#, "studio.bad-value"),
        ] {
            #expect(try conversation.perform(command).refusal?.id.rawValue == id, "\(command)")
        }
        #expect(try conversation.text() == before)
    }
}
