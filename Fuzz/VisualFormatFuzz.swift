import Diagnostics
import VisualFormat

/// The entry point of libFuzzer. The first two bytes choose dialect and options, and the rest is the format.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
    guard count >= 2 else { return 0 }
    let dialect: Dialect = data[0] & 1 == 0 ? .standard : .extended
    let format = String(decoding: UnsafeBufferPointer(start: data + 2, count: count - 2), as: UTF8.self)
    check(format, dialect, FormatOptions(rawValue: UInt(data[0] >> 1) << 14 | UInt(data[1]) << 1))
    return 0
}

/// Checks the invariants of every text.
private func check(_ format: String, _ dialect: Dialect, _ options: FormatOptions) {
    let tree = SyntaxTree(parsing: format, dialect: dialect)
    precondition(tree.description == format, "the tree prints its text")
    precondition(format.isEmpty == (tree.problems.first?.kind == .emptyFormat), "only no text is empty")
    for (problem, next) in zip(tree.problems, tree.problems.dropFirst()) {
        precondition(problem.offset < next.offset, "problems stand in the order of the text")
    }

    let bindings = NamedBindings(
        views: ["a", "b", "c", "v1", "v2"], metrics: ["m": 8, "p": 750, "n": -1e300], withoutSuperview: ["c"])
    let bound = tree.bound(
        to: bindings, options: options, spacing: options.rawValue & 2 == 0 ? .documented : .layoutMargins)
    precondition(bound.problems.count >= tree.problems.count, "binding loses no problem")
    for constraint in bound.constraints {
        precondition(constraint.priority > 0 && constraint.priority <= 1000, "priorities are in range")
        precondition(constraint.constant.isFinite && constraint.multiplier.isFinite, "numbers are finite")
        precondition(constraint.span.upper <= format.utf8.count, "spans lie in the text")
    }
    for problem in bound.problems.prefix(3) {
        precondition(problem.offset <= format.utf8.count, "carets lie in the text or at its end")
        _ = problem.reason(in: format)
        for fixIt in tree.advice(on: problem, viewNames: bindings.viewNames, metricNames: bindings.metricNames).fixIts {
            _ = format.applying(fixIt.edits)
        }
    }
    if let normal = tree.normalized {
        let again = SyntaxTree(parsing: normal, dialect: dialect)
        precondition(again.isValid && again.normalized == normal, "the normal form is its own")
        precondition(
            again.bound(to: bindings, options: options).constraints.count
                == tree.bound(to: bindings, options: options).constraints.count)
    }
    if bound.isValid { _ = FormatWriter(names: bound.viewNames).formats(for: bound.constraints) }
}
