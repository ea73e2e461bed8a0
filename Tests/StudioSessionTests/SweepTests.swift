import Foundation
import InterfaceBuilder
import StudioSession
import Testing

/// The sweep of a screen in parts, and the canvas at a length of it.
@MainActor @Suite struct SweepTests {
    /// Sweeps until the end, and returns the state and the number of requests.
    private static func sweep(_ axis: String, _ conversation: Conversation) throws -> (state: SweepState, parts: Int) {
        for part in 1...200 {
            let state = try #require(try conversation.send("sweep", #""axis":"\#(axis)""#).sweep)
            if state.progress == 1 { return (state, part) }
            #expect(state.findings == [] && (0..<1).contains(state.progress))
        }
        throw NoEnd()
    }

    private struct NoEnd: Error {}

    @Test(arguments: [
        ("Examples/SignIn.storyboard", "height"), ("Examples/SignIn.storyboard", "width"),
        ("Examples/CompressionResistance.yaml", "width"),
    ])
    func theChartHasTheIntervalsOfTheCommand(path: String, axis: String) throws {
        let bytes = try Documents.bytes(path)
        let conversation = Conversation(String(path.split(separator: "/")[1]), bytes)
        _ = try conversation.send("open")
        let state = try Self.sweep(axis, conversation).state
        let whole = DocumentSweep(
            of: bytes, file: conversation.name, along: try #require(DocumentSweep.Axis(rawValue: axis)))
        let findings = whole.screens.flatMap(\.findings)
        #expect(state.findings.map(\.sentence) == findings.map { finding in whole.sentence(of: finding) })
        #expect(
            state.findings.map(\.intervals)
                == findings.map { finding in finding.intervals.map { [$0.lowerBound, $0.upperBound] } })
        #expect(state.range == [280, 1400])
        #expect(state.marks.first?.value == 280 && state.marks.last?.value == 1400)
    }

    /// The canvas at the ends of each interval has the finding, and beyond them it does not.
    @Test func theCanvasShowsALength() throws {
        let conversation = try Conversation.signIn()
        let findings = try Self.sweep("height", conversation).state.findings
        #expect(findings.count == 5)
        for finding in findings {
            for interval in finding.intervals.prefix(1) {
                for (height, holds) in [
                    (interval[0] - 1, false), (interval[0], true), (interval[1], true), (interval[1] + 1, false),
                ] where height >= 280 {
                    let state = try #require(
                        try conversation.send("configure", #""settings":{"height":\#(height)}"#).state)
                    #expect(state.scenes[0].size == .init(width: 393, height: Double(height)))
                    #expect(!state.showsStoredFrames)
                    let isFound = state.findings.contains { found in
                        found.finding.id == finding.finding.id
                            && found.finding.views.contains(finding.finding.views[0])
                    }
                    #expect(isFound || !holds, "\(finding.sentence) \(height)")
                }
            }
        }
        #expect(try conversation.send("configure", #""settings":{"width":500}"#).state?.scenes[0].size.width == 500)
        #expect(try conversation.send("configure").state?.showsStoredFrames == true)
    }

    @Test func anEditBeginsAnotherSweep() throws {
        let conversation = Conversation("A.yaml", try Documents.bytes("Examples/CompressionResistance.yaml"))
        _ = try conversation.send("open")
        let before = try Self.sweep("width", conversation)
        #expect(before.parts == 1 && before.state.revision == 0)
        let text = try conversation.text()
        try conversation.perform(
            #"{"name":"format","constraints":[],"view":"red","text":"H:[red(200)]"}"#)
        #expect(try conversation.text() != text)
        let after = try Self.sweep("width", conversation).state
        #expect(after.revision == 1)
        #expect(after.findings.map(\.sentence) != before.state.findings.map(\.sentence))
        // The device of the canvas counts, the appearance and the shown length do not.
        _ = try conversation.send("configure", #""settings":{"width":300,"dark":true}"#)
        #expect(try Self.sweep("width", conversation).parts == 1)
    }

    /// A part lays out few views, so that other requests are never long in waiting.
    @Test func aLargeScreenIsSweptInParts() throws {
        let views = (0..<150).map { number in "    - {name: v\(number), class: UILabel, text: Some words here}\n" }
        let chain = (0..<150).map { number in
            number == 0 ? "  - \"H:|-[v0]\"\n" : "  - \"V:[v\(number - 1)]-[v\(number)]\"\n"
        }
        let text = "size: [320, 480]\nview:\n  name: root\n  subviews:\n" + views.joined() + "constraints:\n"
        let conversation = Conversation("A.yaml", Array((text + chain.joined()).utf8))
        _ = try conversation.send("open")
        #expect(try Self.sweep("width", conversation).parts >= 4)
    }

    @Test(arguments: [
        ("sweep", #""view":"none""#), ("configure", #""settings":{"width":0}"#),
        ("configure", #""settings":{"height":5000}"#), ("configure", #""settings":{"width":300,"height":300}"#),
    ])
    func refuses(action: String, members: String) throws {
        let conversation = try Conversation.signIn()
        #expect(try conversation.send(action, members).refusal?.id == "studio.bad-value")
        #expect(try conversation.send("open").state?.settings == CanvasSettings())
    }
}
