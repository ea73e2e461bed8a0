import Foundation

/// One attribute of one item, to make constraints from; `AnchorType` keeps the axes apart.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    /// The item, which an anchor does not keep.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) final var reference: LayoutReference
    @exclusivity(unchecked) nonisolated(unsafe) private(set) final var attribute: NSLayoutConstraint.Attribute
    /// What a dimension measures that is the distance of two anchors.
    let distance: LayoutDistance?
    /// What the pool knows of the anchor, if it has made it.
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

    /// Makes it an anchor of another item; only for one that nobody holds.
    @inline(__always)
    final func turn(to reference: LayoutReference, _ attribute: NSLayoutConstraint.Attribute) {
        self.reference = reference
        self.attribute = attribute
    }

    /// The view or guide that the anchor belongs to; not retained, and nil once it has gone.
    open var item: AnyObject? { reference.object }
    /// Item and attribute, as descriptions print them.
    open var name: String { "\(reference.name).\(attribute.name)" }
    /// Whether the constraints admit another place of the item that is as good.
    open var hasAmbiguousLayout: Bool {
        reference.view?.hasAmbiguousLayout ?? reference.guide?.hasAmbiguousLayout ?? false
    }
    /// The constraints that decide place and size of the item on the anchor's axis.
    open var constraintsAffectingLayout: [NSLayoutConstraint] {
        let axis: NSLayoutConstraint.Axis =
            attribute.family == .vertical || attribute == .height ? .vertical : .horizontal
        if let view = reference.view { return view.constraintsAffectingLayout(for: axis) }
        return reference.guide?.constraintsAffectingLayout(for: axis) ?? []
    }

    /// This anchor == the other.
    open consuming func constraint(equalTo anchor: consuming NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        makeConstraint(.equal, anchor, 1, 0)
    }
    /// This anchor >= the other.
    open consuming func constraint(
        greaterThanOrEqualTo anchor: consuming NSLayoutAnchor<AnchorType>
    ) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, anchor, 1, 0)
    }
    /// This anchor <= the other.
    open consuming func constraint(
        lessThanOrEqualTo anchor: consuming NSLayoutAnchor<AnchorType>
    ) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, anchor, 1, 0)
    }
    /// This anchor == the other + constant.
    open consuming func constraint(
        equalTo anchor: consuming NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.equal, anchor, 1, c)
    }
    /// This anchor >= the other + constant.
    open consuming func constraint(
        greaterThanOrEqualTo anchor: consuming NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, anchor, 1, c)
    }
    /// This anchor <= the other + constant.
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

    /// The same against a constant.
    consuming func makeConstraint(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
        let made = NSLayoutConstraint.between(
            reference, attribute, relation, nil, .notAnAttribute, multiplier: 1, constant: constant)
        if distance != nil { made.uncommon.distances = [distance].compactMap { $0 } }
        giveBack()
        return made
    }

    /// Gives the anchor away, to be given out again where nobody else holds it.
    consuming func giveBack() {}

    /// This anchor at the system's distance from another, times a factor.
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

    /// Equal anchors are the same attribute of the same item.
    nonisolated open override func isEqual(_ other: Any?) -> Bool {
        guard let other = other as? any AnchorIdentity else { return false }
        return reference == other.reference && attribute == other.attribute
    }
    /// Equal for equal anchors.
    nonisolated open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(reference)
        hasher.combine(attribute)
        return hasher.finalize()
    }
    /// The anchor as Apple's exceptions print it.
    nonisolated open override var description: String {
        readingOnMainActor {
            "<\(type(of: self)):\(address(of: self)) \"\(name)\">"
        }
    }
}

/// What anchors are compared by, whatever they keep apart by their type.
protocol AnchorIdentity {
    var reference: LayoutReference { get }
    var attribute: NSLayoutConstraint.Attribute { get }
}

extension NSLayoutAnchor: AnchorIdentity {}

extension NSLayoutConstraint {
    /// What descriptions call the system's distance.
    static let anchorSpacingName = "NSLayoutAnchorConstraintSpace"

    /// An anchor of an item of this constraint; one of nothing where there is no item.
    func anchor(_ reference: LayoutReference?, _ attribute: Attribute) -> NSLayoutAnchor<AnyObject> {
        guard let reference, reference.object != nil else {
            return NSLayoutAnchor(reference: UILayoutGuide().reference, attribute: .notAnAttribute)
        }
        // The type that keeps axes apart is not the one of the property, as it is not in Apple's module.
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
