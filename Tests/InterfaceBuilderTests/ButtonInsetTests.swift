import Foundation
import Scene
import Testing

@testable import InterfaceBuilder

/// The places of a button's title and image in previews.
@MainActor @Suite struct ButtonInsetTests {
    /// The text area and the image of a button of 200 × 60 points with a title.
    private func parts(_ attributes: String, _ inside: String, image: Bool) throws -> (
        Scene.Rectangle, Scene.Rectangle?
    ) {
        let button = """
            <button buttonType="system" \(attributes) translatesAutoresizingMaskIntoConstraints="YES" fixedFrame="YES" id="b">
            <rect key="frame" x="0" y="0" width="200" height="60"/><fontDescription key="fontDescription" type="system" pointSize="15"/>
            \(inside)<state key="normal" title="Send" \(image ? "image=\"dot\"" : "")/></button>
            """
        let text = DocumentLayoutTests.document(button).replacing(
            "</document>", with: "<resources><image name=\"dot\" width=\"20\" height=\"20\"/></resources></document>")
        let view = try #require(
            DocumentLayoutTests.layout(text).scenes[0].views.first { view in view.id == "b" })
        return (try #require(view.textArea), view.pictures.first?.frame)
    }

    private nonisolated static func inset(_ key: String, _ edges: [Double]) -> String {
        "<inset key=\"\(key)\" minX=\"\(edges[0])\" minY=\"\(edges[1])\" maxX=\"\(edges[2])\" maxY=\"\(edges[3])\"/>"
    }

    /// The shift of the title and of the image from their places without insets and alignment.
    @Test(
        arguments: [
            ("", "", [0, 0], [0, 0]),
            // Space on one side moves a centered title by half of it; equal and opposite space moves it by all of it.
            ("", inset("titleEdgeInsets", [20, 0, 0, 0]), [10, 0], [0, 0]),
            ("", inset("titleEdgeInsets", [8, 0, -8, 0]), [8, 0], [0, 0]),
            ("", inset("titleEdgeInsets", [0, 12, 0, 0]), [0, 6], [0, 0]),
            ("", inset("imageEdgeInsets", [0, 0, 30, 0]), [0, 0], [-15, 0]),
            ("", inset("imageEdgeInsets", [0, -4, 0, 4]), [0, 0], [0, -4]),
            ("", inset("contentEdgeInsets", [40, 0, 0, 0]), [20, 0], [20, 0]),
            (
                "", inset("titleEdgeInsets", [10, 0, -10, 0]) + inset("imageEdgeInsets", [-10, 0, 10, 0]), [10, 0],
                [-10, 0]
            ),
        ] as [(String, String, [Double], [Double])])
    func insetsMoveTitleAndImage(attributes: String, inside: String, title: [Double], image: [Double]) throws {
        let (still, stillImage) = try parts("", "", image: true)
        let (moved, movedImage) = try parts(attributes, inside, image: true)
        let (from, to) = (try #require(stillImage), try #require(movedImage))
        #expect(
            abs(moved.x - still.x - title[0]) <= 0.5 && abs(moved.y - still.y - title[1]) <= 0.5, "\(moved), \(still)")
        #expect(abs(to.x - from.x - image[0]) <= 0.5 && abs(to.y - from.y - image[1]) <= 0.5, "\(to), \(from)")
    }

    /// Aligned content begins at the insets of the content and of the title.
    @Test(
        arguments: [
            ("left", [0.0, 0, 0, 0], [0.0, 0, 0, 0], 0.0), ("left", [16, 0, 0, 0], [0, 0, 0, 0], 16),
            ("left", [16, 0, 0, 0], [4, 0, 0, 0], 20), ("leading", [0, 0, 0, 0], [10, 0, 0, 0], 10),
        ])
    func alignedTitlesBeginAtTheInsets(alignment: String, content: [Double], title: [Double], x: Double) throws {
        let (area, _) = try parts(
            "contentHorizontalAlignment=\"\(alignment)\"",
            Self.inset("contentEdgeInsets", content) + Self.inset("titleEdgeInsets", title), image: false)
        #expect(abs(area.x - x) <= 0.5, "\(area)")
    }

    /// A title that is aligned to the top, the bottom or the right.
    @Test func titlesFollowTheAlignment() throws {
        let (top, _) = try parts("contentVerticalAlignment=\"top\"", "", image: false)
        let (bottom, _) = try parts("contentVerticalAlignment=\"bottom\"", "", image: false)
        let (right, _) = try parts("contentHorizontalAlignment=\"right\"", "", image: false)
        #expect(top.y <= 6.5 && bottom.y + bottom.height >= 53.5, "\(top), \(bottom)")
        #expect(abs(right.x + right.width - 200) <= 0.5, "\(right)")
    }
}
