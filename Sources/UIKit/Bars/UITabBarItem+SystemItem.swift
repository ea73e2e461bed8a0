import Foundation

extension UITabBarItem {
    /// A tab that the system has a title and a picture for.
    ///
    /// Raw values are Apple's.
    public enum SystemItem: Int, Hashable, Sendable {
        /// What has no tab of its own.
        case more = 0
        /// What the user has marked.
        case favorites = 1
        /// What the program recommends.
        case featured = 2
        /// What is rated best.
        case topRated = 3
        /// What the user has seen last.
        case recents = 4
        /// People.
        case contacts = 5
        /// What the user has done.
        case history = 6
        /// Places that the user has marked.
        case bookmarks = 7
        /// The search.
        case search = 8
        /// What is being loaded or was.
        case downloads = 9
        /// What is newest.
        case mostRecent = 10
        /// What most have seen.
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
