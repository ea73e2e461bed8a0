import Testing
@_spi(Host) import UIKit

@MainActor @Suite struct DisplayPassTests {
    /// Records its name whenever it is drawn or laid out.
    private final class Recorder: UIView {
        var name = ""
        var log: (String) -> Void = { _ in }
        override func layoutSubviews() {
            super.layoutSubviews()
            log("layout \(name)")
        }
        override func draw(_ rect: CGRect) { log("draw \(name)") }
    }

    @Test func displayComesAfterLayoutAndFromAboveOnlyToWhatIsFlagged() {
        var calls: [String] = []
        let views = ["root", "child", "leaf"].map { name in
            let view = Recorder(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.name = name
            view.log = { calls.append($0) }
            return view
        }
        views[0].addSubview(views[1])
        views[1].addSubview(views[2])
        views[0].displayIfNeeded()
        #expect(
            calls == ["layout root", "layout child", "layout leaf", "draw root", "draw child", "draw leaf"])
        calls = []
        views[0].displayIfNeeded()
        #expect(calls.isEmpty)
        views[2].setNeedsDisplay()
        views[0].displayIfNeeded()
        #expect(calls == ["draw leaf"])
    }

    @Test func whatIsHiddenIsDrawnWhenItIsShown() {
        var calls: [String] = []
        let root = Recorder(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let child = Recorder(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        child.name = "child"
        child.log = { calls.append($0) }
        child.isHidden = true
        root.addSubview(child)
        root.displayIfNeeded()
        #expect(!calls.contains("draw child"))
        child.isHidden = false
        root.displayIfNeeded()
        #expect(calls.contains("draw child"))
    }
}
