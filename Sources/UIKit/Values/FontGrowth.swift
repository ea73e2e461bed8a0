import Foundation
import Typography

/// How a font follows the size of text that the user has chosen: as a text style does.
struct FontGrowth: Hashable, Sendable {
    let style: UIFont.TextStyle
    /// The size at the default size of text, in points.
    let size: CGFloat
    /// The size beyond which the font does not grow, in points; nil for any.
    var greatest: CGFloat?

    /// The size at a size of text, in points.
    func size(at category: UIContentSizeCategory) -> CGFloat {
        let table = style.typographic
        let grown = size * CGFloat(table.pointSize(atStep: category.step) / table.pointSize(atStep: 3))
        return greatest.map { min($0, grown) } ?? grown
    }
}

extension UIContentSizeCategory {
    /// The application's size of text, which fonts ask for wherever they are made.
    static var application: UIContentSizeCategory {
        readingOnMainActor { UIApplication.shared.preferredContentSizeCategory }
    }
}

extension UIFont {
    /// The font at another size of text; the same where it does not follow that.
    func adapted(to category: UIContentSizeCategory) -> UIFont {
        guard let growth else { return self }
        var face = self.face
        face.pointSize = Double(growth.size(at: category))
        if face.leading > 0 { face.leading = Typography.TextStyle.leading(atSize: face.pointSize) }
        return UIFont(face, growth: growth)
    }
}

/// Something whose font can follow the size of text that the user chooses.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether the font follows the size of text, where it is that of a text style or was scaled by `UIFontMetrics`.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

/// The side of `UIContentSizeCategoryAdjusting` that is this module's own.
@MainActor protocol FontScaling: UIContentSizeCategoryAdjusting {
    /// Takes over another size of text.
    func adjustFonts(to traits: UITraitCollection)
}

extension UILabel: FontScaling {
    func adjustFonts(to traits: UITraitCollection) {
        if adjustsFontForContentSizeCategory { font = font?.adapted(to: traits.preferredContentSizeCategory) }
    }
}

extension UITextField: FontScaling {
    func adjustFonts(to traits: UITraitCollection) {
        if adjustsFontForContentSizeCategory { font = font?.adapted(to: traits.preferredContentSizeCategory) }
    }
}

extension UITextView: FontScaling {
    func adjustFonts(to traits: UITraitCollection) {
        if adjustsFontForContentSizeCategory { font = font?.adapted(to: traits.preferredContentSizeCategory) }
    }
}
