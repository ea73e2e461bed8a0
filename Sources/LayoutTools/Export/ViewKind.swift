import UIKit

/// The code of a view: its class, initializer and name.
@MainActor struct ViewKind {
    /// The class in UIKit.
    let className: String
    /// The noun in names: `label`, `button`.
    let noun: String

    /// Creates the kind of a view.
    ///
    /// A view of an unknown class is a plain view.
    init(_ view: UIView) {
        let known = Self.kinds.first { kind in kind.matches(view) }
        className = known?.className ?? "UIView"
        noun = known?.noun ?? "subview"
    }

    private struct Known {
        let className: String
        let noun: String
        let matches: @MainActor (UIView) -> Bool

        init<Class: UIView>(_ type: Class.Type, _ noun: String) {
            className = "\(type)"
            self.noun = noun
            matches = { view in view is Class }
        }
    }

    /// The classes, each before those that it inherits from.
    private static let kinds: [Known] = [
        Known(UILabel.self, "label"), Known(UIButton.self, "button"), Known(UITextField.self, "textField"),
        Known(UITextView.self, "textView"), Known(UIImageView.self, "imageView"), Known(UIStackView.self, "stackView"),
        Known(UIScrollView.self, "scrollView"), Known(UISwitch.self, "toggle"), Known(UISlider.self, "slider"),
        Known(UISegmentedControl.self, "segmentedControl"), Known(UIStepper.self, "stepper"),
        Known(UIProgressView.self, "progressView"), Known(UIActivityIndicatorView.self, "activityIndicator"),
        Known(UIPageControl.self, "pageControl"), Known(UIDatePicker.self, "datePicker"),
        Known(UIPickerView.self, "pickerView"), Known(UISearchBar.self, "searchBar"),
        Known(UINavigationBar.self, "navigationBar"), Known(UIToolbar.self, "toolbar"), Known(UITabBar.self, "tabBar"),
    ]

    /// Returns the arguments of the initializer.
    func arguments(of view: UIView) -> String {
        switch view {
        case let button as UIButton:
            let types: [UIButton.ButtonType: String] = [
                .system: "system", .detailDisclosure: "detailDisclosure", .infoLight: "infoLight",
                .infoDark: "infoDark", .contactAdd: "contactAdd", .plain: "plain", .close: "close",
            ]
            return types[button.buttonType].map { type in "(type: .\(type))" } ?? "()"
        case let control as UISegmentedControl where control.numberOfSegments > 0:
            let titles = (0..<control.numberOfSegments).map { index in control.titleForSegment(at: index) ?? "" }
            return "(items: [" + titles.map(SwiftLiteral.string).joined(separator: ", ") + "])"
        case let indicator as UIActivityIndicatorView where indicator.style != .medium: return "(style: .large)"
        default: return "()"
        }
    }

    /// Returns the text of a view, or nil without text.
    func text(of view: UIView) -> String? {
        switch view {
        case let label as UILabel: label.text
        case let button as UIButton: button.currentTitle
        case let field as UITextField: (field.text ?? "").isEmpty ? field.placeholder : field.text
        default: nil
        }
    }
}
