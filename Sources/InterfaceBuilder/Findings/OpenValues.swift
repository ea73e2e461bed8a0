import Diagnostics
import UIKit

/// The values of a view that constraints leave open, in words.
enum OpenValues {
    /// `the horizontal position and the width`.
    static func words(_ attributes: [NSLayoutConstraint.Attribute]) -> String {
        guard !attributes.isEmpty else { return "the place or size" }
        return attributes.map { attribute in "the " + (names[attribute] ?? "place") }.listed()
    }

    private static let names: [NSLayoutConstraint.Attribute: String] = [
        .left: "horizontal position", .top: "vertical position", .width: "width", .height: "height",
    ]
}

extension UIView {
    /// What the constraints leave open of the place and the size of the view on one axis.
    func openAttributes(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint.Attribute] {
        openAttributes.filter { attribute in (attribute == .left || attribute == .width) == (axis == .horizontal) }
    }
}
