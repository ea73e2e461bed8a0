import Foundation

/// The configuration of a list in a collection view.
///
/// Rows are as wide as the list and as high as their content, with an estimate of 44 points. A section of a grouped list has 18 points of
/// space above and below, unless a header or footer takes that place. Inset lists have 16 points of space at the sides, or 20 from a width
/// of 414 points.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    /// The appearance of a list.
    ///
    /// The raw values equal Apple's.
    public enum Appearance: Int, Hashable, Sendable {
        /// A list with rows from edge to edge.
        case plain = 0
        /// A list with separate sections.
        case grouped = 1
        /// A list with separate sections that are inset from the edges.
        case insetGrouped = 2
        /// A sidebar.
        case sidebar = 3
        /// A sidebar without a background.
        case sidebarPlain = 4
    }

    /// The type of the headers of a list.
    ///
    /// The raw values equal Apple's.
    public enum HeaderMode: Int, Hashable, Sendable {
        /// No headers.
        case none = 0
        /// A supplementary view of the header kind.
        case supplementary = 1
        /// The first item of the section.
        ///
        /// In Plumb it is laid out like other items.
        case firstItemInSection = 2
    }

    /// The type of the footers of a list.
    ///
    /// The raw values equal Apple's.
    public enum FooterMode: Int, Hashable, Sendable {
        /// No footers.
        case none = 0
        /// A supplementary view of the footer kind.
        case supplementary = 1
    }

    /// A closure that returns the swipe actions of a row.
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

    /// The appearance of the list.
    public let appearance: Appearance
    /// A Boolean value that indicates whether the list has separators.
    ///
    /// Plumb stores the value and does not use it.
    public var showsSeparators = true
    /// The background color of the list; nil for that of the appearance.
    ///
    /// Plumb stores the value and does not use it.
    public var backgroundColor: UIColor?
    /// The configuration of the separators.
    ///
    /// Plumb stores the value and does not use it.
    public var separatorConfiguration = UIListSeparatorConfiguration(listAppearance: .plain)
    /// A closure that changes the separators of a row.
    ///
    /// Plumb stores the value and does not use it.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// A closure that returns the separator configuration of a row from that of its section.
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration
    /// The type of the headers.
    public var headerMode = HeaderMode.none
    /// The type of the footers.
    public var footerMode = FooterMode.none
    /// The padding above headers, in points.
    ///
    /// Plumb stores the value and does not use it.
    public var headerTopPadding: CGFloat?
    /// The swipe actions at the leading edge of a row.
    ///
    /// Plumb stores the value and does not use it.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The swipe actions at the trailing edge of a row.
    ///
    /// Plumb stores the value and does not use it.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// Creates a configuration with an appearance.
    public init(appearance: Appearance) { self.appearance = appearance }

    private var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

    /// Returns the section of a list in a container.
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
    /// Creates a list section.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { configuration.section(in: layoutEnvironment.container) }
}

extension UICollectionViewCompositionalLayout {
    /// Creates a layout in which each section is a list.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in configuration.section(in: environment.container) }
    }
}

/// The configuration of the separators of a list.
///
/// Plumb stores the values and does not use them.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
    /// The visibility of a separator.
    ///
    /// The raw values equal Apple's.
    public enum Visibility: Int, Hashable, Sendable {
        /// The visibility that the list chooses.
        case automatic = 0
        /// The separator is visible.
        case visible = 1
        /// The separator is hidden.
        case hidden = 2
    }

    /// The visibility of the separator above a row.
    ///
    /// Plumb stores the value and does not use it.
    public var topSeparatorVisibility = Visibility.automatic
    /// The visibility of the separator below a row.
    ///
    /// Plumb stores the value and does not use it.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The insets that stand for those of the list.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)
    /// The insets of the separator above a row, in points.
    ///
    /// Plumb stores the value and does not use it.
    public var topSeparatorInsets = automaticInsets
    /// The insets of the separator below a row, in points.
    ///
    /// Plumb stores the value and does not use it.
    public var bottomSeparatorInsets = automaticInsets
    /// The color of the separators.
    public var color = UIColor.separator
    /// The color of the separators with multiple selected rows.
    ///
    /// Plumb stores the value and does not use it.
    public var multipleSelectionColor = UIColor.separator

    /// Creates the default configuration.
    ///
    /// Plumb ignores the appearance.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
