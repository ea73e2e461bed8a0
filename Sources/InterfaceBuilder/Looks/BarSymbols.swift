/// The symbols of the system's bar items.
enum BarSymbols {
    /// The symbols of buttons by their system item.
    static let buttons = [
        "add": "plus", "action": "square.and.arrow.up", "search": "magnifyingglass", "compose": "square.and.pencil",
        "refresh": "arrow.clockwise", "organize": "folder", "reply": "arrowshape.turn.up.left", "stop": "xmark",
        "close": "xmark", "bookmarks": "book", "fastForward": "forward.fill", "rewind": "backward.fill",
        "play": "play.fill", "pause": "pause.fill",
    ]
    /// The symbols of tabs by their system item.
    static let tabs = [
        "favorites": "star.fill", "featured": "star.fill", "topRated": "star.fill", "recents": "clock.fill",
        "mostRecent": "clock.fill", "history": "clock.fill", "contacts": "person.circle.fill", "bookmarks": "book.fill",
        "search": "magnifyingglass", "downloads": "square.and.arrow.down", "mostViewed": "list.bullet",
        "more": "ellipsis",
    ]
}
