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

    /// An arrow leads to the new position of a view that moved; a view that only grew has none.
    @Test(arguments: [((16, 16, 200, 80), 0), ((60, 60, 20, 20), 1)])
    func arrowsAreOfViewsThatLieElsewhere(frame: (Double, Double, Double, Double), arrows: Int) {
        func scene(_ frame: (Double, Double, Double, Double)) -> Scene {
            let root = Scene.View(id: "r", className: "view", frame: .init(x: 0, y: 0, width: 240, height: 120))
            let box = Scene.Rectangle(x: frame.0, y: frame.1, width: frame.2, height: frame.3)
            return Scene(
                root: "r", className: "view", size: root.frame.size,
                views: [root, Scene.View(id: "a", parent: "r", className: "view", frame: box)])
        }
        let svg = SVGRenderer().render(changes: [(scene((16, 16, 20, 20)), scene(frame))])
        #expect(svg.count(of: "<path") == arrows)
    }

    /// Views that follow a hidden one with children are drawn.
    @Test func hiddenViewsHideNoOthers() {
        let views = Scenes.screen.views + [Scenes.view("help", in: "screen", .button, (160, 322, 60, 30), "Help")]
        let scene = Scene(root: "screen", className: "view", size: Scenes.screen.size, views: views)
        let svg = SVGRenderer().render(scene)
        #expect(svg.contains(">Help<") && !svg.contains("never seen"))
    }

    /// The mark of a view that a list clips, or that is outside the screen of a device, is drawn as far as the view is visible.
    @Test(
        arguments: [
            // In a list of 100 points: visible, in part, below its end.
            (40.0, true, nil, "y=\"40\" width=\"100\" height=\"30\""),
            (80, true, nil, "y=\"80\" width=\"100\" height=\"20\""),
            (120, true, nil, nil), (120, false, nil, "y=\"120\" width=\"100\" height=\"30\""),
            // On a device of 200 points.
            (190, false, Scene.Screen(statusBarHeight: 20), "y=\"190\" width=\"100\" height=\"10\""),
            (210, false, Scene.Screen(statusBarHeight: 20), nil),
        ] as [(Double, Bool, Scene.Screen?, String?)])
    func marksAreClipped(y: Double, clips: Bool, screen: Scene.Screen?, mark: String?) {
        let scene = Scene(
            root: "r", className: "view", size: Scene.Size(width: 200, height: 200),
            views: [
                Scene.View(id: "r", className: "view", frame: .init(x: 0, y: 0, width: 200, height: 200)),
                Scene.View(
                    id: "list", parent: "r", className: "tableView", frame: .init(x: 0, y: 0, width: 200, height: 100),
                    clipsToBounds: clips),
                Scene.View(
                    id: "row", parent: "list", className: "view", frame: .init(x: 0, y: y, width: 100, height: 30),
                    isConflicting: true),
            ])
        let svg = SVGRenderer().renderAlone(screen.map { screen in scene.replacing(screen: screen) } ?? scene)
        let marks = svg.split(separator: "\n").filter { line in line.contains("fill-opacity=\"0.12\"") }
        #expect(marks.count == (mark == nil ? 0 : 1))
        if let mark { #expect(marks.first?.contains(mark) == true, "\(marks)") }
        #expect(svg.contains("clip-path") == (clips || screen != nil))
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
