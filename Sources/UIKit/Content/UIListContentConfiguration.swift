import Foundation

/// A content configuration of a list row, with an image and one or two texts.
///
/// Margins and spacings are those in Apple's descriptions. They are 11 points above and below, 16 before and 8 after the content, 16
/// between image and text, and 3 between texts. The fonts of secondary texts and the spacing of texts side by side are Plumb's choice.
public struct UIListContentConfiguration: Hashable, @unchecked Sendable {
    // Invariant: the attributed texts are copies that nothing changes.
    /// The image of the row.
    public var image: UIImage?
    /// The properties of the image.
    public var imageProperties = ImageProperties()
    /// The primary text.
    public var text: String?
    /// The primary text with attributes.
    ///
    /// It takes precedence over ``text``.
    public var attributedText: NSAttributedString? {
        didSet { attributedText = attributedText?.copy() as? NSAttributedString }
    }
    /// The properties of the primary text.
    public var textProperties = TextProperties()
    /// The secondary text.
    public var secondaryText: String?
    /// The secondary text with attributes.
    ///
    /// It takes precedence over ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString? {
        didSet { secondaryAttributedText = secondaryAttributedText?.copy() as? NSAttributedString }
    }
    /// The properties of the secondary text.
    public var secondaryTextProperties = TextProperties()
    /// The axes along which the margins are at least those of the superview.
    ///
    /// Plumb uses only the horizontal axis.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    /// The margins around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    /// A Boolean value that indicates whether the texts are side by side if they fit.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The spacing between the image and the text, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The minimum spacing between texts that are side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// The spacing between texts that are one below the other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    private static func made(
        _ style: UIFont.TextStyle, second: UIFont.TextStyle, color: UIColor = .label
    ) -> UIListContentConfiguration {
        var made = UIListContentConfiguration()
        made.textProperties.font = .preferredFont(forTextStyle: style)
        made.textProperties.color = color
        made.secondaryTextProperties.font = .preferredFont(forTextStyle: second)
        made.secondaryTextProperties.color = .secondaryLabel
        return made
    }

    private static func bar(_ style: UIFont.TextStyle, top: CGFloat, bottom: CGFloat) -> UIListContentConfiguration {
        var made = made(style, second: style, color: .secondaryLabel)
        made.directionalLayoutMargins = NSDirectionalEdgeInsets(top: top, leading: 8, bottom: bottom, trailing: 8)
        return made
    }

    /// Returns the default configuration of a cell.
    public static func cell() -> UIListContentConfiguration { made(.body, second: .caption1) }
    /// Returns the configuration of a cell with a subtitle.
    ///
    /// In Plumb it equals ``cell()``.
    public static func subtitleCell() -> UIListContentConfiguration { cell() }
    /// Returns the configuration of a cell with a value text at its end.
    public static func valueCell() -> UIListContentConfiguration {
        var made = made(.body, second: .body)
        made.prefersSideBySideTextAndSecondaryText = true
        return made
    }
    /// Returns the configuration of a sidebar cell.
    ///
    /// In Plumb it equals ``cell()``.
    public static func sidebarCell() -> UIListContentConfiguration { cell() }
    /// Returns the configuration of a sidebar cell with a subtitle.
    ///
    /// In Plumb it equals ``cell()``.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { cell() }
    /// Returns the configuration of a sidebar header.
    public static func sidebarHeader() -> UIListContentConfiguration { bar(.headline, top: 11, bottom: 11) }
    /// Returns the configuration of a header in a plain list.
    public static func plainHeader() -> UIListContentConfiguration { bar(.headline, top: 6, bottom: 6) }
    /// Returns the configuration of a footer in a plain list.
    public static func plainFooter() -> UIListContentConfiguration { bar(.footnote, top: 6, bottom: 6) }
    /// Returns the configuration of a header in a grouped list.
    ///
    /// The margins are 17 points above and 6 below, as in Apple's descriptions.
    public static func groupedHeader() -> UIListContentConfiguration { bar(.footnote, top: 17, bottom: 6) }
    /// Returns the configuration of a footer in a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration { bar(.footnote, top: 6, bottom: 17) }
}

extension UIListContentConfiguration: UIContentConfiguration {
    /// Creates a view that shows the configuration.
    @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }
}

/// A set of axes.
///
/// The bits equal Apple's.
public struct UIAxis: OptionSet, Hashable, Sendable {
    /// The bits of the set, as in UIKit.
    public let rawValue: UInt
    /// Creates a set of axes from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The horizontal axis.
    public static let horizontal = UIAxis(rawValue: 1)
    /// The vertical axis.
    public static let vertical = UIAxis(rawValue: 2)
    /// Both axes.
    public static let both: UIAxis = [.horizontal, .vertical]
}
