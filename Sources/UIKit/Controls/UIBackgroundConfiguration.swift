import Foundation

/// What stands behind the content of a button or a cell; kept, and nothing draws it.
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
    /// No background.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

    /// Behind a row from edge to edge.
    public static func listPlainCell() -> UIBackgroundConfiguration { filled(.systemBackground) }
    /// Behind a row of a group.
    public static func listGroupedCell() -> UIBackgroundConfiguration { filled(.secondarySystemGroupedBackground) }
    /// Behind a row of a list at the side.
    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// Behind a header or footer from edge to edge.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { filled(.systemBackground) }
    /// Behind a header or footer of a group.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

    private static func filled(_ color: UIColor) -> UIBackgroundConfiguration {
        var made = UIBackgroundConfiguration()
        made.backgroundColor = color
        return made
    }

    /// Behind a row, as the list around has it.
    public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
    /// Behind a header, as the list around has it.
    public static func listHeader() -> UIBackgroundConfiguration { listPlainHeaderFooter() }
    /// Behind a footer, as the list around has it.
    public static func listFooter() -> UIBackgroundConfiguration { listPlainHeaderFooter() }
    /// The background in a state; the same, since nothing draws it.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

    /// A view behind the content; kept, and not shown.
    public var customView: UIView?
    /// What shines through; kept.
    public var visualEffect: UIVisualEffect?
    /// A picture over the fill; kept.
    public var image: UIImage?
    /// How the picture fills the background; kept.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// At which edges the layout margins add to the insets; kept.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

    /// The fill.
    public var backgroundColor: UIColor?
    /// Changes the fill before it is shown.
    public var backgroundColorTransformer: UIConfigurationColorTransformer? {
        get { fillTransformer?.transformer }
        set { fillTransformer = newValue.map(ComparedTransformer.init) }
    }
    private var fillTransformer: ComparedTransformer?
    /// The fill as it is shown: that of the configuration or else a tint, changed.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// How far the background stands from the edges, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The colour of the line around it.
    public var strokeColor: UIColor?
    /// Changes that colour before it is shown.
    public var strokeColorTransformer: UIConfigurationColorTransformer? {
        get { lineTransformer?.transformer }
        set { lineTransformer = newValue.map(ComparedTransformer.init) }
    }
    private var lineTransformer: ComparedTransformer?
    /// The colour of the line as it is shown: that of the configuration or else a tint, changed.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
    /// The width of the line around it, in points.
    public var strokeWidth: CGFloat = 0
    /// How far the line stands from the edge, in points.
    public var strokeOutset: CGFloat = 0
}
