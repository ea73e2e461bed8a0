import Foundation

/// Items beside or below each other, as a repeated part of a section.
@preconcurrency @MainActor public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// What stands in a group.
    enum Content {
        /// Items in turn, until the group is full.
        case cycle([NSCollectionLayoutItem])
        /// An item so many times; it shares the length of the group out where it is fitted.
        case count(NSCollectionLayoutItem, Int, isFitted: Bool)
        /// What somebody places.
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    let axis: NSLayoutConstraint.Axis
    let content: Content
    /// The views that stand at points of the group, each with the place of the first item in it.
    public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { badges }
        set { badges = newValue }
    }
    /// The space between the items; nil for none.
    public var interItemSpacing: NSCollectionLayoutSpacing?

    init(_ layoutSize: NSCollectionLayoutSize, _ axis: NSLayoutConstraint.Axis, _ content: Content) {
        (self.axis, self.content) = (axis, content)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// The items that are repeated.
    public var subitems: [NSCollectionLayoutItem] {
        switch content {
        case .cycle(let items): items
        case .count(let item, _, _): [item]
        case .custom: []
        }
    }

    /// An item so many times beside each other; together they are as wide as the group.
    public static func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
        -> NSCollectionLayoutGroup
    {
        NSCollectionLayoutGroup(layoutSize, .horizontal, .count(subitem, count, isFitted: true))
    }
    /// An item so many times beside each other, in its own width.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .horizontal, .count(subitem, count, isFitted: false))
    }
    /// Items beside each other in turn, until the group is full.
    public static func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    {
        NSCollectionLayoutGroup(layoutSize, .horizontal, .cycle(subitems))
    }
    /// An item so many times below each other; together they are as high as the group.
    public static func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
        -> NSCollectionLayoutGroup
    {
        NSCollectionLayoutGroup(layoutSize, .vertical, .count(subitem, count, isFitted: true))
    }
    /// An item so many times below each other, in its own height.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .vertical, .count(subitem, count, isFitted: false))
    }
    /// Items below each other in turn, until the group is full.
    public static func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    {
        NSCollectionLayoutGroup(layoutSize, .vertical, .cycle(subitems))
    }
    /// Items that somebody places in the group.
    public static func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .horizontal, .custom(itemProvider)) }
}

/// What places the items of a group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// An item that somebody placed in a group.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The place in the group, in points.
    public let frame: CGRect
    /// Who is in front.
    public let zIndex: Int

    /// An item at a place in the group.
    public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}
