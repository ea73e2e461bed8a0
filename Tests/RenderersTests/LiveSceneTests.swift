import Diagnostics
import Scene
import Testing

@testable import Renderers

/// The data of live pictures.
@Suite struct LiveSceneTests {
    private static func data(of view: Scene.View) -> String {
        let root = Scene.View(
            id: "root", className: "view", kind: .view, frame: .init(x: 0, y: 0, width: 320, height: 480))
        let scene = Scene(
            root: "root", className: "view", size: .init(width: 320, height: 480), scale: 2, views: [root, view])
        let live = LiveScene(
            title: "Screen", range: 280...1400,
            layouts: [.init(name: "iPhone", scene: scene, forms: [scene.views], regions: [])])
        var definitions = SVGDefinitions()
        return live.json(drawnBy: SVGRenderer(), &definitions).text
    }

    /// A control has the drawing of static pictures.
    ///
    /// The knob of a slider follows a share of the width.
    @Test(
        arguments: [
            (.switch, 51, 31, ["\"meet\"]"]), (.stepper, 94, 32, ["\"meet\"]"]), (.pageControl, 39, 26, ["\"meet\"]"]),
            (.activityIndicator, 20, 20, ["\"meet\"]"]), (.progressView, 150, 4, ["\"none\"]"]),
            (.slider, 118, 30, ["\"0 0 118 30\",\"none\"]", "\"22.5 1 28 28\",[7,0,0.25]]"]),
        ] as [(Scene.View.Kind, Double, Double, [String])])
    func controlsAreDrawnAsInStaticPictures(kind: Scene.View.Kind, width: Double, height: Double, parts: [String]) {
        let view = Scene.View(
            id: "control", parent: "root", className: "control", kind: kind,
            frame: .init(x: 10, y: 10, width: width, height: height),
            control: .init(value: 0.25, count: 3, selection: 1))
        let text = Self.data(of: view)
        for part in parts { #expect(text.contains(part), "\(text)") }
        var body = SVGBody(definitions: SVGDefinitions())
        SVGRenderer().drawControl(
            of: view, bounds: .init(x: 0, y: 0, width: width, height: height), into: &body)
        for line in body.text.split(separator: "\n") {
            let shape = JSONValue.string(line.drop { $0 == " " }.description).text.dropFirst().dropLast()
            #expect(text.contains(shape), "\(shape)")
        }
    }
}
