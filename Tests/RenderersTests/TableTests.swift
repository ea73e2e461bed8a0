import Scene
import Testing

@testable import Renderers

@Suite struct TableTests {
    @Test func framesStandInColumns() {
        let scene = Scene(
            root: "r", className: "view", size: Scene.Size(width: 320, height: 100),
            views: [
                Scene.View(id: "r", className: "view", frame: .init(x: 0, y: 0, width: 320, height: 100)),
                Scene.View(
                    id: "a-b", name: "标题", parent: "r", className: "label",
                    frame: .init(x: 16, y: 20, width: 40.333333, height: 20.5), isAmbiguous: true),
                Scene.View(
                    id: "c", name: "c", parent: "a-b", className: "label",
                    frame: .init(x: -8, y: 0, width: 0, height: 0), isHidden: true, isConflicting: true),
                Scene.View(
                    id: "d", parent: "r", className: "button", frame: .init(x: 0, y: 0, width: 1, height: 1),
                    text: Scene.Text(string: "A title that is far too long", fontSize: 15)),
            ])
        #expect(
            TableRenderer().render(scene) == """
                view                                   id    x   y   width  height
                view                                   r     0   0     320     100
                  标题 (label)                         a-b  16  20  40.333    20.5  ambiguous
                    c (label)                               -8   0       0       0  hidden, conflicting
                  “A title that is far too…” (button)  d     0   0       1       1

                """)
    }
}
