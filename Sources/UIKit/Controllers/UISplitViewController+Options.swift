import Foundation

extension UISplitViewController {
    /// Which columns there are.
    ///
    /// Raw values are Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// Those of ``UISplitViewController/viewControllers``, as before iOS 14.
        case unspecified = 0
        /// Primary and secondary.
        case doubleColumn = 1
        /// Primary, supplementary and secondary.
        case tripleColumn = 2
    }

    /// A column.
    ///
    /// Raw values are Apple's.
    public enum Column: Int, Hashable, Sendable {
        /// The first, as a sidebar.
        case primary = 0
        /// The one between the others.
        case supplementary = 1
        /// The content.
        case secondary = 2
        /// What is shown instead of all of them where there is little room.
        case compact = 3
    }

    /// Which columns are to be seen, and how.
    ///
    /// Raw values are Apple's.
    public enum DisplayMode: Int, Hashable, Sendable {
        /// As the system has it.
        case automatic = 0
        /// The content alone.
        case secondaryOnly = 1
        /// One column beside the content.
        case oneBesideSecondary = 2
        /// One column on the content.
        case oneOverSecondary = 3
        /// Two columns beside the content.
        case twoBesideSecondary = 4
        /// Two columns on the content.
        case twoOverSecondary = 5
        /// Two columns that move the content aside.
        case twoDisplaceSecondary = 6

        /// ``secondaryOnly``, as it was called before iOS 14.
        public static let primaryHidden = DisplayMode.secondaryOnly
        /// ``oneBesideSecondary``, as it was called before iOS 14.
        public static let allVisible = DisplayMode.oneBesideSecondary
        /// ``oneOverSecondary``, as it was called before iOS 14.
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    /// How columns come.
    ///
    /// Raw values are Apple's.
    public enum SplitBehavior: Int, Hashable, Sendable {
        /// As the system has it.
        case automatic = 0
        /// Beside the content.
        case tile = 1
        /// On the content.
        case overlay = 2
        /// Moving the content aside.
        case displace = 3
    }

    /// The side of the primary column.
    ///
    /// Raw values are Apple's.
    public enum PrimaryEdge: Int, Hashable, Sendable {
        /// Where reading begins.
        case leading = 0
        /// Where reading ends.
        case trailing = 1
    }

    /// What is behind the primary column.
    ///
    /// Raw values are Apple's.
    public enum BackgroundStyle: Int, Hashable, Sendable {
        /// Nothing.
        case none = 0
        /// What sidebars have.
        case sidebar = 1
    }

    /// When there is a button that shows columns.
    ///
    /// Raw values are Apple's.
    public enum DisplayModeButtonVisibility: Int, Hashable, Sendable {
        /// As the system has it.
        case automatic = 0
        /// Never.
        case never = 1
        /// Always.
        case always = 2
    }
}
