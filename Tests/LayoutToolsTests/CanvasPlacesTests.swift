import Foundation
import InterfaceBuilder
import Testing
import UIKit

@testable import LayoutTools

/// The frames of views in the coordinates of their superviews.
@Suite struct CanvasPlacesTests {
    private static let outer = Canvas.Item(
        id: "outer", parent: nil, rectangle: CGRect(x: 10, y: 20, width: 200, height: 100),
        alignmentInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    private static let inner = Canvas.Item(
        id: "inner", parent: "outer", rectangle: CGRect(x: 40, y: 60, width: 50, height: 30),
        alignmentInsets: UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
    private static let canvas = Canvas(items: [outer, inner], constraints: [])

    /// Frames are relative to frames, and alignment rectangles to alignment rectangles.
    @Test func framesCountFromFrames() {
        #expect(Self.canvas.frame(of: Self.inner) == CGRect(x: 26, y: 36, width: 64, height: 42))
        #expect(Self.canvas.frame(of: Self.outer) == CGRect(x: 8, y: 19, width: 206, height: 104))
        #expect(Self.canvas.place(of: Self.inner) == CGRect(x: 30, y: 40, width: 50, height: 30))
        #expect(Self.canvas.place(of: Self.outer) == Self.outer.rectangle)
    }

    @Test func laidOutPlacesCountFromWhatWasLaidOut() {
        var layout = Canvas.Layout(rectangles: ["inner": CGRect(x: 7, y: 8, width: 9, height: 10)])
        #expect(layout.place(of: Self.inner) == CGRect(x: 7, y: 8, width: 9, height: 10))
        #expect(layout.place(of: Self.outer) == nil)
        layout.rectangles["outer"] = CGRect(x: 3, y: 3, width: 100, height: 100)
        #expect(layout.place(of: Self.inner) == CGRect(x: 4, y: 5, width: 9, height: 10))
    }

    /// A new frame is relative to the frame of the superview, which here extends beyond its alignment rectangle.
    @Test @MainActor func insertedFramesCountFromFrames() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22505" useAutolayout="YES"><objects>
            <view id="root"><rect key="frame" width="300" height="200"/><subviews>
            <slider translatesAutoresizingMaskIntoConstraints="NO" id="outer"><rect key="frame" x="8" y="20" width="104" height="31"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inner"/></subviews></slider></subviews></view>
            </objects></document>
            """
        let document = try #require(DesignDocument.read(Array(text.utf8), file: "A.xib").document)
        let canvas = try #require(document.canvases.first)
        let outer = try #require(canvas.item("outer"))
        #expect(outer.alignmentInsets != .zero)
        let edit = Edit.setRectangle(id: "inner", CGRect(x: 18, y: 30, width: 20, height: 10))
        let written = try #require(document.text(applying: [(canvas, [edit])]))
        #expect(written.contains("<rect key=\"frame\" x=\"10\" y=\"10\" width=\"20\" height=\"10\"/>"), "\(written)")
    }
}
