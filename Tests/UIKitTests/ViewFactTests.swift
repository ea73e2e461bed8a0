import Foundation
import Testing
import UIKit

/// Facts of single classes, each of which was wrong once.
@MainActor @Suite struct ViewFactTests {
    @Test(arguments: [
        ("label", false), ("image", false), ("view", true), ("button", true), ("field", true),
    ]) func touchesReachTheViewThatTakesThem(_ kind: String, _ takes: Bool) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view: UIView =
            switch kind {
            case "label": UILabel()
            case "image": UIImageView()
            case "button": UIButton(type: .system)
            case "field": UITextField()
            default: UIView()
            }
        view.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
        root.addSubview(view)
        #expect(view.isUserInteractionEnabled == takes)
        #expect(root.hitTest(CGPoint(x: 20, y: 20), with: nil) === (takes ? view : root))
        view.isUserInteractionEnabled = true
        #expect(root.hitTest(CGPoint(x: 20, y: 20), with: nil) === view)
    }

    @Test func noViewContainsItself() {
        let (view, other) = (UIView(), UIView())
        view.addSubview(other)
        let texts = LayoutMisuse.recording {
            view.addSubview(view)
            view.insertSubview(view, at: 0)
            view.insertSubview(view, aboveSubview: other)
        }
        #expect(
            texts.map { "\($0)" }
                == Array(repeating: "NSInvalidArgumentException: Can't add self as subview", count: 3))
        #expect(view.subviews == [other] && view.superview == nil)
    }

    /// Views that are created without a frame and have the size of their content nevertheless.
    @Test(arguments: [
        ("date picker", 320, 216), ("picker", 320, 216), ("activity", 20, 20), ("switch", 51, 31), ("stepper", 94, 32),
        ("cell", 320, 44),
    ]) func viewsHaveTheirSize(_ kind: String, _ width: Int, _ height: Int) {
        let view: UIView =
            switch kind {
            case "date picker": UIDatePicker()
            case "picker": UIPickerView()
            case "activity": UIActivityIndicatorView(style: .medium)
            case "switch": UISwitch()
            case "stepper": UIStepper()
            default: UITableViewCell()
            }
        #expect(view.frame == CGRect(x: 0, y: 0, width: width, height: height))
    }

    @Test func stoppedIndicatorsAreHidden() {
        let indicator = UIActivityIndicatorView(style: .large)
        var seen = [indicator.isHidden]
        for change in [
            { indicator.startAnimating() }, { indicator.stopAnimating() }, { indicator.hidesWhenStopped = false },
            { indicator.startAnimating() }, { indicator.stopAnimating() }, { indicator.hidesWhenStopped = true },
        ] {
            change()
            seen.append(indicator.isHidden)
        }
        #expect(seen == [true, false, true, false, false, false, true])
    }

    /// The insets move the parts in the content rectangle and do not change the size of the button.
    @Test(arguments: [
        (UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10), 10.0, 0.0),
        (UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0), 5, 0),
        (UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0), 0, 6),
        (UIEdgeInsets(top: -3, left: -4, bottom: 3, right: 4), -4, -3), (.zero, 0, 0),
    ]) func insetsMoveTitleAndImage(_ insets: UIEdgeInsets, _ right: Double, _ down: Double) throws {
        let button = UIButton(type: .custom)
        button.setTitle("Title", for: .normal)
        button.setImage(UIImage(size: CGSize(width: 20, height: 20)), for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        button.layoutIfNeeded()
        let (title, image) = (try #require(button.titleLabel), try #require(button.imageView))
        let (titleBefore, imageBefore, size) = (title.frame, image.frame, button.intrinsicContentSize)
        button.titleEdgeInsets = insets
        button.layoutIfNeeded()
        #expect(title.frame == titleBefore.offsetBy(dx: right, dy: down) && image.frame == imageBefore)
        button.titleEdgeInsets = .zero
        button.imageEdgeInsets = insets
        button.layoutIfNeeded()
        #expect(image.frame == imageBefore.offsetBy(dx: right, dy: down) && title.frame == titleBefore)
        #expect(button.intrinsicContentSize == size)
        button.configuration = .plain()
        button.configuration?.title = "Title"
        button.layoutIfNeeded()
        let configured = title.frame
        button.titleEdgeInsets = insets
        button.layoutIfNeeded()
        #expect(title.frame == configured)
    }

    @Test func dynamicColorsStayDynamic() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }.withAlphaComponent(0.5)
        let resolved = [UIUserInterfaceStyle.light, .dark].map {
            color.resolvedColor(with: UITraitCollection(userInterfaceStyle: $0))
        }
        #expect(resolved == [UIColor(white: 0, alpha: 0.5), UIColor(white: 1, alpha: 0.5)])
        #expect(UIColor.red.withAlphaComponent(0.5) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    }

    @Test func layersDrawWithTheirDelegate() {
        final class Delegate: CALayerDelegate {
            var heard: [String] = []
            func layerWillDraw(_ layer: CALayer) { heard.append("will") }
            func draw(_ layer: CALayer, in ctx: CGContext) { heard.append("draw") }
        }
        final class View: UIView {
            var drawn: [CGRect] = []
            override func draw(_ rect: CGRect) { if UIGraphicsGetCurrentContext() != nil { drawn.append(rect) } }
        }
        let (layer, delegate) = (CALayer(), Delegate())
        layer.delegate = delegate
        let view = View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        _ = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image {
            layer.render(in: $0.cgContext)
            view.layer.render(in: $0.cgContext)
        }
        #expect(delegate.heard == ["will", "draw"] && view.drawn == [CGRect(x: 0, y: 0, width: 3, height: 4)])
    }

    @Test func animationsAreEnabledUntilTheyAreDisabled() {
        #expect(UIView.areAnimationsEnabled)
        UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
        UIView.setAnimationsEnabled(false)
        #expect(!UIView.areAnimationsEnabled)
        UIView.setAnimationsEnabled(true)
        #expect(UIView.areAnimationsEnabled)
    }
}
