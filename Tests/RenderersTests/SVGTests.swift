import Foundation
import Scene
import Testing

@testable import Renderers

@Suite struct SVGTests {
    @Test(arguments: [("screen", Scenes.screen), ("tiles", Scenes.tiles), ("drawing", Scenes.drawing)])
    func drawingsAreTheGolden(name: String, scene: Scene) throws {
        try expectGolden(SVGRenderer().render(scene), "\(name).svg")
    }

    @Test func aChangeIsTheGolden() throws {
        let views = Scenes.screen.views.filter { view in view.id != "volume" }.map { view in
            view.id == "title"
                ? Scenes.view("title", in: "screen", .label, (16, 124, 288, 33.5), "Welcome", size: 28) : view
        }
        let added = Scenes.view("help", in: "screen", .button, (160, 322, 40, 30), "Help")
        let new = Scene(
            root: "screen", className: "view", size: Scene.Size(width: 320, height: 440), scale: 2,
            views: views + [added])
        let svg = SVGRenderer().render(changes: [(Scenes.screen, new), (nil, Scenes.tiles), (Scenes.tiles, nil)])
        #expect(svg.count(of: "<g") == svg.count(of: "</g>"))
        try expectGolden(svg, "change.svg")
    }

    /// Views behind a hidden one with children of its own are drawn.
    @Test func hiddenViewsHideNoOthers() {
        let views = Scenes.screen.views + [Scenes.view("help", in: "screen", .button, (160, 322, 60, 30), "Help")]
        let scene = Scene(root: "screen", className: "view", size: Scenes.screen.size, views: views)
        let svg = SVGRenderer().render(scene)
        #expect(svg.contains(">Help<") && !svg.contains("never seen"))
    }

    @Test func groupsAreBalanced() {
        for scene in [Scenes.screen, Scenes.tiles, Scenes.drawing] {
            let svg = SVGRenderer().render([scene, scene])
            #expect(svg.count(of: "<g") == svg.count(of: "</g>"))
            #expect(svg.count(of: "<text") == svg.count(of: "</text>"))
        }
    }

    @Test func nothingInTheTextIsMarkup() {
        #expect(SVGRenderer().render(Scenes.screen).contains("密码 &lt;password&gt;"))
    }

    @Test func constraintsCanBeLeftOut() {
        let svg = SVGRenderer(showsConstraints: false).render(Scenes.screen)
        #expect(!svg.contains("<title>"))
        #expect(SVGRenderer().render(Scenes.screen).count(of: "<title>") == Scenes.screen.constraints.count)
    }

    @Test func manyScenesAreLaidInRows() {
        let svg = SVGRenderer().render(Array(repeating: Scenes.screen, count: 8))
        #expect(svg.contains("translate(40 40)"))
        #expect(svg.contains("translate(400 40)"))
        #expect(svg.contains("translate(40 500)"))
    }
}

extension String {
    fileprivate func count(of part: String) -> Int { components(separatedBy: part).count - 1 }
}
