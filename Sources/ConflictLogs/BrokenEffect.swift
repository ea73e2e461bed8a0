/// The effect of a break: the number that the broken constraint asks for, and the number that it gets.
public struct BrokenEffect: Hashable, Sendable {
    /// The index of the broken constraint.
    public let constraint: Int
    /// The constant of the constraint, in points.
    public let wanted: Double
    /// The constant that the layout has instead, in points.
    public let actual: Double

    init(_ log: ConflictLog, _ constraint: Int, error: Double) {
        self.constraint = constraint
        wanted = log.constraints[constraint].constant
        actual = wanted + error
    }
}
