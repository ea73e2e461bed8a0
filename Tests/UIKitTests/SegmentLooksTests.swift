import Scene
import Testing

@testable import UIKit

/// The appearance of segmented controls in scenes.
@MainActor @Suite struct SegmentLooksTests {
    /// Each title with the edges of its segment and its font weight, and the filled areas in between.
    private func looks(_ control: UISegmentedControl) -> [String] {
        control.looks.map { step in
            switch step {
            case .text(let text, let area):
                "\(text.string) \(Int(area.x))-\(Int(area.x + area.width)) \(text.fontWeight)"
            case .fill(_, let color, _): color.alpha < 1 ? "ground" : "chosen"
            default: "?"
            }
        }
    }

    private func control(_ titles: String..., width: CGFloat = 300) -> UISegmentedControl {
        let control = UISegmentedControl(items: titles)
        control.frame = CGRect(x: 0, y: 0, width: width, height: 32)
        return control
    }

    @Test func titlesStandInEqualSegments() {
        #expect(looks(control("A", "B", "C")) == ["ground", "A 0-100 400", "B 100-200 400", "C 200-300 400"])
    }

    @Test func theChosenSegmentStandsOut() {
        let control = control("A", "B")
        control.selectedSegmentIndex = 1
        #expect(looks(control) == ["ground", "A 0-150 400", "chosen", "B 150-300 500"])
        control.selectedSegmentTintColor = UIColor(white: 0, alpha: 0.5)
        #expect(looks(control) == ["ground", "A 0-150 400", "ground", "B 150-300 500"])
    }

    @Test func segmentsOfTheirOwnWidthKeepIt() {
        let control = control("A", "B", "C")
        control.setWidth(60, forSegmentAt: 1)
        #expect(looks(control) == ["ground", "A 0-120 400", "B 120-180 400", "C 180-300 400"])
    }

    /// Segments that exceed the width become narrower, and titles without space are not drawn.
    @Test func segmentsStayInside() {
        let control = control("A", "B", "C")
        control.setWidth(450, forSegmentAt: 0)
        control.setWidth(150, forSegmentAt: 2)
        control.selectedSegmentIndex = 1
        #expect(looks(control) == ["ground", "A 0-225 400", "C 225-300 400"])
        control.frame.size.height = 4
        #expect(looks(control) == ["ground"])
    }

    @Test func segmentsFollowTheLanguage() {
        let control = control("A", "B", "C")
        control.semanticContentAttribute = .forceRightToLeft
        #expect(looks(control) == ["ground", "A 200-300 400", "B 100-200 400", "C 0-100 400"])
    }

    @Test func nothingIsDrawnWithoutSegmentsOrRoom() {
        #expect(looks(control()).isEmpty)
        #expect(looks(control("A", width: 0)).isEmpty)
        #expect(looks(control("A", "", "C")) == ["ground", "A 0-100 400", "C 200-300 400"])
    }

    /// Scenes contain this appearance, and drawing of a subclass comes on top of it.
    @Test func scenesShowIt() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        root.addSubview(control("A", "B"))
        let view = try #require(Scene(of: root).views.last)
        #expect(view.kind == .segmentedControl && view.drawing.count == 3)
    }
}
