import Foundation

/// How a list is laid out in a collection.
///
/// Rows are as wide as the list and as high as their content, at first taken to be 44 points high. Groups stand 18 points apart
/// from what is above and below, as those of tables, and where they are inset 16 points from the sides, from a width of 414 on 20.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    /// The looks of a list.
    ///
    /// Raw values are Apple's.
    public enum Appearance: Int, Hashable, Sendable {
        /// Rows from edge to edge.
        case plain = 0
        /// Sections apart from one another.
        case grouped = 1
        /// Sections apart from one another and from the edges.
        case insetGrouped = 2
        /// A list at the side.
        case sidebar = 3
        /// A list at the side, without a background.
        case sidebarPlain = 4
    }

    /// What stands above a section.
    ///
    /// Raw values are Apple's.
    public enum HeaderMode: Int, Hashable, Sendable {
        /// Nothing.
        case none = 0
        /// A view of the kind of headers.
        case supplementary = 1
        /// The first row.
        case firstItemInSection = 2
    }

    /// What stands below a section.
    ///
    /// Raw values are Apple's.
    public enum FooterMode: Int, Hashable, Sendable {
        /// Nothing.
        case none = 0
        /// A view of the kind of footers.
        case supplementary = 1
    }

    /// What gives what can be done with a row that is wiped to the side.
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

    /// The look.
    public let appearance: Appearance
    /// Whether there are lines between rows; they take no room.
    public var showsSeparators = true
    /// The fill of the list, which nothing draws; nil for that of the look.
    public var backgroundColor: UIColor?
    /// How the lines between rows look; kept.
    public var separatorConfiguration = UIListSeparatorConfiguration(listAppearance: .plain)
    /// What says how the lines around a row look; nothing asks it.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// What says how the lines around a row look, from how they look by themselves.
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration
    /// What stands above a section.
    public var headerMode = HeaderMode.none
    /// What stands below a section.
    public var footerMode = FooterMode.none
    /// What would be left above headers, in points; kept, nothing is left here.
    public var headerTopPadding: CGFloat?
    /// What can be done with a row that is wiped from its begin; kept.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// What can be done with a row that is wiped from its end; kept.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// A list of a look.
    public init(appearance: Appearance) { self.appearance = appearance }

    private var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

    /// The section of a list in a room.
    func section(in room: any NSCollectionLayoutContainer) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        let isInset = appearance == .insetGrouped || appearance == .sidebar
        let side = isInset ? SystemMargin.side(ofWidth: room.contentSize.width) : 0
        let (hasHeader, hasFooter) = (headerMode == .supplementary, footerMode == .supplementary)
        section.contentInsets = NSDirectionalEdgeInsets(
            top: isGrouped && !hasHeader ? 18 : 0, leading: side, bottom: isGrouped && !hasFooter ? 18 : 0,
            trailing: side)
        if hasHeader {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = appearance == .plain
            section.boundarySupplementaryItems.append(header)
        }
        if hasFooter {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        return section
    }
}

extension NSCollectionLayoutSection {
    /// A section that is a list.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { configuration.section(in: layoutEnvironment.container) }
}

extension UICollectionViewCompositionalLayout {
    /// A layout of lists, one a section.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in configuration.section(in: environment.container) }
    }
}

/// How the lines between rows of a list look; kept, and nothing draws them.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
    /// Whether there is a line.
    ///
    /// Raw values are Apple's.
    public enum Visibility: Int, Hashable, Sendable {
        /// As the list has it.
        case automatic = 0
        /// There is.
        case visible = 1
        /// There is none.
        case hidden = 2
    }

    /// Whether there is a line above a row.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether there is a line below a row.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// How far the line above stays from the edges, in points.
    public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
    /// How far the line below stays from the edges, in points.
    public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
    /// The colour.
    public var color = UIColor.separator
    /// The colour where several rows are chosen.
    public var multipleSelectionColor = UIColor.separator

    /// How lines look in a list.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
