import Scene
import UIKit

/// The system colors that documents name.
///
/// Documents of Xcode 12 and later list the values of the colors that they use, in light appearance; these are for the others. The values
/// in light appearance are those of `UIColor`.
package enum SystemColors {
    /// Returns whether a name is that of a system color in documents.
    package static func isKnown(_ name: String) -> Bool { colors[name] != nil }

    /// The names in alphabetical order.
    package static var names: [String] { colors.keys.sorted() }

    /// Returns a color by its name in documents, or nil for other names.
    package static func color(_ name: String, _ appearance: Scene.Appearance) -> Scene.Color? {
        if appearance == .dark, let own = dark[name] {
            return Scene.Color(
                red: own[0] / 255, green: own[1] / 255, blue: own[2] / 255, alpha: own.count > 3 ? own[3] : 1)
        }
        return colors[name].map { color in Scene.Color(color.cgColor) }
    }

    /// The colors that have other values in dark appearance: red, green and blue from 0 to 255, and the opacity.
    private static let dark: [String: [Double]] = [
        "groupTableViewBackgroundColor": [0, 0, 0], "labelColor": [255, 255, 255], "linkColor": [9, 132, 255],
        "opaqueSeparatorColor": [56, 56, 58], "placeholderTextColor": [235, 235, 245, 0.3],
        "quaternaryLabelColor": [235, 235, 245, 0.16], "quaternarySystemFillColor": [118, 118, 128, 0.18],
        "secondaryLabelColor": [235, 235, 245, 0.6], "secondarySystemBackgroundColor": [28, 28, 30],
        "secondarySystemFillColor": [120, 120, 128, 0.32], "secondarySystemGroupedBackgroundColor": [28, 28, 30],
        "separatorColor": [84, 84, 88, 0.6], "systemBackgroundColor": [0, 0, 0], "systemBlueColor": [10, 132, 255],
        "systemBrownColor": [172, 142, 104], "systemCyanColor": [100, 210, 255],
        "systemFillColor": [120, 120, 128, 0.36], "systemGray2Color": [99, 99, 102], "systemGray3Color": [72, 72, 74],
        "systemGray4Color": [58, 58, 60], "systemGray5Color": [44, 44, 46], "systemGray6Color": [28, 28, 30],
        "systemGreenColor": [48, 209, 88], "systemGroupedBackgroundColor": [0, 0, 0],
        "systemIndigoColor": [94, 92, 230], "systemMintColor": [99, 230, 226], "systemOrangeColor": [255, 159, 10],
        "systemPinkColor": [255, 55, 95], "systemPurpleColor": [191, 90, 242], "systemRedColor": [255, 69, 58],
        "systemTealColor": [64, 200, 224], "systemYellowColor": [255, 214, 10],
        "tableCellGroupedBackgroundColor": [28, 28, 30], "tertiaryLabelColor": [235, 235, 245, 0.3],
        "tertiarySystemBackgroundColor": [44, 44, 46], "tertiarySystemFillColor": [118, 118, 128, 0.24],
        "tertiarySystemGroupedBackgroundColor": [44, 44, 46], "tintColor": [10, 132, 255],
    ]

    private static let colors: [String: UIColor] = [
        "blackColor": .black, "blueColor": .blue, "brownColor": .brown, "clearColor": .clear, "cyanColor": .cyan,
        "darkGrayColor": .darkGray, "darkTextColor": .darkText, "grayColor": .gray, "greenColor": .green,
        "groupTableViewBackgroundColor": .systemGroupedBackground, "labelColor": .label, "lightGrayColor": .lightGray,
        "lightTextColor": .lightText, "linkColor": .link, "magentaColor": .magenta,
        "opaqueSeparatorColor": .opaqueSeparator, "orangeColor": .orange, "placeholderTextColor": .placeholderText,
        "purpleColor": .purple, "quaternaryLabelColor": .quaternaryLabel,
        "quaternarySystemFillColor": .quaternarySystemFill, "redColor": .red,
        "secondaryLabelColor": .secondaryLabel, "secondarySystemBackgroundColor": .secondarySystemBackground,
        "secondarySystemFillColor": .secondarySystemFill,
        "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground, "separatorColor": .separator,
        "systemBackgroundColor": .systemBackground, "systemBlueColor": .systemBlue, "systemBrownColor": .systemBrown,
        "systemCyanColor": .systemCyan, "systemFillColor": .systemFill, "systemGray2Color": .systemGray2,
        "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5,
        "systemGray6Color": .systemGray6, "systemGrayColor": .systemGray, "systemGreenColor": .systemGreen,
        "systemGroupedBackgroundColor": .systemGroupedBackground, "systemIndigoColor": .systemIndigo,
        "systemMintColor": .systemMint, "systemOrangeColor": .systemOrange, "systemPinkColor": .systemPink,
        "systemPurpleColor": .systemPurple, "systemRedColor": .systemRed, "systemTealColor": .systemTeal,
        "systemYellowColor": .systemYellow, "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "tertiaryLabelColor": .tertiaryLabel, "tertiarySystemBackgroundColor": .tertiarySystemBackground,
        "tertiarySystemFillColor": .tertiarySystemFill,
        "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground, "tintColor": .tintColor,
        "whiteColor": .white, "yellowColor": .yellow,
    ]
}
