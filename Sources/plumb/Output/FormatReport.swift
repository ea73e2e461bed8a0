import Diagnostics
import Foundation
import VisualFormat

/// The result of the check of one format.
struct FormatReport {
    let tree: SyntaxTree
    let problems: [Problem]
    /// The values that Apple's parser accepts but constraints reject, such as numbers out of range.
    let refusals: [Problem]
    let constraintCount: Int
    /// The line of the format.
    let line: Int

    init(_ format: String, _ dialect: Dialect, line: Int = 1) {
        self.line = line
        let tree = SyntaxTree(parsing: format, dialect: dialect)
        self.tree = tree
        // Names are unknown. So of the problems of binding, only those count that no name can solve.
        let bound = tree.bound(to: AssumedBindings(for: tree))
        let problems = bound.problems.filter { problem in
            switch problem.kind {
            case .mismatchedAttributes, .tooManyConstraints: true
            default: tree.problems.contains(problem)
            }
        }
        self.problems = problems
        refusals = bound.problems.filter { problem in
            switch problem.kind {
            // Apple's constraints reject these, not its parser.
            case .priorityOutOfRange, .constantNotFinite: !problems.contains(problem)
            default: false
            }
        }
        constraintCount = problems.isEmpty ? bound.constraints.count : 0
    }

    /// A Boolean value that indicates whether the parser accepts the format.
    var isValid: Bool { problems.isEmpty }

    /// All problems, with notes and fixes, on the line of the format.
    var diagnostics: [Diagnostic] {
        tree.diagnostics(for: problems + refusals).map { finding in
            var finding = finding
            finding.location?.line += line - 1
            return finding
        }.inReadingOrder().abridged()
    }

    /// The report as JSON, with the first problem.
    ///
    /// `diagnostics` contains all problems with notes and fixes.
    var json: JSONValue {
        var members: [(String, JSONValue)] = [("format", .string(tree.source)), ("valid", .bool(isValid))]
        if let problem = problems.first {
            members.append(("message", .string(problem.message)))
            if problem.kind != .emptyFormat { members.append(("offset", .number(Double(problem.offset)))) }
        }
        members += [
            ("views", .array(tree.viewNames.map { name in .string(name) })),
            ("metrics", .array(tree.metricNames.map { name in .string(name) })),
            ("constraints", .number(Double(constraintCount))),
        ]
        let diagnostics = diagnostics
        if !diagnostics.isEmpty { members.append(("diagnostics", .array(diagnostics.map(\.json)))) }
        return .object(members)
    }

    /// Returns the report for a person.
    func text(isColored: Bool) -> String {
        let diagnostics = diagnostics
        guard !diagnostics.isEmpty else {
            let counts = [
                tree.viewNames.count.counted("view"), tree.metricNames.count.counted("metric"),
                constraintCount.counted("constraint"),
            ]
            return "valid: \(tree.source)  (\(counts.joined(separator: ", ")))\n"
        }
        let source = SourceText(tree.source, firstLine: line)
        let writer = TerminalWriter(isColored: isColored)
        return diagnostics.map { finding in writer.text(of: finding, in: source) }.joined()
    }
}
