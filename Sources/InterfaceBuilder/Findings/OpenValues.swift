import Diagnostics
import UIKit

/// The wording of ambiguous values of views.
enum OpenValues {
    /// Returns the message about the ambiguous attributes of a view.
    static func message(_ attributes: [NSLayoutConstraint.Attribute], of view: String) -> String {
        let words = attributes.map { attribute in names[attribute] ?? "position" }
        let subject = words.isEmpty ? "position or size" : words.listed()
        return "\(subject.capitalizedFirst) \(words.count > 1 ? "are" : "is") ambiguous for \(view)."
    }

    /// Returns the message for a scroll view whose content has no size.
    static func scrollContent(of view: String) -> String {
        "Content size is ambiguous for \(view). "
            + "The edges of a scroll view are the edges of its content, so views pinned to them have no size."
    }

    /// Returns the note that lists the views that are ambiguous for the same reason.
    static func alsoAmbiguous(_ views: String) -> String { "Also ambiguous because of it: \(views)." }

    private static let names: [NSLayoutConstraint.Attribute: String] = [
        .left: "horizontal position", .top: "vertical position", .width: "width", .height: "height",
    ]
}

extension UIView {
    /// Returns the ambiguous attributes of the view along one axis.
    func openAttributes(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint.Attribute] {
        openAttributes.filter { attribute in (attribute == .left || attribute == .width) == (axis == .horizontal) }
    }
}
