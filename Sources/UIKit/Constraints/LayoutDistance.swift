import Foundation

/// The distance of two anchors as the size of a hidden guide between them.
///
/// It may be negative.
@MainActor final class LayoutDistance {
    typealias End = (reference: LayoutReference, attribute: NSLayoutConstraint.Attribute)

    /// A constraint that uses the distance.
    private struct User {
        weak var constraint: NSLayoutConstraint?
        var isActive: Bool { constraint?.holder != nil }
    }

    let guide: UILayoutGuide
    private let start: NSLayoutConstraint
    private let end: NSLayoutConstraint
    private var users: [User] = []

    private init(
        from: End, to: End, edges: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute), guide: DistanceGuide
    ) {
        self.guide = guide
        guide.hasSignedSize = true
        start = NSLayoutConstraint()
        start.set(guide.reference, edges.0, .equal, from.reference, from.attribute, 1, 0)
        end = NSLayoutConstraint()
        end.set(guide.reference, edges.1, .equal, to.reference, to.attribute, 1, 0)
        guide.distance = self
    }

    static func dimension(
        from: End, to: End, edges: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute),
        size: NSLayoutConstraint.Attribute
    ) -> NSLayoutDimension {
        let guide = DistanceGuide(from: from, to: to)
        let distance = LayoutDistance(from: from, to: to, edges: edges, guide: guide)
        return NSLayoutDimension(reference: guide.reference, attribute: size, distance: distance)
    }

    /// Adds the guide to the layout while a constraint that uses it is active.
    func enter(_ view: UIView, for user: NSLayoutConstraint) {
        // Constraints of a deallocated view are no longer active but did not call `leave()`.
        users.removeAll { !$0.isActive || $0.constraint === user }
        users.append(User(constraint: user))
        guard guide.owningViewStorage == nil else { return }
        guide.owningViewStorage = view
        view.uncommon.systemGuides.append(guide)
        start.isActive = true
        end.isActive = true
    }

    /// Removes the guide from the layout if no constraint that uses it is active.
    func leave() {
        users.removeAll { !$0.isActive }
        guard users.isEmpty, let view = guide.owningViewStorage else { return }
        start.isActive = false
        end.isActive = false
        guide.slot.host?.detach(guide)
        view.uncommon.systemGuides.removeObject(guide)
        guide.owningViewStorage = nil
    }

    /// Deactivates the constraints that use the distance, after the constraint of one of its ends was removed.
    func didLose(_ constraint: NSLayoutConstraint) {
        guard constraint === start || constraint === end else { return }
        for user in users { user.constraint?.uninstall() }
    }
}

/// The guide of a distance.
///
/// Until it takes part in layout, its ends determine its owner.
final class DistanceGuide: UILayoutGuide {
    /// The distance that the guide represents.
    fileprivate(set) weak var distance: LayoutDistance?
    private let from: LayoutDistance.End
    private let to: LayoutDistance.End

    init(from: LayoutDistance.End, to: LayoutDistance.End) {
        (self.from, self.to) = (from, to)
        super.init()
    }

    /// The distance in constraint descriptions: the difference of its anchors.
    var text: String {
        "(\(to.reference.name).\(to.attribute.name) - \(from.reference.name).\(from.attribute.name))"
    }

    /// The entries of both ends in the list of names.
    var nameEntries: [String] { [to.reference.nameEntry, from.reference.nameEntry].compactMap { $0 } }

    required init?(coder: NSCoder) { nil }

    /// The nearest common ancestor view of both ends.
    override var owner: UIView? {
        if let owningViewStorage { return owningViewStorage }
        guard let left = from.reference.owner, let right = to.reference.owner else { return nil }
        var candidate: UIView? = left
        while let view = candidate {
            if right.isDescendant(of: view) { return view }
            candidate = view.superviewStorage
        }
        return nil
    }
}
