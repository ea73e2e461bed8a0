import Foundation

/// An attribute of an item, from which constraints are created.
///
/// `AnchorType` keeps the axes apart.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    // Invariant: an anchor changes only while the pool reuses it, when nobody else holds it. `deinit` reads the record.
    // Tests: `AnchorIdentityTests`, `LifetimeTests.anchorsFromThePoolAreNotTurnedWhileTheyAreHeld`.
    /// The item of the anchor.
    ///
    /// The anchor does not retain it.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) final var reference: LayoutReference
    @exclusivity(unchecked) nonisolated(unsafe) private(set) final var attribute: NSLayoutConstraint.Attribute
    /// The distance that a dimension between two anchors measures; nil for other anchors.
    let distance: LayoutDistance?
    /// The pool's record of the anchor, if the pool has made it.
    @exclusivity(unchecked) nonisolated(unsafe) final var record: UnsafeMutablePointer<AnchorRecord>?

    deinit { record?.pointee.anchor = nil }

    init(
        reference: LayoutReference, attribute: NSLayoutConstraint.Attribute, distance: LayoutDistance? = nil
    ) {
        self.reference = reference
        self.attribute = attribute
        self.distance = distance
        super.init()
    }

    /// Changes the item and attribute of an anchor that has no owner.
    @inline(__always)
    final func turn(to reference: LayoutReference, _ attribute: NSLayoutConstraint.Attribute) {
        self.reference = reference
        self.attribute = attribute
    }

    /// The view or guide of the anchor.
    ///
    /// The anchor does not retain it; the value is nil after its deallocation.
    open var item: AnyObject? { reference.object }
    /// The item and the attribute, as in constraint descriptions.
    open var name: String { "\(reference.name).\(attribute.name)" }
    /// A Boolean value that indicates whether the constraints do not fully determine the frame of the item.
    open var hasAmbiguousLayout: Bool {
        reference.view?.hasAmbiguousLayout ?? reference.guide?.hasAmbiguousLayout ?? false
    }
    /// The constraints that determine the position and size of the item along the anchor's axis.
    open var constraintsAffectingLayout: [NSLayoutConstraint] {
        let axis: NSLayoutConstraint.Axis =
            attribute.family == .vertical || attribute == .height ? .vertical : .horizontal
        if let view = reference.view { return view.constraintsAffectingLayout(for: axis) }
        return reference.guide?.constraintsAffectingLayout(for: axis) ?? []
    }

    /// Returns a constraint that makes this anchor equal to another.
    open consuming func constraint(equalTo anchor: consuming NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        makeConstraint(.equal, anchor, 1, 0)
    }
    /// Returns a constraint that makes this anchor greater than or equal to another.
    open consuming func constraint(
        greaterThanOrEqualTo anchor: consuming NSLayoutAnchor<AnchorType>
    ) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, anchor, 1, 0)
    }
    /// Returns a constraint that makes this anchor less than or equal to another.
    open consuming func constraint(
        lessThanOrEqualTo anchor: consuming NSLayoutAnchor<AnchorType>
    ) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, anchor, 1, 0)
    }
    /// Returns a constraint that makes this anchor equal to another plus a constant, in points.
    open consuming func constraint(
        equalTo anchor: consuming NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.equal, anchor, 1, c)
    }
    /// Returns a constraint that makes this anchor greater than or equal to another plus a constant, in points.
    open consuming func constraint(
        greaterThanOrEqualTo anchor: consuming NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, anchor, 1, c)
    }
    /// Returns a constraint that makes this anchor less than or equal to another plus a constant, in points.
    open consuming func constraint(
        lessThanOrEqualTo anchor: consuming NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, anchor, 1, c)
    }

    consuming func makeConstraint(
        _ relation: NSLayoutConstraint.Relation, _ other: consuming NSLayoutAnchor<AnchorType>, _ multiplier: CGFloat,
        _ constant: CGFloat
    ) -> NSLayoutConstraint {
        let made = NSLayoutConstraint.between(
            reference, attribute, relation, other.reference, other.attribute, multiplier: multiplier,
            constant: constant)
        if distance != nil || other.distance != nil {
            made.uncommon.distances = [distance, other.distance].compactMap { $0 }
        }
        giveBack()
        other.giveBack()
        return made
    }

    /// Creates a constraint between this anchor and a constant.
    consuming func makeConstraint(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
        let made = NSLayoutConstraint.between(
            reference, attribute, relation, nil, .notAnAttribute, multiplier: 1, constant: constant)
        if distance != nil { made.uncommon.distances = [distance].compactMap { $0 } }
        giveBack()
        return made
    }

    /// Returns the anchor to its pool if it has no other owner.
    consuming func giveBack() {}

    /// Creates a constraint with a multiple of the system spacing between another anchor and this one.
    consuming func systemSpacing(
        _ relation: NSLayoutConstraint.Relation, _ other: consuming NSLayoutAnchor<AnchorType>, _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        let made = attribute.family == .vertical ? _UISystemBaselineConstraint() : NSLayoutConstraint()
        made.set(reference, attribute, relation, other.reference, other.attribute, 1, 8 * multiplier)
        if let baseline = made as? _UISystemBaselineConstraint {
            baseline.spaceMultiplier = multiplier
            baseline.refreshSpace()
        }
        made.spacingName = NSLayoutConstraint.anchorSpacingName
        giveBack()
        other.giveBack()
        return made
    }

    /// Returns whether another anchor has the same item and attribute.
    nonisolated open override func isEqual(_ other: Any?) -> Bool {
        guard let other = other as? any AnchorIdentity else { return false }
        return reference == other.reference && attribute == other.attribute
    }
    /// A hash value that equal anchors share.
    nonisolated open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(reference)
        hasher.combine(attribute)
        return hasher.finalize()
    }
    /// The anchor in the format of Apple's exceptions.
    nonisolated open override var description: String {
        readingOnMainActor {
            "<\(type(of: self)):\(address(of: self)) \"\(name)\">"
        }
    }
}

/// The values by which anchors of all types are compared.
protocol AnchorIdentity {
    var reference: LayoutReference { get }
    var attribute: NSLayoutConstraint.Attribute { get }
}

extension NSLayoutAnchor: AnchorIdentity {}

extension NSLayoutConstraint {
    /// The name of the system spacing in descriptions.
    static let anchorSpacingName = "NSLayoutAnchorConstraintSpace"

    /// Returns an anchor for an item of this constraint; an anchor without attribute if the item does not exist.
    func anchor(_ reference: LayoutReference?, _ attribute: Attribute) -> NSLayoutAnchor<AnyObject> {
        guard let reference, reference.object != nil else {
            return NSLayoutAnchor(reference: UILayoutGuide().reference, attribute: .notAnAttribute)
        }
        // The type that keeps axes apart is not the one of the property, as it is not in Apple's module.
        // Invariant: the layout of an anchor does not depend on its type parameter, which only checks calls. The anchors of a type parameter
        // are the same class. Test: `AnchorIdentityTests`.
        return switch attribute {
        case .width, .height:
            unsafeBitCast(NSLayoutDimension.of(reference, attribute), to: NSLayoutAnchor<AnyObject>.self)
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline:
            unsafeBitCast(NSLayoutYAxisAnchor.of(reference, attribute), to: NSLayoutAnchor<AnyObject>.self)
        case .left, .right, .leading, .trailing, .centerX:
            unsafeBitCast(NSLayoutXAxisAnchor.of(reference, attribute), to: NSLayoutAnchor<AnyObject>.self)
        default: NSLayoutAnchor(reference: reference, attribute: attribute)
        }
    }
}
