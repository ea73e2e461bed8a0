import Simplex

/// The region of a solution: the interval of a changing length in which the solution follows it along a line.
///
/// Two solutions of the same constraints are in one region if all errors have the same signs (``Simplex`` calls it a critical region).
/// The region includes the constraints that conflicts break, and the content sizes, which jump at line breaks.
public struct SolutionRegion: Sendable {
    /// The signs of the errors, and everything else that is constant in a region.
    public fileprivate(set) var state: [Int32] = []
    /// The errors of the constraints, in the order of `state`.
    ///
    /// The region ends where one of them reaches zero.
    public fileprivate(set) var errors: [Double] = []
    /// The exact rectangles of all items as numbers.
    public fileprivate(set) var numbers: [Double] = []
    /// The heights of contents, and the widths of those whose items can take them.
    public fileprivate(set) var contentSizes: [Double] = []

    /// Returns whether two solutions are in one region.
    public func isSame(as other: SolutionRegion) -> Bool {
        state == other.state && contentSizes == other.contentSizes && numbers.count == other.numbers.count
    }
}

extension LayoutEngine {
    /// The tolerance for errors that are rounding.
    private static var leastError: Double { 1e-6 }

    /// Returns the region of the current solution, which is solved first.
    ///
    /// The public values of `Simplex` suffice: each error is the value of the constraint's expression.
    ///
    /// - Complexity: Linear in the number of terms.
    public func solutionRegion() -> SolutionRegion {
        var region = SolutionRegion()
        solve()
        for record in records where record.isAlive {
            guard let row = solver.constraint(record.solverID) else { continue }
            region.note(
                row.terms.reduce(row.constant) { sum, term in
                    sum + term.coefficient * solver.value(of: term.variable)
                })
            // A width that required equations fix does not depend on the widest line of a text.
            let constraint = record.constraint
            if constraint.origin == .contentSize,
                constraint.firstAttribute == .height || !isWidthFixed(of: constraint.first)
            {
                region.contentSizes.append(constraint.constant)
            }
        }
        // In an ambiguous system the resting values decide.
        for variables in solver.openSystems {
            for variable in variables {
                region.state.append(variable.index)
                region.note(solver.value(of: variable) - solver.restingValue(of: variable))
            }
        }
        for conflict in solver.conflicts { region.state += [-1, record(of: conflict.relaxed)] }
        region.numbers.reserveCapacity(4 * items.count)
        for rectangle in solvedRectangles {
            region.numbers += [rectangle.minX, rectangle.minY, rectangle.width, rectangle.height]
        }
        return region
    }

    /// Returns the sign of an error, which is zero for rounding.
    fileprivate static func sign(of error: Double) -> Int32 {
        abs(error) < leastError ? 0 : error > 0 ? 1 : -1
    }
}

extension SolutionRegion {
    fileprivate mutating func note(_ error: Double) {
        state.append(LayoutEngine.sign(of: error))
        errors.append(error)
    }
}
