/// The places that layout references point to, one for each view or guide that anything names.
///
/// Places never move and are given to others when their item has gone, so a program keeps as many as it ever had items at once. A view
/// may go on any thread, so it only clears its place; the main actor finds what was cleared when it has none left, and makes as many
/// again where fewer than a quarter were. So a place takes a few steps, however many there are.
@MainActor enum LayoutReferencePool {
    /// What a reference points to.
    struct Place {
        /// The item; both are nil once it has gone.
        var viewLink: Unmanaged<UIView>?
        var guideLink: Unmanaged<UILayoutGuide>?
        /// How many active constraints that another view holds name the item.
        var namingCount: Int32 = 0
        /// Which of the items that have had the place is meant.
        var tenancy: UInt32 = 0

        @inline(__always)
        fileprivate var isVacant: Bool { viewLink == nil && guideLink == nil }
    }

    /// All places, page by page.
    private static var pages: [(first: UnsafeMutablePointer<Place>, count: Int)] = []
    @exclusivity(unchecked) private static var vacant: [UnsafeMutablePointer<Place>] = []
    private static var count = 0

    /// A place for an item that has none yet.
    static func take() -> UnsafeMutablePointer<Place> {
        if vacant.isEmpty { findVacant() }
        let place = vacant.removeLast()
        // References to the item before mean nobody from now on.
        place.pointee = Place(tenancy: place.pointee.tenancy &+ 1)
        return place
    }

    private static func findVacant() {
        for page in pages.reversed() { list(page) { $0.isVacant } }
        if 4 * vacant.count <= count { addPage() }
    }

    /// Doubles the places.
    private static func addPage() {
        let size = max(64, count)
        let page = (first: UnsafeMutablePointer<Place>.allocate(capacity: size), count: size)
        page.first.initialize(repeating: Place(), count: size)
        pages.append(page)
        count += size
        list(page) { _ in true }
    }

    /// Lists places of a page as vacant, the first of them last, as it is the next to be taken.
    private static func list(_ page: (first: UnsafeMutablePointer<Place>, count: Int), where isListed: (Place) -> Bool)
    {
        for index in (0..<page.count).reversed() where isListed(page.first[index]) { vacant.append(page.first + index) }
    }
}
