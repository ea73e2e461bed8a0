import Foundation
import StudioSession
import Testing

/// Every action of a request, without a server.
@MainActor @Suite struct RequestTests {
    @Test func opensOnce() throws {
        let files = MemoryFiles(["A.yaml": Array(NewDocument.layout.text.utf8)])
        let session = StudioSession(files)
        try session.open("A.yaml")
        files.files = [:]
        #expect(session.reply(to: Request(id: 1, .open, document: "A.yaml")).state?.isEditable == true)
        #expect(throws: (any Error).self) { try session.open("B.yaml") }
    }

    @Test func listsAndOpens() throws {
        let conversation = try Conversation.signIn()
        #expect(try conversation.send("list").documents == ["SignIn.storyboard"])
        #expect(conversation.state?.isEditable == true)
        #expect(conversation.state?.isEdited == false)
        #expect(conversation.state?.scenes.map(\.title) == ["Sign In"])
        #expect(conversation.view("Logo")?.frame == .init(x: 148.66666666666666, y: 107, width: 96, height: 96))
        #expect(conversation.findings == [])
    }

    @Test func misplacesAndUpdatesConstants() throws {
        let conversation = try Conversation.signIn()
        let before = try conversation.text()
        try conversation.perform(#"{"name":"move","frames":{"lOg-o0-img":[100,107,96,96]}}"#)
        #expect(conversation.findings == ["ib.misplaced"])
        #expect(conversation.view("Logo")?.isMisplaced == true)
        #expect(conversation.view("Logo")?.laidOut?.x == 148.66666666666666)
        #expect(conversation.constraint("c02-lo-cnx")?.state == .misplaced)
        #expect(conversation.state?.findings[0].cures.map(\.title) == ["Update Frames", "Update Constraint Constants"])
        try conversation.perform(#"{"name":"resolve","action":"update-constants","views":["lOg-o0-img"]}"#)
        #expect(conversation.findings == [])
        let changed = zip(before.split(separator: "\n"), try conversation.text().split(separator: "\n"))
            .filter { old, new in old != new }
        #expect(changed.count == 2)
    }

    @Test func previewChangesNothing() throws {
        let conversation = try Conversation.signIn()
        let before = try conversation.text()
        let reply = try conversation.send(
            "preview", #""command":{"name":"pin","views":["lOg-o0-img"],"width":"current"}"#)
        #expect(reply.isPreview == true)
        #expect(reply.outcome?.edits == ["add H:[Logo(96)]"])
        #expect(reply.outcome?.added == 1)
        #expect(try conversation.text() == before)
        #expect(conversation.state?.revision == 0)
    }

    @Test func undoesAndRedoesEveryByte() throws {
        let conversation = try Conversation.signIn()
        var texts = [try conversation.text()]
        for step in 0..<20 {
            let command =
                switch step % 4 {
                case 0: #"{"name":"move","frames":{"lOg-o0-img":[\#(step),107,96,96]}}"#
                case 1: #"{"name":"constraint","id":"c01-lo-top","constant":\#(step)}"#
                case 2: #"{"name":"insert","kind":"label","parent":"sIg-nI-vw1","frame":[10,\#(step),0,0]}"#
                default: #"{"name":"priorities","views":["lOg-o0-img"],"horizontalHugging":\#(100 + step)}"#
                }
            #expect(try conversation.perform(command).refusal == nil, "\(command)")
            texts.append(try conversation.text())
        }
        #expect(Set(texts).count == 21)
        for text in texts.reversed().dropFirst() {
            _ = try conversation.send("undo")
            #expect(try conversation.text() == text)
        }
        #expect(conversation.state?.isEdited == false)
        #expect(conversation.state?.undo == nil)
        for text in texts.dropFirst() {
            _ = try conversation.send("redo")
            #expect(try conversation.text() == text)
        }
        #expect(conversation.state?.redo == nil)
    }

    @Test func savesBesideAndKeepsTheFileIfItFails() throws {
        let conversation = try Conversation.signIn()
        let file = conversation.files.files["SignIn.storyboard"]
        try conversation.perform(#"{"name":"constraint","id":"c01-lo-top","constant":50}"#)
        conversation.files.refusesWrites = true
        #expect(try conversation.send("save").refusal?.id == "tools.cannot-write")
        #expect(conversation.files.files["SignIn.storyboard"] == file)
        #expect(conversation.state?.isEdited == true)
        conversation.files.refusesWrites = false
        #expect(try conversation.send("save").state?.isEdited == false)
        #expect(conversation.files.files["SignIn.storyboard"] == Array(try conversation.text().utf8))
    }

    @Test func createsDocuments() throws {
        for kind in NewDocument.allCases {
            let name = "New.\(kind.fileExtension)"
            let conversation = Conversation(name, [])
            conversation.files.files = [:]
            let reply = try conversation.send("new", #""kind":"\#(kind.rawValue)""#)
            #expect(reply.state?.isEditable == true, "\(kind)")
            #expect(reply.state?.scenes.map(\.size.width) == [393], "\(kind)")
            #expect(conversation.findings == [], "\(kind)")
            #expect(try conversation.send("new", #""kind":"\#(kind.rawValue)""#).refusal?.id == "studio.bad-value")
        }
    }

    @Test func configuresTheDevice() throws {
        let conversation = try Conversation.signIn()
        let reply = try conversation.send("configure", #""settings":{"device":"retina4_0","rightToLeft":true}"#)
        #expect(reply.state?.scenes.first?.size.width == 320)
        #expect(reply.state?.showsStoredFrames == false)
        let landscape = try conversation.send("configure", #""settings":{"landscape":true}"#)
        #expect(landscape.state?.scenes.first?.size.width == 852)
        #expect(try conversation.send("configure").state?.scenes.first?.size.width == 393)
    }

    @Test func inspects() throws {
        let conversation = try Conversation.signIn()
        let title = try conversation.send("inspect", #""view":"tIt-le-lbl""#).attributes
        #expect(title?["text"] == "Welcome back")
        #expect(title?["fontSize"] == "28")
        #expect(try conversation.send("inspect", #""view":"sIg-nI-btn""#).attributes?["title"] == "Sign In")
    }

    @Test func returnsTexts() throws {
        let conversation = try Conversation.signIn()
        #expect(try conversation.send("text", #""form":"changes""#).text == "")
        try conversation.perform(#"{"name":"constraint","id":"c01-lo-top","constant":50}"#)
        let changes = try #require(try conversation.send("text", #""form":"changes""#).text)
        #expect(
            changes.split(separator: "\n").filter { line in line.hasPrefix("+") && line.contains("constant=\"50\"") }
                .count == 1)
        #expect(try conversation.send("text", #""form":"swift""#).text?.contains("withVisualFormat") == true)
        #expect(try conversation.send("text", #""form":"anchors""#).text?.contains("constraint(equalTo:") == true)
        #expect(try conversation.send("text", #""form":"vfl""#).text?.contains("V:") == true)
        #expect(try conversation.send("text", #""form":"poem""#).refusal?.id == "studio.unreadable-message")
    }

    @Test func explainsFrames() throws {
        let conversation = try Conversation.signIn()
        let logo = try #require(try conversation.send("explain", #""view":"lOg-o0-img""#).reasons)
        #expect(logo.horizontal.first == .init(constraint: "c02-lo-cnx"))
        #expect(logo.horizontal.contains(.init(text: "the content size of 'Logo'")))
        #expect(logo.vertical.first == .init(constraint: "c01-lo-top"))
        #expect(!logo.vertical.contains(.init(constraint: "c02-lo-cnx")))
        #expect(try conversation.send("explain", #""view":"none""#).reasons == nil)
    }

    @Test func keepsUnsavedEdits() throws {
        let conversation = try Conversation.signIn()
        try conversation.perform(#"{"name":"constraint","id":"c01-lo-top","constant":50}"#)
        let edited = try conversation.text()
        #expect(conversation.files.journals["SignIn.storyboard"] == [Array(edited.utf8)])

        // The session ends without saving, and another one begins.
        func begin() throws -> StudioSession {
            let session = StudioSession(conversation.files)
            let state = session.reply(to: Request(id: 1, .open, document: "SignIn.storyboard")).state
            #expect(state?.hasUnsavedEdits == true)
            #expect(state?.isEdited == false)
            return session
        }
        _ = try begin()
        let session = try begin()
        let restored = session.reply(to: Request(id: 2, .restore, document: "SignIn.storyboard")).state
        #expect(restored?.isEdited == true)
        #expect(restored?.undo == "Restore Unsaved Edits")
        #expect(session.reply(to: Request(id: 3, .text, document: "SignIn.storyboard")).text == edited)
        _ = session.reply(to: Request(id: 4, .save, document: "SignIn.storyboard"))
        #expect(conversation.files.journals == [:])

        conversation.files.journals["SignIn.storyboard"] = [Array("other".utf8)]
        let discarded = try begin().reply(to: Request(id: 5, .discard, document: "SignIn.storyboard")).state
        #expect(discarded?.hasUnsavedEdits == false)
        #expect(conversation.files.journals == [:])
    }

    /// Edits beside the unsaved edits of an earlier session are kept too, and a save settles both.
    @Test func keepsEditsBesideEarlierOnes() throws {
        let conversation = try Conversation.signIn()
        let name = "SignIn.storyboard"
        func edit(_ constant: Int, _ session: StudioSession) throws -> [UInt8] {
            let command = #"{"name":"constraint","id":"c01-lo-top","constant":\#(constant)}"#
            _ = session.reply(to: #"{"id":1,"do":"perform","document":"\#(name)","command":\#(command)}"#)
            return Array((session.reply(to: Request(id: 2, .text, document: name)).text ?? "").utf8)
        }
        let first = try edit(50, conversation.session)
        let second = StudioSession(conversation.files)
        _ = second.reply(to: Request(id: 1, .open, document: name))
        let later = try edit(60, second)
        #expect(conversation.files.journals[name] == [first, later])

        // A third session restores both: the newer one is shown, and Undo leads to the older one. Both stay until a save.
        let third = StudioSession(conversation.files)
        #expect(third.reply(to: Request(id: 1, .open, document: name)).state?.hasUnsavedEdits == true)
        #expect(third.reply(to: Request(id: 2, .restore, document: name)).state?.hasUnsavedEdits == false)
        #expect(third.reply(to: Request(id: 3, .text, document: name)).text == String(decoding: later, as: UTF8.self))
        #expect(conversation.files.journals[name] == [first, later])
        _ = third.reply(to: Request(id: 4, .undo, document: name))
        #expect(conversation.files.journals[name] == [later, first])

        // A save without an answer to the offer leaves nothing behind.
        let fourth = StudioSession(conversation.files)
        _ = fourth.reply(to: Request(id: 1, .open, document: name))
        _ = try edit(70, fourth)
        #expect(fourth.reply(to: Request(id: 2, .save, document: name)).state?.hasUnsavedEdits == false)
        #expect(conversation.files.journals[name] == nil)
    }

    @Test func noticesChangesOfOtherPrograms() throws {
        let conversation = try Conversation.signIn()
        let old = try conversation.text()
        func change(_ constant: Int) {
            conversation.files.files["SignIn.storyboard"] = Array(
                old.replacing(#"constant="48""#, with: #"constant="\#(constant)""#).utf8)
        }
        change(60)
        #expect(conversation.session.noteFiles() == ["SignIn.storyboard"])
        #expect(conversation.session.noteFiles() == [])
        #expect(try conversation.send("open").state?.isEdited == false)
        #expect(conversation.constraint("c01-lo-top")?.constant == 60)

        try conversation.perform(#"{"name":"constraint","id":"c03-ti-top","constant":20}"#)
        change(70)
        #expect(conversation.session.noteFiles() == ["SignIn.storyboard"])
        #expect(try conversation.send("save").refusal?.id == "studio.changed-on-disk")
        #expect(try conversation.send("merge").state?.isChangedOnDisk == false)
        #expect(conversation.constraint("c01-lo-top")?.constant == 70)
        #expect(conversation.constraint("c03-ti-top")?.constant == 20)
        #expect(try conversation.send("save").state?.isEdited == false)

        try conversation.perform(#"{"name":"constraint","id":"c01-lo-top","constant":1}"#)
        change(80)
        #expect(try conversation.send("merge").refusal?.id == "studio.changed-on-disk")
        #expect(try conversation.send("save", #""overwrites":true"#).state?.isEdited == false)
        change(90)
        #expect(try conversation.send("reload").state?.isEdited == false)
        #expect(conversation.constraint("c01-lo-top")?.constant == 90)
    }

    /// A message that is no request changes nothing and gets a reason.
    @Test(arguments: [
        ("", "studio.unreadable-message"), ("[]", "studio.unreadable-message"), ("{", "studio.unreadable-message"),
        (#"{"do":"list"}"#, "studio.unreadable-message"), (#"{"id":1}"#, "studio.unreadable-message"),
        (#"{"id":1,"do":"explode"}"#, "studio.unreadable-message"),
        (#"{"id":1,"do":"open"}"#, "studio.unreadable-message"),
        (#"{"id":1,"do":"perform","document":"SignIn.storyboard"}"#, "studio.unreadable-message"),
        (
            #"{"id":1,"do":"perform","document":"SignIn.storyboard","command":{"name":"burn"}}"#,
            "studio.unreadable-message"
        ),
        (#"{"id":1,"do":"undo","document":"Other.xib"}"#, "studio.unknown-document"),
        (#"{"id":1,"do":"open","document":"Other.xib"}"#, "studio.unknown-document"),
        (
            #"{"id":1,"do":"configure","document":"SignIn.storyboard","settings":{"device":"Nokia"}}"#,
            "studio.bad-value"
        ),
    ])
    func refusesMessages(text: String, id: String) throws {
        let conversation = try Conversation.signIn()
        let reply = try JSONDecoder().decode(Reply.self, from: Data(conversation.session.reply(to: text).utf8))
        #expect(reply.refusal?.id.rawValue == id)
        #expect(try conversation.send("open").state?.revision == 0)
    }

    @Test func refusesLargeMessages() throws {
        let conversation = try Conversation.signIn()
        let text = String(repeating: " ", count: 50 << 20)
        #expect(conversation.session.reply(to: text).contains("exceeds the limit of 4 MB"))
    }

    @Test func limitsTheNumberOfDocuments() throws {
        let bytes = Array(NewDocument.layout.text.utf8)
        let names = (0...StudioSession.mostDocuments).map { number in "\(number).yaml" }
        let session = StudioSession(MemoryFiles(Dictionary(uniqueKeysWithValues: names.map { name in (name, bytes) })))
        let replies = names.map { name in session.reply(to: Request(id: 1, .open, document: name)) }
        #expect(replies.filter { reply in reply.refusal == nil }.count == StudioSession.mostDocuments)
        #expect(replies.last?.refusal?.id == "studio.too-many-documents")
    }
}
