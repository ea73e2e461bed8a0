/// A pool of anchors without owners, for reuse.
///
/// Most anchors live for one expression, and creating and freeing one takes longer than all other work on it. Functions that create
/// constraints consume their anchors. Anchors that the caller does not keep return to the pool. An anchor has one owner, either the pool or
/// the caller. So both transfers need no reference counting.
@MainActor struct AnchorPool<Anchor: ReusableAnchor> {
    // An expression mostly needs two anchors at once.
    private var first: Anchor?
    private var second: Anchor?
    /// The records of all anchors that the pool has made.
    private var records: [UnsafeMutablePointer<AnchorRecord>] = []
    /// The records by what they are anchors of, where there are many; some are out of date.
    private var recordOfPlace: [AnchorPlace: UnsafeMutablePointer<AnchorRecord>] = [:]
    /// The number of records at which the pool looks for those of released anchors.
    private var mostRecords = few

    /// As many records as are looked through one by one.
    private static var few: Int { 8 }

    /// An anchor for an attribute of an item: the one that somebody holds, or one that is the caller's alone.
    @inline(__always)
    mutating func take(
        for reference: LayoutReference, _ attribute: NSLayoutConstraint.Attribute,
        making make: (LayoutReference, NSLayoutConstraint.Attribute) -> Anchor
    ) -> Anchor {
        let freeCount = (first == nil ? 0 : 1) + (second == nil ? 0 : 1)
        if records.count > freeCount, let held = held(reference, attribute) { return held }
        guard let anchor = first.take() ?? second.take() else {
            return record(make(reference, attribute), AnchorPlace(reference: reference, attribute: attribute))
        }
        anchor.turn(to: reference, attribute)
        if let record = anchor.record {
            record.pointee.isOut = true
            if records.count > Self.few {
                recordOfPlace[AnchorPlace(reference: reference, attribute: attribute)] = record
            }
        }
        return anchor
    }

    /// Returns an anchor to the pool, unless another strong or weak reference to it exists.
    @inline(__always)
    mutating func giveBack(_ anchor: consuming Anchor) {
        var anchor = anchor
        guard isKnownUniquelyReferenced(&anchor), anchor.isReusable else { return }
        if first != nil, second != nil { return }
        anchor.record?.pointee.isOut = false
        if first == nil { first = anchor } else { second = anchor }
    }

    /// The anchor of an attribute of an item that somebody holds.
    @inline(__always)
    private func held(_ reference: LayoutReference, _ attribute: NSLayoutConstraint.Attribute) -> Anchor? {
        if records.count > Self.few {
            let place = AnchorPlace(reference: reference, attribute: attribute)
            return recordOfPlace[place].flatMap { anchor(of: $0, reference, attribute) }
        }
        for record in records {
            if let anchor = anchor(of: record, reference, attribute) { return anchor }
        }
        return nil
    }

    @inline(__always)
    private func anchor(
        of record: UnsafeMutablePointer<AnchorRecord>, _ reference: LayoutReference,
        _ attribute: NSLayoutConstraint.Attribute
    ) -> Anchor? {
        guard record.pointee.isOut, let link = record.pointee.anchor else { return nil }
        let isSame = link._withUnsafeGuaranteedRef {
            let anchor = unsafeDowncast($0, to: Anchor.self)
            return anchor.attribute == attribute && anchor.reference == reference
        }
        return isSame ? unsafeDowncast(link.takeUnretainedValue(), to: Anchor.self) : nil
    }

    /// Notes an anchor that was made because all others are out.
    @inline(never)
    private mutating func record(_ anchor: Anchor, _ place: AnchorPlace) -> Anchor {
        if records.count >= mostRecords { forgetThoseGone() }
        let record = UnsafeMutablePointer<AnchorRecord>.allocate(capacity: 1)
        // Invariant: the anchor clears its record in `deinit`, so that the link never outlives it. Test: `AnchorIdentityTests`.
        record.initialize(to: AnchorRecord(anchor: Unmanaged.passUnretained(anchor)))
        anchor.record = record
        records.append(record)
        if records.count > Self.few { recordOfPlace[place] = record }
        return anchor
    }

    /// Frees the records of anchors that have gone, and finds the places of the others anew.
    private mutating func forgetThoseGone() {
        recordOfPlace = [:]
        records.removeAll { record in
            guard let link = record.pointee.anchor else {
                record.deallocate()
                return true
            }
            let anchor = unsafeDowncast(link.takeUnretainedValue(), to: Anchor.self)
            recordOfPlace[AnchorPlace(reference: anchor.reference, attribute: anchor.attribute)] = record
            return false
        }
        mostRecords = max(Self.few, 2 * records.count)
    }
}

/// The attribute of an item that an anchor stands for.
struct AnchorPlace: Hashable {
    let reference: LayoutReference
    let attribute: NSLayoutConstraint.Attribute
}

/// The pool's record of an anchor.
///
/// The anchor clears it in its deinitializer, on any thread.
struct AnchorRecord {
    /// The anchor, not counted; nil once it has gone.
    var anchor: Unmanaged<AnyObject>?
    /// Whether somebody has the anchor, and not the pool.
    var isOut = true
}

/// An object that can become an anchor of another item if it has no owner.
@MainActor protocol ReusableAnchor: AnyObject {
    /// A Boolean value that indicates whether the anchor consists only of an item and an attribute.
    var isReusable: Bool { get }
    nonisolated var reference: LayoutReference { get }
    nonisolated var attribute: NSLayoutConstraint.Attribute { get }
    nonisolated var record: UnsafeMutablePointer<AnchorRecord>? { get set }

    func turn(to reference: LayoutReference, _ attribute: NSLayoutConstraint.Attribute)
}

extension NSLayoutAnchor: ReusableAnchor {
    @inline(__always)
    final var isReusable: Bool { distance == nil }
}

extension NSLayoutXAxisAnchor {
    static var pool = AnchorPool<NSLayoutXAxisAnchor>()

    static func of(_ reference: LayoutReference, _ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
        pool.take(for: reference, attribute) { NSLayoutXAxisAnchor(reference: $0, attribute: $1) }
    }
}

extension NSLayoutYAxisAnchor {
    static var pool = AnchorPool<NSLayoutYAxisAnchor>()

    static func of(_ reference: LayoutReference, _ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
        pool.take(for: reference, attribute) { NSLayoutYAxisAnchor(reference: $0, attribute: $1) }
    }
}

extension NSLayoutDimension {
    static var pool = AnchorPool<NSLayoutDimension>()

    static func of(_ reference: LayoutReference, _ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
        pool.take(for: reference, attribute) { NSLayoutDimension(reference: $0, attribute: $1) }
    }
}
