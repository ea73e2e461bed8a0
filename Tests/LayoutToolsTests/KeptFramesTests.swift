import Foundation
import InterfaceBuilder
import LayoutTools
import Testing
import UIKit

/// Layout documents whose views keep their frames, whatever is cleared, reset or added.
@Suite @MainActor struct KeptFramesTests {
    /// Documents in which something other than constraints determines the frames of views.
    nonisolated static let documents = [
        // The root has the size of its content, and of a part of it.
        "view: {subviews: [{name: a, class: UILabel, text: Hello}, {name: b}]}\n"
            + "constraints: ['|-20-[a]-8-[b(100)]-20-|', 'V:|-20-[a]-20-|', 'V:|-10-[b]-10-|']\n",
        "metrics: {gap: 5}\nview:\n  subviews:\n    - {name: a}\nconstraints:\n  - '|-gap-[a(9)]'\n  - 'V:|-gap-[a(9)]'\n",
        #"{"view": {"subviews": [{"name": "a"}]}, "constraints": ["|-5-[a(9)]-5-|", "V:|-5-[a(9)]-5-|"]}"# + "\n",
        // Subviews lie inside a frame that they do not determine.
        "size: [300, 200]\nview: {subviews: [{name: a, frame: [25, 69, 63, 38], intrinsicSize: [74, 48], subviews: [{name: b}]}]}\n"
            + "constraints: ['[b(30)]', 'V:|-4-[b(9)]', 'b.centerX == a.centerX']\n",
        "size: [300, 200]\nview: {subviews: [{name: a, class: UIStackView, frame: [80, 76, 37, 49], subviews: "
            + "[{name: b, class: UILabel, text: A}]}]}\nconstraints: []\n",
        "size: [300, 200]\nview: {subviews: [{name: a, frame: [20, 66, 117, 60], subviews: [{name: b, class: UILabel, text: A}]}]}\n"
            + "constraints: ['|-[b]-|', 'V:|-8-[b]']\n",
        // A stack view would arrange a view that loses its frame.
        "size: [300, 200]\nview: {subviews: [{name: a, class: UIStackView, subviews: [{name: b}, {name: c, frame: [5, 6, 7, 8]}]}]}\n"
            + "constraints: ['|-5-[a]', 'V:|-5-[a]', '[b(20)]', 'V:[b(20)]']\n",
        // The content of a scroll view is larger than the scroll view, and at least as large as an inequality demands.
        "size: [300, 200]\nview: {subviews: [{name: a, class: UIScrollView, frame: [34, 19, 37, 64], subviews: "
            + "[{name: b}, {name: c, frame: [42, 40, 110, 59]}]}]}\n"
            + "constraints: ['|-19-[b(129)]', 'V:|-20-[b(100)]-(>=9)-|']\n",
        // Its center is that of the view, whatever its content is.
        "size: [300, 200]\nview: {subviews: [{name: a, class: UIScrollView, subviews: [{name: b, class: UILabel, text: A}, "
            + "{name: c, class: UITextField, text: Some more words, frame: [7, 13, 115, 23]}]}]}\n"
            + "constraints: ['|-15-[a(139)]', 'V:|-20-[a(89)]', 'b.centerX == a.centerX', 'V:|-[b]-4-|']\n",
        // The safe area of a scroll view moves its content, and no frame.
        "size: [300, 200]\nview: {subviews: [{name: a, class: UIScrollView, safeArea: [20, 0, 10, 0], subviews: [{name: b}]}]}\n"
            + "constraints: ['|-[a]-|', 'V:|-[a(50)]', '|-9-[b(20)]-|', 'V:|-7-[b(20)]-|']\n",
        // The safe area insets of a view may be larger than the view.
        "size: [300, 200]\nview: {subviews: [{name: a, safeArea: [20, 0, 10, 0], subviews: [{name: b, class: UILabel, text: A}]}]}\n"
            + "constraints: ['|-9-[a(9)]', 'V:|-9-[a(9)]', '|-9-[b]', 'b.top == a.safeAreaLayoutGuide.top + 10']\n",
        // Neither of two intrinsic sizes that share a length determines it.
        "size: [300, 200]\nview: {subviews: [{name: a, class: UIScrollView, safeArea: 0, subviews: [{name: b, class: UILabel, text: A}, "
            + "{name: c, class: UITextField, text: A, frame: [57, 61, 83, 46]}]}]}\n"
            + "constraints: ['|-19-[a(49)]', 'V:|-20-[a(61)]', '|-9-[b]', 'b.top == a.safeAreaLayoutGuide.top + 7']\n",
        // A text for which a smaller height is requested is compressed by one beside it.
        "size: [300, 200]\nview: {subviews: [{name: a, class: UIScrollView, subviews: [{name: b, class: UILabel, text: A}, "
            + "{name: c, class: UITextField, text: A, frame: [28, 1, 38, 17]}]}]}\n"
            + "constraints: ['|-5-[a(135)]', 'V:|-7-[a(41)]', '|-10-[b]', 'V:|-20-[b]-7-|']\n",
    ]

    @Test(arguments: documents) func clearingMovesNothing(text: String) throws {
        try expectKept(text, "resolve clear all")
    }

    @Test(arguments: documents) func resettingMovesNothing(text: String) throws {
        let after = try expectKept(text, "resolve reset all")
        #expect(ToolScene.findings(of: after) == [], "\(after)")
    }

    @Test(arguments: documents) func whatIsAddedMovesNothing(text: String) throws {
        let after = try expectKept(text, "resolve add-missing all")
        #expect(ToolScene.findings(of: after) == [], "\(after)")
    }

    /// A command keeps all frames, and repeating it changes nothing.
    @discardableResult private func expectKept(_ text: String, _ command: String) throws -> String {
        let after = try ToolScene(text).text(after: [command])
        #expect(try ToolScene.frames(of: after) == ToolScene.frames(of: text), "\(after)")
        #expect(try ToolScene(after).text(after: [command]) == after)
        return after
    }

    /// The size is written if it is needed, at the place of the document's other keys.
    @Test(arguments: [
        ("view: {subviews: [{name: a}]}\nconstraints: ['|-5-[a(9)]-5-|']\n", "size: [19, 0]\nview: {"),
        (#"{"view": {"subviews": [{"name": "a"}]}, "constraints": ["|-5-[a(9)]-5-|"]}"#, #": [], "size": [19, 0]}"#),
    ]) func theSizeOfTheRootIsWritten(text: String, part: String) throws {
        let cleared = try ToolScene(text).text(after: ["resolve clear all"])
        #expect(cleared.contains(part), "\(cleared)")
        let pinned = "view: {subviews: [{name: a}]}\nconstraints: ['|[a(9)]', 'V:|[a(9)]', 'a.width <= 20']\n"
        #expect(try !ToolScene(pinned).text(after: ["resolve add-missing all"]).contains("size"))
    }

    /// A constraint for the stored height or width would conflict with a required intrinsic size, which is higher or narrower.
    @Test(arguments: [
        "verticalCompressionResistancePriority=\"1000\"",
        "horizontalHuggingPriority=\"1000\" placeholderIntrinsicWidth=\"100\" placeholderIntrinsicHeight=\"14\"",
    ]) func requiredContentsKeepTheirSize(attributes: String) throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
            <view id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="100"/><subviews>
            <label text="Label" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <rect key="frame" x="20" y="20" width="280" height="14"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews></view>
            </objects></document>

            """
        let after = try ToolScene(text, intrinsicSizes: .stored).text(after: ["resolve reset all"])
        #expect(!after.contains("firstAttribute=\"\(attributes.hasPrefix("vertical") ? "height" : "width")\""))
        #expect(ToolScene.findings(of: after).filter { $0.contains("conflict") || $0.contains("ambiguous") } == [])
    }

    /// If different measurements of content would add up, the views get sizes; a conflict in another scene does not prevent that.
    @Test(arguments: ["", "<constraint firstItem=\"b\" firstAttribute=\"width\" constant=\"60\" id=\"b2\"/>"])
    func conflictsElsewhereMoveNothing(conflict: String) throws {
        let labels = (0..<6).map { place in
            "<label text=\"Label\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a\(place)\">"
                + "<rect key=\"frame\" x=\"\(20 + place * 52)\" y=\"20\" width=\"43\" height=\"20.5\"/>"
                + "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/></label>\n"
        }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
            <view id="root"><rect key="frame" x="0.0" y="0.0" width="400" height="100"/><subviews>
            \(labels.joined())</subviews></view>
            <view id="other"><rect key="frame" x="0.0" y="0.0" width="400" height="100"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="b">
            <rect key="frame" x="0.0" y="0.0" width="40" height="40"/></view></subviews>
            <constraints><constraint firstItem="b" firstAttribute="width" constant="40" id="b1"/>\(conflict)</constraints>
            </view></objects></document>

            """
        let document = try #require(DesignDocument.read(Array(text.utf8), file: "a.xib").document)
        let canvas = document.canvases[0]
        let reset = document.resettingToSuggestedConstraints([(canvas, canvas.items.filter { !$0.kind.isGuide })])
        let after = try #require(document.text(applying: reset))
        let found = try #require(DesignDocument.read(Array(after.utf8), file: "a.xib").document).layout.rectangles
        for (place, x) in (0..<6).map({ place in (place, Double(20 + place * 52)) }) {
            #expect(abs(Double(found["a\(place)"]?.minX ?? 0) - x) < 2.01, "\(after)")
        }
    }
}
