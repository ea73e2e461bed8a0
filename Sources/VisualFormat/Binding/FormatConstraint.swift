import Diagnostics

/// A constraint of a format: `first.attribute  relation  second.attribute × multiplier + constant`.
public struct FormatConstraint: Hashable, Sendable {
    /// An item of a constraint.
    ///
    /// Numbers are indices in ``BoundFormat/viewNames`` and ``BoundFormat/guides``.
    public enum Item: Hashable, Sendable {
        /// A view.
        case view(Int)
        /// The superview of a view, or the owning view of a layout guide.
        case superview(of: Int)
        /// The safe area layout guide of that superview.
        case safeArea(of: Int)
        /// A layout guide of the format.
        case guide(Int)
    }

    /// The kind of a space.
    public enum Symbol: UInt8, Hashable, Sendable {
        /// A space with a number.
        case none
        /// A standard space, which descriptions print as `NSSpace(8)`.
        case standardSpace
    }

    /// The item on the left side.
    public var first: Item
    /// The attribute on the left side.
    public var firstAttribute: Attribute
    /// The relation.
    public var relation: Relation
    /// The item on the right side; nil for a constant.
    public var second: Item?
    /// The attribute on the right side; nil for a constant.
    public var secondAttribute: Attribute?
    /// The multiplier of the right side.
    public var multiplier = 1.0
    /// The constant of the right side, in points.
    public var constant = 0.0
    /// The priority, greater than 0 and at most 1000.
    public var priority = 1000.0
    /// A value that indicates whether the constant is a standard space.
    public var symbol = Symbol.none
    /// The part of the format that makes the constraint.
    public var span = SourceSpan(at: 0)
    /// The end of the object with the numbers; nil without a predicate.
    var objectEnd: Int?

    /// Creates a constraint.
    public init(
        _ first: Item, _ firstAttribute: Attribute, _ relation: Relation = .equal, _ second: Item? = nil,
        _ secondAttribute: Attribute? = nil
    ) {
        self.first = first
        self.firstAttribute = firstAttribute
        self.relation = relation
        self.second = second
        self.secondAttribute = secondAttribute
    }
}
