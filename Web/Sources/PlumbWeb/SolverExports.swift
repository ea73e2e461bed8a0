import Simplex

// The functions for `solver.js`: a solver of linear constraints without views. Its callers pass handles of `plumb_solver_open` that are not
// closed, indices of variables, and numbers of constraints, as these functions return them.

/// A solver, and the memory that it shares with JavaScript.
final class LinearSolver {
    let solver = Solver()
    var variables: [Variable] = []
    var constraints: [ConstraintID] = []
    /// Numbers that passes in either direction: terms as pairs of index and coefficient, or changed values as pairs of index and value.
    var numbers: [Double] = []

    /// The numbers, as an address that stays valid until the array grows.
    var address: UnsafeMutablePointer<Double>? {
        numbers.withUnsafeMutableBufferPointer { buffer in buffer.baseAddress }
    }
}

/// Creates a solver.
@_expose(wasm, "plumb_solver_open") @_cdecl("plumb_solver_open")
public func openSolver() -> UnsafeMutableRawPointer { Unmanaged.passRetained(LinearSolver()).toOpaque() }

/// Frees a solver.
@_expose(wasm, "plumb_solver_close") @_cdecl("plumb_solver_close")
public func closeSolver(_ solver: UnsafeMutableRawPointer) { Unmanaged<LinearSolver>.fromOpaque(solver).release() }

/// Creates a variable, and returns its index.
@_expose(wasm, "plumb_solver_variable") @_cdecl("plumb_solver_variable")
public func makeVariable(_ solver: UnsafeMutableRawPointer) -> Int32 {
    let solver = linear(solver)
    let variable = solver.solver.makeVariable()
    solver.variables.append(variable)
    return variable.index
}

/// Returns memory for a number of terms: an index and a coefficient each, as doubles.
@_expose(wasm, "plumb_solver_terms") @_cdecl("plumb_solver_terms")
public func terms(_ solver: UnsafeMutableRawPointer, _ count: Int32) -> UnsafeMutablePointer<Double>? {
    let solver = linear(solver)
    let missing = max(1, Int(count)) * 2 - solver.numbers.count
    if missing > 0 { solver.numbers += Array(repeating: 0, count: missing) }
    return solver.address
}

/// Adds `terms + constant  relation  0` with the terms in the solver's memory, and returns its number.
///
/// A priority of 1000 and more is required.
@_expose(wasm, "plumb_solver_add") @_cdecl("plumb_solver_add")
public func addConstraint(
    _ solver: UnsafeMutableRawPointer, _ count: Int32, _ constant: Double, _ relation: Int32, _ priority: Double
) -> Int32 {
    let solver = linear(solver)
    let terms = (0..<Int(count)).map { term in
        Term(solver.variables[Int(solver.numbers[term * 2])], solver.numbers[term * 2 + 1])
    }
    let id = solver.solver.add(
        terms, constant: constant, Relation(rawValue: Int8(relation)) ?? .equal,
        priority: Priority(priority) ?? .required)
    solver.constraints.append(id)
    return Int32(solver.constraints.count - 1)
}

/// Removes a constraint.
@_expose(wasm, "plumb_solver_remove") @_cdecl("plumb_solver_remove")
public func removeConstraint(_ solver: UnsafeMutableRawPointer, _ constraint: Int32) {
    let solver = linear(solver)
    solver.solver.remove(solver.constraints[Int(constraint)])
}

/// Sets the constant of a constraint.
@_expose(wasm, "plumb_solver_set_constant") @_cdecl("plumb_solver_set_constant")
public func setSolverConstant(_ solver: UnsafeMutableRawPointer, _ constraint: Int32, _ constant: Double) {
    let solver = linear(solver)
    solver.solver.setConstant(constant, of: solver.constraints[Int(constraint)])
}

/// Solves, and returns the number of conflicts among required constraints.
@_expose(wasm, "plumb_solver_conflicts") @_cdecl("plumb_solver_conflicts")
public func conflicts(_ solver: UnsafeMutableRawPointer) -> Int32 { Int32(linear(solver).solver.conflicts.count) }

/// Solves, and returns the number of variables whose values have changed since the last call.
///
/// Their indices and values are in the solver's memory, which `plumb_solver_terms` returns.
@_expose(wasm, "plumb_solver_changes") @_cdecl("plumb_solver_changes")
public func changes(_ solver: UnsafeMutableRawPointer) -> Int32 {
    let solver = linear(solver)
    let changed = solver.solver.takeChangedVariables()
    solver.numbers.removeAll(keepingCapacity: true)
    solver.numbers.reserveCapacity(changed.count * 2)
    for variable in changed {
        solver.numbers.append(Double(variable.index))
        solver.numbers.append(solver.solver.value(of: variable))
    }
    return Int32(changed.count)
}

private func linear(_ solver: UnsafeMutableRawPointer) -> LinearSolver {
    Unmanaged<LinearSolver>.fromOpaque(solver).takeUnretainedValue()
}
