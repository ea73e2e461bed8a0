/// A constraint as the batch solver sees it: coefficients added up, columns numbered within a component, and what an error
/// of each sign costs.
struct Goal {
    var id: ConstraintID
    var row: SparseRow
    /// What a positive error costs; nil where it costs nothing.
    var positive: Priority?
    /// What a negative error costs; nil where it costs nothing.
    var negative: Priority?
    /// The size of the constraint's constant, by which the default victim of a conflict is chosen.
    var constantSize: Double

    var isRequired: Bool { isRequired(positive) || isRequired(negative) }

    var isRequiredEquality: Bool { isRequired(positive) && isRequired(negative) }

    private func isRequired(_ priority: Priority?) -> Bool {
        guard let priority else { return false }
        return priority.isRequired
    }

    /// Orders goals by what they say; identifiers settle only what says the same.
    func precedes(_ other: Goal) -> Bool {
        if row.columns.count != other.row.columns.count { return row.columns.count < other.row.columns.count }
        for index in row.columns.indices where row.columns[index] != other.row.columns[index] {
            return row.columns[index] < other.row.columns[index]
        }
        for index in row.columns.indices where row.coefficients[index] != other.row.coefficients[index] {
            return row.coefficients[index] < other.row.coefficients[index]
        }
        if row.constant != other.row.constant { return row.constant < other.row.constant }
        if positive != other.positive { return Goal.value(positive) > Goal.value(other.positive) }
        if negative != other.negative { return Goal.value(negative) > Goal.value(other.negative) }
        return id.index < other.id.index
    }

    private static func value(_ priority: Priority?) -> Double {
        guard let priority else { return 0 }
        return priority.value
    }

    /// Whether an error is more than what rounding makes of none.
    func isViolated(error: Double, magnitude: Double) -> Bool {
        let tolerance = 1e-9 * magnitude
        if let positive, positive.isRequired, error > tolerance { return true }
        if let negative, negative.isRequired, error < -tolerance { return true }
        return false
    }
}
