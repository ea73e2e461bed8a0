/// What few components keep of their links.
///
/// Of thousands of small components, in none of which a root is a pair or an equation goes, each takes the less memory. So these lists are
/// elsewhere, from when the first of them has something in it.
extension Multiples {
    /// Lists that are mostly empty.
    struct Rarities {
        /// Where the terms of the equations of the steps are; empty until that is listed.
        ///
        /// The records of constraints say the same, but are much larger, and a walk along the steps is bound by what it reads.
        var spans = Buffer<TermSpan>()
        /// The roots that are, for as long as equations are taken, sums of two others.
        var pairs = Buffer<Pair>()
        /// A Boolean value that indicates whether a pair refers to a root, or to one that is linked to it now; empty
        /// before there is a pair.
        var isReferred = Buffer<Bool>()
        /// The equations without roots that are farther from holding than 1e-9.
        var residuals = Buffer<Residual>()
        /// The equations that are released, or have been.
        var releases = Buffer<Release>()
        /// For each released column the share of each local variable; empty where the changes of a release are those.
        var releasedShares = Buffer<Double>()
        /// What stood before the first equation that is expected to change was taken, which is done last; it is only kept when one has changed.
        var base = Base()

        /// Names all buffers but those that releases have.
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
        /// The roots then, and the variables of the equations that were taken since.
        var retaken = Buffer<Int32>()
        /// The other variables that are multiples of those roots.
        var followers = Buffer<Int32>()
        var residualCount = 0
        var largest = 0.0
    }

    /// Those lists; writing to one takes memory for all where there is none yet.
    var rarities: Rarities {
        // Not `_read`: what is lent where there are none would ask for memory at each reading.
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

    /// Gives their memory back.
    mutating func deallocateRarities() {
        guard let place = raritiesPlace else { return }
        deallocateReleases()
        var release = MemoryRelease()
        place.pointee.visitMemory(&release)
        place.deallocate()
        raritiesPlace = nil
    }
}
