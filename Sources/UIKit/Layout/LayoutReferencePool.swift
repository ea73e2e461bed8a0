/// The pool of places to which layout references point, one for each referenced view or guide.
///
/// Places never move, and a new object can take a place after its object was deallocated. The number of places is
/// therefore the largest number of objects at one time.
///
/// A view may be deallocated on any thread, and only clears its place then. When the main actor has no vacant place
/// left, it collects the cleared ones. If they are fewer than a quarter of all places, it doubles the pool. The
/// amortized cost of a place is constant.
@MainActor enum LayoutReferencePool {
    /// The object to which a reference points.
    struct Place {
        // Invariant: the object clears its link in `deinit`, and only the main actor takes places. Test: `LifetimeTests`.
        /// The view or the guide.
        ///
        /// Both are `nil` after the object was deallocated.
        var viewLink: Unmanaged<UIView>?
        var guideLink: Unmanaged<UILayoutGuide>?
        /// The number of active constraints of other views that refer to the object.
        var namingCount: Int32 = 0
        /// The number of objects that have had the place, including the current one.
        var tenancy: UInt32 = 0
        /// The next vacant place.
        fileprivate var next: UnsafeMutablePointer<Place>?

        fileprivate init(tenancy: UInt32 = 0) { self.tenancy = tenancy }

        @inline(__always)
        fileprivate var isVacant: Bool { viewLink == nil && guideLink == nil }
    }

    /// All places, in pages.
    private static var pages: [(first: UnsafeMutablePointer<Place>, count: Int)] = []
    private static var count = 0
    /// The first vacant place of a linked list.
    @exclusivity(unchecked) private static var vacant: UnsafeMutablePointer<Place>?

    /// Returns a place for an object that has none.
    static func take() -> UnsafeMutablePointer<Place> {
        let place = vacant ?? findVacant()
        vacant = place.pointee.next
        // References to the previous object are invalid from now on.
        place.pointee = Place(tenancy: place.pointee.tenancy &+ 1)
        return place
    }

    /// Links the vacant places, and returns the first one.
    @inline(never)
    private static func findVacant() -> UnsafeMutablePointer<Place> {
        var found = 0
        for page in pages.reversed() { found += link(page) { $0.isVacant } }
        if 4 * found <= count { addPage() }
        return vacant.unsafelyUnwrapped
    }

    /// Doubles the number of places.
    private static func addPage() {
        let size = max(64, count)
        let page = (first: UnsafeMutablePointer<Place>.allocate(capacity: size), count: size)
        page.first.initialize(repeating: Place(), count: size)
        pages.append(page)
        count += size
        _ = link(page) { _ in true }
    }

    /// Adds vacant places of a page to the front of the list, in their order, and returns their number.
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
