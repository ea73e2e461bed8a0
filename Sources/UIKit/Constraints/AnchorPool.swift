/// Anchors of views that were given out and that nobody holds any more, to be given out again.
///
/// Most anchors live for one expression, and making and freeing one takes longer than all that is done with it. An anchor that only
/// the pool holds cannot be told from a new one; one to which a weak reference was made does not count as such.
@MainActor struct AnchorPool<Anchor: ReusableAnchor> {
    // An expression mostly needs two anchors at once.
    private var first: Anchor?
    private var second: Anchor?

    /// An anchor for an attribute of a view; where one has to be made, what was held longest is forgotten for it.
    @inline(__always)
    mutating func take(
        for view: UIView, _ attribute: NSLayoutConstraint.Attribute,
        making make: (LayoutReference, NSLayoutConstraint.Attribute) -> Anchor
    ) -> Anchor {
        if isKnownUniquelyReferenced(&first), let first {
            first.turn(to: view, attribute)
            return first
        }
        if isKnownUniquelyReferenced(&second), let second {
            second.turn(to: view, attribute)
            return second
        }
        let made = make(view.reference, attribute)
        (first, second) = (made, first)
        return made
    }
}

/// What can be made an anchor of another view while nobody holds it.
@MainActor protocol ReusableAnchor: AnyObject {
    func turn(to view: UIView, _ attribute: NSLayoutConstraint.Attribute)
}

extension NSLayoutAnchor: ReusableAnchor {}

extension NSLayoutXAxisAnchor {
    @exclusivity(unchecked) private static var pool = AnchorPool<NSLayoutXAxisAnchor>()

    static func of(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
        pool.take(for: view, attribute) { NSLayoutXAxisAnchor(reference: $0, attribute: $1) }
    }
}

extension NSLayoutYAxisAnchor {
    @exclusivity(unchecked) private static var pool = AnchorPool<NSLayoutYAxisAnchor>()

    static func of(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
        pool.take(for: view, attribute) { NSLayoutYAxisAnchor(reference: $0, attribute: $1) }
    }
}

extension NSLayoutDimension {
    @exclusivity(unchecked) private static var pool = AnchorPool<NSLayoutDimension>()

    static func of(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
        pool.take(for: view, attribute) { NSLayoutDimension(reference: $0, attribute: $1) }
    }
}
