import Foundation
import StudioSession
import Testing

/// The formats of a selection, and formats typed in their place.
@MainActor @Suite struct FormatTests {
    @Test func listsFormats() throws {
        let conversation = try Conversation.signIn()
        let formats = try #require(try conversation.send("formats", #""views":["tIt-le-lbl"]"#).formats)
        #expect(formats.lines.contains { line in line.text.hasPrefix("V:[logo]-16-[welcomeBackLabel]") })
        #expect(formats.names.contains("viewSafeArea"))
        #expect(formats.lines.flatMap(\.constraints).count == Set(formats.lines.flatMap(\.constraints)).count)
        #expect(try conversation.send("formats", #""views":["none"]"#).formats?.lines == [])
        #expect(try conversation.send("formats").formats?.names == [])
    }

    @Test func replacesAndUndoes() throws {
        let conversation = try Conversation.signIn()
        let before = try conversation.text()
        let line = try #require(
            try conversation.send("formats", #""views":["tIt-le-lbl"]"#).formats?.lines.first { line in
                line.text.hasPrefix("V:[logo]")
            })
        let reply = try conversation.perform(
            #"{"name":"format","constraints":["\#(line.constraints[0])"],"text":"V:[logo]-24-[welcomeBackLabel]"}"#)
        #expect(reply.outcome?.title == "Edit Format")
        #expect(conversation.constraint(line.constraints[0])?.constant == 24)
        let changed = zip(before.split(separator: "\n"), try conversation.text().split(separator: "\n"))
            .filter { old, new in old != new }
        #expect(changed.count == 1)
        _ = try conversation.send("undo")
        #expect(try conversation.text() == before)
        // A new format needs a view of its scene.
        try conversation.perform(#"{"name":"format","constraints":[],"view":"lOg-o0-img","text":"H:[logo(100)]"}"#)
        #expect(conversation.state?.scenes[0].constraints.contains { $0.text == "H:[Logo(100)]" } == true)
        _ = try conversation.send("undo")
        #expect(try conversation.text() == before)
    }

    /// A format that no layout satisfies is shown with a warning before it is added.
    @Test(arguments: [
        ("H:[logo]-[logo]", "H:[Logo]-[Logo] cannot be satisfied."),
        ("H:|-20-[logo]-30-|", "These constraints conflict: "),
        ("H:[logo(96)]", nil),
    ])
    func previewsConflicts(format: String, note: String?) throws {
        let conversation = try Conversation.signIn()
        let reply = try conversation.send(
            "preview", #""command":{"name":"format","constraints":[],"view":"lOg-o0-img","text":"\#(format)"}"#)
        let notes = try #require(reply.outcome?.notes)
        #expect(notes.count == (note == nil ? 0 : 1), "\(notes)")
        #expect(note.map { note in notes.first?.hasPrefix(note) == true } != false, "\(notes)")
    }

    /// A wrong format changes nothing, and says where its mistake is.
    @Test func refusesWithAPlace() throws {
        let conversation = try Conversation.signIn()
        let before = try conversation.text()
        let reply = try conversation.perform(
            #"{"name":"format","constraints":[],"view":"lOg-o0-img","text":"H:[lgo(100)]"}"#)
        #expect(reply.refusal?.id == "vfl.unknown-view")
        #expect(reply.refusal?.location?.column == 7)
        #expect(reply.refusal?.fixIts.first?.edits.first?.replacement == "logo")
        #expect(try conversation.text() == before)
        #expect(conversation.state?.undo == nil)
    }

    @Test func editsLayoutDocuments() throws {
        let conversation = Conversation("TwoButtons.yaml", try Documents.bytes("Examples/TwoButtons.yaml"))
        _ = try conversation.send("open")
        let before = try conversation.text()
        let lines = try #require(try conversation.send("formats", #""views":["leftButton"]"#).formats?.lines)
        let line = try #require(lines.first)
        #expect(line.text == "H:|-80-[leftButton(60)]-30-[rightButton]")
        let ids = line.constraints.map { id in "\"\(id)\"" }.joined(separator: ",")
        try conversation.perform(
            #"{"name":"format","constraints":[\#(ids)],"text":"H:|-80-[leftButton(60)]-40-[rightButton]"}"#)
        #expect(conversation.state?.scenes[0].constraints.contains { $0.constant == 40 } == true)
        _ = try conversation.send("undo")
        #expect(try conversation.text() == before)
    }
}
