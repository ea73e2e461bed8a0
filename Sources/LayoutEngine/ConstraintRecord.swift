import Simplex

/// The data of an engine about a constraint.
struct ConstraintRecord {
    var constraint: LayoutConstraint
    /// The order of creation, in which lists are sorted.
    var sequence: UInt32
    /// The order in which the author made it, which can differ from that of its addition.
    var order: UInt32
    var solverID: ConstraintID
    /// The constant of the lowered form is `loweredConstant - constant`.
    var loweredConstant: Double
    /// A Boolean value that indicates whether the lowered form runs through the positions of items between the two and
    /// their container.
    var isChained: Bool
    var isAlive: Bool
}

/// The places of a constraint in the lists of its two items.
struct ConstraintLinks {
    var next: (Int32, Int32) = (-1, -1)
    var previous: (Int32, Int32) = (-1, -1)
}
