/// A conflict among required constraints.
public struct LayoutConflict: Hashable, Sendable {
    /// A minimal conflicting set: first the constraints of the user, with sizes at the front, then those of the system.
    public let constraints: [LayoutConstraintID]
    /// The constraint that is broken.
    ///
    /// It stays in effect as the strongest optional constraint.
    public let broken: LayoutConstraintID
}

/// The smallest single change that resolves a conflict.
public struct LayoutCure: Hashable, Sendable {
    /// The constraint to change.
    public let constraint: LayoutConstraintID
    /// The constant that resolves the conflict, in points; nil if no constant does, so the constraint must be removed
    /// or made optional.
    public let constant: Double?
}
