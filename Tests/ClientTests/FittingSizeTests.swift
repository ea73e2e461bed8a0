import Testing
import UIKit

/// `sizeToFit()` and `sizeThatFits(_:)` of views and controls.
@MainActor @Suite struct FittingSizeTests {
    @Test func theCornerAtTheTopLeftStays() {
        let label = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 150))
        label.text = "Hello"
        label.sizeToFit()
        #expect(label.frame.origin == CGPoint(x: 20, y: 40))
        #expect(label.frame.size == label.sizeThatFits(.zero) && label.frame.width < 100)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 10, y: 10, width: 0, height: 0)
        button.setTitle("Go", for: .normal)
        button.sizeToFit()
        #expect(button.frame.origin == CGPoint(x: 10, y: 10) && button.frame.width > 0)
    }

    @Test func alsoOfAViewThatIsTurned() {
        let view = UISegmentedControl(items: ["One", "Two"])
        view.frame = CGRect(x: 30, y: 50, width: 200, height: 100)
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let corner = view.frame.origin
        view.sizeToFit()
        #expect(abs(view.frame.minX - corner.x) < 1e-9 && abs(view.frame.minY - corner.y) < 1e-9)
        #expect(abs(view.frame.width - view.bounds.height) < 1e-9)
    }

    @Test func controlsKnowTheirSizes() {
        let control = UISegmentedControl(items: ["One", "Two"])
        #expect(control.frame.size == control.sizeThatFits(.zero) && control.frame.height > 20)
        #expect(control.frame.width > 60)
        #expect(UISwitch().sizeThatFits(.zero) == CGSize(width: 51, height: 31))
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 150, height: 5))
        slider.sizeToFit()
        #expect(slider.frame.width == 150 && slider.frame.height >= 30)
        let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 150, height: 50))
        bar.sizeToFit()
        #expect(bar.frame.size == CGSize(width: 150, height: 4))
    }

    @Test func aPlainControlKeepsItsSize() {
        let control = UIControl(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        control.sizeToFit()
        #expect(control.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
}
