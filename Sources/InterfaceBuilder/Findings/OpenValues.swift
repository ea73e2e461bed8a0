import UIKit

/// The values of a view that constraints leave open, in words.
enum OpenValues {
    /// `the horizontal position and the width`.
    static func words(_ attributes: [NSLayoutConstraint.Attribute]) -> String {
        let words = attributes.map { attribute in names[attribute] ?? "place" }
        guard let last = words.last else { return "the place or size" }
        guard words.count > 1 else { return "the " + last }
        return "the " + words.dropLast().joined(separator: ", the ") + " and the " + last
    }

    private static let names: [NSLayoutConstraint.Attribute: String] = [
        .left: "horizontal position", .top: "vertical position", .width: "width", .height: "height",
    ]
}
