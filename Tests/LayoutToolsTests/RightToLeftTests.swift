import InterfaceBuilder
import LayoutTools
import Testing
import UIKit

/// Right-to-left containers: every command adds the same constraints as in the mirrored document, and the frames are mirrored.
@Suite @MainActor struct RightToLeftTests {
    // MARK: Layout documents

    /// The document of `CommandTableTests` with a position for `b`, since an ambiguous view stays on the left.
    private static let plain = CommandTableTests.before
        .replacing("{name: b}", with: "{name: b, frame: [5, 50, 80, 20]}").replacing("  - \"[b(80)]\"\n", with: "")
        .replacing("  - \"V:[b(20)]\"\n", with: "")

    /// The same in a mirror.
    private static let mirrored = plain.replacing("view:\n", with: "view:\n  direction: rtl\n")
        .replacing("margins: 10", with: "margins: 10\n      direction: rtl")
        .replacing("[5, 50, 80, 20]", with: "[235, 50, 80, 20]").replacing(
            "[200, 300, 60, 30]", with: "[60, 300, 60, 30]"
        )
        .replacing("[30, 20, 40, 50]", with: "[250, 20, 40, 50]")

    @Test(arguments: [
        "align leading a b", "align leading -5 a b", "align trailing a b", "align centers-x a b", "align container-x b",
        "pin leading 12 b", "pin leading b", "pin trailing standard b", "pin trailing a", "pin top standard b",
        "pin leading-margin 3 inner", "pin trailing-margin inner", "pin leading c", "pin horizontal-spacing a c",
        "pin horizontal-spacing b c", "pin width 44 c", "resolve add-missing c", "resolve add-missing inner",
        "resolve add-missing all", "resolve reset b", "resolve reset all", "resolve update-constants all",
        "resolve update-frames all",
    ]) func commandsAddWhatTheyAddInTheMirror(command: String) throws {
        let (plain, mirrored) = (try ToolScene(Self.plain), try ToolScene(Self.mirrored))
        let edits = try [plain, mirrored].map { scene in try scene.edits(command).map { $0.summary } }
        #expect(edits[1] == edits[0])
        let (expected, after) = (try plain.text(after: [command]), try mirrored.text(after: [command]))
        #expect(try Self.rectangles(of: after, isMirrored: true) == Self.rectangles(of: expected), "\(after)")
    }

    /// The frames of the views whose horizontal position is not ambiguous, mirrored if that is requested.
    private static func rectangles(of text: String, isMirrored: Bool = false) throws -> [String: CGRect] {
        let document = try ToolScene(text).document
        let width = document.canvases[0].items[0].rectangle.width
        let places = document.layout.rectangles.filter { id, _ in
            document.layout.openAttributes[id]?.contains { $0 == .left || $0 == .width } != true
        }
        return isMirrored ? places.mapValues { $0.offsetBy(dx: width - $0.maxX - $0.minX, dy: 0) } : places
    }

    /// Right-to-left documents with an ambiguous view, or with a view that should stay where it is drawn.
    nonisolated static let documents = [
        "size: [300, 200]\nview: {direction: rtl, subviews: [{name: a}, {name: b, class: UILabel, text: Hello}]}\n"
            + "constraints: ['|-20-[a(100)]-8-[b]', 'V:|-9-[a(9)]']\n",
        "view: {direction: rtl, subviews: [{name: a, class: UILabel, text: Hello}, {name: b}]}\n"
            + "constraints: ['|-20-[a]-8-[b(100)]-20-|', 'V:|-20-[a]-20-|', 'V:|-10-[b]-10-|']\n",
        // Only the container is right-to-left, or only its superview.
        "size: [300, 200]\nview: {subviews: [{name: a, direction: rtl, subviews: [{name: b, frame: [3, 4, 20, 10]}]}]}\n"
            + "constraints: ['|-20-[a(99)]', 'V:|-9-[a(50)]']\n",
        "size: [300, 200]\nview: {direction: rtl, subviews: [{name: a, subviews: [{name: b, frame: [3, 4, 20, 10]}]}]}\n"
            + "constraints: ['|-20-[a(99)]', 'V:|-9-[a(50)]']\n",
        // The content of a scroll view, which is larger than the scroll view.
        "size: [300, 200]\nview: {subviews: [{name: a, class: UIScrollView, direction: rtl, frame: [34, 19, 80, 64], subviews: "
            + "[{name: b}, {name: c, frame: [42, 40, 110, 59]}]}]}\n"
            + "constraints: ['|-19-[b(129)]', 'V:|-20-[b(100)]-(>=9)-|']\n",
        "size: [300, 200]\nview: {subviews: [{name: a, class: UIScrollView, direction: rtl, frame: [34, 19, 80, 64], subviews: "
            + "[{name: b, frame: [10, 10, 20, 20]}, {name: c, frame: [30, 50, 40, 10]}]}]}\nconstraints: []\n",
        // A stack view.
        "size: [300, 200]\nview: {subviews: [{name: a, class: UIStackView, direction: rtl, spacing: 5, frame: [20, 30, 100, 40], "
            + "subviews: [{name: b, class: UILabel, text: A}, {name: c, class: UILabel, text: B, hugging: 252}]}]}\nconstraints: []\n",
        "size: [300, 200]\nview: {direction: rtl, margins: [9, 10, 9, 40], subviews: [{name: b}]}\n"
            + "constraints: ['b.leading == superview.leadingMargin + 5', 'V:|-[b(20)]', '[b(30)]']\n",
        // The multiplier of a position is relative to the leading edge.
        "size: [300, 200]\nview: {direction: rtl, subviews: [{name: a}, {name: b}]}\n"
            + "constraints: ['|-20-[a(100)]', 'V:|-9-[a(9)]', 'b.leading == a.trailing * 1.5', 'V:|-30-[b(20)]']\n",
    ]

    @Test(arguments: documents, ["add-missing", "reset", "clear", "update-frames", "update-constants"])
    func nothingMoves(text: String, action: String) throws {
        let command = "resolve \(action) all"
        let after = try ToolScene(text).text(after: [command])
        #expect(try ToolScene.frames(of: after) == ToolScene.frames(of: text), "\(after)")
        #expect(try ToolScene(after).text(after: [command]) == after)
        if ["add-missing", "reset"].contains(action) { #expect(ToolScene.findings(of: after) == [], "\(after)") }
    }

    // MARK: Documents of Interface Builder

    /// `box` is right-to-left, and `red` in it is stored 5 points to the left of where its constraints put it.
    ///
    /// `blue` has an autoresizing mask, and `green` is centered on it. `gray` is in `plain`, which follows the language though `box` does not.
    private static let drawn = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES">
            <objects>
                <view contentMode="scaleToFill" semanticContentAttribute="forceRightToLeft" id="box">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                    <subviews>
                        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="red">
                            <rect key="frame" x="195" y="30" width="100" height="40"/>
                            <constraints>
                                <constraint firstAttribute="width" constant="100" id="width"/>
                                <constraint firstAttribute="height" constant="40" id="height"/>
                            </constraints>
                        </view>
                        <view contentMode="scaleToFill" id="blue">
                            <rect key="frame" x="200" y="90" width="100" height="40"/>
                        </view>
                        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="plain">
                            <rect key="frame" x="20" y="200" width="200" height="100"/>
                            <subviews>
                                <view contentMode="scaleToFill" id="grey">
                                    <rect key="frame" x="12" y="10" width="40" height="30"/>
                                </view>
                            </subviews>
                        </view>
                    </subviews>
                    <constraints>
                        <constraint firstItem="red" firstAttribute="leading" secondItem="box" secondAttribute="leading" constant="20" id="lead"/>
                        <constraint firstItem="red" firstAttribute="top" secondItem="box" secondAttribute="top" constant="30" id="top"/>
                        <constraint firstAttribute="trailing" secondItem="plain" secondAttribute="trailing" constant="20" id="plain-trail"/>
                    </constraints>
                </view>
            </objects>
        </document>

        """

    @Test func constraintsOfDocumentsFollowTheView() {
        let frames = ToolScene.frames(of: Self.drawn, ["red", "plain", "blue"])
        #expect(frames == ["red 200 30 100 40", "plain 20 200 200 100", "blue 200 90 100 40"])
    }

    @Test(arguments: ["playback", "spatial", "forceLeftToRight", "unspecified", "unheardOf"])
    func otherWordsReadFromTheLeft(word: String) {
        let text = Self.drawn.replacing("forceRightToLeft", with: word)
        #expect(ToolScene.frames(of: text, ["red"]) == ["red 20 30 100 40"])
    }

    @Test(arguments: [
        (
            "resolve update-frames red", ["move red to x 200, y 30, 100 × 40"], ["red 200 30 100 40"],
            "<rect key=\"frame\" x=\"200\" y=\"30\""
        ),
        (
            "resolve update-constants red", ["set the constant of H:|-(20)-[red] to 25"], ["red 195 30 100 40"],
            "constant=\"25\" id=\"lead\""
        ),
        (
            "pin leading red blue",
            ["add H:|-(25)-[red]", "replace the frame of blue with constraints", "add H:|-(20)-[blue]"], [], ""
        ),
        ("pin trailing red", ["add H:[red]-(195)-|"], [], ""),
        (
            "align trailing -3 red blue",
            ["replace the frame of blue with constraints", "add blue.trailing == red.trailing - 3"], [],
            ""
        ),
        (
            "resolve add-missing plain grey",
            [
                "replace the frame of grey with constraints", "add H:|-(100)-[plain]", "add V:[plain(100)]",
                "add V:[plain]-(180)-|",
                "add H:|-(12)-[grey]", "add H:[grey(40)]", "add V:|-(10)-[grey]", "add V:[grey(30)]",
            ], ["red 200 30 100 40", "plain 20 200 200 100", "grey 12 10 40 30"], ""
        ),
        (
            "resolve add-missing blue",
            [
                "replace the frame of blue with constraints", "add H:|-(20)-[blue]", "add H:[blue(100)]",
                "add V:[blue(40)]",
                "add V:[red]-(20)-[blue]",
            ], ["blue 200 90 100 40"], ""
        ),
        (
            "resolve reset red", ["remove H:|-(20)-[red]", "add H:|-(25)-[red]"], ["red 195 30 100 40"], ""
        ),
    ])
    func commandsOnDocuments(command: String, edits: [String], frames: [String], line: String) throws {
        let scene = try ToolScene(Self.drawn)
        let found = try scene.edits(command).map { $0.summary }
        #expect(found == edits)
        let after = try scene.text(after: [command])
        let names = frames.compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(ToolScene.frames(of: after, names) == frames, "\(after)")
        #expect(line.isEmpty || after.contains(line), "\(after)")
        if command.hasPrefix("resolve") {
            #expect(try scene.text(after: [command, command]) == after)
        }
    }

    @Test func exportedCodeSetsTheDirection() throws {
        for word in ["playback", "spatial", "forceLeftToRight", "forceRightToLeft"] {
            let text = Self.drawn.replacing("id=\"plain\"", with: "semanticContentAttribute=\"\(word)\" id=\"plain\"")
            let (scenes, _) = CodeExport.scenes(of: Array(text.utf8), file: "Box.xib")
            let code = CodeExport.text(of: scenes.map { scene in scene.scene }, style: .anchors, file: "Box.xib")
            #expect(code.contains("view.semanticContentAttribute = .\(word)\n"), "\(code)")
        }
    }
}
