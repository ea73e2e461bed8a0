import UIKit

extension ViewKind {
    /// Returns the arguments of the initializer.
    @MainActor func arguments(of view: UIView) -> String {
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
    @MainActor func text(of view: UIView) -> String? {
        switch view {
        case let label as UILabel: label.text
        case let button as UIButton: button.currentTitle
        case let field as UITextField: (field.text ?? "").isEmpty ? field.placeholder : field.text
        default: nil
        }
    }
}
