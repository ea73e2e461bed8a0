import Foundation
import InterfaceBuilder
import LayoutTools
import Testing

/// The changes that the layout of a document does not show, in words.
@MainActor @Suite struct DocumentChangeTests {
    private static let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" useAutolayout="YES">
        <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Card">
        <connections><outlet property="titleLabel" destination="t" id="o1"/></connections></placeholder>
        <view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="100"/><subviews>
        <label text="Title" lineBreakMode="tailTruncation" id="t"><rect key="frame" x="8" y="8" width="60" height="20"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <color key="textColor" red="0.1" green="0.1" blue="0.1" alpha="1" colorSpace="custom"/>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="corner"><integer key="value" value="4"/>
        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></label>
        <button id="b"><rect key="frame" x="8" y="40" width="60" height="30"/><state key="normal" title="Go" image="go"/>
        <connections><action selector="go:" destination="-1" eventType="touchUpInside" id="a1"/></connections></button>
        </subviews></view></objects><resources><image name="go" width="10" height="10"/></resources></document>
        """

    /// `old part > new part > the change`.
    @Test(arguments: [
        (
            "lineBreakMode=\"tailTruncation\"", "lineBreakMode=\"wordWrap\"",
            "~ Title (label) t: line break tailTruncation → wordWrap"
        ),
        ("pointSize=\"17\"", "pointSize=\"20\"", "~ Title (label) t: font description: size 17 → 20"),
        ("red=\"0.1\"", "red=\"0.9\"", "~ Title (label) t: text color: red 0.1 → 0.9"),
        (
            "type=\"system\" ", "type=\"boldSystem\" ",
            "~ Title (label) t: font description: attribute type system → boldSystem"
        ),
        (
            "destination=\"t\"", "destination=\"b\"",
            "~ File's Owner (placeholder) -1: outlet titleLabel: destination Title → Go  o1"
        ),
        (
            "property=\"titleLabel\"", "property=\"other\"",
            "~ File's Owner (placeholder) -1: outlet other: property titleLabel → other  o1"
        ),
        (
            "<outlet property=\"titleLabel\" destination=\"t\" id=\"o1\"/>", "",
            "- File's Owner (placeholder) -1: outlet titleLabel → Title  o1"
        ),
        ("customClass=\"Card\"", "customClass=\"Map\"", "~ File's Owner (placeholder) -1: custom class Card → Map"),
        (
            "eventType=\"touchUpInside\"", "eventType=\"valueChanged\"",
            "~ Go (button) b: action go:: attribute eventType touchUpInside → valueChanged  a1"
        ),
        ("value=\"4\"", "value=\"6\"", "~ Title (label) t: user defined runtime attribute corner value: value 4 → 6"),
        ("image=\"go\"", "image=\"stop\"", "~ Go (button) b: normal: image go → stop"),
        ("<image name=\"go\"", "<image catalog=\"x\" name=\"go\"", "~ document: image go: attribute catalog none → x"),
        ("toolsVersion=\"21507\"", "toolsVersion=\"22155\"", "~ document: attribute toolsVersion 21507 → 22155"),
        (
            "<state key=\"normal\"", "<color key=\"tintColor\" name=\"Red\"/><state key=\"normal\"",
            "+ Go (button) b: element tint color: name Red"
        ),
        ("<label text", "<label userLabel=\"Head\" text", "~ Head (label) t: label none → Head"),
        (" id=\"v\"", " opaque=\"NO\" id=\"v\"", "~ view v: attribute opaque none → NO"),
    ]) func changesAreNamed(_ old: String, _ new: String, _ expected: String) {
        #expect(Self.changes(Self.document, Self.document.replacing(old, with: new)) == [expected])
    }

    /// Order and formatting that have no meaning.
    @Test(arguments: [
        ("text=\"Title\" lineBreakMode=\"tailTruncation\"", "lineBreakMode='tailTruncation'\n text=\"Title\""),
        ("width=\"10\" height=\"10\"/>", "width=\"10\" height=\"10\"></image>"),
        ("<resources>", "<!-- pictures -->\n\n<resources>"),
        ("text=\"Title\"", "text=\"&#84;itle\""),
        ("key=\"value\" value=\"4\"/>\n", "key=\"value\" value=\"4\"/>"),
    ]) func formattingIsNoChange(_ old: String, _ new: String) {
        #expect(Self.document.contains(old))
        #expect(Self.changes(Self.document, Self.document.replacing(old, with: new)) == [])
    }

    /// `one part, which changes places with another > the changes`.
    @Test func onlyMeaningfulOrdersCount() throws {
        let rect = "<rect key=\"frame\" x=\"8\" y=\"8\" width=\"60\" height=\"20\"/>\n"
        let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>\n"
        #expect(Self.changes(Self.document, Self.document.replacing(rect + font, with: font + rect)) == [])
        let outlets = ["a", "b"].map { id in "<outlet property=\"\(id)\" destination=\"t\" id=\"o\(id)\"/>" }
        let connections = "<outlet property=\"titleLabel\" destination=\"t\" id=\"o1\"/>"
        let (old, new) = (
            Self.document.replacing(connections, with: outlets.joined()),
            Self.document.replacing(connections, with: outlets.reversed().joined())
        )
        #expect(Self.changes(old, new) == [])
        let label = try #require(Self.document.range(of: "<label"))
        let button = try #require(Self.document.range(of: "<button"))
        let end = try #require(Self.document.range(of: "</button>\n"))
        let swapped =
            Self.document[..<label.lowerBound] + Self.document[button.lowerBound..<end.upperBound]
            + Self.document[label.lowerBound..<button.lowerBound] + Self.document[end.upperBound...]
        #expect(Self.changes(Self.document, String(swapped)).count == 1)
    }

    /// A layout document: `old > new > the change`.
    @Test(arguments: [
        ("font: 17", "font: 20", "font 17"), ("class: UILabel", "class: UITextView", "UILabel"),
        ("gap: 8", "gap: 9", "gap 8"), ("lines: 2", "lines: 3", "lines 2"), (", lines: 2", "", "lines 2"),
        ("priority: 9}", "priority: 9, identifier: x}", "identifier"),
    ]) func layoutDocumentsAreComparedToo(_ old: String, _ new: String, _ expected: String) {
        let text = """
            size: [320, 100]
            metrics: {gap: 8}
            view: {subviews: [{name: a, class: UILabel, text: hi, font: 17, lines: 2}, {name: b}]}
            constraints: ["|[a][b]|", {equation: a.top == view.top, priority: 9}]
            """
        #expect(text.contains(old))
        let difference = DocumentDifference(
            from: Array(text.utf8), to: Array(text.replacing(old, with: new).utf8), files: ("a.yaml", "b.yaml"))
        let isShown = difference.changes.contains { change in change.text.contains(expected) }
        #expect(isShown || difference.hasLayoutChanges, "\(difference.changes)")
        #expect(!difference.isEmpty)
    }

    private static func changes(_ old: String, _ new: String) -> [String] {
        let difference = DocumentDifference(
            from: Array(old.utf8), to: Array(new.utf8), files: ("old.xib", "new.xib"))
        return difference.changes.map { change in
            let sign = [.added: "+", .removed: "-", .changed: "~"][change.status] ?? ""
            return "\(sign) \(change.object): \(change.text)"
        }
    }
}
