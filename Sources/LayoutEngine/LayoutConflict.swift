/// Required constraints that cannot hold together.
public struct LayoutConflict: Hashable, Sendable {
    /// A minimal set: what was written down first, sizes leading; then what the system made.
    public let constraints: [LayoutConstraintID]
    /// The one that is broken to go on; it remains the dearest of all wishes.
    public let broken: LayoutConstraintID
}

/// The smallest single change that lets a conflicting set hold.
public struct LayoutCure: Hashable, Sendable {
    /// The constraint to change.
    public let constraint: LayoutConstraintID
    /// The constant with which the set can hold, in points; nil where no constant helps and it must go or become optional.
    public let constant: Double?
}
