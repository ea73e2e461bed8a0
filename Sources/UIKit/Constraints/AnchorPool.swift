/// Anchors that were given out and that nobody holds any more, to be given out again.
///
/// Most anchors live for one expression, and making and freeing one takes longer than all that is done with it. So what makes a
/// constraint of anchors consumes them, and those that the caller does not keep come back here. An anchor is either the pool's or that
/// of whoever holds it, never both's: so none is counted on the way out and back.
@MainActor struct AnchorPool<Anchor: ReusableAnchor> {
    // An expression mostly needs two anchors at once.
    private var first: Anchor?
    private var second: Anchor?

    /// An anchor for an attribute of an item, which is the caller's alone.
    @inline(__always)
    mutating func take(
        for reference: LayoutReference, _ attribute: NSLayoutConstraint.Attribute,
        making make: (LayoutReference, NSLayoutConstraint.Attribute) -> Anchor
    ) -> Anchor {
        guard let anchor = first.take() ?? second.take() else { return make(reference, attribute) }
        anchor.turn(to: reference, attribute)
        return anchor
    }

    /// Takes an anchor that its holder is done with, unless somebody else holds it too or has made a weak reference to it.
    @inline(__always)
    mutating func giveBack(_ anchor: consuming Anchor) {
        var anchor = anchor
        guard isKnownUniquelyReferenced(&anchor), anchor.isReusable else { return }
        if first == nil { first = anchor } else if second == nil { second = anchor }
    }
}

/// What can be made an anchor of another item while nobody holds it.
@MainActor protocol ReusableAnchor: AnyObject {
    /// Whether there is no more to it than an item and an attribute.
    var isReusable: Bool { get }

    func turn(to reference: LayoutReference, _ attribute: NSLayoutConstraint.Attribute)
}

extension NSLayoutAnchor: ReusableAnchor {
    @inline(__always)
    final var isReusable: Bool { distance == nil }
}

extension NSLayoutXAxisAnchor {
    @exclusivity(unchecked) static var pool = AnchorPool<NSLayoutXAxisAnchor>()

    static func of(_ reference: LayoutReference, _ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
        pool.take(for: reference, attribute) { NSLayoutXAxisAnchor(reference: $0, attribute: $1) }
    }
}

extension NSLayoutYAxisAnchor {
    @exclusivity(unchecked) static var pool = AnchorPool<NSLayoutYAxisAnchor>()

    static func of(_ reference: LayoutReference, _ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
        pool.take(for: reference, attribute) { NSLayoutYAxisAnchor(reference: $0, attribute: $1) }
    }
}

extension NSLayoutDimension {
    @exclusivity(unchecked) static var pool = AnchorPool<NSLayoutDimension>()

    static func of(_ reference: LayoutReference, _ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
        pool.take(for: reference, attribute) { NSLayoutDimension(reference: $0, attribute: $1) }
    }
}
