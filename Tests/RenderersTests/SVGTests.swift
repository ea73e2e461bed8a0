import Foundation
import Scene
import Testing

@testable import Renderers

@Suite struct SVGTests {
    @Test(arguments: [("screen", Scenes.screen), ("tiles", Scenes.tiles), ("drawing", Scenes.drawing)])
    func drawingsAreTheGolden(name: String, scene: Scene) throws {
        try expectGolden(SVGRenderer().render(scene), "\(name).svg")
    }

    @Test func groupsAreBalanced() {
        for scene in [Scenes.screen, Scenes.tiles, Scenes.drawing] {
            let svg = SVGRenderer().render([scene, scene])
            #expect(svg.count(of: "<g") == svg.count(of: "</g>"))
            #expect(svg.count(of: "<text") == svg.count(of: "</text>"))
        }
    }

    @Test func nothingInTheTextIsMarkup() {
        #expect(SVGText.escaped("<a b=\"c\">&\u{1}") == "&lt;a b=&quot;c&quot;&gt;&amp;\u{FFFD}")
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
