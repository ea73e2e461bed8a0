import Foundation

/// What a navigation bar shows of one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    /// When the title is large.
    ///
    /// Raw values are Apple's.
    public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
        /// As on the controller before.
        case automatic = 0
        /// Where the bar has large titles.
        case always = 1
        /// Not at all.
        case never = 2
    }

    /// When the title is large; automatic counts as always.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// How the bar looks for this item; nil for as the bar has it.
    open var standardAppearance: UINavigationBarAppearance?
    /// How the bar looks for this item while nothing is scrolled below it; nil for as the bar has it.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// Replaces the button at the left; there is no animation.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Replaces the button at the right; there is no animation.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

    /// Replaces the buttons at the left; there is no animation.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Replaces the buttons at the right; there is no animation.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Shows or hides the button to go back; there is no animation.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    /// How the bar looks for this item while it is low; nil for as the bar has it.
    open var compactAppearance: UINavigationBarAppearance?
    /// How the bar looks for this item while it is low and nothing is scrolled below it; nil for as the bar has it.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// The search whose bar stands below the title; the navigation bar is higher by it.
    open var searchController: UISearchController? {
        didSet { if searchController !== oldValue { bar?.heightMayChange() } }
    }
    /// The bar that shows the item, or will when those above are gone.
    final weak var bar: UINavigationBar?
    /// Whether the search bar goes while the content scrolls; it stays here.
    open var hidesSearchBarWhenScrolling = true
    /// Where the search bar stands.
    ///
    /// Raw values are Apple's.
    public enum SearchBarPlacement: Int, Hashable, Sendable {
        /// As the system has it: here below the title.
        case automatic = 0
        /// Beside the title, in the same bar.
        case inline = 1
        /// Below the title.
        case stacked = 2
    }
    /// Where the search bar should stand; beside the title it makes the bar no higher, on tablets, which have room for it.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
        didSet { if preferredSearchBarPlacement != oldValue { bar?.heightMayChange() } }
    }
    /// Whether the search bar stands below the title.
    final var hasSearchBelowTitle: Bool {
        searchController != nil
            && !(preferredSearchBarPlacement == .inline && UIDevice.current.userInterfaceIdiom == .pad)
    }
    /// The title of the button to go back of the controllers above.
    open var backButtonTitle: String?
    /// Whether the buttons at the left stand beside the button to go back.
    open var leftItemsSupplementBackButton = false
    /// What the button to go back of the controllers above shows.
    ///
    /// Raw values are Apple's.
    public enum BackButtonDisplayMode: Int, Hashable, Sendable {
        /// As much as there is room for.
        case `default` = 0
        /// "Back".
        case generic = 1
        /// Only the arrow.
        case minimal = 2
    }
    /// What the button to go back of the controllers above shows.
    open var backButtonDisplayMode = BackButtonDisplayMode.default

    /// An item with a title.
    public init(title: String) { self.title = title }
    /// An item from an archive; nothing but an empty one is read.
    public required init?(coder: NSCoder) { super.init() }
    /// The title.
    open var title: String?
    /// A line below the title; kept.
    open var subtitle: String?
    /// The title with fonts and colours; kept.
    open var attributedTitle: NSAttributedString?
    /// The line below the title with fonts and colours; kept.
    open var attributedSubtitle: NSAttributedString?
    /// A view below the title; kept.
    open var subtitleView: UIView?
    /// The title where it is large, kept; nil for the title.
    open var largeTitle: String?
    /// The line below the large title, kept; nil for the line below the title.
    open var largeSubtitle: String?
    /// A view below the large title; kept.
    open var largeSubtitleView: UIView?
    /// The menu of the title, made of what the system would put into it; a host may ask for it.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    /// Who hears of another name for what is shown; a host may ask it.
    open weak var renameDelegate: (any UINavigationItemRenameDelegate)?
    /// Whether the search bar may stand in the toolbar; kept.
    open var searchBarPlacementAllowsToolbarIntegration = true
    /// What is run instead of going back; a host may run it.
    open var backAction: UIAction?
    /// How the bar is arranged; kept.
    open var style = ItemStyle.navigator
    /// How a bar is arranged.
    ///
    /// Raw values are Apple's.
    public enum ItemStyle: Int, Hashable, Sendable {
        /// To go back and forth.
        case navigator = 0
        /// To look through things.
        case browser = 1
        /// To work on one thing.
        case editor = 2
    }
    /// A view in the place of the title.
    open var titleView: UIView?
    /// A line above the title.
    open var prompt: String?
    /// Whether there is no button to go back.
    open var hidesBackButton = false
    /// The button to go back of the controllers above.
    open var backBarButtonItem: UIBarButtonItem?
    /// The groups of buttons where reading begins.
    open var leadingItemGroups: [UIBarButtonItemGroup] = []
    /// The groups of buttons in the middle, for work on one thing; kept.
    open var centerItemGroups: [UIBarButtonItemGroup] = []
    /// The groups of buttons where reading ends.
    open var trailingItemGroups: [UIBarButtonItemGroup] = []
    /// The group that nothing takes out of the end of the bar.
    open var pinnedTrailingGroup: UIBarButtonItemGroup?
    /// A name by which the user's choice of groups is remembered; kept.
    open var customizationIdentifier: String?
    /// The button at the left.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The button at the right.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// The buttons at the left, from the edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// The buttons at the right, from the edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]?
}

/// Who hears of another name for what a controller shows.
@preconcurrency @MainActor public protocol UINavigationItemRenameDelegate: AnyObject {
    /// Says that there is another name.
    func navigationItem(_ item: UINavigationItem, didEndRenamingWith title: String)
    /// Whether there may be another name.
    func navigationItemShouldBeginRenaming(_ item: UINavigationItem) -> Bool
    /// The name to begin with, in place of the title.
    func navigationItem(
        _ item: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>)
    /// Whether a name may be taken.
    func navigationItem(_ item: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
    /// There may.
    public func navigationItemShouldBeginRenaming(_ item: UINavigationItem) -> Bool { true }
    /// The title.
    public func navigationItem(
        _ item: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
    /// It may.
    public func navigationItem(_ item: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}
