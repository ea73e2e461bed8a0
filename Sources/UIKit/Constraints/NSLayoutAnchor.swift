import Foundation

/// One attribute of one item, to make constraints from; `AnchorType` keeps the axes apart.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    /// Held strongly, so that an anchor can be kept longer than its view.
    nonisolated(unsafe) let object: AnyObject
    let reference: LayoutReference
    nonisolated let attribute: NSLayoutConstraint.Attribute
    /// What a dimension measures that is the distance of two anchors.
    let distance: LayoutDistance?

    init(view: UIView, attribute: NSLayoutConstraint.Attribute) {
        object = view
        reference = view.reference
        self.attribute = attribute
        distance = nil
        super.init()
    }

    init(guide: UILayoutGuide, attribute: NSLayoutConstraint.Attribute, distance: LayoutDistance? = nil) {
        object = guide
        reference = guide.reference
        self.attribute = attribute
        self.distance = distance
        super.init()
    }

    /// This anchor == the other.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        makeConstraint(.equal, anchor, 1, 0)
    }
    /// This anchor >= the other.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, anchor, 1, 0)
    }
    /// This anchor <= the other.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, anchor, 1, 0)
    }
    /// This anchor == the other + constant.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.equal, anchor, 1, c)
    }
    /// This anchor >= the other + constant.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, anchor, 1, c)
    }
    /// This anchor <= the other + constant.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, anchor, 1, c)
    }

    func makeConstraint(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, _ multiplier: CGFloat,
        _ constant: CGFloat
    ) -> NSLayoutConstraint {
        let made = NSLayoutConstraint()
        if let distance { made.distances.append(distance) }
        if let distance = other?.distance { made.distances.append(distance) }
        made.set(
            reference, attribute, relation, other?.reference, other?.attribute ?? .notAnAttribute, multiplier, constant)
        return made
    }

    /// This anchor at the system's distance from another, times a factor.
    func systemSpacing(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>, _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        let made = makeConstraint(relation, other, 1, 8 * multiplier)
        made.spacingName = "NSLayoutAnchorConstraintSpace"
        return made
    }

    /// Equal anchors are the same attribute of the same item.
    nonisolated open override func isEqual(_ other: Any?) -> Bool {
        guard let other = other as? NSLayoutAnchor<AnchorType> else { return false }
        return object === other.object && attribute == other.attribute
    }
    /// Equal for equal anchors.
    nonisolated open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(ObjectIdentifier(object))
        hasher.combine(attribute)
        return hasher.finalize()
    }
    /// The anchor as Apple's exceptions print it.
    nonisolated open override var description: String {
        readingOnMainActor {
            "<\(type(of: self)):\(address(of: self)) \"\(reference.name).\(attribute.name)\">"
        }
    }
}
