import Foundation

/// The background of a button or a cell.
///
/// Plumb stores the values and does not draw them.
public struct UIBackgroundConfiguration: Hashable, Sendable {
    /// Returns a configuration without a background.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

    /// Returns the default background of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { filled(.systemBackground) }
    /// Returns the default background of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { filled(.secondarySystemGroupedBackground) }
    /// Returns the default background of a cell in a sidebar list.
    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// Returns the default background of a header or footer in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { filled(.systemBackground) }
    /// Returns the default background of a header or footer in a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

    private static func filled(_ color: UIColor) -> UIBackgroundConfiguration {
        var made = UIBackgroundConfiguration()
        made.backgroundColor = color
        return made
    }

    /// Returns the default background of a list cell.
    ///
    /// Plumb returns the background of a plain list.
    public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
    /// Returns the default background of a list header.
    ///
    /// Plumb returns the background of a plain list.
    public static func listHeader() -> UIBackgroundConfiguration { listPlainHeaderFooter() }
    /// Returns the default background of a list footer.
    ///
    /// Plumb returns the background of a plain list.
    public static func listFooter() -> UIBackgroundConfiguration { listPlainHeaderFooter() }
    /// Returns the background for a state.
    ///
    /// Plumb returns the configuration unchanged.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

    /// A custom view behind the content.
    ///
    /// Plumb stores the value and does not use it.
    public var customView: UIView?
    /// The visual effect of the background.
    ///
    /// Plumb stores the value and does not use it.
    public var visualEffect: UIVisualEffect?
    /// The image over the fill.
    ///
    /// Plumb stores the value and does not use it.
    public var image: UIImage?
    /// The content mode of the image.
    ///
    /// Plumb stores the value and does not use it.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The edges at which the layout margins add to the background insets.
    ///
    /// Plumb stores the value and does not use it.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

    /// The fill color, or `nil` for the tint color.
    public var backgroundColor: UIColor?
    /// The transformer that ``resolvedBackgroundColor(for:)`` applies to the fill color.
    public var backgroundColorTransformer: UIConfigurationColorTransformer? {
        get { fillTransformer?.transformer }
        set { fillTransformer = newValue.map(ComparedTransformer.init) }
    }
    private var fillTransformer: ComparedTransformer?
    /// Returns the fill color after its transformer.
    ///
    /// A configuration without a fill color uses the tint color.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }
    /// The corner radius, in points.
    public var cornerRadius: CGFloat = 0
    /// The distances of the background from the edges, in points.
    ///
    /// Plumb stores the value and does not use it.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The color of the stroke, or `nil` for the tint color.
    public var strokeColor: UIColor?
    /// The transformer that ``resolvedStrokeColor(for:)`` applies to the stroke color.
    public var strokeColorTransformer: UIConfigurationColorTransformer? {
        get { lineTransformer?.transformer }
        set { lineTransformer = newValue.map(ComparedTransformer.init) }
    }
    private var lineTransformer: ComparedTransformer?
    /// Returns the stroke color after its transformer.
    ///
    /// A configuration without a stroke color uses the tint color.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
    /// The width of the stroke, in points.
    public var strokeWidth: CGFloat = 0
    /// The distance of the stroke from the edge of the background, in points.
    ///
    /// Plumb stores the value and does not use it.
    public var strokeOutset: CGFloat = 0
}
