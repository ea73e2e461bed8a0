import Foundation
import StudioSession
import Testing

/// Every command, in the JSON of its message.
@MainActor @Suite struct CommandTests {
    /// A command of the sign-in screen and the edits that it makes.
    @Test(arguments: [
        (#"{"name":"move","frames":{"tIt-le-lbl":[20,219,345,34]}}"#, ["move Welcome back to x 20, y 219, 345 × 34"]),
        (
            #"{"name":"align","attribute":"leading","views":["lOg-o0-img","fOr-go-btn"],"offset":4}"#,
            ["add Forgot password?.leading == Logo.leading + 4"]
        ),
        (#"{"name":"align","attribute":"container-x","views":["tIt-le-lbl"]}"#, []),
        (
            #"{"name":"pin","views":["lOg-o0-img"],"width":100,"aspect":true}"#,
            ["add H:[Logo(100)]", "add Logo.width == Logo.height"]
        ),
        (
            #"{"name":"pin","views":["fOr-go-btn"],"spaces":{"leading":"current"}}"#,
            ["add Forgot password?.leading == safe area.leading + 135"]
        ),
        (
            #"{"name":"connect","first":"lOg-o0-img","attribute":"width","relation":"<=","constant":90}"#,
            ["add H:[Logo(<=90)]"]
        ),
        (
            #"{"name":"connect","first":"fOr-go-btn","attribute":"width","second":"cRe-at-btn","secondAttribute":"width","priority":500}"#,
            ["add Forgot password?.width == Create an account.width - 3 @500"]
        ),
        (
            #"{"name":"constraint","id":"c01-lo-top","relation":">=","constant":40,"priority":900}"#,
            ["change Logo.top == safe area.top + 48 to Logo.top >= safe area.top + 40 @900"]
        ),
        (#"{"name":"constraint","id":"c01-lo-top","constant":"current"}"#, []),
        (#"{"name":"delete","constraints":["c01-lo-top"]}"#, ["remove Logo.top == safe area.top + 48"]),
        (#"{"name":"delete","views":["lOg-o0-img"]}"#, ["delete Logo"]),
        (
            #"{"name":"priorities","views":["lOg-o0-img"],"verticalHugging":300}"#,
            ["change the content priorities of Logo"]
        ),
        (#"{"name":"attributes","view":"tIt-le-lbl","values":{"text":"Hi & bye"}}"#, ["set text of Welcome back"]),
        (
            #"{"name":"resolve","action":"clear","views":["lOg-o0-img"]}"#,
            [
                "remove Logo.top == safe area.top + 48", "remove Logo.centerX == sIg-nI-vw1.centerX",
                "remove V:[Logo]-(16)-[Welcome back]",
            ]
        ),
        (#"{"name":"resolve","action":"update-frames"}"#, []),
        (
            #"{"name":"batch","title":"Align","commands":[{"name":"align","attribute":"leading","views":["lOg-o0-img","fOr-go-btn"]},{"name":"pin","views":["lOg-o0-img"],"height":"current"}]}"#,
            ["add Forgot password?.leading == Logo.leading", "add V:[Logo(96)]"]
        ),
        (#"{"name":"fix","title":"Spell it","edits":[{"offset":0,"length":0,"replacement":""}]}"#, ["Spell it"]),
    ])
    func performs(command: String, edits: [String]) throws {
        let conversation = try Conversation.signIn()
        let before = try conversation.text()
        let reply = try conversation.perform(command)
        #expect(reply.refusal == nil)
        #expect(reply.outcome?.edits == edits)
        // Undo restores every byte.
        while conversation.state?.undo != nil { _ = try conversation.send("undo") }
        #expect(try conversation.text() == before)
        #expect(try JSONDecoder().decode(Command.self, from: Data(command.utf8)).json == command.sortedJSON)
    }

    /// A refused command changes nothing.
    @Test(arguments: [
        (#"{"name":"move","frames":{"none":[0,0,1,1]}}"#, "tools.unknown-view"),
        (#"{"name":"move","frames":{"lOg-o0-img":[0,0,-1,1]}}"#, "studio.bad-value"),
        (#"{"name":"move","frames":{"lOg-o0-img":[1e300,0,1,1]}}"#, "studio.bad-value"),
        (#"{"name":"move","frames":{"sIg-nI-vw1":[0,0,1,1]}}"#, "tools.root-view"),
        (#"{"name":"align","attribute":"leading","views":["lOg-o0-img"]}"#, "tools.selection-too-small"),
        (#"{"name":"align","attribute":"diagonal","views":["lOg-o0-img"]}"#, "studio.bad-value"),
        (#"{"name":"align","attribute":"baselines","views":["tIt-le-lbl","lOg-o0-img"]}"#, "tools.no-baseline"),
        (#"{"name":"pin","views":["lOg-o0-img"],"spaces":{"north":1}}"#, "studio.bad-value"),
        (#"{"name":"pin","views":["lOg-o0-img"],"width":-5}"#, "studio.bad-value"),
        (#"{"name":"pin","views":["eMa-il-txt"],"spaces":{"top":1}}"#, "tools.arranged-view"),
        (#"{"name":"connect","first":"lOg-o0-img","attribute":"shoe"}"#, "studio.bad-value"),
        (#"{"name":"connect","first":"lOg-o0-img","attribute":"top"}"#, "studio.bad-value"),
        (
            #"{"name":"connect","first":"lOg-o0-img","attribute":"top","second":"tIt-le-lbl","secondAttribute":"leading"}"#,
            "studio.bad-value"
        ),
        (#"{"name":"constraint","id":"none","constant":1}"#, "studio.unknown-constraint"),
        (#"{"name":"constraint","id":"c01-lo-top","priority":1001}"#, "studio.bad-value"),
        (#"{"name":"delete","views":["sIg-nI-vw1"]}"#, "tools.root-view"),
        (#"{"name":"delete","constraints":["none"]}"#, "studio.unknown-constraint"),
        (#"{"name":"attributes","view":"tIt-le-lbl","values":{"onload":"x"}}"#, "studio.bad-value"),
        (#"{"name":"attributes","view":"tIt-le-lbl","values":{"fontSize":"big"}}"#, "studio.bad-value"),
        (#"{"name":"attributes","view":"tIt-le-lbl","values":{"axis":"vertical"}}"#, "studio.bad-value"),
        (#"{"name":"attributes","view":"lOg-o0-img","values":{"text":"x"}}"#, "studio.bad-value"),
        (#"{"name":"attributes","view":"lOg-o0-img","values":{"textColor":"systemRedColor"}}"#, "studio.bad-value"),
        (#"{"name":"attributes","view":"lOg-o0-img","values":{"font":"bold 20"}}"#, "studio.bad-value"),
        (#"{"name":"attributes","view":"tIt-le-lbl","values":{"textColor":"zzzColor"}}"#, "studio.bad-value"),
        (
            #"{"name":"attributes","view":"tIt-le-lbl","values":{"baselineRelativeArrangement":"YES"}}"#,
            "studio.bad-value"
        ),
        (
            #"{"name":"attributes","view":"tIt-le-lbl","values":{"placeholderIntrinsicWidth":"0x10"}}"#,
            "studio.bad-value"
        ),
        (#"{"name":"attributes","view":"fOr-m0-stk","values":{"spacing":"1e3"}}"#, "studio.bad-value"),
        (#"{"name":"attributes","view":"tIt-le-lbl","values":{"numberOfLines":"1.5"}}"#, "studio.bad-value"),
        (#"{"name":"attributes","view":"tIt-le-lbl","values":{"textAlignment":"middle"}}"#, "studio.bad-value"),
        (#"{"name":"attributes","view":"fOr-m0-stk","values":{"distribution":"evenly"}}"#, "studio.bad-value"),
        (#"{"name":"insert","kind":"hologram","parent":"sIg-nI-vw1","frame":[0,0,0,0]}"#, "studio.bad-value"),
        (#"{"name":"insert","kind":"label","parent":"tIt-le-lbl","frame":[0,0,0,0]}"#, "studio.not-editable"),
        (#"{"name":"batch","title":"x","commands":[{"name":"batch","title":"y","commands":[]}]}"#, "studio.bad-value"),
        (
            #"{"name":"batch","title":"x","commands":[{"name":"pin","views":["lOg-o0-img"],"width":9},{"name":"constraint","id":"none","constant":1}]}"#,
            "studio.unknown-constraint"
        ),
        (#"{"name":"fix","title":"x","edits":[{"offset":99999999,"length":1,"replacement":""}]}"#, "studio.bad-value"),
        (
            #"{"name":"fix","title":"x","edits":[{"offset":1,"length":9223372036854775807,"replacement":""}]}"#,
            "studio.bad-value"
        ),
        (#"{"name":"embed","views":["lOg-o0-img","eMa-il-txt"],"container":"view"}"#, "tools.different-containers"),
        (#"{"name":"embed","views":["sIg-nI-vw1"],"container":"scrollView"}"#, "tools.root-view"),
        (#"{"name":"embed","views":[],"container":"view"}"#, "studio.bad-value"),
        (#"{"name":"embed","views":["none"],"container":"view"}"#, "tools.unknown-view"),
        (#"{"name":"embed","views":["lOg-o0-img"],"container":"tent"}"#, "studio.unreadable-message"),
        (#"{"name":"unembed","view":"none"}"#, "tools.unknown-view"),
        (#"{"name":"unembed","view":"tIt-le-lbl"}"#, "tools.no-subviews"),
        (#"{"name":"unembed","view":"sIg-nI-vw1"}"#, "tools.root-view"),
        (#"{"name":"format","constraints":[],"text":"H:[logo]"}"#, "studio.bad-value"),
        (#"{"name":"format","constraints":["none"],"text":"H:[logo]"}"#, "studio.unknown-constraint"),
        (#"{"name":"format","constraints":[],"view":"none","text":"H:[logo]"}"#, "tools.unknown-view"),
        (#"{"name":"format","constraints":[],"view":"lOg-o0-img","text":"H:[logo"}"#, "vfl.expected-view-end"),
        (#"{"name":"format","constraints":[],"view":"lOg-o0-img","text":"H:|~[logo]~|"}"#, "tools.missing-guide"),
    ])
    func refuses(command: String, id: String) throws {
        let conversation = try Conversation.signIn()
        let before = try conversation.text()
        #expect(try conversation.perform(command).refusal?.id.rawValue == id)
        #expect(try conversation.text() == before)
    }

    @Test func embedsInAStackView() throws {
        let conversation = try Conversation.signIn()
        let reply = try conversation.perform(#"{"name":"embed","views":["lOg-o0-img","tIt-le-lbl"]}"#)
        let stack = try #require(reply.outcome?.views.first)
        #expect(conversation.view(stack)?.className == "stackView")
        #expect(conversation.view("Logo")?.parent == stack)
        #expect(conversation.view("Logo")?.isArranged == true)
    }

    /// Every view of the library can be added, pinned and deleted; the document stays readable.
    @Test(arguments: [
        "label", "button", "segmentedControl", "textField", "slider", "switch", "activityIndicatorView", "progressView",
        "pageControl", "stepper", "horizontalStackView", "verticalStackView", "imageView", "textView", "scrollView",
        "tableView", "collectionView", "searchBar", "view",
    ])
    func insertsAndDeletes(kind: String) throws {
        let conversation = Conversation("New.xib", Array(NewDocument.xib.text.utf8))
        _ = try conversation.send("open")
        let before = try conversation.text()
        let reply = try conversation.perform(
            #"{"name":"insert","kind":"\#(kind)","parent":"iN0-l3-epB","frame":[40,100,0,0]}"#)
        let id = try #require(reply.outcome?.views.first)
        #expect(conversation.findings == [])
        #expect(conversation.view(id)?.frame.origin == .init(x: 40, y: 100))
        try conversation.perform(#"{"name":"pin","views":["\#(id)"],"spaces":{"leading":"current","top":"current"}}"#)
        #expect(conversation.view(id)?.usesConstraints == true)
        #expect(conversation.state?.scenes[0].constraints.count == 2)
        try conversation.perform(#"{"name":"delete","views":["\#(id)"]}"#)
        #expect(conversation.findings == [])
        #expect(try conversation.text() == before)
    }

    /// A text of several lines is an element, whose characters are decoded and encoded.
    @Test func editsTextElements() throws {
        let text = String(decoding: try Documents.bytes("Examples/SignIn.storyboard"), as: UTF8.self)
            .replacing(#" text="Welcome back""#, with: "")
            .replacing(
                #"id="tIt-le-lbl">"#, with: #"id="tIt-le-lbl"><string key="text">A &amp; B"# + "\n" + #"C</string>"#)
        let conversation = Conversation("SignIn.storyboard", Array(text.utf8))
        _ = try conversation.send("open")
        #expect(try conversation.send("inspect", #""view":"tIt-le-lbl""#).attributes?["text"] == "A & B\nC")
        try conversation.perform(#"{"name":"attributes","view":"tIt-le-lbl","values":{"text":"A & <D>"}}"#)
        #expect(try conversation.send("inspect", #""view":"tIt-le-lbl""#).attributes?["text"] == "A & <D>")
        #expect(conversation.view("tIt-le-lbl")?.text?.string == "A & <D>")
    }

    @Test func curesAmbiguity() throws {
        let conversation = try Conversation.signIn()
        try conversation.perform(#"{"name":"delete","constraints":["c10-fo-cnx"]}"#)
        #expect(conversation.findings.contains("ib.ambiguous"))
        let cure = try #require(conversation.state?.findings.first?.cures.first)
        #expect(cure.title == "Add Missing Constraints")
        try conversation.perform(cure.command.json)
        #expect(conversation.findings == [])
    }

    @Test func editsLayoutDocuments() throws {
        let conversation = Conversation("TwoButtons.yaml", try Documents.bytes("Examples/TwoButtons.yaml"))
        let state = try #require(try conversation.send("open").state)
        #expect(state.isEditable)
        #expect(!state.showsStoredFrames)
        let constraint = try #require(state.scenes[0].constraints.first { constraint in constraint.constant == 30 })
        try conversation.perform(#"{"name":"constraint","id":"\#(constraint.id)","constant":44}"#)
        #expect(try conversation.text().contains("44"))
    }

    @Test(arguments: [
        ("Broken.xib", "<document", "ib.xml"), ("Broken.yaml", "view: [", "layout.syntax"),
        ("Empty.storyboard", "", "ib.xml"),
    ])
    func opensBrokenDocuments(name: String, text: String, id: String) throws {
        let conversation = Conversation(name, Array(text.utf8))
        #expect(try conversation.send("open").state?.isEditable == false)
        #expect(conversation.findings.first?.hasPrefix(String(id.prefix(3))) == true)
        #expect(conversation.state?.findings.first?.finding.location?.line == 1)
        #expect(try conversation.perform(#"{"name":"resolve","action":"clear"}"#).refusal != nil)
    }
}

extension Command {
    /// The command in JSON, with keys in order.
    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { data in String(decoding: data, as: UTF8.self) } ?? ""
    }
}

extension String {
    /// The JSON with keys in order.
    fileprivate var sortedJSON: String {
        guard let value = try? JSONSerialization.jsonObject(with: Data(utf8)),
            let data = try? JSONSerialization.data(
                withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes])
        else { return "" }
        return String(decoding: data, as: UTF8.self)
    }
}
