import Simplex

/// `first.attribute  relation  second.attribute × multiplier + constant` between items of an engine.
public struct LayoutConstraint: Hashable, Sendable {
    /// The item on the left.
    public var first: LayoutItem
    /// Its attribute.
    public var firstAttribute: LayoutAttribute
    /// The sign.
    public var relation: Relation
    /// The item on the right; nil for a constant.
    public var second: LayoutItem?
    /// Its attribute.
    public var secondAttribute: LayoutAttribute
    /// The factor of the right side.
    public var multiplier: Double
    /// What is added to the right side, in points.
    public var constant: Double
    /// What it costs if the left side is too large.
    public var growingPriority: Priority
    /// What it costs if the left side is too small.
    public var shrinkingPriority: Priority
    /// Where it comes from.
    public var origin: ConstraintOrigin

    /// A constraint between items.
    @inlinable
    public init(
        _ first: LayoutItem, _ firstAttribute: LayoutAttribute, _ relation: Relation = .equal,
        _ second: LayoutItem? = nil, _ secondAttribute: LayoutAttribute = .notAnAttribute, multiplier: Double = 1,
        constant: Double = 0, priority: Priority = .required, origin: ConstraintOrigin = .code
    ) {
        self.first = first
        self.firstAttribute = firstAttribute
        self.relation = relation
        self.second = second
        self.secondAttribute = secondAttribute
        self.multiplier = multiplier
        self.constant = constant
        self.growingPriority = priority
        self.shrinkingPriority = priority
        self.origin = origin
    }
}

/// A constraint that an engine holds.
public struct LayoutConstraintID: Hashable, Sendable {
    /// Its place in the engine's storage; places of removed constraints are given out again.
    public let index: Int32

    init(index: Int32) { self.index = index }
}
