/// Cassowary's strengths as priorities.
///
/// Cassowary adds errors of one strength with weights. `Simplex` compares priorities and never adds them, so a weight is a place between
/// two strengths: one error at `.strong(0.2)` outranks any number of errors at `.strong(0.1)`.
extension Priority {
    /// 750: a strong constraint.
    public static let strong = strong(0)

    /// 500: a medium constraint.
    public static let medium = medium(0)

    /// 250: a weak constraint.
    public static let weak = weak(0)

    /// Returns a priority between strong and required.
    ///
    /// The weight is a fraction from 0 to 0.999; others count as the nearest of them. The result is at least 750 and below 1000.
    public static func strong(_ weight: Double) -> Priority { between(750, weight) }

    /// Returns a priority between medium and strong: at least 500 and below 750.
    public static func medium(_ weight: Double) -> Priority { between(500, weight) }

    /// Returns a priority between weak and medium: at least 250 and below 500.
    public static func weak(_ weight: Double) -> Priority { between(250, weight) }

    private static func between(_ least: Double, _ weight: Double) -> Priority {
        let fraction = weight > 0 ? min(weight, 0.999) : 0
        return Priority(least + 250 * fraction) ?? .required
    }
}
