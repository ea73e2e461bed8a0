import Testing
import UIKit

/// A view and its layer share their geometry and appearance.
@MainActor @Suite struct LayerTests {
    @Test(arguments: [
        ("frame", "5 6 70 80"), ("bounds", "-15 -10 70 80"), ("position", "-10 0 40 60"), ("in a hierarchy", "1 2 3 4"),
    ]) func theLayersPlaceIsTheViews(_ change: String, _ frame: String) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 60))
        root.addSubview(view)
        root.layoutIfNeeded()
        switch change {
        case "frame": view.layer.frame = CGRect(x: 5, y: 6, width: 70, height: 80)
        case "bounds": view.layer.bounds.size = CGSize(width: 70, height: 80)
        case "position": view.layer.position = CGPoint(x: 10, y: 30)
        default:
            // The mask's constraints are updated, so that layout keeps the frame.
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(inner)
            inner.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
            view.layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
            root.layoutIfNeeded()
        }
        let numbers = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map { "\(Int($0))" }
        #expect(numbers.joined(separator: " ") == frame)
        #expect(view.layer.frame == view.frame)
        #expect(view.layer.bounds == view.bounds && view.layer.position == view.center)
    }

    @Test func lookIsShared() {
        let view = UIView()
        view.layer.backgroundColor = UIColor.red.cgColor
        view.layer.isHidden = true
        view.layer.opacity = 0.5
        view.layer.masksToBounds = true
        view.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        #expect(view.backgroundColor == .red && view.isHidden && view.alpha == 0.5 && view.clipsToBounds)
        #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
        view.backgroundColor = nil
        view.isHidden = false
        #expect(view.layer.backgroundColor == nil && !view.layer.isHidden)
    }

    /// A layer that outlives its view keeps its frame; one without a view can be moved by itself.
    @Test func layersAlone() {
        var view: UIView? = UIView(frame: CGRect(x: 1, y: 2, width: 4, height: 6))
        let layer = view?.layer
        view = nil
        #expect(layer?.frame == CGRect(x: 1, y: 2, width: 4, height: 6))
        let alone = CALayer()
        alone.anchorPoint = .zero
        alone.frame = CGRect(x: 3, y: 4, width: 5, height: 6)
        #expect(alone.position == CGPoint(x: 3, y: 4) && alone.bounds.size == CGSize(width: 5, height: 6))
    }
}
