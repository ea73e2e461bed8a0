/// What few components keep of their links.
///
/// Of thousands of small components, in none of which a root is a pair or an equation goes, each takes the less memory. So these lists are
/// elsewhere, from when the first of them has something in it.
extension Multiples {
    /// Lists that are mostly empty.
    struct Rarities {
        var spans = Buffer<TermSpan>()
        var pairs = Buffer<Pair>()
        var isReferred = Buffer<Bool>()
        var residuals = Buffer<Residual>()
        var releases = Buffer<Release>()
        var releasedShares = Buffer<Double>()
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

    /// Where the terms of the equations of the steps are; empty until that is listed.
    ///
    /// The records of constraints say the same, but are much larger, and a walk along the steps is bound by what it reads.
    var spans: Buffer<TermSpan> {
        @inline(__always) get { raritiesPlace == nil ? Buffer() : rarities.spans }
        _modify { yield &madeRarities.spans }
    }

    /// The roots that are, for as long as equations are taken, sums of two others.
    var pairs: Buffer<Pair> {
        @inline(__always) get { raritiesPlace == nil ? Buffer() : rarities.pairs }
        _modify { yield &madeRarities.pairs }
    }

    /// Whether a pair refers to a root, or to one that is linked to it now; empty before there is a pair.
    var isReferred: Buffer<Bool> {
        @inline(__always) get { raritiesPlace == nil ? Buffer() : rarities.isReferred }
        _modify { yield &madeRarities.isReferred }
    }

    /// The equations without roots that are farther from holding than 1e-9.
    var residuals: Buffer<Residual> {
        @inline(__always) get { raritiesPlace == nil ? Buffer() : rarities.residuals }
        _modify { yield &madeRarities.residuals }
    }

    /// The equations that are released, or have been.
    var releases: Buffer<Release> {
        @inline(__always) get { raritiesPlace == nil ? Buffer() : rarities.releases }
        _modify { yield &madeRarities.releases }
    }

    /// For each released column the share of each local variable; empty where the changes of a release are those.
    var releasedShares: Buffer<Double> {
        @inline(__always) get { raritiesPlace == nil ? Buffer() : rarities.releasedShares }
        _modify { yield &madeRarities.releasedShares }
    }

    /// What stood before the first equation that is expected to change was taken, which is done last; it is only kept when one has changed.
    var base: Base {
        @inline(__always) get { raritiesPlace == nil ? Base() : rarities.base }
        _modify { yield &madeRarities.base }
    }

    /// Only where there are some.
    private var rarities: Rarities {
        @inline(__always) _read { yield raritiesPlace.unsafelyUnwrapped.pointee }
    }

    /// The same, with memory that is taken where there are none.
    private var madeRarities: Rarities {
        get { raritiesPlace?.pointee ?? Rarities() }
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
