import Foundation

extension UITabBarItem {
    /// A tab with a title that the system provides.
    ///
    /// The raw values equal Apple's.
    public enum SystemItem: Int, Hashable, Sendable {
        /// The More tab, for controllers without their own tab.
        case more = 0
        /// The Favorites tab.
        case favorites = 1
        /// The Featured tab.
        case featured = 2
        /// The Top Rated tab.
        case topRated = 3
        /// The Recents tab.
        case recents = 4
        /// The Contacts tab.
        case contacts = 5
        /// The History tab.
        case history = 6
        /// The Bookmarks tab.
        case bookmarks = 7
        /// The Search tab.
        case search = 8
        /// The Downloads tab.
        case downloads = 9
        /// The Most Recent tab.
        case mostRecent = 10
        /// The Most Viewed tab.
        case mostViewed = 11

        var title: String {
            switch self {
            case .more: "More"
            case .favorites: "Favorites"
            case .featured: "Featured"
            case .topRated: "Top Rated"
            case .recents: "Recents"
            case .contacts: "Contacts"
            case .history: "History"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .downloads: "Downloads"
            case .mostRecent: "Most Recent"
            case .mostViewed: "Most Viewed"
            }
        }
    }
}
