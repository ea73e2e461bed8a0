import Foundation

/// The content of a navigation bar for one view controller.
///
/// Plumb does not draw the content of bars.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    /// The display mode of the large title.
    ///
    /// The raw values equal Apple's.
    public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
        /// The mode of the previous item.
        case automatic = 0
        /// The large title is shown if the bar prefers large titles.
        case always = 1
        /// The large title is never shown.
        case never = 2
    }

    /// The display mode of the large title.
    ///
    /// In Plumb, automatic equals always.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// The appearance for this item; nil for that of the bar.
    ///
    /// Plumb stores the value and does not use it.
    open var standardAppearance: UINavigationBarAppearance?
    /// The appearance at the scroll edge for this item; nil for that of the bar.
    ///
    /// Plumb stores the value and does not use it.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// Sets the left bar button, without animation.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the right bar button, without animation.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

    /// Sets the left bar buttons, without animation.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets the right bar buttons, without animation.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Shows or hides the back button, without animation.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    /// The appearance in a compact bar for this item; nil for that of the bar.
    ///
    /// Plumb stores the value and does not use it.
    open var compactAppearance: UINavigationBarAppearance?
    /// The appearance at the scroll edge in a compact bar for this item; nil for that of the bar.
    ///
    /// Plumb stores the value and does not use it.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// The search controller of the item.
    ///
    /// A search bar below the title increases the height of the navigation bar.
    open var searchController: UISearchController? {
        didSet { if searchController !== oldValue { bar?.heightMayChange() } }
    }
    /// The navigation bar whose stack contains the item.
    final weak var bar: UINavigationBar?
    /// A Boolean value that indicates whether scrolling hides the search bar.
    ///
    /// Plumb stores the value and does not use it; the search bar stays.
    open var hidesSearchBarWhenScrolling = true
    /// The placement of the search bar.
    ///
    /// The raw values equal Apple's.
    public enum SearchBarPlacement: Int, Hashable, Sendable {
        /// The placement that the system chooses; in Plumb, below the title.
        case automatic = 0
        /// Beside the title, in the same bar.
        case inline = 1
        /// Below the title.
        case stacked = 2
    }
    /// The preferred placement of the search bar.
    ///
    /// On iPad, an inline search bar does not increase the height of the bar. On other devices, Plumb places it below the title.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
        didSet { if preferredSearchBarPlacement != oldValue { bar?.heightMayChange() } }
    }
    /// A Boolean value that indicates whether the search bar is below the title.
    final var hasSearchBelowTitle: Bool {
        searchController != nil
            && !(preferredSearchBarPlacement == .inline && UIDevice.current.userInterfaceIdiom == .pad)
    }
    /// The title of the back button that leads to this item.
    ///
    /// Plumb stores the value and does not use it.
    open var backButtonTitle: String?
    /// A Boolean value that indicates whether the left buttons are shown beside the back button.
    ///
    /// Plumb stores the value and does not use it.
    open var leftItemsSupplementBackButton = false
    /// The display mode of the back button that leads to this item.
    ///
    /// The raw values equal Apple's.
    public enum BackButtonDisplayMode: Int, Hashable, Sendable {
        /// The title that fits.
        case `default` = 0
        /// The title "Back".
        case generic = 1
        /// Only the arrow.
        case minimal = 2
    }
    /// The display mode of the back button that leads to this item.
    ///
    /// Plumb stores the value and does not use it.
    open var backButtonDisplayMode = BackButtonDisplayMode.default

    /// Creates an item with a title.
    public init(title: String) { self.title = title }
    /// Creates an item from an archive.
    ///
    /// Plumb reads no properties from the archive.
    public required init?(coder: NSCoder) { super.init() }
    /// The title of the item.
    open var title: String?
    /// The subtitle of the item.
    ///
    /// Plumb stores the value and does not use it.
    open var subtitle: String?
    /// The title with attributes.
    ///
    /// Plumb stores the value and does not use it.
    open var attributedTitle: NSAttributedString?
    /// The subtitle with attributes.
    ///
    /// Plumb stores the value and does not use it.
    open var attributedSubtitle: NSAttributedString?
    /// The view in place of the subtitle.
    ///
    /// Plumb stores the value and does not use it.
    open var subtitleView: UIView?
    /// The large title; nil for the title.
    ///
    /// Plumb stores the value and does not use it.
    open var largeTitle: String?
    /// The subtitle of the large title; nil for the subtitle.
    ///
    /// Plumb stores the value and does not use it.
    open var largeSubtitle: String?
    /// The view in place of the large title's subtitle.
    ///
    /// Plumb stores the value and does not use it.
    open var largeSubtitleView: UIView?
    /// The closure that returns the title menu from the system's elements.
    ///
    /// Plumb does not call it; a host may.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    /// The delegate for renaming the content.
    ///
    /// Plumb does not call it; a host may.
    open weak var renameDelegate: (any UINavigationItemRenameDelegate)?
    /// A Boolean value that indicates whether the search bar may be in the toolbar.
    ///
    /// Plumb stores the value and does not use it.
    open var searchBarPlacementAllowsToolbarIntegration = true
    /// The action that replaces the default back action.
    ///
    /// Plumb does not run it; a host may.
    open var backAction: UIAction?
    /// The style of the item.
    ///
    /// Plumb stores the value and does not use it.
    open var style = ItemStyle.navigator
    /// The style of a navigation item.
    ///
    /// The raw values equal Apple's.
    public enum ItemStyle: Int, Hashable, Sendable {
        /// The style for navigation.
        case navigator = 0
        /// The style for a browser.
        case browser = 1
        /// The style for an editor.
        case editor = 2
    }
    /// The view in place of the title.
    ///
    /// Plumb stores the value and does not use it.
    open var titleView: UIView?
    /// The line above the title.
    ///
    /// Plumb stores the value and does not use it.
    open var prompt: String?
    /// A Boolean value that indicates whether the back button is hidden.
    ///
    /// Plumb stores the value and does not use it.
    open var hidesBackButton = false
    /// The back button that leads to this item.
    ///
    /// Plumb stores the value and does not use it.
    open var backBarButtonItem: UIBarButtonItem?
    /// The button groups at the leading edge.
    ///
    /// Plumb stores the value and does not use it.
    open var leadingItemGroups: [UIBarButtonItemGroup] = []
    /// The button groups in the center.
    ///
    /// Plumb stores the value and does not use it.
    open var centerItemGroups: [UIBarButtonItemGroup] = []
    /// The button groups at the trailing edge.
    ///
    /// Plumb stores the value and does not use it.
    open var trailingItemGroups: [UIBarButtonItemGroup] = []
    /// The button group that stays at the trailing edge.
    ///
    /// Plumb stores the value and does not use it.
    open var pinnedTrailingGroup: UIBarButtonItemGroup?
    /// The identifier under which the user's customization is saved.
    ///
    /// Plumb stores the value and does not use it.
    open var customizationIdentifier: String?
    /// The first left bar button.
    ///
    /// Setting it replaces the first button; setting `nil` removes that button.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = Self.replacingFirst(of: leftBarButtonItems, by: newValue) }
    }
    /// The first right bar button.
    ///
    /// Setting it replaces the first button; setting `nil` removes that button.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = Self.replacingFirst(of: rightBarButtonItems, by: newValue) }
    }
    /// Returns buttons with another first button, which moves if it is in the list already; nil without buttons.
    private static func replacingFirst(of items: [UIBarButtonItem]?, by item: UIBarButtonItem?) -> [UIBarButtonItem]? {
        let items = items ?? []
        let isInside = items.contains { $0 === item }
        let others = isInside ? items.filter { $0 !== item } : Array(items.dropFirst())
        let changed = (item.map { [$0] } ?? []) + others
        return changed.isEmpty ? nil : changed
    }
    /// The left bar buttons, from the edge inward.
    ///
    /// Plumb stores the value and does not use it.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// The right bar buttons, from the edge inward.
    ///
    /// Plumb stores the value and does not use it.
    open var rightBarButtonItems: [UIBarButtonItem]?
}

/// The methods that control the renaming of a controller's content.
///
/// Plumb does not call them; a host may.
@preconcurrency @MainActor public protocol UINavigationItemRenameDelegate: AnyObject {
    /// Notifies the delegate that the user entered a new name.
    func navigationItem(_ item: UINavigationItem, didEndRenamingWith title: String)
    /// Returns whether renaming may begin; true by default.
    func navigationItemShouldBeginRenaming(_ item: UINavigationItem) -> Bool
    /// Returns the initial text and selection; by default, the suggested ones.
    func navigationItem(
        _ item: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>)
    /// Returns whether a name is accepted; true by default.
    func navigationItem(_ item: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
    /// Returns true by default.
    public func navigationItemShouldBeginRenaming(_ item: UINavigationItem) -> Bool { true }
    /// Returns the suggested title and range by default.
    public func navigationItem(
        _ item: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
    /// Returns true by default.
    public func navigationItem(_ item: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}
