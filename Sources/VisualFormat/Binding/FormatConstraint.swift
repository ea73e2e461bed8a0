import Diagnostics

/// A constraint that a format makes: `first.attribute  relation  second.attribute × multiplier + constant`.
public struct FormatConstraint: Hashable, Sendable {
    /// What a constraint is about; numbers are places in ``BoundFormat/viewNames`` and ``BoundFormat/guides``.
    public enum Item: Hashable, Sendable {
        /// A view.
        case view(Int)
        /// The superview of a view, for a layout guide its owning view.
        case superview(of: Int)
        /// The safe area guide of that superview.
        case safeArea(of: Int)
        /// A layout guide that the format makes.
        case guide(Int)
    }

    /// What a standard space stands for; spaces with numbers are plain.
    public enum Symbol: UInt8, Hashable, Sendable {
        /// No standard space.
        case none
        /// The standard space; descriptions print `NSSpace(8)`.
        case standardSpace
    }

    /// The item on the left.
    public var first: Item
    /// Its attribute.
    public var firstAttribute: Attribute
    /// The sign.
    public var relation: Relation
    /// The item on the right; nil for a constant.
    public var second: Item?
    /// Its attribute; nil for a constant.
    public var secondAttribute: Attribute?
    /// The factor of the right side.
    public var multiplier = 1.0
    /// What is added to the right side, in points.
    public var constant = 0.0
    /// How much the constraint matters, above 0 and at most 1000.
    public var priority = 1000.0
    /// Whether the constant is a standard space.
    public var symbol = Symbol.none
    /// The part of the format that says so.
    public var span = SourceSpan(at: 0)
    /// Where the object ends that the numbers are from; nil where no predicate says them.
    var objectEnd: Int?

    /// A constraint.
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
