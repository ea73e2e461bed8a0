import Diagnostics
import Foundation
import Testing

@testable import InterfaceBuilder

/// Texts and controls outside the screen or their row.
@MainActor @Suite struct OffScreenTests {
    /// A controller's view on an iPhone 6 with subviews, constraints and outlets.
    nonisolated private static func screen(_ views: String, _ constraints: String, outlets: [String] = []) -> String {
        let connections = outlets.map { id in
            "<outlet property=\"p\(id)\" destination=\"\(id)\" id=\"o\(id)\"/>"
        }.joined()
        return """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505" targetRuntime="iOS.CocoaTouch"
            useAutolayout="YES" useSafeAreas="YES" initialViewController="vc"><device id="retina4_7"/><scenes><scene><objects>
            <viewController id="vc" customClass="C"><view key="view" id="screen"><rect key="frame" width="375" height="667"/>
            <subviews>\(views)</subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>\(constraints)</constraints></view>
            <connections>\(connections)</connections></viewController></objects></scene></scenes></document>
            """
    }

    /// A view of a size with subviews and constraints of its own.
    nonisolated private static func view(
        _ tag: String, _ id: String, _ frame: [Double], _ attributes: String = "", _ views: String = "",
        _ constraints: String = ""
    ) -> String {
        """
        <\(tag) userLabel="\(id)" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="\(frame[0])" y="\(frame[1])" width="\(frame[2])" height="\(frame[3])"/><subviews>\(views)</subviews>
        <constraints><constraint firstAttribute="width" constant="\(frame[2])" id="\(id)w"/>
        <constraint firstAttribute="height" constant="\(frame[3])" id="\(id)h"/>\(constraints)</constraints></\(tag)>
        """
    }

    /// Constraints that put a view at a distance from the top left of another.
    nonisolated private static func place(
        _ id: String, _ x: Double, _ y: Double, in other: String = "screen",
        edges: (String, String) = ("leading", "top")
    ) -> String {
        """
        <constraint firstItem="\(id)" firstAttribute="leading" secondItem="\(other)" secondAttribute="\(edges.0)" constant="\(x)" id="\(id)x"/>
        <constraint firstItem="\(id)" firstAttribute="top" secondItem="\(other)" secondAttribute="\(edges.1)" constant="\(y)" id="\(id)y"/>
        """
    }

    private func findings(_ text: String, on devices: [String]) -> [Diagnostic] {
        DocumentInspection.diagnostics(
            of: Array(text.utf8), file: "a.storyboard", devices: devices.map { id in InterfaceDocument.Device(id: id) }
        ).filter { finding in finding.id == "ib.off-screen" }
    }

    nonisolated private static let send = view("button", "Send", [20, 600, 300, 44])

    @Test(
        arguments: [
            // Below the end of a short screen, completely and in part.
            (screen(send, place("Send", 20, 600)), ["warning: 'Send' is outside the screen, beyond its bottom edge."]),
            (
                screen(send, place("Send", 20, 540)),
                ["warning: 'Send' extends 16 pt beyond the bottom edge of the screen."]
            ),
            // Measured on a narrow screen.
            (
                screen(view("button", "Wide", [20, 40, 340, 44]), place("Wide", 20, 40)),
                ["warning: 'Wide' extends 40 pt beyond the right edge of the screen."]
            ),
            // Inside, on the edge, and hidden.
            (screen(send, place("Send", 20, 524)), []), (screen(send, place("Send", 22, 300)), []),
            (screen(view("button", "Send", [20, 600, 300, 44], "hidden=\"YES\""), place("Send", 20, 600)), []),
            (screen(view("button", "Send", [20, 600, 300, 44], "alpha=\"0.0\""), place("Send", 20, 600)), []),
            // Without something to read or touch.
            (screen(view("view", "Box", [20, 600, 300, 44]), place("Box", 20, 600)), []),
            // Contents that scroll.
            (
                screen(
                    view("scrollView", "Scroll", [0, 0, 320, 500], "", send, place("Send", 20, 600, in: "Scroll")),
                    place("Scroll", 0, 0)), []
            ),
            // A box that clips hides the part outside; the visible part counts.
            (
                screen(
                    view(
                        "view", "Box", [0, 100, 320, 200], "clipsSubviews=\"YES\"", send,
                        place("Send", 0, 500, in: "Box")),
                    place("Box", 0, 100)), []
            ),
            (
                screen(
                    view(
                        "view", "Box", [0, 500, 320, 100], "clipsSubviews=\"YES\"",
                        view("button", "Send", [0, 40, 300, 44]),
                        place("Send", 0, 40, in: "Box")),
                    place("Box", 0, 500)), ["warning: 'Send' extends 16 pt beyond the bottom edge of the screen."]
            ),
            // Stored outside: code moves it in.
            (
                screen(view("button", "Menu", [-200, 40, 200, 44]), place("Menu", -200, 40)),
                ["note: 'Menu' is outside the screen, beyond its left edge."]
            ),
            (
                screen(
                    view(
                        "view", "Drawer", [375, 0, 200, 500], "", view("button", "Menu", [20, 40, 100, 44]),
                        place("Menu", 20, 40, in: "Drawer")), place("Drawer", 0, 0, edges: ("trailing", "top"))),
                ["note: 'Menu' is outside the screen, beyond its right edge."]
            ),
            // A constraint that code changes.
            (
                screen(send, place("Send", 20, 600), outlets: ["Sendy"]),
                ["note: 'Send' is outside the screen, beyond its bottom edge."]
            ),
            (
                screen(send, place("Send", 20, 600), outlets: ["Sendx", "Send"]),
                ["warning: 'Send' is outside the screen, beyond its bottom edge."]
            ),
        ] as [(String, [String])])
    func departuresAreFound(text: String, expected: [String]) {
        let found = findings(text, on: ["retina4_0"])
        #expect(found.map { finding in "\(finding.severity.rawValue): \(finding.message)" } == expected)
    }

    /// Only the devices that are too small have the finding, which has a fix.
    @Test func devicesAreNamed() {
        let found = findings(Self.screen(Self.send, Self.place("Send", 20, 600)), on: ["retina4_0", "retina6_12"])
        #expect(
            found.map(\.notes) == [
                [
                    "Fix: change the required constraint 'Send.top == view screen.top + 600', or put the content into a scroll view.",
                    "Only on: retina4_0.",
                ]
            ])
    }

    /// The fix changes the required constraint that causes the departure, or adds one to the container that leaves the screen.
    @Test(
        arguments: [
            (
                screen(view("button", "Wide", [20, 40, 340, 44]), place("Wide", 20, 40)),
                "Fix: change the required constraint 'Wide.width == 340'."
            ),
            // A content size is optional, so another constraint wins.
            (
                screen(
                    "<label userLabel=\"Text\" text=\"A text that is much too long for the width of the small screen\""
                        + " translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"Text\"><rect key=\"frame\" x=\"20\" y=\"40\" "
                        + "width=\"400\" height=\"21\"/></label>", place("Text", 20, 40)),
                "Fix: constrain the right edge of 'Text' to the safe area."
            ),
            // The button leaves the screen with the box around it.
            (
                screen(
                    view("view", "Box", [0, 500, 300, 300], "", send, place("Send", 0, 200, in: "Box")),
                    place("Box", 0, 500)),
                "Fix: change the required constraint 'Box.top == view screen.top + 500', or put the content into a scroll view."
            ),
            (
                screen(
                    "<stackView userLabel=\"Stack\" axis=\"vertical\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"Stack\">"
                        + "<rect key=\"frame\" x=\"0\" y=\"560\" width=\"300\" height=\"44\"/><subviews>\(send)</subviews></stackView>",
                    place("Stack", 0, 560)),
                "Fix: constrain the bottom of 'Stack' to the safe area, or put the content into a scroll view."
            ),
        ] as [(String, String)])
    func fixesNameTheCause(text: String, fix: String) {
        #expect(findings(text, on: ["retina4_0"]).first?.notes.first == fix)
    }

    /// Views that leave the screen one after the other are one finding, at the one that is farthest outside.
    @Test func oneCauseIsOneFinding() {
        let views = ["A", "B", "C"].map { id in Self.view("button", id, [20, 0, 100, 44]) }.joined()
        let column =
            Self.place("A", 20, 560) + Self.place("B", 20, 10, in: "A", edges: ("leading", "bottom"))
            + Self.place("C", 200, 600)
        let found = findings(Self.screen(views, column), on: ["retina4_0"])
        #expect(found.map(\.views) == [["B"], ["C"]])
        #expect(
            found.map { finding in finding.notes.filter { note in note.hasPrefix("Also") } } == [
                ["Also outside: 'A'."], [],
            ])
    }

    /// A row has the width of the screen, and grows with its content.
    @Test(arguments: [(300.0, 40.0, 1), (200, 4000, 0)])
    func rowsAreChecked(x: Double, y: Double, count: Int) {
        let button = Self.view("label", "Buy", [x, y, 80, 30], "text=\"The price of all\"")
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505" targetRuntime="iOS.CocoaTouch"
            useAutolayout="YES" useSafeAreas="YES" initialViewController="vc"><device id="retina4_7"/><scenes><scene><objects>
            <tableViewController id="vc"><tableView key="view" id="table" dataMode="prototypes"><rect key="frame" width="375" height="667"/>
            <prototypes><tableViewCell id="cell"><rect key="frame" width="375" height="100"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content"><rect key="frame" width="375" height="100"/>
            <subviews>\(button)</subviews><constraints>\(Self.place("Buy", x, y, in: "content"))</constraints>
            </tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController></objects></scene></scenes></document>
            """
        let found = findings(text, on: ["retina4_0"])
        #expect(found.map(\.message) == (count == 0 ? [] : ["'Buy' extends 60 pt beyond the right edge of the row."]))
    }

    /// A text that is too wide is a note if code may change it, or if its font is unknown.
    @Test(
        arguments: [
            ("", "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>", [], "warning"),
            ("", "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>", ["Long"], "note"),
            (
                "", "<fontDescription key=\"fontDescription\" name=\"Fancy-Bold\" family=\"Fancy\" pointSize=\"17\"/>",
                [], "note"
            ),
        ] as [(String, String, [String], String)])
    func wideTextsAreFound(attributes: String, font: String, outlets: [String], severity: String) {
        let label = """
            <label userLabel="Long" text="A text that is as long as the screen of a phone" translatesAutoresizingMaskIntoConstraints="NO" id="Long">
            <rect key="frame" x="20" y="40" width="350" height="21"/>\(font)</label>
            """
        let found = findings(Self.screen(label, Self.place("Long", 20, 40), outlets: outlets), on: ["retina4_0"])
        #expect(found.map(\.severity.rawValue) == [severity])
    }

    /// A layout document on a device has the finding too; without a device its size is its own.
    @Test(arguments: [("retina4_0", 1), ("retina6_12", 0), (nil, 0)] as [(String?, Int)])
    func layoutDocumentsAreChecked(device: String?, count: Int) {
        let text = """
            view:
              subviews:
                - {name: title, class: UILabel, text: Hello}
                - {name: send, class: UIButton, text: Send}
                - {name: box, class: UIView}
                - {name: scroll, class: UIScrollView, subviews: [{name: inside, class: UIButton, text: Far}]}
            constraints:
              - title.top == superview.top + 20
              - title.leading == superview.leading + 20
              - send.top == superview.top + 600
              - send.leading == superview.leading + 20
              - box.top == superview.top + 900
              - box.leading == superview.leading
              - box.width == 10
              - box.height == 10
              - scroll.edges == superview.edges
              - inside.top == scroll.top + 900
              - inside.leading == scroll.leading
              - inside.trailing == scroll.trailing
              - inside.bottom == scroll.bottom
            """
        var options = LayoutOptions()
        options.device = device.map { id in InterfaceDocument.Device(id: id) }
        let layout = DocumentLayout.layout(Array(text.utf8), file: "a.yaml", options: options)
        let found = layout.allDiagnostics.filter { finding in finding.id == "layout.off-screen" }
        #expect(found.map(\.views) == (count == 0 ? [] : [["send"]]), "\(layout.allDiagnostics)")
    }

    /// A sweep knows the sizes at which a view leaves the screen, without a layout for each.
    @Test func sweepsNameTheSizes() {
        let text = Self.screen(Self.send, Self.place("Send", 20, 600))
        let sweep = DocumentSweep(of: Array(text.utf8), file: "a.storyboard", along: .height, over: 400...900)
        let sentences = sweep.screens.flatMap { screen in screen.findings.map(sweep.sentence) }
        #expect(sentences == ["'Send' is outside the screen at heights 400 to 641."])
        #expect(sweep.layoutCount < 30)
    }
}
