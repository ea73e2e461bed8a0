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
        /// The next of those that were found vacant.
        fileprivate var next: UnsafeMutablePointer<Place>?

        fileprivate init(tenancy: UInt32 = 0) { self.tenancy = tenancy }

        @inline(__always)
        fileprivate var isVacant: Bool { viewLink == nil && guideLink == nil }
    }

    /// All places, page by page.
    private static var pages: [(first: UnsafeMutablePointer<Place>, count: Int)] = []
    private static var count = 0
    /// The first of those that were found vacant: each knows the next.
    @exclusivity(unchecked) private static var vacant: UnsafeMutablePointer<Place>?

    /// A place for an item that has none yet.
    static func take() -> UnsafeMutablePointer<Place> {
        let place = vacant ?? findVacant()
        vacant = place.pointee.next
        // References to the item before mean nobody from now on.
        place.pointee = Place(tenancy: place.pointee.tenancy &+ 1)
        return place
    }

    /// Links the places that are vacant by now, and returns the first.
    @inline(never)
    private static func findVacant() -> UnsafeMutablePointer<Place> {
        var found = 0
        for page in pages.reversed() { found += link(page) { $0.isVacant } }
        if 4 * found <= count { addPage() }
        return vacant.unsafelyUnwrapped
    }

    /// Doubles the places.
    private static func addPage() {
        let size = max(64, count)
        let page = (first: UnsafeMutablePointer<Place>.allocate(capacity: size), count: size)
        page.first.initialize(repeating: Place(), count: size)
        pages.append(page)
        count += size
        _ = link(page) { _ in true }
    }

    /// Lists places of a page as vacant, the first of them first, before those that are listed already; returns how many.
    @inline(__always)
    private static func link(
        _ page: (first: UnsafeMutablePointer<Place>, count: Int), where isListed: (Place) -> Bool
    ) -> Int {
        var (next, found) = (vacant, 0)
        for index in (0..<page.count).reversed() where isListed(page.first[index]) {
            page.first[index].next = next
            next = page.first + index
            found += 1
        }
        vacant = next
        return found
    }
}
