import Simplex

/// A constraint between items of an engine: `first.attribute  relation  second.attribute × multiplier + constant`.
public struct LayoutConstraint: Hashable, Sendable {
    /// The item on the left side.
    public var first: LayoutItem
    /// The attribute on the left side.
    public var firstAttribute: LayoutAttribute
    /// The relation.
    public var relation: Relation
    /// The item on the right side; nil for a constant.
    public var second: LayoutItem?
    /// The attribute on the right side.
    public var secondAttribute: LayoutAttribute
    /// The multiplier of the right side.
    public var multiplier: Double
    /// The constant of the right side, in points.
    public var constant: Double
    /// The priority of errors where the left side is too large.
    public var growingPriority: Priority
    /// The priority of errors where the left side is too small.
    public var shrinkingPriority: Priority
    /// The origin of the constraint.
    public var origin: ConstraintOrigin

    /// Creates a constraint between items.
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

/// The identity of a constraint in an engine.
public struct LayoutConstraintID: Hashable, Sendable {
    /// The index in the engine's storage.
    ///
    /// Indices of removed constraints are reused.
    public let index: Int32

    init(index: Int32) { self.index = index }
}
