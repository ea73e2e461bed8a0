import Simplex

/// Where a constraint comes from; the policy for conflicts and the explanations look at it.
public enum ConstraintOrigin: UInt8, Hashable, Sendable {
    /// Written with the initialiser or with anchors.
    case code
    /// Written as a format string.
    case visualFormat
    /// Read from a document.
    case document
    /// Made by a stack view.
    case stackView
    /// The content size of an item.
    case contentSize
    /// Made from a frame and an autoresizing mask.
    case autoresizing
    /// The distance of a margins guide from its view.
    case marginsGuide
    /// The distance of a safe area guide from its view.
    case safeAreaGuide
    /// The frame of the root, which is input.
    case encapsulatedLayout
    /// The target of a fitting size.
    case fitting
    /// That widths and heights are not negative; entered where a solution would break it, and not listed.
    case nonNegativeSize

    /// Whether the system made it and nobody wrote it down.
    public var isSystem: Bool { rawValue >= ConstraintOrigin.contentSize.rawValue }
}

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

/// What an engine knows of a constraint.
struct ConstraintRecord {
    var constraint: LayoutConstraint
    /// When it came: later ones stand later in lists.
    var sequence: UInt32
    var solverID: ConstraintID
    /// The constant of the lowered form is `loweredConstant - constant`.
    var loweredConstant: Double
    /// Whether the lowered form runs through the positions of items between the two and their container.
    var isChained: Bool
    var isAlive: Bool
}

/// The places of a constraint in the lists of its two items.
struct ConstraintLinks {
    var next: (Int32, Int32) = (-1, -1)
    var previous: (Int32, Int32) = (-1, -1)
}
