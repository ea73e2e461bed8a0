import Diagnostics
import Foundation
import StudioSession
import Testing

/// The values of the inspectors, size-class variations, and exports.
@MainActor @Suite struct InspectorTests {
    /// An attribute, a value, and the markup that states it.
    @Test(arguments: [
        (
            "textColor", "#FF8000",
            #"<color key="textColor" red="1" green="0.5019607843137255" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
        ),
        ("textColor", "#00000080", #"alpha="0.5019607843137255""#),
        ("textColor", "secondaryLabelColor", #"<color key="textColor" systemColor="secondaryLabelColor"/>"#),
        ("font", "UICTFontTextStyleBody", #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#),
        ("font", "italicSystem", #"<fontDescription key="fontDescription" type="italicSystem" pointSize="28"/>"#),
        ("layoutMargins", "1 2 3 4.5", #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4.5"/>"#),
        (
            "directionalLayoutMargins", "1 2 3 4",
            #"<directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>"#
        ),
        ("placeholderIntrinsicWidth", "120", #"placeholderIntrinsicWidth="120""#),
        ("placeholderIntrinsicHeight", "infinite", #"placeholderIntrinsicHeight="infinite""#),
        ("insetsLayoutMarginsFromSafeArea", "NO", #"insetsLayoutMarginsFromSafeArea="NO""#),
        ("preservesSuperviewLayoutMargins", "YES", #"preservesSuperviewLayoutMargins="YES""#),
        ("customClass", "TitleLabel", #"customClass="TitleLabel""#),
    ])
    func setsAndReads(name: String, value: String, markup: String) throws {
        let conversation = try Conversation.signIn()
        let before = try conversation.text()
        try conversation.perform(#"{"name":"attributes","view":"tIt-le-lbl","values":{"\#(name)":"\#(value)"}}"#)
        #expect(try conversation.text().contains(markup))
        #expect(try conversation.send("inspect", #""view":"tIt-le-lbl""#).attributes?[name] == value)
        #expect(conversation.state?.isEditable == true)
        try conversation.perform(#"{"name":"attributes","view":"tIt-le-lbl","values":{"\#(name)":""}}"#)
        #expect(try conversation.send("inspect", #""view":"tIt-le-lbl""#).attributes?[name] == nil)
        while conversation.state?.undo != nil { _ = try conversation.send("undo") }
        #expect(try conversation.text() == before)
    }

    /// A new text misplaces nothing: a view without constraints fits it, and the others follow their constraints.
    @Test func fitsNewTexts() throws {
        let conversation = try Conversation.signIn()
        let reply = try conversation.perform(
            #"{"name":"insert","kind":"label","parent":"sIg-nI-vw1","frame":[20,600,0,0]}"#)
        let label = try #require(reply.outcome?.views.first)
        try conversation.perform(
            #"{"name":"attributes","view":"\#(label)","values":{"text":"A longer text","fontSize":"28"}}"#)
        let frame = try #require(conversation.view(label)?.frame)
        #expect(frame.x == 20 && frame.y == 600)
        #expect(frame.width > 150 && frame.height == 34)
        try conversation.perform(
            #"{"name":"attributes","view":"fOr-go-btn","values":{"title":"Have you forgotten it?"}}"#)
        #expect(conversation.findings == [])
        // A misplaced view stays.
        try conversation.perform(#"{"name":"move","frames":{"fOr-go-btn":[10,500,100,33]}}"#)
        try conversation.perform(#"{"name":"attributes","view":"fOr-go-btn","values":{"title":"No"}}"#)
        #expect(conversation.view("fOr-go-btn")?.frame == .init(x: 10, y: 500, width: 100, height: 33))
    }

    @Test(arguments: [
        ("textColor", "orange"), ("textColor", "#12345"), ("textColor", "#GGGGGG"), ("font", "Comic Sans"),
        ("layoutMargins", "1 2 3"), ("layoutMargins", "1 2 3 x"), ("placeholderIntrinsicWidth", "-1"),
        ("insetsLayoutMarginsFromSafeArea", "maybe"), ("font", "UICTFontTextStyle\\\"/>"),
    ])
    func refuses(name: String, value: String) throws {
        let conversation = try Conversation.signIn()
        let reply = try conversation.perform(
            #"{"name":"attributes","view":"tIt-le-lbl","values":{"\#(name)":"\#(value)"}}"#)
        #expect(reply.refusal?.id == "studio.bad-value")
    }

    @Test func listsVariations() throws {
        let conversation = try Conversation.signIn()
        let variations = try #require(try conversation.send("inspect", #""view":"tIt-le-lbl""#).variations)
        #expect(
            variations.map { variation in
                "\(variation.sizeClasses) \(variation.item) \(variation.name) \(variation.value)"
            } == [
                "heightClass=compact c06-st-top constant 8", "default c14-ti-saf installed NO",
                "heightClass=compact c03-ti-top installed NO", "heightClass=compact c14-ti-saf installed YES",
            ])
        #expect(try conversation.send("inspect", #""view":"pAs-sw-txt""#).variations?.isEmpty == true)
    }

    @Test func namesTheLinesOfConstraints() throws {
        let conversation = try Conversation.signIn()
        let line = try #require(try conversation.send("inspect", #""view":"lOg-o0-img""#).sources?["c01-lo-top"])
        let lines = try conversation.text().split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[line - 1].contains(#"id="c01-lo-top""#))
    }

    @Test func exportsDrawingsAndOverlays() throws {
        let conversation = try Conversation.signIn()
        let drawing = try #require(try conversation.send("text", #""form":"svg""#).text)
        #expect(drawing.hasPrefix("<svg") || drawing.hasPrefix("<?xml"))
        #expect(drawing.contains("Welcome back"))
        try conversation.perform(#"{"name":"constraint","id":"c01-lo-top","constant":80}"#)
        let page = try #require(try conversation.send("text", #""form":"overlay""#).text)
        #expect(page.contains("Border between old and new"))
    }

    @Test func comparesWithRevisions() throws {
        let conversation = try Conversation.signIn()
        let old = try conversation.text()
        try conversation.perform(#"{"name":"constraint","id":"c01-lo-top","constant":80}"#)
        conversation.files.revisions["HEAD~1"] = Array(old.replacing(#"constant="48""#, with: #"constant="40""#).utf8)
        let changes = try #require(try conversation.send("text", #""form":"changes","revision":"HEAD~1""#).text)
        #expect(changes.contains(#"-"#) && changes.contains(#"constant="40""#))
        #expect(
            try conversation.send("text", #""form":"changes","revision":"main""#).refusal?.id == "studio.bad-value")
        for wrong in ["", "-p", "HEAD:Other.xib", "a b", String(repeating: "a", count: 201)] {
            let reply = try conversation.send("text", #""form":"changes","revision":"\#(wrong)""#)
            #expect(reply.refusal?.message.contains("not a revision") == true, "\(wrong)")
        }
    }
}
