import Diagnostics
import Foundation
import Scene
import Testing

@testable import Renderers

/// Preview pages: a single file, in which pictures cannot affect each other or the page.
@Suite struct PreviewPageTests {
    private static let page = PreviewPage(
        title: "A <b>.storyboard",
        screens: [
            PreviewPage.Screen(
                title: "Sign \"In\"",
                pictures: [
                    PreviewPage.Picture(caption: "iPhone 5 · 320 × 420", scene: Scenes.screen),
                    PreviewPage.Picture(caption: "large", scene: Scenes.tiles),
                ])
        ],
        findings: [
            Diagnostic(
                id: "ib.ambiguous", severity: .warning, message: "a < b",
                location: SourceLocation(file: "a", line: 3, column: 1), notes: ["only on retina4_0"])
        ])

    @Test func pageIsTheGolden() throws {
        try expectGolden(
            PreviewPage.html(of: [Self.page], drawnBy: SVGRenderer(showsConstraints: false)), "preview.html")
    }

    /// Texts are escaped on the page and in the data URL of a picture, and the URL contains the picture.
    @Test func picturesAreWhole() throws {
        let renderer = SVGRenderer()
        let html = PreviewPage.html(of: [Self.page, Self.page], drawnBy: renderer)
        let addresses = html.components(separatedBy: "src=\"data:image/svg+xml,").dropFirst().map { part in
            part.components(separatedBy: "\"")[0]
        }
        let drawings = [Scenes.screen, Scenes.tiles].map(renderer.renderAlone)
        #expect(addresses.map { address in address.removingPercentEncoding } == drawings + drawings)
        #expect(!html.contains("<b>.storyboard") && html.contains("A &lt;b&gt;.storyboard"))
        #expect(html.contains("line 3: a &lt; b"))
    }
}
