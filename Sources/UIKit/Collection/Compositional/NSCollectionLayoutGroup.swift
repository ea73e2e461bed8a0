import Foundation

/// A group of items in a row or column, which a section repeats.
@preconcurrency @MainActor public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// The content of a group.
    enum Content {
        /// Items that repeat in order until the group is full.
        case cycle([NSCollectionLayoutItem])
        /// An item that repeats a number of times; a fitted item shares the length of the group.
        case count(NSCollectionLayoutItem, Int, isFitted: Bool)
        /// Items with frames from a custom provider.
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    let axis: NSLayoutConstraint.Axis
    let content: Content
    /// The supplementary items of the group.
    ///
    /// Each has the index path of the group's first item.
    public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { badges }
        set { badges = newValue }
    }
    /// The spacing between the items; nil for none.
    public var interItemSpacing: NSCollectionLayoutSpacing?

    init(_ layoutSize: NSCollectionLayoutSize, _ axis: NSLayoutConstraint.Axis, _ content: Content) {
        (self.axis, self.content) = (axis, content)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// The items that the group repeats.
    public var subitems: [NSCollectionLayoutItem] {
        switch content {
        case .cycle(let items): items
        case .count(let item, _, _): [item]
        case .custom: []
        }
    }

    /// Creates a row that repeats an item a number of times; the items share the width of the group.
    public static func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
        -> NSCollectionLayoutGroup
    {
        NSCollectionLayoutGroup(layoutSize, .horizontal, .count(subitem, count, isFitted: true))
    }
    /// Creates a row that repeats an item a number of times, in the item's own width.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .horizontal, .count(subitem, count, isFitted: false))
    }
    /// Creates a row that repeats items in order until it is full.
    public static func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    {
        NSCollectionLayoutGroup(layoutSize, .horizontal, .cycle(subitems))
    }
    /// Creates a column that repeats an item a number of times; the items share the height of the group.
    public static func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
        -> NSCollectionLayoutGroup
    {
        NSCollectionLayoutGroup(layoutSize, .vertical, .count(subitem, count, isFitted: true))
    }
    /// Creates a column that repeats an item a number of times, in the item's own height.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .vertical, .count(subitem, count, isFitted: false))
    }
    /// Creates a column that repeats items in order until it is full.
    public static func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    {
        NSCollectionLayoutGroup(layoutSize, .vertical, .cycle(subitems))
    }
    /// Creates a group with frames from a custom provider.
    public static func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .horizontal, .custom(itemProvider)) }
}

/// A closure that returns the items of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// An item of a custom group.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The frame of the item in the group, in points.
    public let frame: CGRect
    /// The position in the z-order; greater values are in front.
    public let zIndex: Int

    /// Creates an item with a frame in the group, in points.
    public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}
