import Foundation
import InterfaceBuilder
import LayoutTools
import Testing
import UIKit

/// Constraints that are removed at build time: they apply on the canvas, and findings about run time ignore them.
@Suite @MainActor struct PlaceholderConstraintTests {
    private static func document(_ constraints: String) -> [UInt8] {
        Array(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
            <view id="root"><rect key="frame" x="0.0" y="0.0" width="300" height="300"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <rect key="frame" x="0.0" y="0.0" width="40" height="40"/></view></subviews>
            <constraints>
            <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="top"/>
            <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="lead"/>
            <constraint firstItem="a" firstAttribute="height" constant="40" id="high"/>
            \(constraints)</constraints></view></objects></document>

            """.utf8)
    }

    private static func width(_ id: String, _ constant: Int, _ isPlaceholder: Bool) -> String {
        "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"\(constant)\" \(isPlaceholder ? "placeholder=\"YES\" " : "")id=\"\(id)\"/>\n"
    }

    @Test(arguments: ExportStyle.allCases) func noCodeIsMadeOfThem(style: ExportStyle) {
        let scenes = CodeExport.scenes(of: Self.document(Self.width("wide", 77, true)), file: "A.xib").scenes
        let text = CodeExport.text(of: scenes.map { $0.scene }, style: style, file: "A.xib")
        #expect(!text.contains("77"), "\(text)")
        #expect(
            text.contains(
                "Note: Does not contain the placeholder constraint wide, which is removed at build time."),
            "\(text)")
    }

    @Test func differencesTellOfThem() throws {
        func difference(_ old: String, _ new: String) -> ConstraintDifference? {
            DocumentDifference(from: Self.document(old), to: Self.document(new), files: ("a.xib", "b.xib")).scenes
                .first?
                .constraints
        }
        let (real, placeholder) = (Self.width("wide", 40, false), Self.width("wide", 40, true))
        let changed = try #require(difference(real, placeholder)).changed.flatMap { $0.replacements }
        #expect(changed.map { "\($0.subject.rawValue) \($0.old) \($0.new)" } == ["placeholder NO YES"])
        #expect(difference("", placeholder)?.added.map { $0.id } == ["wide"])
        #expect(difference(placeholder, placeholder)?.isEmpty == true)
    }

    /// On the canvas nothing is missing.
    ///
    /// But a constraint that is equal to a placeholder, or follows from it, is still added, and a reset replaces a placeholder by a
    /// permanent constraint.
    @Test func toolsTakeThemForWhatTheyAre() throws {
        let bytes = Self.document(Self.width("wide", 40, true))
        let document = try #require(DesignDocument.read(bytes, file: "a.xib").document)
        let canvas = document.canvases[0]
        let views = canvas.items.filter { !$0.kind.isGuide }
        #expect(document.addingMissingConstraints([(canvas, views)])[0].edits.isEmpty)
        let pin = try pinSize(.horizontal, nil, [views[1]], on: Canvas(items: canvas.items, constraints: []))
        #expect(document.review(pin, on: canvas).edits == pin)
        let reset = document.resettingToSuggestedConstraints([(canvas, views)])
        let text = try #require(document.text(applying: reset))
        #expect(!text.contains("placeholder") && text.contains("firstAttribute=\"width\""), "\(text)")
    }

    /// A placeholder that conflicts on the canvas does not exist at run time, where there may be another conflict.
    @Test func conflictsOfTheCanvasAreNoneAtRunTime() {
        let canvas = Self.document(Self.width("wide", 40, false) + Self.width("stand-in", 50, true))
        let drawn = DocumentLayout.layout(canvas, file: "a.xib").allDiagnostics.filter { $0.id == "ib.conflict" }
        #expect(drawn.count == 1)
        #expect(
            drawn.first?.message.contains("Only on the canvas: 'view a.width == 50' is removed at build time.")
                == true,
            "\(drawn)")
        func found(_ bytes: [UInt8]) -> [String] {
            DocumentInspection.diagnostics(of: bytes, file: "a.xib").filter { $0.id == "ib.conflict" }.flatMap {
                $0.constraints
            }
        }
        #expect(found(canvas) == [])
        let both = Self.document(
            Self.width("stand-in", 50, true) + Self.width("wide", 40, false) + Self.width("wider", 60, false))
        #expect(found(both).sorted() == ["wide", "wider"])
    }
}
