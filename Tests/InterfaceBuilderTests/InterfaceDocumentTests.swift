import Foundation
import InterfaceBuilder
import Testing

@Suite struct InterfaceDocumentTests {
    /// A document with one view that contains the given markup.
    private func read(_ inside: String, attributes: String = "") -> InterfaceDocument? {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21507.2" useAutolayout="YES">
            <device id="retina6_1" orientation="landscape"/>
            <objects>
            <view id="root" \(attributes)><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>\(inside)</view>
            </objects>
            </document>
            """
        return InterfaceDocument.read(Array(text.utf8), file: "Test.xib").document
    }

    @Test func readsConstraintsWithTheirDefaults() throws {
        let document = try #require(
            read(
                """
                <subviews><label id="l"><rect key="frame" x="1" y="2" width="3" height="4.5"/></label></subviews>
                <viewLayoutGuide key="safeArea" id="s"/>
                <constraints>
                <constraint firstAttribute="width" constant="10.5" id="a"/>
                <constraint firstItem="l" firstAttribute="leading" secondItem="s" secondAttribute="leading" id="b"/>
                <constraint firstAttribute="trailing" secondItem="l" secondAttribute="trailing" relation="lessThanOrEqual" \
                multiplier="16:9" priority="750" constant="-3" symbolic="YES" placeholder="YES" identifier="n" id="c"/>
                <constraint firstItem="l" firstAttribute="centerY" secondAttribute="centerY" multiplier="1/4" id="d"/>
                </constraints>
                """))
        #expect(document.diagnostics.isEmpty)
        #expect(document.toolsVersion == 21507)
        #expect(document.traits == .init(width: .regular, height: .compact))
        #expect(document.views.map(\.id) == ["root", "l"])
        #expect(document.views[1].frame == .init(x: 1, y: 2, width: 3, height: 4.5))
        let (a, b, c, d) = (
            document.constraints[0], document.constraints[1], document.constraints[2], document.constraints[3]
        )
        #expect(a.firstItem == "root" && a.secondItem == nil && a.constant == 10.5 && a.priority == 1000)
        #expect(b.firstItem == "l" && b.secondItem == "s" && b.multiplier == 1 && b.relation == .equal)
        #expect(document.items["s"] == .guide(0))
        #expect(
            c.firstItem == "root" && c.relation == .lessThanOrEqual && c.multiplier == 16.0 / 9 && c.priority == 750)
        #expect(c.isSymbolic && c.isPlaceholder && c.identifier == "n" && c.constant == -3)
        #expect(d.secondItem == "root" && d.multiplier == 0.25)
    }

    @Test func scenesAreViewsWithAFrameOfTheirOwn() throws {
        let document = try #require(
            read(
                """
                <subviews><tableView id="t"><rect key="frame" x="0" y="0" width="1" height="1"/>
                <view key="tableHeaderView" id="h"><rect key="frame" x="0" y="0" width="1" height="1"/></view>
                <prototypes><tableViewCell id="c"><rect key="frame" x="0" y="0" width="1" height="1"/>
                <tableViewCellContentView key="contentView" id="v"><rect key="frame" x="0" y="0" width="1" height="1"/>
                <subviews><label id="hidden"/></subviews></tableViewCellContentView></tableViewCell></prototypes>
                </tableView></subviews>
                """))
        let roots = document.views.filter(\.isSceneRoot).map(\.id)
        #expect(roots == ["root", "h", "c"])
        #expect(document.views.map(\.id) == ["root", "t", "h", "c", "v", "hidden"])
    }

    @Test(arguments: [
        (#"<constraint firstAttribute="width" constant="NaN" id="a"/>"#, "ib.bad-number 4:"),
        (#"<constraint firstAttribute="width" constant="1 2" id="a"/>"#, "ib.bad-number 4:"),
        (#"<constraint firstAttribute="width" constant="1e308" id="a"/>"#, "ib.bad-number 4:"),
        (#"<constraint firstAttribute="width" multiplier="1:0" id="a"/>"#, "ib.bad-number 4:"),
        (#"<constraint firstAttribute="wide" constant="1" id="a"/>"#, "ib.unknown-value 4:"),
        (#"<constraint firstAttribute="width" relation="about" id="a"/>"#, "ib.unknown-value 4:"),
        (#"<constraint firstItem="x" firstAttribute="width" id="a"/>"#, "ib.unknown-reference 4:"),
        (#"<constraint constant="1" id="a"/>"#, "ib.missing-attribute 4:"),
        (#"<constraint firstAttribute="width" priority="0" id="a"/>"#, "ib.priority 4:"),
    ])
    func reportsMistakes(constraint: String, expected: String) throws {
        let document = try #require(read("<constraints>\(constraint)</constraints>"))
        let diagnostic = try #require(document.diagnostics.first)
        #expect(document.diagnostics.count == 1)
        #expect("\(diagnostic.id.rawValue) \(diagnostic.location?.line ?? 0):" == expected)
        #expect(diagnostic.location?.file == "Test.xib")
    }

    /// The message for a misspelled value suggests the nearest one; if none is near, it lists all.
    @Test(arguments: [
        (
            #"<constraint firstAttribute="leding" constant="1" id="a"/>"#,
            "Unknown value 'leding' for 'firstAttribute'. Did you mean 'leading'?"
        ),
        (
            #"<constraint firstAttribute="nonsense" constant="1" id="a"/>"#,
            "Unknown value 'nonsense' for 'firstAttribute'. Use leading, trailing, "
        ),
        (
            #"<constraint firstItem="title-lbl" firstAttribute="width" id="a"/>"#,
            "The constraint is skipped. Did you mean 'titel-lbl'?"
        ),
        (#"<constraint firstItem="other" firstAttribute="width" id="a"/>"#, "The constraint is skipped."),
    ])
    func asksWhatWasMeant(constraint: String, words: String) throws {
        let document = try #require(
            read("<subviews><label id=\"titel-lbl\"/></subviews><constraints>\(constraint)</constraints>"))
        let message = try #require(document.diagnostics.first?.message)
        #expect(
            message.contains(words) && message.contains("Did you mean") == words.contains("Did you mean"), "\(message)")
    }

    @Test func variationsFollowTheSizeClass() throws {
        let document = try #require(
            read(
                """
                <subviews><stackView id="s"><rect key="frame" x="0" y="0" width="1" height="1"/>
                <variation key="heightClass=compact" axis="vertical"/></stackView></subviews>
                <constraints><constraint firstAttribute="width" id="a"/><constraint firstAttribute="height" id="b"/></constraints>
                <variation key="default"><mask key="constraints"><exclude reference="a"/><exclude reference="b"/></mask></variation>
                <variation key="heightClass=compact-widthClass=regular"><mask key="constraints"><include reference="a"/></mask></variation>
                <variation key="heightClass=compact"><mask key="constraints"><include reference="b"/></mask></variation>
                <variation key="widthClass=regular"><mask key="constraints"><exclude reference="b"/></mask></variation>
                """))
        let stack = try #require(document.view(withID: "s"))
        #expect(document.value(of: "axis", in: stack, traits: document.traits) == "vertical")
        #expect(document.value(of: "axis", in: stack) == nil)
        #expect(document.excluded(by: document.views[0], traits: document.traits) == ["b"])
        #expect(document.excluded(by: document.views[0], traits: nil) == ["a", "b"])
    }

    @Test(arguments: [
        ("<plist/>", "ib.not-interface-builder"), ("<document type='other'/>", "ib.not-interface-builder"),
        ("hello", "ib.not-xml"),
        (#"<document type="com.apple.InterfaceBuilder.AppleTV.Storyboard"/>"#, "ib.unsupported-platform"),
        (#"<document type="com.apple.InterfaceBuilder3.AppleTV.XIB"/>"#, "ib.unsupported-platform"),
        (#"<document type="com.apple.InterfaceBuilder.WatchKit.Storyboard"/>"#, "ib.unsupported-platform"),
        (
            #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="watchKit"/>"#,
            "ib.unsupported-platform"
        ),
        (#"<archive type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="7.10"/>"#, "ib.unsupported-platform"),
        ("<archive type='other'/>", "ib.not-interface-builder"),
    ])
    func refusesOtherDocuments(text: String, expected: String) {
        let result = InterfaceDocument.read(Array(text.utf8))
        #expect(result.document == nil)
        #expect(result.diagnostics.first?.id.rawValue == expected)
    }

    /// Reading keeps every byte, and nothing in public documents is unreadable.
    @Test(.enabled(if: !Corpus.documents.isEmpty)) func readsTheCorpus() throws {
        for file in Corpus.documents {
            let bytes = Corpus.bytes(file)
            let document = try #require(InterfaceDocument.read(bytes, file: file.path).document)
            #expect(document.tree.text(applying: []).map { Array($0.utf8) } == bytes)
            let known: Set = ["ib.unknown-reference", "ib.duplicate-id"]
            for diagnostic in document.diagnostics where !known.contains(diagnostic.id.rawValue) {
                Issue.record("\(file.lastPathComponent):\(diagnostic.location?.line ?? 0) \(diagnostic.message)")
            }
        }
    }

    /// An unreleased Xcode has a meaningless tools version; the version of its plug-in shows the time.
    @Test(arguments: [
        ("32700.99.1234", "22685", 22685), ("32700.99.1234", "", 32700), ("21507", "21505", 21507),
        ("4514", "3746", 4514),
    ])
    func toolsVersionOfUnreleasedXcodes(named: String, plugIn: String, expected: Int) throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(named)"><dependencies>
            <deployment identifier="iOS"/>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="\(plugIn)"/></dependencies>
            <objects/></document>
            """
        #expect(try #require(InterfaceDocument.read(Array(text.utf8)).document).toolsVersion == expected)
    }
}
