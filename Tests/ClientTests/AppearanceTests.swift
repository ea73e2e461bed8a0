import QuartzCore
import Testing
import UIKit

/// Appearance properties that layout code sets in passing exist and are read back.
///
/// This file is compiled in language modes 5 and 6.
@MainActor @Suite struct AppearanceTests {
    /// A view with a layer of another class.
    final class GradientView: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
        var gradient: CAGradientLayer? { layer as? CAGradientLayer }

        override func awakeFromNib() { super.awakeFromNib() }
        override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
    }

    /// A view with an outline that follows its size.
    final class BubbleView: UIView {
        let outline = CAShapeLayer()

        override init(frame: CGRect) {
            super.init(frame: frame)
            layer.insertSublayer(outline, at: 0)
            outline.fillColor = UIColor.clear.cgColor
            outline.strokeColor = UIColor.separator.cgColor
            outline.lineCap = .round
            outline.lineDashPattern = [4, 2]
            layer.cornerCurve = .continuous
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        override func layoutSubviews() {
            super.layoutSubviews()
            outline.frame = bounds
            outline.path = UIBezierPath(roundedRect: bounds, cornerRadius: 8).cgPath
            layer.shadowPath = outline.path
        }
    }

    @Test func layerClasses() {
        let view = GradientView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        view.gradient?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        view.gradient?.endPoint = CGPoint(x: 1, y: 1)
        #expect(view.gradient?.bounds.size == CGSize(width: 20, height: 10))
        #expect(view.gradient?.colors?.count == 2 && view.gradient?.startPoint == CGPoint(x: 0.5, y: 0))
    }

    @Test func outlineFollowsLayout() {
        let view = BubbleView(frame: .zero)
        view.frame.size = CGSize(width: 80, height: 30)
        view.layer.setNeedsLayout()
        view.layer.layoutIfNeeded()
        #expect(view.outline.frame == CGRect(x: 0, y: 0, width: 80, height: 30))
        #expect(view.outline.path?.boundingBox == view.bounds && view.layer.shadowPath != nil)
        #expect(view.layer.cornerCurve == .continuous && view.outline.lineDashPattern == [4, 2])
    }

    @Test func styleReachesViewsBelow() {
        final class Listener: UIView {
            var heard: [UIUserInterfaceStyle?] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)
                guard traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) else { return }
                heard.append(previousTraitCollection?.userInterfaceStyle)
            }
        }
        let (outer, inner) = (UIView(), Listener())
        outer.addSubview(inner)
        outer.overrideUserInterfaceStyle = .dark
        #expect(inner.traitCollection.userInterfaceStyle == .dark && inner.heard == [.light])
        inner.overrideUserInterfaceStyle = .light
        #expect(inner.heard == [.light, .dark])
        outer.overrideUserInterfaceStyle = .unspecified
        #expect(inner.heard == [.light, .dark] && outer.traitCollection.userInterfaceStyle == .light)
    }

    /// The value of 19 points at font size 17 is measured.
    ///
    /// The values of other sizes are proportional, rounded to half points.
    @Test func symbols() throws {
        let symbol = try #require(UIImage(systemName: "star"))
        #expect(symbol.size == CGSize(width: 19, height: 19) && symbol.isSymbolImage)
        let view = UIImageView(image: symbol.withRenderingMode(.alwaysTemplate))
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
        #expect(view.intrinsicContentSize == CGSize(width: 38, height: 38))
        #expect(view.image?.renderingMode == .alwaysTemplate)
        let own = UIImage.SymbolConfiguration(pointSize: 17, weight: .bold, scale: .medium)
        view.image = UIImage(systemName: "star", withConfiguration: own)
        #expect(view.intrinsicContentSize == CGSize(width: 19, height: 19))
        #expect(!UIImage(size: CGSize(width: 1, height: 1)).isSymbolImage)
    }

    @Test func accessibility() {
        let view = UIView()
        #expect(view.accessibilityTraits == .none && !view.accessibilityElementsHidden)
        view.accessibilityTraits = [.button, .selected]
        view.accessibilityTraits.remove(.selected)
        view.accessibilityElements = [view]
        view.shouldGroupAccessibilityChildren = true
        #expect(view.accessibilityTraits == .button && view.accessibilityElements?.count == 1)
    }

    @Test func colours() {
        let slider = UISlider()
        slider.minimumTrackTintColor = .red
        slider.minimumValue = 10
        #expect(slider.value == 10)
        slider.maximumValue = 20
        slider.value = 30
        #expect(slider.value == 20 && slider.minimumTrackTintColor == .red)
        let (toggle, stepper, wheel, bar) = (UISwitch(), UIStepper(), UIActivityIndicatorView(), UIProgressView())
        toggle.onTintColor = .green
        stepper.wraps = true
        wheel.color = .blue
        bar.progressTintColor = .red
        #expect(toggle.onTintColor == .green && stepper.wraps && wheel.color == .blue && bar.progressTintColor == .red)
    }

    @Test func editingAsksAndTells() {
        final class Form: UIViewController, UITextFieldDelegate {
            var calls: [String] = []
            var allows = false
            func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allows }
            func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("began") }
            func textFieldDidEndEditing(_ textField: UITextField) { calls.append("ended") }
            func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
        }
        let (form, field, other) = (Form(), UITextField(), UITextField())
        field.delegate = form
        field.inputAccessoryView = UIToolbar()
        field.addAction(UIAction { _ in form.calls.append("event") }, for: .editingDidBegin)
        #expect(!field.becomeFirstResponder() && form.calls.isEmpty)
        form.allows = true
        #expect(field.becomeFirstResponder() && field.isEditing && field.inputAccessoryView != nil)
        #expect(other.becomeFirstResponder() && !field.isEditing)
        #expect(form.calls == ["began", "event", "ended"])
        other.resignFirstResponder()
    }

    @Test func paragraphsKeepWhatTheyAreTold() {
        let style = NSMutableParagraphStyle()
        style.firstLineHeadIndent = 10
        style.tailIndent = -5
        style.lineBreakStrategy = .pushOut
        style.baseWritingDirection = .rightToLeft
        let copy = style.copy() as? NSParagraphStyle
        #expect(copy == style && copy?.firstLineHeadIndent == 10 && copy?.lineBreakStrategy == .pushOut)
    }
}
