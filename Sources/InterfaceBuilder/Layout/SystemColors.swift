import Scene
import UIKit

/// The system colors that documents name, in light appearance.
///
/// Documents of Xcode 12 and later list the values of the colors that they use; these are for the others. The values are those of
/// `UIColor`.
enum SystemColors {
    /// Returns a color by its name in documents, or nil for other names.
    static func color(_ name: String) -> Scene.Color? {
        colors[name].map { color in Scene.Color(color.cgColor) }
    }

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
