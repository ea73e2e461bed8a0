import Foundation
import StudioSession
import Testing

/// Values for size classes as messages.
@MainActor @Suite struct VariationTests {
    /// An item, a value with its size classes, and the markup that states it.
    @Test(arguments: [
        (
            "c01-lo-top", "constant", "20", "heightClass=compact",
            #"<variation key="heightClass=compact" constant="20"/>"#
        ),
        (
            "c01-lo-top", "priority", "750", "widthClass=regular-heightClass=regular",
            #"<variation key="heightClass=regular-widthClass=regular" priority="750"/>"#
        ),
        ("c01-lo-top", "installed", "NO", "widthClass=regular", #"<exclude reference="c01-lo-top"/>"#),
        ("c01-lo-top", "installed", "NO", "default", #"<exclude reference="c01-lo-top"/>"#),
        ("lOg-o0-img", "installed", "NO", "widthClass=regular", #"<exclude reference="lOg-o0-img"/>"#),
        ("lOg-o0-img", "hidden", "YES", "heightClass=compact", #"<variation key="heightClass=compact" hidden="YES"/>"#),
        (
            "tIt-le-lbl", "fontSize", "20", "heightClass=compact",
            #"<fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>"#
        ),
        ("fOr-m0-stk", "axis", "horizontal", "heightClass=compact", #" axis="horizontal""#),
        ("c06-st-top", "constant", "9", "heightClass=compact", #" constant="9""#),
        ("c06-st-top", "constant", "-90000.5", "heightClass=compact", #" constant="-90000.5""#),
    ])
    func setsAndRemoves(item: String, value: String, to: String, key: String, markup: String) throws {
        let conversation = try Conversation.signIn()
        let before = try conversation.text()
        try conversation.perform(
            #"{"name":"variation","item":"\#(item)","sizeClasses":"\#(key)","value":"\#(value)","to":"\#(to)"}"#)
        #expect(try conversation.text().contains(markup))
        let key = key.split(separator: "-").sorted().joined(separator: "-")
        let found = try conversation.send("inspect", #""view":"\#(item)""#).variations ?? []
        #expect(
            found.contains { one in
                one.item == item && one.name == value && one.value == to && one.sizeClasses == key
            })
        #expect(conversation.state?.isEditable == true)
        try conversation.perform(
            #"{"name":"variation","item":"\#(item)","sizeClasses":"\#(key)","value":"\#(value)","to":""}"#)
        // A variation that was there before is gone now; every other one leaves no trace.
        if item != "c06-st-top" { #expect(try conversation.text() == before) }
        while conversation.state?.undo != nil { _ = try conversation.send("undo") }
        #expect(try conversation.text() == before)
    }

    /// The canvas shows the values of the device.
    @Test func laysOutVariations() throws {
        let conversation = try Conversation.signIn()
        #expect(conversation.state?.sizeClasses == "heightClass=regular-widthClass=compact")
        let key = "heightClass=regular-widthClass=compact"
        try conversation.perform(
            #"{"name":"variation","item":"c01-lo-top","sizeClasses":"\#(key)","value":"constant","to":"60"}"#)
        #expect(conversation.view("Logo")?.laidOut?.y == 119)
        #expect(conversation.constraint("c01-lo-top")?.constant == 60)
        try conversation.perform(
            #"{"name":"variation","item":"c01-lo-top","sizeClasses":"\#(key)","value":"installed","to":"NO"}"#)
        #expect(conversation.constraint("c01-lo-top") == nil)
        let root = try conversation.send("inspect", #""view":"sIg-nI-vw1""#).variations ?? []
        #expect(root.first { one in one.item == "c01-lo-top" }?.title?.hasPrefix("lOg-o0-img.top") == true)
        try conversation.perform(
            #"{"name":"variation","item":"fOr-go-btn","sizeClasses":"\#(key)","value":"installed","to":"NO"}"#)
        #expect(conversation.view("Forgot password?") == nil)
        let landscape = try conversation.send("configure", #""settings":{"landscape":true}"#).state
        #expect(landscape?.sizeClasses == "heightClass=compact-widthClass=compact")
        #expect(conversation.view("Forgot password?") != nil)
    }

    /// The size classes of the state are those of the layout.
    @Test func followsTheScreen() throws {
        let conversation = try Conversation.signIn()
        try conversation.perform(
            #"{"name":"variation","item":"c01-lo-top","sizeClasses":"widthClass=regular","value":"constant","to":"60"}"#
        )
        #expect(conversation.view("Logo")?.frame.y == 107)
        let wide = try conversation.send("configure", #""settings":{"width":1024}"#).state
        #expect(conversation.view("Logo")?.frame.y == 119)
        #expect(wide?.sizeClasses == "heightClass=regular-widthClass=regular")

        let text = try conversation.text().replacing(#"orientation="portrait""#, with: #"orientation="landscape""#)
        let turned = Conversation("Turned.storyboard", Array(text.utf8))
        #expect(try turned.send("open").state?.sizeClasses == "heightClass=compact-widthClass=compact")
        for settings in [#"{"landscape":true}"#, #"{"device":"retina6_12","landscape":true}"#] {
            let state = try turned.send("configure", #""settings":\#(settings)"#).state
            #expect(state?.sizeClasses == "heightClass=compact-widthClass=compact")
        }
    }

    /// The constraints, guides and neighbors are those of the device.
    @Test func showsTheConstraintsOfTheDevice() throws {
        let conversation = try Conversation.signIn()
        let own = try #require(conversation.state)
        _ = try conversation.send("configure", #""settings":{"landscape":true}"#)
        let scene = try #require(conversation.state?.scenes.first)
        let guide = try #require(scene.guides.first { guide in guide.id == "sAf-eA-gde" })
        #expect(guide.frame == .init(x: 59, y: 0, width: 734, height: 372))
        #expect(conversation.constraint("c06-st-top")?.constant == 8)
        #expect(conversation.constraint("c06-st-top")?.text == "V:[Welcome back]-(8)-[Form]")
        #expect(conversation.constraint("c03-ti-top") == nil)
        #expect(conversation.constraint("c14-ti-saf")?.constant == 8)
        #expect(!scene.guides.contains { guide in guide.owner == "lOg-o0-img" })
        let found = try #require(try conversation.send("neighbors", #""view":"fOr-m0-stk""#).neighbors)
        #expect(found["top"]?.map(\.id) == ["tIt-le-lbl", "sAf-eA-gde", "sIg-nI-vw1"])
        #expect(found["top"]?.first?.distance == 8)
        #expect(found["leading"]?.first?.distance == 24)
        for command in [
            #"{"name":"pin","views":["fOr-m0-stk"],"width":"current"}"#,
            #"{"name":"align","attribute":"leading","views":["fOr-m0-stk","fOr-go-btn"]}"#,
            #"{"name":"constraint","id":"c06-st-top","constant":10}"#,
        ] {
            #expect(try conversation.perform(command).refusal?.id == "studio.not-editable")
        }
        _ = try conversation.send("configure", #""settings":{}"#)
        #expect(conversation.state?.scenes == own.scenes)
    }

    /// An edit of the constant on the canvas changes the value of the variation that applies there.
    @Test func editsTheValueOfTheCanvas() throws {
        let conversation = try Conversation.signIn()
        try conversation.perform(
            #"{"name":"variation","item":"c01-lo-top","sizeClasses":"widthClass=compact","value":"constant","to":"60"}"#
        )
        try conversation.perform(#"{"name":"constraint","id":"c01-lo-top","constant":70}"#)
        #expect(conversation.constraint("c01-lo-top")?.constant == 70)
        #expect(try conversation.text().contains(#"<variation key="widthClass=compact" constant="70"/>"#))
        try conversation.perform(#"{"name":"resolve","action":"update-constants","views":["lOg-o0-img"]}"#)
        #expect(conversation.constraint("c01-lo-top")?.constant == 48)
        #expect(conversation.findings == [])
    }

    /// A value in a variation that has others is removed alone.
    @Test func keepsTheOtherValues() throws {
        let conversation = try Conversation.signIn()
        for (value, to) in [("constant", "20"), ("priority", "750"), ("constant", "")] {
            try conversation.perform(
                #"{"name":"variation","item":"c01-lo-top","sizeClasses":"widthClass=regular","value":"\#(value)","to":"\#(to)"}"#
            )
        }
        #expect(try conversation.text().contains(#"<variation key="widthClass=regular" priority="750"/>"#))
        try conversation.perform(
            #"{"name":"variation","item":"fOr-m0-stk","sizeClasses":"widthClass=regular","value":"axis","to":"horizontal"}"#
        )
        try conversation.perform(
            #"{"name":"variation","item":"eMa-il-txt","sizeClasses":"widthClass=regular","value":"installed","to":"NO"}"#
        )
        try conversation.perform(
            #"{"name":"variation","item":"eMa-il-txt","sizeClasses":"widthClass=regular","value":"installed","to":""}"#)
        let stack = try conversation.send("inspect", #""view":"fOr-m0-stk""#).variations ?? []
        #expect(stack.map(\.name).contains("axis"))
        #expect(!stack.map(\.name).contains("installed"))
    }

    @Test(arguments: [
        ("none", "constant", "1", "widthClass=compact"), ("c01-lo-top", "constant", "x", "widthClass=compact"),
        ("c01-lo-top", "constant", "1e9", "widthClass=compact"), ("c01-lo-top", "constant", "1", "default"),
        ("c01-lo-top", "constant", "0x10", "widthClass=compact"),
        ("c01-lo-top", "constant", "0x1p3", "widthClass=compact"),
        ("c01-lo-top", "constant", "+5", "widthClass=compact"), ("c01-lo-top", "constant", "--5", "widthClass=compact"),
        ("c01-lo-top", "constant", "-1e-320", "widthClass=compact"),
        ("c01-lo-top", "constant", "100001", "widthClass=compact"),
        ("c01-lo-top", "priority", "0x10", "widthClass=compact"),
        ("c01-lo-top", "priority", "1001", "widthClass=compact"),
        ("c01-lo-top", "constant", "1", "widthClass=wide"), ("c01-lo-top", "constant", "1", ""),
        ("c01-lo-top", "constant", "1", "widthClass=compact-widthClass=regular"),
        ("c01-lo-top", "priority", "0", "widthClass=compact"), ("c01-lo-top", "hidden", "YES", "widthClass=compact"),
        ("lOg-o0-img", "constant", "1", "widthClass=compact"), ("lOg-o0-img", "axis", "vertical", "widthClass=compact"),
        ("sIg-nI-vw1", "installed", "NO", "widthClass=compact"),
        ("lOg-o0-img", "installed", "no", "widthClass=compact"),
        ("lOg-o0-img", "shoe", "1", "widthClass=compact"), ("tIt-le-lbl", "fontSize", "big", "widthClass=compact"),
    ])
    func refuses(item: String, value: String, to: String, key: String) throws {
        let conversation = try Conversation.signIn()
        let reply = try conversation.perform(
            #"{"name":"variation","item":"\#(item)","sizeClasses":"\#(key)","value":"\#(value)","to":"\#(to)"}"#)
        #expect(reply.refusal?.id == "studio.bad-value")
    }
}
