import Scene
import Testing
import UIKit

@testable import InterfaceBuilder

/// A new kind of view needs one entry of ``ViewKinds`` only.
@MainActor struct ViewKindTests {
    private final class Dial: UIControl {
        override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 60) }
    }

    private static let dial = ViewKind(
        "dial", Dial.self, make: { Dial(frame: .zero) }, scene: .slider, content: .both, appKitContent: .both,
        use: .touchInAnySize, scrolling: .subviews, hasAlignmentInsets: true)

    private static func document(_ kinds: ViewKinds, constraints: String = "") throws -> InterfaceDocument {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23000" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view id="root">
            <rect key="frame" x="0.0" y="0.0" width="200" height="200"/><subviews>
            <dial id="first" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="20" y="20" width="30" height="30"/></dial>
            <dial id="second"><rect key="frame" x="60" y="30" width="30" height="30"/></dial>
            </subviews><constraints>
            <constraint id="x" firstItem="first" firstAttribute="leading" secondItem="root" \
            secondAttribute="leading" constant="20"/>
            <constraint id="y" firstItem="first" firstAttribute="top" secondItem="root" secondAttribute="top" \
            constant="20"/>
            </constraints></view></objects></document>
            """
        return try #require(InterfaceDocument.read(Array(text.utf8), kinds: kinds).document)
    }

    private static let withDial = ViewKinds([dial] + ViewKinds.standard.all)

    @Test func anUnknownElementIsAFinding() throws {
        #expect(try Self.document(.standard).diagnostics.map(\.id) == ["ib.unknown-element"])
        #expect(try Self.document(Self.withDial).diagnostics.isEmpty)
    }

    @Test func layoutMakesItsClass() throws {
        let laidOut = DocumentLayout.layout(try Self.document(Self.withDial), file: "dial.xib")
        let view = try #require(laidOut.scenes[0].views.first { view in view.id == "first" })
        #expect(view.kind == .slider)
        #expect(view.frame == Scene.Rectangle(x: 20, y: 20, width: 60, height: 60))
    }

    @Test func layoutReadsItsStoredSize() throws {
        let laidOut = DocumentLayout.layout(
            try Self.document(Self.withDial), file: "dial.xib", options: LayoutOptions(intrinsicSizes: .stored))
        let view = try #require(laidOut.scenes[0].views.first { view in view.id == "first" })
        #expect(view.frame == Scene.Rectangle(x: 20, y: 20, width: 30, height: 30))
    }

    @Test func findingsCompareItsPlace() throws {
        let rules: (ViewKinds) throws -> [String] = { kinds in
            DocumentInspection.inspect(
                try Self.document(kinds), devices: [], options: LayoutOptions(),
                optionalRules: ["ib.small-touch-target"], title: \.name
            ).diagnostics.map(\.id.rawValue)
        }
        #expect(try rules(Self.withDial).contains("ib.overlap"))
        #expect(try rules(Self.withDial).contains("ib.small-touch-target"))
        #expect(try !rules(.standard).contains("ib.overlap"))
    }

    @Test func picturesFindItsClass() {
        #expect(Self.withDial.kind(of: Dial()).element == "dial")
        #expect(ViewKinds.standard.kind(of: Dial()).element == "view")
    }

    @Test func everyElementHasOneKind() {
        let elements = ViewKinds.standard.all.map(\.element)
        #expect(Set(elements).count == elements.count)
    }

    @Test func aClassComesBeforeItsSuperclass() {
        for kind in ViewKinds.standard.all {
            guard let view = kind.make?(), kind.element != "secureTextField" else { continue }
            #expect(ViewKinds.standard.kind(of: view).element == kind.element)
        }
    }
}
