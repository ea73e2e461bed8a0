import InterfaceBuilder
import LayoutTools
import Testing
import UIKit

/// Commands on an Interface Builder document, which stores frames and constraints: the document before, the selection, the edits, the
/// frames of the layout afterwards, and the resulting text.
@Suite @MainActor struct InterfaceCommandTableTests {
    /// `red` is stored 5 points to the right of where its constraints put it.
    ///
    /// `blue` and `green` have autoresizing masks and are in a row. `text` keeps the size of its content, at the right.
    static let before = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES">
            <objects>
                <view contentMode="scaleToFill" id="root">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                    <subviews>
                        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="red">
                            <rect key="frame" x="25" y="30" width="100" height="40"/>
                            <constraints>
                                <constraint firstAttribute="width" constant="100" id="width"/>
                                <constraint firstAttribute="height" constant="40" id="height"/>
                            </constraints>
                        </view>
                        <view contentMode="scaleToFill" id="blue">
                            <rect key="frame" x="20" y="90" width="100" height="40"/>
                        </view>
                        <view contentMode="scaleToFill" id="green">
                            <rect key="frame" x="130" y="90" width="60" height="40"/>
                        </view>
                        <label text="Words" translatesAutoresizingMaskIntoConstraints="NO" id="text">
                            <rect key="frame" x="200" y="200" width="49.5" height="20.5"/>
                            <fontDescription key="fontDescription" type="system" pointSize="17"/>
                        </label>
                    </subviews>
                    <constraints>
                        <constraint firstItem="red" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" symbolic="YES" id="lead"/>
                        <constraint firstItem="red" firstAttribute="top" secondItem="root" secondAttribute="top" constant="30" id="top"/>
                        <constraint firstItem="text" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="200" id="text-lead"/>
                        <constraint firstItem="text" firstAttribute="top" secondItem="root" secondAttribute="top" constant="200" id="text-top"/>
                    </constraints>
                </view>
            </objects>
        </document>

        """

    /// The command, its edits, the frames of the views afterwards, and a line that the document then contains.
    struct Row: Sendable, CustomTestStringConvertible {
        let command: String
        let edits: [String]
        let frames: [String]
        let line: String

        init(_ command: String, _ edits: [String], _ frames: [String], _ line: String) {
            (self.command, self.edits, self.frames, self.line) = (command, edits, frames, line)
        }

        var testDescription: String { command }
    }

    @Test(arguments: [
        Row(
            "resolve update-frames red", ["move red to x 20, y 30, 100 × 40"], ["red 20 30 100 40"],
            "<rect key=\"frame\" x=\"20\" y=\"30\" width=\"100\" height=\"40\"/>"),
        Row("resolve update-frames blue", [], ["red 20 30 100 40"], ""),
        Row(
            "resolve update-constants red", ["set the constant of H:|-[red] to 25"], ["red 25 30 100 40"],
            "secondAttribute=\"leading\" constant=\"25\" id=\"lead\"/>"),
        Row("resolve update-constants text", [], ["text 200 200 49.5 20.5"], ""),
        Row(
            "resolve add-missing green",
            [
                "replace the frame of green with constraints", "add green.centerX == root.centerX", "add H:[green(60)]",
                "add green.centerY == blue.centerY", "add V:[green(40)]",
            ], ["blue 20 90 100 40", "green 130 90 60 40"],
            "translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"green\">"),
        Row(
            "resolve reset red",
            ["remove H:|-[red]", "add H:|-(25)-[red]"], ["red 25 30 100 40"], ""),
        Row(
            "resolve clear red",
            [
                "move red to x 20, y 30, 100 × 40", "remove H:|-[red]", "remove V:|-(30)-[red]", "remove H:[red(100)]",
                "remove V:[red(40)]",
            ],
            ["red 20 30 100 40"], ""),
        Row(
            "stack embed green blue", ["embed blue, green in the stack view stack"],
            ["stack 20 90 170 40", "blue 0 0 100 40", "green 110 0 60 40"],
            "<stackView opaque=\"NO\" contentMode=\"scaleToFill\" spacing=\"10\" "),
        Row(
            "stack embed red blue",
            ["remove H:|-[red]", "remove V:|-(30)-[red]", "embed red, blue in the stack view stack"],
            ["red 0 0 100 40"], "axis=\"vertical\" spacing=\"20\""),
        Row(
            "size hugging 251 text", ["change the content priorities of text"], ["text 200 200 49.5 20.5"],
            "<label text=\"Words\" translatesAutoresizingMaskIntoConstraints=\"NO\" horizontalHuggingPriority=\"251\" id="
        ), Row("size hugging 250 text", [], [], ""),
        Row(
            "size compression 1000 text", ["change the content priorities of text"], ["text 200 200 49.5 20.5"],
            "verticalCompressionResistancePriority=\"1000\""),
        Row(
            "size placeholder 80 blue", ["change the intrinsic size of blue"], ["blue 20 90 100 40"],
            "placeholderIntrinsicWidth=\"80\""),
    ])
    func commands(row: Row) throws {
        let scene = try ToolScene(Self.before)
        #expect(try scene.edits(row.command).map { $0.summary } == row.edits)
        let after = try scene.text(after: [row.command])
        let names = row.frames.compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(ToolScene.frames(of: after, names) == row.frames, "\(after)")
        #expect(row.line.isEmpty || after.contains(row.line), "\(after)")
        #expect((after == Self.before) == row.edits.isEmpty)
        // Undone, the canvas is what it was, but for what a mask placed and for stack views.
        let canvas = scene.document.canvases[0]
        let edits = try scene.edits(row.command)
        guard !edits.contains(where: { if case .embed = $0 { true } else { false } }) else { return }
        let undone = canvas.applying(edits).applying(canvas.reversing(edits))
        #expect(Set(undone.constraints) == Set(canvas.constraints))
        #expect(undone.items.map { $0.rectangle } == canvas.items.map { $0.rectangle })
        #expect(undone.items.map { $0.contentPriorities } == canvas.items.map { $0.contentPriorities })
    }
}
