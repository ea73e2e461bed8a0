/// The lists that few components need for their links.
///
/// In thousands of small components no root is a pair and no equation is released. These lists are stored separately from the first element
/// on, so that each such component is smaller.
extension Multiples {
    /// The lists that are mostly empty.
    struct Rarities {
        /// The term ranges of the equations of the steps; empty until needed.
        ///
        /// The records of constraints contain them too, but are much larger, and a walk along the steps is limited by memory reads.
        var spans = Buffer<TermSpan>()
        /// The roots that are sums of two others while equations are taken.
        var pairs = Buffer<Pair>()
        /// A Boolean value for each root that indicates whether a pair refers to it or to a root that is linked to it.
        ///
        /// The list is empty before the first pair.
        var isReferred = Buffer<Bool>()
        /// The equations without roots whose error exceeds 1e-9.
        var residuals = Buffer<Residual>()
        /// The equations that are or were released.
        var releases = Buffer<Release>()
        /// The share of each local variable for each released column; empty if the changes of a release are the shares.
        var releasedShares = Buffer<Double>()
        /// The state before the first equation with expected changes.
        ///
        /// Such equations come last; the state is kept once one has changed.
        var base = Base()

        /// Visits all buffers except those of releases.
        mutating func visitMemory(_ visitor: inout some MemoryVisitor) {
            visitor.visit(&spans)
            visitor.visit(&pairs)
            visitor.visit(&isReferred)
            visitor.visit(&residuals)
            visitor.visit(&releases)
            visitor.visit(&releasedShares)
            visitor.visit(&base.links)
            visitor.visit(&base.retaken)
            visitor.visit(&base.followers)
        }
    }

    /// The state after some of the steps.
    struct Base {
        var links = Buffer<Link>()
        /// The roots of that state, and the variables of equations that were taken since.
        var retaken = Buffer<Int32>()
        /// The other variables that are multiples of those roots.
        var followers = Buffer<Int32>()
        var residualCount = 0
        var largest = 0.0
    }

    /// The rare lists; a write allocates memory for all of them.
    var rarities: Rarities {
        // With `_read` each access without lists would allocate memory for the lent value.
        @inline(__always) get { raritiesPlace == nil ? Rarities() : raritiesPlace.unsafelyUnwrapped.pointee }
        _modify {
            if raritiesPlace == nil { makeRarities() }
            yield &raritiesPlace.unsafelyUnwrapped.pointee
        }
    }

    private mutating func makeRarities() {
        let place = UnsafeMutablePointer<Rarities>.allocate(capacity: 1)
        place.initialize(to: Rarities())
        raritiesPlace = place
    }

    /// Frees the memory of the lists.
    mutating func deallocateRarities() {
        guard let place = raritiesPlace else { return }
        deallocateReleases()
        var release = MemoryRelease()
        place.pointee.visitMemory(&release)
        place.deallocate()
        raritiesPlace = nil
    }
}
