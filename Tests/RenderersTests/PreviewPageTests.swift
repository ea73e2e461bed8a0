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
                    PreviewPage.Picture(
                        caption: "iPhone 5 · 320 × 420", scene: Scenes.screen, devices: ["iPhone 5"],
                        settings: ["light", "document", "l"]),
                    PreviewPage.Picture(
                        caption: "large", scene: Scenes.tiles, devices: ["iPad", "iPad <mini>"],
                        settings: ["dark", "document", "l"]),
                ])
        ],
        findings: [
            Diagnostic(
                id: "ib.ambiguous", severity: .warning, message: "a < b",
                location: SourceLocation(file: "A <b>.storyboard", line: 3, column: 1), notes: ["only on retina4_0"]),
            Diagnostic(
                id: "ib.misplaced", severity: .warning, message: "'Logo' is misplaced.", location: nil,
                views: ["logo", "mail"]),
            Diagnostic(
                id: "assets.bad-catalog", severity: .warning, message: "m",
                location: SourceLocation(file: "A.xcassets/Contents.json", line: 4, column: 1)),
        ])

    @Test func pageIsTheGolden() throws {
        try expectGolden(
            PreviewPage.html(of: [Self.page], drawnBy: SVGRenderer(showsConstraints: false)), "preview.html")
    }

    /// Texts are escaped, ids are unique on the page, and it loads nothing.
    @Test func pagesStandAlone() throws {
        let cut = PreviewPage(
            title: "", screens: [.init(title: "", pictures: [.init(caption: "", scene: Scenes.drawing)])], findings: [])
        let html = PreviewPage.html(of: [Self.page, cut, cut], drawnBy: SVGRenderer())
        #expect(!html.contains("<b>.storyboard") && html.contains("A &lt;b&gt;.storyboard"))
        #expect(html.contains("line 3: a &lt; b"))
        let ids = html.matches(of: /<(?:clipPath|image|filter) id="([a-z0-9]+)"/).map { match in String(match.output.1)
        }
        #expect(ids.count > 2 && Set(ids).count == ids.count)
        #expect(!html.contains("src=") && html.matches(of: /href="(?!#|data:)/).isEmpty)
        #expect(!html.contains("http://") && !html.contains("https://"))
    }

    /// A file that several pictures show is on the page once; a template has the tint color.
    @Test func filesAreSharedByPictures() {
        func scene(_ tint: Scene.Color?) -> Scene {
            let picture = Scene.Picture(
                name: "logo", content: .file("data:image/png;base64,AAAA"),
                frame: .init(x: 1, y: 2, width: 30, height: 40),
                tint: tint)
            let root = Scene.View(
                id: "r", className: "imageView", kind: .imageView, frame: .init(x: 0, y: 0, width: 50, height: 50),
                pictures: [picture])
            return Scene(root: "r", className: "imageView", size: root.frame.size, views: [root])
        }
        let red = Scene.Color(red: 1, green: 0, blue: 0)
        let pictures = [scene(nil), scene(red), scene(red)].map { scene in
            PreviewPage.Picture(caption: "", scene: scene)
        }
        let page = PreviewPage(title: "", screens: [.init(title: "", pictures: pictures)], findings: [])
        let html = PreviewPage.html(of: [page], drawnBy: SVGRenderer())
        #expect(html.components(separatedBy: "base64,AAAA").count == 2)
        #expect(html.components(separatedBy: "flood-color=\"#ff0000\"").count == 2)
        #expect(html.components(separatedBy: "href=\"#i1\" transform=\"translate(1 2) scale(0.3 0.4)\"").count == 4)
        #expect(html.components(separatedBy: "filter=\"url(#t1)\"").count == 3)
    }

    /// Filters have the devices and settings of which there are several, and pictures name theirs.
    @Test func filtersNameWhatDiffers() {
        func picture(_ devices: [String], _ settings: [String]) -> PreviewPage.Picture {
            PreviewPage.Picture(caption: "", scene: Scenes.tiles, devices: devices, settings: settings)
        }
        let pictures = [
            picture(["A", "B"], ["light", "de", "l"]), picture(["B"], ["dark", "de", "l"]),
            picture(["C"], ["dark", "de", "l"]),
        ]
        let filters = PreviewFilters(of: [
            PreviewPage(title: "", screens: [.init(title: "", pictures: pictures)], findings: [])
        ])
        #expect(filters.attributes(of: pictures[0]) == " data-devices=\"0 1\" data-setting0=\"light\"")
        #expect(filters.attributes(of: pictures[2]) == " data-devices=\"2\" data-setting0=\"dark\"")
        #expect(filters.form.components(separatedBy: "type=\"checkbox\"").count == 4)
        #expect(filters.form.contains("Appearance") && !filters.form.contains("Language"))
    }

    /// The message of a finding about views is a button that marks them.
    @Test func findingsMarkTheirViews() {
        let finding = Diagnostic(
            id: "ib.ambiguous", severity: .warning, message: "m", location: nil, views: ["logo", "title"])
        let page = PreviewPage(
            title: "", screens: [.init(title: "", pictures: [.init(caption: "", scene: Scenes.screen)])],
            findings: [finding])
        let html = PreviewPage.html(of: [page], drawnBy: SVGRenderer())
        #expect(html.contains("<button type=\"button\" aria-pressed=\"false\" data-views=\"logo title\">m</button>"))
        #expect(html.contains("data-view=\"logo\"") && html.contains("role=\"img\""))
    }
}
