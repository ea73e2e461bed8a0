import Diagnostics
import Foundation
import VisualFormat

/// What a check finds in one format.
struct FormatReport {
    let tree: SyntaxTree
    let problems: [Problem]
    /// What Apple's parser reads and constraints refuse: numbers out of their range.
    let refusals: [Problem]
    let constraintCount: Int
    /// The line of standard input that the format stands on.
    let line: Int

    init(_ format: String, _ dialect: Dialect, line: Int = 1) {
        self.line = line
        let tree = SyntaxTree(parsing: format, dialect: dialect)
        self.tree = tree
        // Names are not known, so that of what binding finds only what no name can mend counts.
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
            // Apple's constraints refuse these, not its parser.
            case .priorityOutOfRange, .constantNotFinite: !problems.contains(problem)
            default: false
            }
        }
        constraintCount = problems.isEmpty ? bound.constraints.count : 0
    }

    /// A Boolean value that indicates whether the parser takes the format, as the command's contract means it.
    var isValid: Bool { problems.isEmpty }

    /// All that is wrong, with notes and ways to mend, on the line of the format.
    var diagnostics: [Diagnostic] {
        tree.diagnostics(for: problems + refusals).map { finding in
            var finding = finding
            finding.location?.line += line - 1
            return finding
        }.inReadingOrder().abridged()
    }

    /// The report as the command's contract has it; `diagnostics` holds all that is wrong with notes and fix-its.
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
