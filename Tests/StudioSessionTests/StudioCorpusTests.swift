import Foundation
import StudioSession
import Testing

/// Public documents: each opens, draws, and is saved unchanged.
///
/// PLUMB_STUDIO_CORPUS is the share of the documents: 1 for all. The default is every fortieth.
@MainActor @Suite struct StudioCorpusTests {
    private static var sample: [URL] {
        let step = ProcessInfo.processInfo.environment["PLUMB_STUDIO_CORPUS"].flatMap(Int.init) ?? 40
        return Documents.corpus.enumerated().filter { place, _ in place % max(1, step) == 0 }.map(\.element)
    }

    @Test func documentsOpenDrawAndStay() throws {
        var drawn = 0
        for file in Self.sample {
            let bytes = [UInt8](try Data(contentsOf: file))
            let conversation = Conversation(file.lastPathComponent, bytes)
            let state = try #require(try conversation.send("open").state, "\(file.path)")
            drawn += state.scenes.count
            #expect(!state.scenes.isEmpty || !state.findings.isEmpty, "\(file.path)")
            #expect(try conversation.send("save").refusal == nil)
            #expect(conversation.files.files[file.lastPathComponent] == bytes, "\(file.path)")
            // An edit that is undone leaves every byte as well.
            guard state.isEditable,
                let view = state.scenes.flatMap(\.views).first(where: { view in view.parent != nil })
            else { continue }
            let frame = view.frame
            try conversation.perform(
                #"{"name":"move","frames":{"\#(view.id)":[\#(frame.x + 8),\#(frame.y),\#(frame.width),\#(frame.height)]}}"#
            )
            _ = try conversation.send("undo")
            _ = try conversation.send("save")
            #expect(conversation.files.files[file.lastPathComponent] == bytes, "\(file.path)")
        }
        #expect(drawn > 0 || Self.sample.isEmpty)
    }
}
