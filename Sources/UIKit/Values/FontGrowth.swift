import Foundation
import Typography

/// The scaling of a font or length with the content size category, by the sizes of a text style.
struct FontGrowth: Hashable, Sendable {
    let style: UIFont.TextStyle
    /// The size at the default content size category, in points.
    let size: CGFloat
    /// The maximum size, in points; nil for no maximum.
    var greatest: CGFloat?

    /// Returns the size at a content size category, in points.
    func size(at category: UIContentSizeCategory) -> CGFloat {
        let table = style.typographic
        let grown = size * CGFloat(table.pointSize(atStep: category.step) / table.pointSize(atStep: 3))
        return greatest.map { min($0, grown) } ?? grown
    }
}

extension UIContentSizeCategory {
    /// The preferred content size category of the application; fonts use it unless traits are given.
    static var application: UIContentSizeCategory {
        readingOnMainActor { UIApplication.shared.preferredContentSizeCategory }
    }
}

extension UIFont {
    /// Returns the font at another content size category; fonts without scaling stay the same.
    func adapted(to category: UIContentSizeCategory) -> UIFont {
        guard let growth else { return self }
        var face = self.face
        face.pointSize = Double(growth.size(at: category))
        if face.leading > 0 { face.leading = Typography.TextStyle.leading(atSize: face.pointSize) }
        return UIFont(face, growth: growth)
    }
}

/// An object whose font can follow the content size category.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// A Boolean value that indicates whether the font follows the content size category.
    ///
    /// It affects only fonts of a text style and fonts that `UIFontMetrics` scaled.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

/// The internal part of `UIContentSizeCategoryAdjusting`.
@MainActor protocol FontScaling: UIContentSizeCategoryAdjusting {
    /// Adapts the fonts to the content size category of traits.
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
