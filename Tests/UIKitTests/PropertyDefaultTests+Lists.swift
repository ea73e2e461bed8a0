import Foundation
import UIKit

extension PropertyDefaultTests {
    nonisolated static let lists: [Row] = [
        row({ UITableView() }) {
            [
                ("style", $0.style, UITableView.Style.plain), ("rowHeight", $0.rowHeight, -1),
                ("estimatedRowHeight", $0.estimatedRowHeight, -1), ("sectionHeaderHeight", $0.sectionHeaderHeight, -1),
                ("sectionFooterHeight", $0.sectionFooterHeight, -1), ("allowsSelection", $0.allowsSelection, true),
                ("allowsMultipleSelection", $0.allowsMultipleSelection, false),
                ("allowsSelectionDuringEditing", $0.allowsSelectionDuringEditing, false),
                ("separatorStyle", $0.separatorStyle, UITableViewCell.SeparatorStyle.singleLine),
                ("separatorInset", $0.separatorInset, UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)),
                ("isEditing", $0.isEditing, false), ("alwaysBounceVertical", $0.alwaysBounceVertical, true),
                ("clipsToBounds", $0.clipsToBounds, true), ("isPrefetchingEnabled", $0.isPrefetchingEnabled, true),
                ("allowsMultipleSelectionDuringEditing", $0.allowsMultipleSelectionDuringEditing, false),
                ("backgroundView", $0.backgroundView, nil),
                ("dragInteractionEnabled", $0.dragInteractionEnabled, false),
                ("estimatedSectionFooterHeight", $0.estimatedSectionFooterHeight, -1),
                ("estimatedSectionHeaderHeight", $0.estimatedSectionHeaderHeight, -1),
                ("fillerRowHeight", $0.fillerRowHeight, 0),
                ("insetsContentViewsToSafeArea", $0.insetsContentViewsToSafeArea, true),
                ("remembersLastFocusedIndexPath", $0.remembersLastFocusedIndexPath, false),
                ("sectionHeaderTopPadding", $0.sectionHeaderTopPadding, -1),
                ("sectionIndexBackgroundColor", $0.sectionIndexBackgroundColor, nil),
                ("sectionIndexColor", $0.sectionIndexColor, nil),
                ("sectionIndexMinimumDisplayRowCount", $0.sectionIndexMinimumDisplayRowCount, 0),
                ("sectionIndexTrackingBackgroundColor", $0.sectionIndexTrackingBackgroundColor, nil),
                ("separatorInsetReference", $0.separatorInsetReference, "fromCellEdges"),
                ("tableFooterView", $0.tableFooterView, nil), ("tableHeaderView", $0.tableHeaderView, nil),
                ("indexPathsForVisibleRows", $0.indexPathsForVisibleRows, nil),
            ]
        },
        row({ UITableViewCell() }) {
            [
                ("selectionStyle", $0.selectionStyle, UITableViewCell.SelectionStyle.default),
                ("accessoryType", $0.accessoryType, UITableViewCell.AccessoryType.none),
                ("indentationLevel", $0.indentationLevel, 0), ("indentationWidth", $0.indentationWidth, 10),
                ("isEditing", $0.isEditing, false), ("showsReorderControl", $0.showsReorderControl, false),
                ("shouldIndentWhileEditing", $0.shouldIndentWhileEditing, true),
                ("editingAccessoryType", $0.editingAccessoryType, UITableViewCell.AccessoryType.none),
                ("accessoryView", $0.accessoryView, nil),
                ("automaticallyUpdatesBackgroundConfiguration", $0.automaticallyUpdatesBackgroundConfiguration, true),
                ("automaticallyUpdatesContentConfiguration", $0.automaticallyUpdatesContentConfiguration, true),
                ("editingStyle", $0.editingStyle, "none"), ("focusStyle", $0.focusStyle, "default"),
                ("isHighlighted", $0.isHighlighted, false), ("isSelected", $0.isSelected, false),
                ("separatorInset", $0.separatorInset, UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)),
                ("userInteractionEnabledWhileDragging", $0.userInteractionEnabledWhileDragging, false),
            ]
        },
        row({ UICollectionViewFlowLayout() }) {
            [
                ("itemSize", $0.itemSize, CGSize(width: 50, height: 50)),
                ("minimumLineSpacing", $0.minimumLineSpacing, 10),
                ("minimumInteritemSpacing", $0.minimumInteritemSpacing, 10),
                ("sectionInset", $0.sectionInset, edges(0)), ("estimatedItemSize", $0.estimatedItemSize, CGSize.zero),
                ("scrollDirection", $0.scrollDirection, UICollectionView.ScrollDirection.vertical),
                ("headerReferenceSize", $0.headerReferenceSize, CGSize.zero),
                ("sectionHeadersPinToVisibleBounds", $0.sectionHeadersPinToVisibleBounds, false),
                ("footerReferenceSize", $0.footerReferenceSize, CGSize.zero),
                ("sectionFootersPinToVisibleBounds", $0.sectionFootersPinToVisibleBounds, false),
                ("sectionInsetReference", $0.sectionInsetReference, "fromContentInset"),
            ]
        },
        row({ UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }) {
            [
                ("allowsSelection", $0.allowsSelection, true),
                ("allowsMultipleSelection", $0.allowsMultipleSelection, false),
                ("isPrefetchingEnabled", $0.isPrefetchingEnabled, true), ("isEditing", $0.isEditing, false),
                ("clipsToBounds", $0.clipsToBounds, true),
                ("allowsMultipleSelectionDuringEditing", $0.allowsMultipleSelectionDuringEditing, false),
                ("allowsSelectionDuringEditing", $0.allowsSelectionDuringEditing, false),
                ("backgroundView", $0.backgroundView, nil),
                ("dragInteractionEnabled", $0.dragInteractionEnabled, false),
                ("remembersLastFocusedIndexPath", $0.remembersLastFocusedIndexPath, false),
            ]
        },
        row({ NSCollectionLayoutBoundarySupplementaryItem(layoutSize: rowSize, elementKind: "h", alignment: .top) }) {
            [
                ("extendsBoundary", $0.extendsBoundary, true), ("pinToVisibleBounds", $0.pinToVisibleBounds, false),
            ]
        },
        row({ NSCollectionLayoutDecorationItem.background(elementKind: "h") }) {
            [
                ("zIndex", $0.zIndex, 0)
            ]
        },
        row({
            NSCollectionLayoutSection(
                group: .horizontal(layoutSize: rowSize, subitems: [NSCollectionLayoutItem(layoutSize: rowSize)]))
        }) {
            [
                ("contentInsetsReference", $0.contentInsetsReference, "automatic"),
                ("orthogonalScrollingBehavior", $0.orthogonalScrollingBehavior, "none"),
                ("supplementaryContentInsetsReference", $0.supplementaryContentInsetsReference, "automatic"),
            ]
        },
        row({ UICollectionLayoutListConfiguration(appearance: .plain) }) {
            [
                ("backgroundColor", $0.backgroundColor, nil), ("footerMode", $0.footerMode, "none"),
                ("headerMode", $0.headerMode, "none"), ("headerTopPadding", $0.headerTopPadding, nil),
            ]
        },
        row({ UICollectionViewCell() }) {
            [
                ("automaticallyUpdatesBackgroundConfiguration", $0.automaticallyUpdatesBackgroundConfiguration, true),
                ("automaticallyUpdatesContentConfiguration", $0.automaticallyUpdatesContentConfiguration, true),
                ("isHighlighted", $0.isHighlighted, false), ("isSelected", $0.isSelected, false),
            ]
        },
        row({ UICollectionViewCompositionalLayoutConfiguration() }) {
            [
                ("contentInsetsReference", $0.contentInsetsReference, "safeArea"),
                ("interSectionSpacing", $0.interSectionSpacing, 0), ("scrollDirection", $0.scrollDirection, "vertical"),
            ]
        },
        row({ UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()) }) {
            [
                ("clearsSelectionOnViewWillAppear", $0.clearsSelectionOnViewWillAppear, true)
            ]
        },
        row({ UICollectionViewLayout() }) {
            [
                ("collectionViewContentSize", $0.collectionViewContentSize, CGSize.zero),
                ("flipsHorizontallyInOppositeLayoutDirection", $0.flipsHorizontallyInOppositeLayoutDirection, false),
            ]
        },
        row({ UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0)) }) {
            [
                ("alpha", $0.alpha, 1), ("isHidden", $0.isHidden, false), ("zIndex", $0.zIndex, 0),
            ]
        },
        row({ UICollectionViewLayoutInvalidationContext() }) {
            [
                ("contentOffsetAdjustment", $0.contentOffsetAdjustment, CGPoint.zero),
                ("contentSizeAdjustment", $0.contentSizeAdjustment, CGSize.zero),
            ]
        },
        row({ UITableViewController() }) {
            [
                ("clearsSelectionOnViewWillAppear", $0.clearsSelectionOnViewWillAppear, true),
                ("refreshControl", $0.refreshControl, nil),
            ]
        },
        row({ UITableViewHeaderFooterView() }) {
            [
                ("automaticallyUpdatesBackgroundConfiguration", $0.automaticallyUpdatesBackgroundConfiguration, true),
                ("automaticallyUpdatesContentConfiguration", $0.automaticallyUpdatesContentConfiguration, true),
            ]
        },
        row({ UIListSeparatorConfiguration(listAppearance: .plain) }) {
            [
                ("topSeparatorInsets", $0.topSeparatorInsets, UIListSeparatorConfiguration.automaticInsets),
                ("bottomSeparatorInsets", $0.bottomSeparatorInsets, UIListSeparatorConfiguration.automaticInsets),
                ("topSeparatorVisibility", $0.topSeparatorVisibility, "automatic"),
                ("bottomSeparatorVisibility", $0.bottomSeparatorVisibility, "automatic"),
            ]
        },
    ]

    /// A row of a list: the width of its container, 44 points high.
    @MainActor private static var rowSize: NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    }
}
