import Diagnostics
import Foundation
import Testing

@testable import InterfaceBuilder

/// Findings that follow from others, and findings that rest on assumptions.
@MainActor @Suite struct FindingCauseTests {
    /// A screen with boxes A, B and C below each other, with stored tops and the constants between them.
    private func column(stored: [Int], constants: [Int], mark: String = "", to first: String = "screen") -> String {
        var (views, constraints) = ("", "")
        var above = (first, first == "screen" ? "top" : "top")
        for (place, name) in ["a", "b", "c"].enumerated() {
            views += """
                <view userLabel="\(name.uppercased())" translatesAutoresizingMaskIntoConstraints="NO" id="\(name)" \(place == 0 ? mark : "")>
                <rect key="frame" x="20" y="\(stored[place])" width="100" height="50"/>
                <constraints><constraint firstAttribute="width" constant="100" id="\(name)w"/>
                <constraint firstAttribute="height" constant="50" id="\(name)h"/></constraints></view>
                """
            constraints += """
                <constraint firstItem="\(name)" firstAttribute="leading" secondItem="screen" secondAttribute="leading" constant="20" id="\(name)x"/>
                <constraint firstItem="\(name)" firstAttribute="top" secondItem="\(above.0)" secondAttribute="\(above.1)" constant="\(constants[place])" id="\(name)y"/>
                """
            above = (name, "bottom")
        }
        return Self.screen(views, constraints)
    }

    private static func screen(_ views: String, _ constraints: String, more: String = "") -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch"
        useAutolayout="YES" useSafeAreas="YES"><device id="retina4_7"/><objects><view id="screen"><rect key="frame" width="375" height="667"/>
        <subviews>\(views)</subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>\(constraints)</constraints></view>\(more)</objects></document>
        """
    }

    private func findings(_ text: String, _ id: DiagnosticID, on devices: [InterfaceDocument.Device] = [])
        -> [Diagnostic]
    {
        DocumentInspection.diagnostics(of: Array(text.utf8), file: "a.xib", devices: devices).filter { finding in
            finding.id == id
        }
    }

    /// Views that follow a moved view are in its finding.
    @Test(
        arguments: [
            // The constant of the first, the second, the third: the views below follow.
            ([40, 100, 160], [60, 10, 10], [["a", "b", "c"]]), ([40, 100, 160], [40, 30, 10], [["b", "c"]]),
            ([40, 100, 160], [40, 10, 30], [["c"]]),
            // Two causes are two findings.
            ([40, 100, 160], [60, 10, 30], [["a", "b"], ["c"]]),
            // A view that was dragged away, and comes back.
            ([40, 130, 160], [40, 10, 10], [["b"]]), ([40, 100, 160], [40, 10, 10], []),
        ] as [([Int], [Int], [[String]])])
    func oneMovedViewIsOneFinding(stored: [Int], constants: [Int], expected: [[String]]) {
        let found = findings(column(stored: stored, constants: constants), "ib.misplaced")
        #expect(found.map(\.views) == expected)
        #expect(found.allSatisfy { finding in finding.severity == .warning })
        let fix = "Fix: run plumb resolve update-frames, or update-constants to keep the stored frame."
        let notes = expected.map { views in
            let followers = views.dropFirst().map { id in "'\(id.uppercased())'" }.joined(separator: ", ")
            return [fix] + (views.count == 1 ? [] : ["Also misplaced because of it: \(followers)."])
        }
        #expect(found.map(\.notes) == notes)
    }

    /// A view that is ambiguous along one axis is still misplaced along the other.
    @Test(arguments: [
        ("top", 60, true), ("leading", 40, true), ("top", 40, false),
    ])
    func anAmbiguousAxisSilencesItselfOnly(edge: String, constant: Int, isMisplaced: Bool) {
        let constraint = """
            <constraint firstItem="a" firstAttribute="\(edge)" secondItem="screen" secondAttribute="\(edge)" constant="\(constant)" id="c"/>
            """
        let box = """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="20" y="40" width="100" height="50"/>
            <constraints><constraint firstAttribute="width" constant="100" id="aw"/>
            <constraint firstAttribute="height" constant="50" id="ah"/></constraints></view>
            """
        let text = Self.screen(box, constraint)
        #expect(findings(text, "ib.ambiguous").map(\.views) == [["a"]])
        #expect(findings(text, "ib.misplaced").map(\.views) == (isMisplaced ? [["a"]] : []))
    }

    /// The fix of an ambiguity goes to the nearest neighbor, as that of Add Missing Constraints.
    @Test(arguments: [
        (98, "'B.top == A.bottom + 8'"), (600, "'B.top == superview.top + 600'"), (20, "'B.top == superview.top + 20'"),
    ])
    func fixesGoToTheNearestNeighbor(top: Int, fix: String) {
        let views = ["a", "b"].map { id in
            """
            <view userLabel="\(id.uppercased())" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
            <rect key="frame" x="20" y="\(id == "a" ? 40 : top)" width="100" height="50"/>
            <constraints><constraint firstAttribute="width" constant="100" id="\(id)w"/>
            <constraint firstAttribute="height" constant="50" id="\(id)h"/></constraints></view>
            """
        }
        let edges = [("a", "leading", 20), ("a", "top", 40), ("b", "leading", 20)].map { id, edge, constant in
            """
            <constraint firstItem="\(id)" firstAttribute="\(edge)" secondItem="screen" secondAttribute="\(edge)"
            constant="\(constant)" id="\(id)\(edge)"/>
            """
        }
        let found = findings(Self.screen(views.joined(), edges.joined()), "ib.ambiguous")
        #expect(found.map(\.notes) == [["Fix: add the constraint \(fix)."]])
    }

    /// Stored frames in place of content sizes make the row ambiguous.
    ///
    /// Measured texts do not, and confirm the frame.
    @Test func aRowThatIsTooWideIsMisplaced() throws {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Examples/SignIn.storyboard")
        let text = try String(contentsOf: url, encoding: .utf8)
        let row = #"contentMode="scaleToFill" spacing="12" alignment="center""#
        #expect(text.contains(row))
        let found = findings(text.replacing(row, with: row.replacing("12", with: "30")), "ib.misplaced")
        #expect(found.map(\.views) == [["kEe-pL-lbl"]])
        #expect(found.first?.message.contains("266 × 20.333) at run time, stored (0, 5.333, 284 × 20.333)") == true)
    }

    /// A conflict with a frame that code can set is a note.
    @Test(arguments: [([], Severity.error), (["a"], .note)] as [([String], Severity)])
    func anOutletReachesAFrame(outlets: [String], severity: Severity) {
        let box = """
            <view id="a"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES"/>
            <constraints><constraint firstAttribute="height" constant="50" id="ah"/></constraints></view>
            """
        let owner = outlets.map { id in "<outlet property=\"box\" destination=\"\(id)\" id=\"o\(id)\"/>" }.joined()
        let text = Self.screen(
            box, "",
            more: "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"Screen\">"
                + "<connections>\(owner)</connections></placeholder>"
        )
        #expect(findings(text, "ib.conflict").map(\.severity) == [severity])
    }

    /// A difference that rests on the safe area is a note, unless Xcode marks the view.
    @Test(arguments: [("", Severity.note), ("misplaced=\"YES\"", .warning)])
    func insetsAreDoubtful(mark: String, severity: Severity) {
        let found = findings(
            column(stored: [48, 108, 168], constants: [8, 10, 10], mark: mark, to: "safe"), "ib.misplaced")
        #expect(found.map(\.views) == [["a", "b", "c"]])
        #expect(found.map(\.severity) == [severity])
    }

    /// A redundant constraint names exactly the constraints that imply it, in document order.
    @Test(
        arguments: [
            // The sum of a chain; the width of another view has no part in it.
            (
                ["a.top screen.top 8", "b.top a.top 8", "d.width nil 5", "c.top b.top 8", "c.top screen.top 24"],
                [["c5", "c1", "c2", "c4"]]
            ),
            (["a.width nil 50", "b.width a.width 0", "b.width nil 50"], [["c3", "c1", "c2"]]),
            (["a.width nil 50", "b.width a.width 0", "c.width nil 50"], []),
            // Two at once.
            (
                ["a.top screen.top 8", "b.top a.top 0", "b.top screen.top 8", "c.top b.top 0", "c.top a.top 0"],
                [["c3", "c1", "c2"], ["c5", "c4", "c2"]]
            ),
        ] as [([String], [[String]])])
    func redundantConstraintsNameTheirReasons(constraints: [String], expected: [[String]]) {
        let views = ["a", "b", "c", "d"].map { id in
            "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\"><rect key=\"frame\" width=\"50\" height=\"50\"/></view>"
        }
        let written = constraints.enumerated().map { place, text in
            let parts = text.split(separator: " ")
            let (first, second) = (parts[0].split(separator: "."), parts[1].split(separator: "."))
            let other = second.count == 2 ? "secondItem=\"\(second[0])\" secondAttribute=\"\(second[1])\"" : ""
            return """
                <constraint firstItem="\(first[0])" firstAttribute="\(first[1])" \(other) constant="\(parts[2])" id="c\(place + 1)"/>
                """
        }
        let found = findings(Self.screen(views.joined(), written.joined()), "ib.redundant-constraint")
        #expect(
            found.map { finding in finding.constraints.prefix(1) + finding.constraints.dropFirst().sorted() }
                == expected.map { ids in ids.prefix(1) + ids.dropFirst().sorted() })
    }

    /// A conflict with a text is a note if code changes the constraint, and so is one with the size of a view that code places.
    @Test(arguments: [(false, Severity.error), (true, .note)])
    func reachedConstraintsAreDoubtful(isReached: Bool, severity: Severity) {
        let label = """
            <label text="Wrong password" verticalCompressionResistancePriority="1000" translatesAutoresizingMaskIntoConstraints="NO" id="l">
            <rect key="frame" x="20" y="40" width="120" height="0"/><constraints><constraint firstAttribute="height" id="lh"/></constraints>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            """
        let place = """
            <constraint firstItem="l" firstAttribute="leading" secondItem="screen" secondAttribute="leading" constant="20" id="lx"/>
            <constraint firstItem="l" firstAttribute="top" secondItem="screen" secondAttribute="top" constant="40" id="ly"/>
            """
        let outlet = """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="C"><connections>
            <outlet property="height" destination="lh" id="o"/></connections></placeholder>
            """
        let found = findings(Self.screen(label, place, more: isReached ? outlet : ""), "ib.conflict")
        #expect(found.map(\.severity) == [severity])
    }

    /// Without a keyboard, its guide begins at the end of the safe area.
    @Test func keyboardGuidesAreBelowTheSafeArea() throws {
        let text = Self.screen(
            "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a\"><rect key=\"frame\" width=\"375\" height=\"667\"/></view>",
            """
            <constraint firstItem="a" firstAttribute="top" secondItem="screen" secondAttribute="top" id="c1"/>
            <constraint firstItem="a" firstAttribute="leading" secondItem="screen" secondAttribute="leading" id="c2"/>
            <constraint firstItem="a" firstAttribute="trailing" secondItem="screen" secondAttribute="trailing" id="c3"/>
            <constraint firstItem="a" firstAttribute="bottom" secondItem="keys" secondAttribute="top" id="c4"/>
            """
        ).replacing(
            "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>",
            with: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/><keyboardLayoutGuide key=\"keyboard\" id=\"keys\"/>")
        var options = LayoutOptions()
        options.device = InterfaceDocument.Device(id: "retina6_12")
        let frames = DocumentLayoutTests.frames(text, options)
        #expect(frames["a"] == [0, 0, 393, 852 - 34])
        #expect(findings(text, "ib.conflict").isEmpty)
    }

    /// The children of a moved view keep their places in it.
    @Test func insideOfAMovedViewNothingIsMisplaced() {
        let views = """
            <view id="box" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="20" y="40" width="100" height="50"/><subviews>
            <view id="in" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="10" y="10" width="60" height="30"/></view></subviews>
            <constraints><constraint firstItem="in" firstAttribute="leading" secondItem="box" secondAttribute="leading" constant="10" id="i1"/>
            <constraint firstItem="in" firstAttribute="top" secondItem="box" secondAttribute="top" constant="10" id="i2"/>
            <constraint firstAttribute="trailing" secondItem="in" secondAttribute="trailing" constant="30" id="i3"/>
            <constraint firstAttribute="bottom" secondItem="in" secondAttribute="bottom" constant="10" id="i4"/>
            <constraint firstAttribute="width" constant="120" id="w"/><constraint firstAttribute="height" constant="50" id="h"/></constraints></view>
            """
        let ties = ["leading", "top"].map { edge in
            "<constraint firstItem=\"box\" firstAttribute=\"\(edge)\" secondItem=\"screen\" secondAttribute=\"\(edge)\" constant=\"40\" id=\"\(edge)\"/>"
        }.joined()
        let found = findings(Self.screen(views, ties), "ib.misplaced")
        #expect(found.map(\.views) == [["box", "in"]])
    }

    // MARK: Assumptions

    /// A row of a table with a button at its right, and a text view that lets the row shrink.
    private func row(table: String, row: String, top: Int) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch"
        useAutolayout="YES" useSafeAreas="YES"><device id="retina4_7"/><scenes><scene sceneID="s"><objects><tableViewController id="vc">
        <tableView key="view" dataMode="prototypes" \(table) id="t"><rect key="frame" width="375" height="667"/><prototypes>
        <tableViewCell \(row) id="cell"><rect key="frame" y="28" width="375" height="120"/>
        <tableViewCellContentView key="contentView" clipsSubviews="YES" tableViewCell="cell" id="cv"><rect key="frame" width="375" height="120"/>
        <subviews><textView clipsSubviews="YES" translatesAutoresizingMaskIntoConstraints="NO" id="tv"><rect key="frame" x="8" y="8" width="284" height="104"/></textView>
        <button translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="300" y="\(top)" width="60" height="30"/><constraints>
        <constraint firstAttribute="width" constant="60" id="w"/><constraint firstAttribute="height" constant="30" id="h"/></constraints></button></subviews>
        <constraints><constraint firstItem="tv" firstAttribute="leading" secondItem="cv" secondAttribute="leading" constant="8" id="c1"/>
        <constraint firstItem="tv" firstAttribute="top" secondItem="cv" secondAttribute="top" constant="8" id="c2"/>
        <constraint firstAttribute="bottom" secondItem="tv" secondAttribute="bottom" constant="8" id="c3"/>
        <constraint firstItem="b" firstAttribute="leading" secondItem="tv" secondAttribute="trailing" constant="8" id="c4"/>
        <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="15" id="c5"/>
        <constraint firstItem="b" firstAttribute="top" secondItem="cv" secondAttribute="top" constant="\(top)" id="c6"/></constraints>
        </tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController></objects></scene></scenes></document>
        """
    }

    /// The height that a prototype or table states counts where places are judged; an assumed height is named.
    @Test(
        arguments: [
            (#"rowHeight="-1""#, #"rowHeight="120""#, 70, nil, nil),
            (
                #"rowHeight="-1""#, #"rowHeight="90""#, 70, .note,
                "The row is assumed to be 90 pt high, as its prototype states."
            ),
            (#"rowHeight="-1""#, "", 10, .note, "The row is assumed to be 16 pt high, as its content needs."),
            (#"rowHeight="120""#, "", 70, nil, nil),
            (#"rowHeight="120""#, "", 100, .warning, "The row is 120 pt high, as the table states for all rows."),
        ] as [(String, String, Int, Severity?, String?)])
    func rowHeightsCount(table: String, row: String, top: Int, severity: Severity?, note: String?) {
        let found = findings(self.row(table: table, row: row, top: top), "ib.outside-parent")
        #expect(found.map(\.severity) == (severity.map { severity in [severity] } ?? []))
        #expect(found.first?.notes.first == note)
    }

    /// A conflict with the size of a view that is no screen is a note, and says which size it assumes.
    @Test(arguments: [(375, 667, Severity.error), (200, 60, .note)])
    func conflictsWithAssumedSizesAreNotes(width: Int, height: Int, severity: Severity) throws {
        let edges = ["leading", "trailing"].map { edge in
            "<constraint firstItem=\"box\" firstAttribute=\"\(edge)\" secondItem=\"screen\" secondAttribute=\"\(edge)\" id=\"\(edge)\"/>"
        }.joined()
        let text = Self.screen(
            """
            <view id="box" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" width="\(width)" height="40"/><constraints>
            <constraint firstAttribute="width" constant="100" id="w"/><constraint firstAttribute="height" constant="40" id="h"/></constraints></view>
            """,
            edges
                + #"<constraint firstItem="box" firstAttribute="top" secondItem="screen" secondAttribute="top" id="top"/>"#
        ).replacing(#"width="375" height="667""#, with: "width=\"\(width)\" height=\"\(height)\"")
        let found = try #require(findings(text, "ib.conflict").first)
        #expect(found.severity == severity)
        #expect(found.notes.contains("The size of view 'screen' is assumed: 200 × 60 pt.") == (severity == .note))
    }

    /// An ambiguity is a note only where the broken constraint of a conflict reaches it, along one axis.
    @Test(arguments: [
        ("leading", "screen", "leading", Severity.warning), ("leading", "box", "trailing", .note),
        ("top", "box", "bottom", .warning),
    ])
    func conflictsTemperTheAmbiguityThatTheyCanCause(
        attribute: String, anchor: String, other: String, severity: Severity
    ) throws {
        let edges = ["leading", "trailing", "top"].map { edge in
            "<constraint firstItem=\"box\" firstAttribute=\"\(edge)\" secondItem=\"screen\" secondAttribute=\"\(edge)\" id=\"\(edge)\"/>"
        }.joined()
        let text = Self.screen(
            """
            <view id="box" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" width="375" height="40"/><constraints>
            <constraint firstAttribute="width" constant="100" id="w"/><constraint firstAttribute="height" constant="40" id="h"/></constraints></view>
            <view id="open" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" y="60" width="50" height="40"/></view>
            """,
            edges
                + "<constraint firstItem=\"open\" firstAttribute=\"\(attribute)\" secondItem=\"\(anchor)\" secondAttribute=\"\(other)\" id=\"o\"/>"
        )
        #expect(try #require(findings(text, "ib.ambiguous").first).severity == severity)
    }

    /// A clipped text that an outlet reaches is a note: code may set another.
    @Test(arguments: [("", Severity.warning), (#"<outlet property="title" destination="label" id="o"/>"#, .note)])
    func textsOfOutletsAreNotes(outlet: String, severity: Severity) {
        let label = """
            <label text="A rather long text" translatesAutoresizingMaskIntoConstraints="NO" adjustsFontSizeToFit="NO" id="label">
            <rect key="frame" x="20" y="40" width="60" height="20.5"/><fontDescription key="fontDescription" type="system" pointSize="17"/>
            <constraints><constraint firstAttribute="width" constant="60" id="w"/></constraints></label>
            """
        let ties = ["leading": 20, "top": 40].sorted { one, other in one.key < other.key }.map { edge, constant in
            "<constraint firstItem=\"label\" firstAttribute=\"\(edge)\" secondItem=\"screen\" secondAttribute=\"\(edge)\" constant=\"\(constant)\" id=\"\(edge)\"/>"
        }.joined()
        let owner =
            "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"><connections>\(outlet)</connections></placeholder>"
        let found = findings(Self.screen(label, ties, more: owner), "ib.text-cut")
        #expect(found.map(\.severity) == [severity])
    }

    /// The keyboard's guide has an element name of its own.
    @Test func keyboardGuidesAreKnown() {
        let text = Self.screen(
            "",
            #"<constraint firstItem="guide" firstAttribute="top" relation="lessThanOrEqual" secondItem="screen" secondAttribute="bottom" id="c"/>"#
        ).replacing("</subviews>", with: #"</subviews><keyboardLayoutGuide key="keyboard" id="guide"/>"#)
        #expect(DocumentInspection.diagnostics(of: Array(text.utf8), file: "a.xib").map(\.message) == [])
    }

    /// Xcode verifies the ambiguity of a view as the document asks.
    @Test(arguments: [("", 1), ("verifyAmbiguity=\"off\"", 0), ("verifyAmbiguity=\"ignoreSizes\"", 0)])
    func ambiguityIsVerifiedAsTheDocumentAsks(attribute: String, count: Int) {
        let view = """
            <view id="box" \(attribute) translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="20" y="40" width="100" height="50"/>
            <constraints><constraint firstAttribute="width" constant="100" id="w"/></constraints></view>
            """
        let ties = ["leading": 20, "top": 40].sorted { one, other in one.key < other.key }.map { edge, constant in
            "<constraint firstItem=\"box\" firstAttribute=\"\(edge)\" secondItem=\"screen\" secondAttribute=\"\(edge)\" constant=\"\(constant)\" id=\"\(edge)\"/>"
        }.joined()
        #expect(findings(Self.screen(view, ties), "ib.ambiguous").count == count)
    }

    /// Text that scales is limited by its own fixed height and by that of the view around it.
    @Test(arguments: [
        (#"adjustsFontForContentSizeCategory="YES""#, 44, 1), ("", 44, 0),
        (#"adjustsFontForContentSizeCategory="YES""#, 80, 1), (#"adjustsFontForContentSizeCategory="YES""#, 0, 0),
    ])
    func fixedHeightsAroundScalingTexts(scales: String, height: Int, count: Int) {
        let fixed = height > 0 ? "<constraint firstAttribute=\"height\" constant=\"\(height)\" id=\"h\"/>" : ""
        let inset = height > 0 ? Double(height) / 2 - 10.25 : 12
        let card = """
            <view id="card" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="20" y="40" width="200" height="\(inset * 2 + 20.5)"/><subviews>
            <label text="Settings" \(scales) adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="8" y="\(inset)" width="184" height="20.5"/><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews>
            <constraints>\(fixed)<constraint firstAttribute="width" constant="200" id="w"/>
            <constraint firstItem="title" firstAttribute="top" secondItem="card" secondAttribute="top" constant="\(inset)" id="t"/>
            <constraint firstAttribute="bottom" secondItem="title" secondAttribute="bottom" constant="\(inset)" id="bo"/>
            <constraint firstItem="title" firstAttribute="leading" secondItem="card" secondAttribute="leading" constant="8" id="l"/>
            <constraint firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="8" id="tr"/></constraints></view>
            """
        let ties = ["leading": 20, "top": 40].sorted { one, other in one.key < other.key }.map { edge, constant in
            "<constraint firstItem=\"card\" firstAttribute=\"\(edge)\" secondItem=\"screen\" secondAttribute=\"\(edge)\" constant=\"\(constant)\" id=\"\(edge)\"/>"
        }.joined()
        #expect(findings(Self.screen(card, ties), "ib.fixed-height-text").count == count)
    }
}
