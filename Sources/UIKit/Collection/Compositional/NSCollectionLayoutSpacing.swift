import Foundation

/// A spacing between items, fixed or flexible.
@preconcurrency @MainActor public final class NSCollectionLayoutSpacing: NSObject {
    /// The spacing, in points; the minimum if it is flexible.
    public let spacing: CGFloat
    /// A Boolean value that indicates whether the spacing takes the remaining space.
    public let isFlexibleSpacing: Bool
    /// A Boolean value that indicates whether the spacing is fixed.
    public var isFixedSpacing: Bool { !isFlexibleSpacing }

    init(spacing: CGFloat, isFlexible: Bool) { (self.spacing, isFlexibleSpacing) = (spacing, isFlexible) }

    /// Creates a fixed spacing, in points.
    public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(spacing: fixedSpacing, isFlexible: false)
    }
    /// Creates a flexible spacing with a minimum, in points.
    public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(spacing: flexibleSpacing, isFlexible: true)
    }
}

/// The spacing around an item, outside its size.
///
/// Flexible spacing counts with its minimum.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
    /// The spacing before the item.
    public let leading: NSCollectionLayoutSpacing?
    /// The spacing above the item.
    public let top: NSCollectionLayoutSpacing?
    /// The spacing after the item.
    public let trailing: NSCollectionLayoutSpacing?
    /// The spacing below the item.
    public let bottom: NSCollectionLayoutSpacing?

    /// Creates a spacing for the four edges; nil for none.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) { (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom) }

    var insets: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top?.spacing ?? 0, leading: leading?.spacing ?? 0, bottom: bottom?.spacing ?? 0,
            trailing: trailing?.spacing ?? 0
        ).asLengths
    }
}
