import Foundation

/// The distance of two anchors as the size of a hidden guide between them, which may be negative.
@MainActor final class LayoutDistance {
    typealias End = (reference: LayoutReference, attribute: NSLayoutConstraint.Attribute)

    let guide: UILayoutGuide
    private let start: NSLayoutConstraint
    private let end: NSLayoutConstraint
    private var useCount = 0

    private init(
        from: End, to: End, edges: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute), guide: UILayoutGuide
    ) {
        self.guide = guide
        guide.hasSignedSize = true
        start = NSLayoutConstraint()
        start.set(guide.reference, edges.0, .equal, from.reference, from.attribute, 1, 0)
        end = NSLayoutConstraint()
        end.set(guide.reference, edges.1, .equal, to.reference, to.attribute, 1, 0)
    }

    static func dimension(
        from: End, to: End, edges: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute),
        size: NSLayoutConstraint.Attribute
    ) -> NSLayoutDimension {
        let guide = DistanceGuide(from: from, to: to)
        let distance = LayoutDistance(from: from, to: to, edges: edges, guide: guide)
        return NSLayoutDimension(reference: guide.reference, attribute: size, distance: distance)
    }

    /// Takes part in layout while a constraint that uses it does.
    func enter(_ view: UIView) {
        useCount += 1
        guard useCount == 1 else { return }
        guide.owningViewStorage = view
        view.uncommon.systemGuides.append(guide)
        start.isActive = true
        end.isActive = true
    }

    func leave() {
        useCount -= 1
        guard useCount == 0, let view = guide.owningViewStorage else { return }
        start.isActive = false
        end.isActive = false
        guide.slot.host?.detach(guide)
        view.uncommon.systemGuides.removeObject(guide)
        guide.owningViewStorage = nil
    }
}

/// The guide of a distance; until it takes part in layout its ends say where it belongs.
final class DistanceGuide: UILayoutGuide {
    private let from: LayoutReference
    private let to: LayoutReference

    init(from: LayoutDistance.End, to: LayoutDistance.End) {
        self.from = from.reference
        self.to = to.reference
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    /// The nearest view above both ends.
    override var owner: UIView? {
        if let owningViewStorage { return owningViewStorage }
        guard let left = from.owner, let right = to.owner else { return nil }
        var candidate: UIView? = left
        while let view = candidate {
            if right.isDescendant(of: view) { return view }
            candidate = view.superviewStorage
        }
        return nil
    }
}
