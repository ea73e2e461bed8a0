import Diagnostics
import InterfaceBuilder
import Scene
import Testing

/// Drawings of constraints and messages about them in right-to-left views.
@Suite @MainActor struct RightToLeftDocumentTests {
    /// A root of 320 × 100 points with a semantic content attribute, a view `a`, and constraints.
    private func document(_ word: String, _ constraints: String) -> [UInt8] {
        Array(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22505" useAutolayout="YES"><objects>
            <view semanticContentAttribute="\(word)" id="root"><rect key="frame" width="320" height="100"/><subviews>
            \(Self.view)</subviews><constraints>\(constraints)</constraints></view></objects></document>
            """.utf8)
    }

    private static let view = """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="50" y="10" width="200" height="30"/>
        <constraints><constraint firstAttribute="height" constant="30" id="h"/></constraints></view>
        """
    private static let top =
        "<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\" constant=\"10\" id=\"t\"/>"
    private static let sides = """
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="50" id="l"/>
        <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="70" id="r"/>
        """

    /// The line of a constraint runs where the space is.
    @Test(arguments: [("forceLeftToRight", [0.0, 50, 250, 320]), ("forceRightToLeft", [320, 270, 70, 0])])
    func linesRunWhereTheSpaceIs(word: String, expected: [Double]) throws {
        let constraints = DocumentLayout.layout(document(word, Self.sides + Self.top), file: "A.xib").scenes[0]
            .constraints
        let (left, right) = (
            try #require(constraints.first { $0.id == "l" }), try #require(constraints.first { $0.id == "r" })
        )
        #expect([left.from.x, left.to.x, right.from.x, right.to.x] == expected)
    }

    @Test func linesOfLayoutDocumentsDo() throws {
        let text = "size: [320, 100]\nview: {direction: rtl, subviews: [{name: a}]}\nconstraints: ['|-50-[a(200)]']\n"
        let constraint = DocumentLayout.layout(Array(text.utf8), file: "a.yaml").scenes[0].constraints.first
        #expect([constraint?.from.x, constraint?.to.x] == [320, 270])
    }

    /// The constraint that resolves an ambiguity has the distance from the leading edge.
    @Test(arguments: [("forceLeftToRight", "leading + 50"), ("forceRightToLeft", "leading + 70")])
    func proposalsHoldWhereTheViewIs(word: String, expected: String) {
        let width = "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"200\" id=\"w\"/>"
        let found = DocumentInspection.diagnostics(of: document(word, width + Self.top), file: "A.xib")
        let texts = found.flatMap { finding in [finding.message] + finding.notes }
        #expect(texts.contains { $0.contains("superview.\(expected)") }, "\(texts)")
    }

    /// If only the view in between is right-to-left, the leading edges of the three views do not coincide.
    @Test(arguments: [("unspecified", true), ("forceLeftToRight", false), ("forceRightToLeft", false)])
    func edgesOfOtherDirectionsImplyNothing(word: String, isImplied: Bool) {
        func tie(_ first: String, _ second: String) -> String {
            "<constraint firstItem=\"\(first)\" firstAttribute=\"leading\" secondItem=\"\(second)\" "
                + "secondAttribute=\"leading\" id=\"\(first)-\(second)\"/>"
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22505" useAutolayout="YES"><objects>
            <view id="root"><rect key="frame" width="320" height="100"/><subviews>
            <view semanticContentAttribute="\(word)" translatesAutoresizingMaskIntoConstraints="NO" id="box">
            <rect key="frame" width="320" height="100"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" width="320" height="100"/></view>
            </subviews><constraints>\(tie("a", "box"))</constraints></view></subviews>
            <constraints>\(tie("box", "root"))\(tie("a", "root"))</constraints></view></objects></document>
            """
        let found = DocumentInspection.diagnostics(of: Array(text.utf8), file: "A.xib")
        #expect(found.contains { finding in finding.id.rawValue == "ib.redundant-constraint" } == isImplied)
    }
}
