import Foundation

/// A picture and one or two texts, as rows of lists have them.
///
/// Margins and spaces are those that descriptions of Apple's show: 11 above and below, 16 before and 8 after, 16 between picture and
/// text, 3 between texts. The fonts of second texts, and what their space is beside each other, are a choice.
public struct UIListContentConfiguration: Hashable, @unchecked Sendable {
    /// The picture.
    public var image: UIImage?
    /// How the picture is shown.
    public var imageProperties = ImageProperties()
    /// The text.
    public var text: String?
    /// The text with attributes; it goes before one without.
    public var attributedText: NSAttributedString?
    /// How the text is shown.
    public var textProperties = TextProperties()
    /// The second text.
    public var secondaryText: String?
    /// The second text with attributes; it goes before one without.
    public var secondaryAttributedText: NSAttributedString?
    /// How the second text is shown.
    public var secondaryTextProperties = TextProperties()
    /// On which axes the margins are at least those of what is around.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    /// What content stands inside of the edges, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    /// Whether the texts stand beside each other where there is room.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The space between picture and text, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The least space between texts beside each other, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// The space between texts below each other, in points.
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

    /// A row.
    public static func cell() -> UIListContentConfiguration { made(.body, second: .caption1) }
    /// A row with a smaller text below the first.
    public static func subtitleCell() -> UIListContentConfiguration { cell() }
    /// A row with a text at its end.
    public static func valueCell() -> UIListContentConfiguration {
        var made = made(.body, second: .body)
        made.prefersSideBySideTextAndSecondaryText = true
        return made
    }
    /// A row of a list at the side.
    public static func sidebarCell() -> UIListContentConfiguration { cell() }
    /// A row of a list at the side with a smaller text below the first.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { cell() }
    /// The header of a list at the side.
    public static func sidebarHeader() -> UIListContentConfiguration { bar(.headline, top: 11, bottom: 11) }
    /// The header of a section from edge to edge.
    public static func plainHeader() -> UIListContentConfiguration { bar(.headline, top: 6, bottom: 6) }
    /// The footer of a section from edge to edge.
    public static func plainFooter() -> UIListContentConfiguration { bar(.footnote, top: 6, bottom: 6) }
    /// The header of a section apart from others: 17 points above and 6 below, as descriptions of Apple's show.
    public static func groupedHeader() -> UIListContentConfiguration { bar(.footnote, top: 17, bottom: 6) }
    /// The footer of a section apart from others.
    public static func groupedFooter() -> UIListContentConfiguration { bar(.footnote, top: 6, bottom: 17) }
}

extension UIListContentConfiguration: UIContentConfiguration {
    /// A view that shows the configuration.
    @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }
}

/// Axes on which something holds.
///
/// Bits are Apple's.
public struct UIAxis: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt
    /// Axes of Apple's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The width.
    public static let horizontal = UIAxis(rawValue: 1)
    /// The height.
    public static let vertical = UIAxis(rawValue: 2)
    /// Both.
    public static let both: UIAxis = [.horizontal, .vertical]
}
