import Diagnostics
import Foundation
import InterfaceBuilder
import LayoutTools
import Testing

@MainActor @Suite struct DocumentMergeTests {
    private static let base = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="100" useAutolayout="YES">
            <objects>
                <view id="v">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
                    <subviews>
                        <label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="a">
                            <rect key="frame" x="8" y="8" width="60" height="20"/>
                            <color key="textColor" white="0.0" alpha="1" colorSpace="custom"/>
                        </label>
                        <label text="B" id="b"/>
                        <label text="C" id="c"/>
                    </subviews>
                    <constraints>
                        <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="k"/>
                    </constraints>
                </view>
            </objects>
            <resources>
                <image name="one" width="10" height="10"/>
            </resources>
        </document>

        """

    private nonisolated static let stack = (
        "<label text=\"B\" id=\"b\"/>",
        "<stackView id=\"s\"><subviews><label text=\"B\" id=\"b\"/></subviews></stackView>"
    )

    /// `ours > theirs > the merged document`, each as replacements in the base.
    @Test(arguments: [
        // Different attributes of one element.
        (
            [("text=\"A\"", "text=\"X\"")], [(" id=\"a\"", " hidden=\"YES\" id=\"a\"")],
            [("text=\"A\"", "text=\"X\""), (" id=\"a\"", " hidden=\"YES\" id=\"a\"")]
        ),
        // The same change.
        ([("text=\"A\"", "text=\"X\"")], [("text=\"A\"", "text=\"X\"")], [("text=\"A\"", "text=\"X\"")]),
        // New elements at the same place: those of ours come first.
        (
            [("<label text=\"C\" id=\"c\"/>", "<label text=\"C\" id=\"c\"/>\n                <view id=\"n\"/>")],
            [("<label text=\"C\" id=\"c\"/>", "<label text=\"C\" id=\"c\"/>\n                <view id=\"m\"/>")],
            [
                (
                    "<label text=\"C\" id=\"c\"/>",
                    "<label text=\"C\" id=\"c\"/>\n                <view id=\"n\"/>\n                <view id=\"m\"/>"
                )
            ]
        ),
        // An element removed beside a changed one.
        (
            [("                <label text=\"B\" id=\"b\"/>\n", "")], [("text=\"C\"", "text=\"Z\"")],
            [("                <label text=\"B\" id=\"b\"/>\n", ""), ("text=\"C\"", "text=\"Z\"")]
        ),
        // A view embedded in a stack view by one version and changed by the other.
        ([stack], [("text=\"B\"", "text=\"Y\"")], [stack, ("text=\"B\"", "text=\"Y\"")]),
        ([("text=\"B\"", "text=\"Y\"")], [stack], [stack, ("text=\"B\"", "text=\"Y\"")]),
        // Another order in one version, a change in the other.
        (
            [
                (
                    "<label text=\"B\" id=\"b\"/>\n                <label text=\"C\" id=\"c\"/>",
                    "<label text=\"C\" id=\"c\"/>\n                <label text=\"B\" id=\"b\"/>"
                )
            ],
            [("text=\"C\"", "text=\"Z\"")],
            [
                (
                    "<label text=\"B\" id=\"b\"/>\n                <label text=\"C\" id=\"c\"/>",
                    "<label text=\"Z\" id=\"c\"/>\n                <label text=\"B\" id=\"b\"/>"
                )
            ]
        ),
        // The first outlet of both versions goes into one list.
        (
            [
                (
                    "</constraints>\n",
                    "</constraints>\n            <connections>\n                <outlet property=\"x\" destination=\"a\" id=\"1\"/>\n            </connections>\n"
                )
            ],
            [
                (
                    "</constraints>\n",
                    "</constraints>\n            <connections>\n                <outlet property=\"y\" destination=\"b\" id=\"2\"/>\n            </connections>\n"
                )
            ],
            [
                (
                    "</constraints>\n",
                    "</constraints>\n            <connections>\n                <outlet property=\"x\" destination=\"a\" id=\"1\"/>\n                <outlet property=\"y\" destination=\"b\" id=\"2\"/>\n            </connections>\n"
                )
            ]
        ),
        // Versions of tools: the greater one.
        (
            [("sVersion=\"100\"", "sVersion=\"99\"")], [("sVersion=\"100\"", "sVersion=\"1000\"")],
            [("sVersion=\"100\"", "sVersion=\"1000\"")]
        ),
        // Stored frames of views with constraints are no conflict.
        ([("x=\"8\"", "x=\"9\"")], [("x=\"8\"", "x=\"10\"")], [("x=\"8\"", "x=\"9\"")]),
    ]) func editsAreMerged(
        _ ours: [(String, String)], _ theirs: [(String, String)], _ expected: [(String, String)]
    ) throws {
        let merge = try Self.merge(Self.edited(ours), Self.edited(theirs))
        #expect(merge.conflicts == [])
        let expected = Self.edited(expected)
        #expect(merge.text == expected || Self.isEqual(merge.text, expected), "\(merge.text)")
    }

    /// `ours > theirs > the conflict > the text between the markers`.
    @Test(arguments: [
        (
            ("text=\"A\"", "text=\"X\""), ("text=\"A\"", "text=\"Y\""),
            "text is “X” in ours, “Y” in theirs and “A” in the base",
            """
            <<<<<<< ours
                            <label text="X" translatesAutoresizingMaskIntoConstraints="NO" id="a">
            =======
                            <label text="Y" translatesAutoresizingMaskIntoConstraints="NO" id="a">
            >>>>>>> theirs

            """
        ),
        (
            ("constant=\"8\"", "constant=\"9\""),
            (
                "                <constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"v\" secondAttribute=\"top\" constant=\"8\" id=\"k\"/>\n",
                ""
            ),
            "constraint A.top == view v.top: theirs deleted it, ours changed it",
            """
            <<<<<<< ours
                            <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="9" id="k"/>
            =======
            >>>>>>> theirs

            """
        ),
        (
            ("white=\"0.0\" alpha=\"1\"", "systemColor=\"x\""), ("white=\"0.0\"", "white=\"1\""),
            "text color: both versions changed the value",
            """
            <<<<<<< ours
                                <color key="textColor" systemColor="x" colorSpace="custom"/>
            =======
                                <color key="textColor" white="1" alpha="1" colorSpace="custom"/>
            >>>>>>> theirs

            """
        ),
    ]) func conflictsAreMarked(
        _ ours: (String, String), _ theirs: (String, String), _ words: String, _ markers: String
    ) throws {
        let merge = try Self.merge(Self.edited([ours]), Self.edited([theirs]))
        #expect(merge.conflicts.map(\.text) == [words])
        #expect(Self.flattened(merge.text).contains(Self.flattened(markers)), "\(merge.text)")
        // Each resolution is the document of a version.
        #expect(Self.isEqual(merge.textOfOurs, Self.edited([ours])))
        #expect(Self.isEqual(merge.textOfTheirs, Self.edited([theirs])))
        let lines = merge.text.split(separator: "\n")
        #expect(lines.filter { line in line.hasPrefix("<<<<<<< ") }.count == 1)
        #expect(lines.filter { line in line == "=======" }.count == 1)
    }

    /// A merged document has a reference to an element that the other version deleted, or two elements with one id.
    @Test func newProblemsAreReported() throws {
        let outlet = (
            "</constraints>\n",
            "</constraints>\n            <connections>\n                <outlet property=\"x\" destination=\"c\" id=\"1\"/>\n            </connections>\n"
        )
        let ours = Self.edited([outlet])
        let theirs = Self.edited([("                <label text=\"C\" id=\"c\"/>\n", "")])
        #expect(try Self.findings(ours, theirs).contains { id in id == "ib.unknown-reference" })
        let twin = Self.edited([("<label text=\"C\" id=\"c\"/>\n", "<label text=\"C\" id=\"c\"/>\n<view id=\"n\"/>\n")])
        let other = Self.edited([
            ("<label text=\"C\" id=\"c\"/>\n", "<label text=\"C\" id=\"c\"/>\n<label id=\"n\"/>\n")
        ])
        #expect(try Self.findings(twin, other).contains { id in id == "ib.duplicate-id" })
        #expect(try Self.findings(ours, Self.base).isEmpty)
    }

    /// Ends of lines are those of ours.
    @Test func endsOfLinesStay() throws {
        let ours = Self.edited([("text=\"A\"", "text=\"X\"")]).replacing("\n", with: "\r\n")
        let theirs = Self.edited([
            ("<label text=\"C\" id=\"c\"/>\n", "<label text=\"C\" id=\"c\"/>\n<view id=\"n\"/>\n")
        ])
        let text = try Self.merge(ours, theirs).text
        #expect(text.contains("id=\"n\"") && !text.replacing("\r\n", with: "").contains("\n"))
        let merge = try Self.merge(ours, Self.edited([("text=\"A\"", "text=\"Y\"")]))
        #expect(!merge.text.replacing("\r\n", with: "").contains("\n") && merge.conflicts.count == 1)
    }

    /// Views that each version moves into the other stay where ours has them.
    @Test func movesIntoEachOtherAreAConflict() throws {
        let base = Self.edited([
            ("<label text=\"B\" id=\"b\"/>", "<view id=\"p\"><subviews/></view>"),
            ("<label text=\"C\" id=\"c\"/>", "<view id=\"q\"><subviews/></view>"),
        ])
        let ours = base.replacing("<view id=\"q\"><subviews/></view>", with: "").replacing(
            "<view id=\"p\"><subviews/></view>",
            with: "<view id=\"p\"><subviews><view id=\"q\"><subviews/></view></subviews></view>")
        let theirs = base.replacing("<view id=\"p\"><subviews/></view>", with: "").replacing(
            "<view id=\"q\"><subviews/></view>",
            with: "<view id=\"q\"><subviews><view id=\"p\"><subviews/></view></subviews></view>")
        let merge = try Self.merge(ours, theirs, base: base)
        #expect(merge.conflicts.count == 1)
        #expect(Self.isEqual(merge.text, ours), "\(merge.text)")
    }

    // MARK: Documents

    private static func edited(_ edits: [(String, String)]) -> String {
        edits.reduce(base) { text, edit in text.replacing(edit.0, with: edit.1) }
    }

    private static func flattened(_ text: String) -> String {
        text.split(separator: "\n").map { line in String(line.drop { character in character == " " }) }
            .joined(separator: "\n")
    }

    private static func merge(_ ours: String, _ theirs: String, base: String = base) throws -> DocumentMerge {
        let trees = try [base, ours, theirs].map { text in try #require(XMLTree.read(text: text).tree) }
        return DocumentMerge(base: trees[0], ours: trees[1], theirs: trees[2])
    }

    private static func findings(_ ours: String, _ theirs: String) throws -> [DiagnosticID] {
        let trees = try [base, ours, theirs].map { text in try #require(XMLTree.read(text: text, file: "m.xib").tree) }
        let merge = DocumentMerge(base: trees[0], ours: trees[1], theirs: trees[2])
        let merged = try #require(XMLTree.read(text: merge.textOfOurs, file: "m.xib").tree)
        return MergeReview.findings(merged: merged, base: trees[0], ours: trees[1], theirs: trees[2])
            .filter { finding in finding.severity == .error }.map(\.id)
    }

    private static func isEqual(_ first: String, _ second: String) -> Bool {
        guard let one = XMLTree.read(text: first).tree, let other = XMLTree.read(text: second).tree else {
            return false
        }
        return TreeDifference(from: DocumentTree(one), to: DocumentTree(other)).changes.isEmpty
    }
}
