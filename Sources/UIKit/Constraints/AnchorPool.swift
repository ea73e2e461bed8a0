import Foundation

/// Anchors of views that were given out and that nobody holds any more, to be given out again.
///
/// Most anchors live for one expression, and making and freeing one takes longer than all that is done with it. An anchor that only
/// the pool holds cannot be told from a new one; one to which a weak reference was made does not count as such. An anchor
/// keeps its view alive, so the pool takes those of subviews only and is emptied before a view can lose its superview: no
/// view lives longer because of it.
@MainActor struct AnchorPool<Anchor: ReusableAnchor> {
    // An expression mostly needs two anchors at once.
    private var first: Anchor?
    private var second: Anchor?

    /// An anchor for an attribute of a view; nil where one has to be made.
    @inline(__always)
    mutating func take(for view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> Anchor? {
        guard view.superviewLink != nil else { return nil }
        if isKnownUniquelyReferenced(&first), let first {
            first.turn(to: view, attribute)
            return first
        }
        if isKnownUniquelyReferenced(&second), let second {
            second.turn(to: view, attribute)
            return second
        }
        return nil
    }

    /// Takes a new anchor of a view, which goes out meanwhile; what was held longest is forgotten.
    mutating func keep(_ made: Anchor, of view: UIView) -> Anchor {
        guard view.superviewLink != nil else { return made }
        AnchorPools.noteUse()
        (first, second) = (made, first)
        return made
    }

    mutating func empty() { (first, second) = (nil, nil) }
}

/// What can be made an anchor of another view while nobody holds it.
@MainActor protocol ReusableAnchor: AnyObject {
    func turn(to view: UIView, _ attribute: NSLayoutConstraint.Attribute)
}

extension NSLayoutAnchor: ReusableAnchor {}

/// The pools of the three classes of anchors.
enum AnchorPools {
    @exclusivity(unchecked) @MainActor static var horizontal = AnchorPool<NSLayoutXAxisAnchor>()
    @exclusivity(unchecked) @MainActor static var vertical = AnchorPool<NSLayoutYAxisAnchor>()
    @exclusivity(unchecked) @MainActor static var dimensions = AnchorPool<NSLayoutDimension>()
    /// Whether any of them holds an anchor.
    @exclusivity(unchecked) nonisolated(unsafe) private static var areInUse = false
    /// Tells the main actor's queue from others, which is not always that of the main thread.
    private static let mainKey: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    @MainActor static func noteUse() { areInUse = true }

    /// Lets go of all anchors, because views are about to leave their superview.
    ///
    /// A view that goes anywhere but on the main actor leaves the pools alone, and its subviews may live until the next leaves.
    @inline(__always)
    static func empty() { if areInUse { emptyOnMainActor() } }

    @inline(never)
    private static func emptyOnMainActor() {
        guard DispatchQueue.getSpecific(key: mainKey) == true else { return }
        readingOnMainActor {
            areInUse = false
            horizontal.empty()
            vertical.empty()
            dimensions.empty()
        }
    }
}

extension NSLayoutXAxisAnchor {
    static func of(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
        AnchorPools.horizontal.take(for: view, attribute)
            ?? AnchorPools.horizontal.keep(NSLayoutXAxisAnchor(view: view, attribute: attribute), of: view)
    }
}

extension NSLayoutYAxisAnchor {
    static func of(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
        AnchorPools.vertical.take(for: view, attribute)
            ?? AnchorPools.vertical.keep(NSLayoutYAxisAnchor(view: view, attribute: attribute), of: view)
    }
}

extension NSLayoutDimension {
    static func of(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
        AnchorPools.dimensions.take(for: view, attribute)
            ?? AnchorPools.dimensions.keep(NSLayoutDimension(view: view, attribute: attribute), of: view)
    }
}
