import Testing
import UIKit

/// The anchor point of a layer, which lies at the view's center and is the center of its rotation.
@MainActor @Suite struct AnchorPointTests {
    private let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 40))

    @Test func anotherAnchorMovesTheView() {
        #expect(view.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        view.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
        #expect(view.frame == CGRect(x: 150, y: 100, width: 100, height: 40))
        #expect(view.center == CGPoint(x: 150, y: 120) && view.anchorPoint == CGPoint(x: 0, y: 0.5))
        view.layer.position = CGPoint(x: 100, y: 120)
        #expect(view.frame == CGRect(x: 100, y: 100, width: 100, height: 40))
    }

    @Test func frameAndBoundsKeepToIt() {
        view.anchorPoint = CGPoint(x: 1, y: 0)
        view.frame = CGRect(x: 10, y: 20, width: 50, height: 30)
        #expect(view.center == CGPoint(x: 60, y: 20) && view.frame == CGRect(x: 10, y: 20, width: 50, height: 30))
        view.bounds.size = CGSize(width: 20, height: 60)
        #expect(view.frame == CGRect(x: 40, y: 20, width: 20, height: 60))
        view.center = .zero
        #expect(view.frame == CGRect(x: -20, y: 0, width: 20, height: 60))
        #expect(view.layer.frame == view.frame)
    }

    @Test func transformsTurnAboutIt() {
        view.anchorPoint = .zero
        view.center = CGPoint(x: 100, y: 100)
        view.transform = CGAffineTransform(scaleX: 2, y: 3)
        #expect(view.frame == CGRect(x: 100, y: 100, width: 200, height: 120))
        #expect(view.convert(CGPoint(x: 100, y: 40), to: nil) == CGPoint(x: 100, y: 40))
        let root = UIView()
        root.addSubview(view)
        #expect(view.convert(CGPoint(x: 100, y: 40), to: root) == CGPoint(x: 300, y: 220))
        #expect(view.convert(CGPoint(x: 300, y: 220), from: root) == CGPoint(x: 100, y: 40))
        view.frame = CGRect(x: 0, y: 0, width: 20, height: 30)
        #expect(view.bounds.size == CGSize(width: 10, height: 10) && view.center == .zero)
    }

    @Test func constraintsPlaceTheFrame() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        root.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        view.anchorPoint = CGPoint(x: 0.25, y: 1)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            view.widthAnchor.constraint(equalToConstant: 80), view.heightAnchor.constraint(equalToConstant: 50),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 30, width: 80, height: 50) && view.center == CGPoint(x: 40, y: 80))
    }

    @Test func layersKeepItAfterTheirView() {
        var view: UIView? = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        view?.anchorPoint = .zero
        let layer = view?.layer
        view = nil
        #expect(layer?.anchorPoint == .zero && layer?.frame == CGRect(x: 20, y: 20, width: 20, height: 20))
    }
}
