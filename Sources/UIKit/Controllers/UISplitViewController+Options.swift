import Foundation

extension UISplitViewController {
    /// The number and kind of columns in a split view.
    ///
    /// The raw values equal Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// The columns of ``UISplitViewController/viewControllers``, as before iOS 14.
        case unspecified = 0
        /// A primary and a secondary column.
        case doubleColumn = 1
        /// A primary, a supplementary and a secondary column.
        case tripleColumn = 2
    }

    /// A column of a split view.
    ///
    /// The raw values equal Apple's.
    public enum Column: Int, Hashable, Sendable {
        /// The first column, such as a sidebar.
        case primary = 0
        /// The column between the primary and the secondary column.
        case supplementary = 1
        /// The column for the content.
        case secondary = 2
        /// The controller that a collapsed split view shows instead of the columns.
        case compact = 3
    }

    /// The arrangement of the visible columns.
    ///
    /// The raw values equal Apple's.
    public enum DisplayMode: Int, Hashable, Sendable {
        /// The mode that the system chooses.
        case automatic = 0
        /// Only the secondary column.
        case secondaryOnly = 1
        /// One column beside the secondary column.
        case oneBesideSecondary = 2
        /// One column over the secondary column.
        case oneOverSecondary = 3
        /// Two columns beside the secondary column.
        case twoBesideSecondary = 4
        /// Two columns over the secondary column.
        case twoOverSecondary = 5
        /// Two columns that move the secondary column aside.
        case twoDisplaceSecondary = 6

        /// The name of ``secondaryOnly`` before iOS 14.
        public static let primaryHidden = DisplayMode.secondaryOnly
        /// The name of ``oneBesideSecondary`` before iOS 14.
        public static let allVisible = DisplayMode.oneBesideSecondary
        /// The name of ``oneOverSecondary`` before iOS 14.
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    /// The behavior of columns when they appear.
    ///
    /// The raw values equal Apple's.
    public enum SplitBehavior: Int, Hashable, Sendable {
        /// The behavior that the system chooses.
        case automatic = 0
        /// The column appears beside the secondary column.
        case tile = 1
        /// The column appears over the secondary column.
        case overlay = 2
        /// The column moves the secondary column aside.
        case displace = 3
    }

    /// The edge of the primary column.
    ///
    /// The raw values equal Apple's.
    public enum PrimaryEdge: Int, Hashable, Sendable {
        /// The leading edge.
        case leading = 0
        /// The trailing edge.
        case trailing = 1
    }

    /// The background of the primary column.
    ///
    /// The raw values equal Apple's.
    public enum BackgroundStyle: Int, Hashable, Sendable {
        /// No special background.
        case none = 0
        /// The background of a sidebar.
        case sidebar = 1
    }

    /// The visibility of the display mode button.
    ///
    /// The raw values equal Apple's.
    public enum DisplayModeButtonVisibility: Int, Hashable, Sendable {
        /// The visibility that the system chooses.
        case automatic = 0
        /// The button is never visible.
        case never = 1
        /// The button is always visible.
        case always = 2
    }
}
