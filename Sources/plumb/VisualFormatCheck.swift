import ArgumentParser
import Diagnostics
import Foundation
import VisualFormat

/// `plumb vfl check`: whether formats can be read, and what they say.
struct VisualFormatCheck: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Say whether formats are valid, with Apple's messages and carets.",
        discussion: """
            Names are not looked up: those in brackets are taken for views, the others for metrics. A number that no \
            constraint takes, such as a priority of 1001, makes a format no less valid; a warning says so on standard error.
            Exit status: 0 all are valid, 1 some are not, 2 the arguments cannot be used.
            """)

    @OptionGroup var format: OutputFormatOptions<TextOrJSON>

    @OptionGroup var arguments: FormatArguments

    func run() throws {
        let json = format.chosen == .json
        var isValid = true
        arguments.forEach { format, line in
            let report = FormatReport(format, arguments.dialect, line: line)
            if !report.isValid { isValid = false }
            print(json ? report.json.text : report.text, terminator: json ? "\n" : "")
            guard !json, !report.refusals.isEmpty else { return }
            // Behind the answer that it is about, where both go to the same place.
            OutputTerminal.flush()
            report.warnings.writeToStandardError()
        }
        OutputTerminal.flush()
        if !isValid { throw ExitCode(1) }
    }
}

/// What a check finds in one format.
struct FormatReport {
    let tree: SyntaxTree
    let problems: [Problem]
    /// What is no mistake of the format, but what constraints refuse: numbers out of their range.
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

    var isValid: Bool { problems.isEmpty }

    /// The report as the command's contract has it; `diagnostics` holds all problems with notes and fix-its, and as warnings
    /// what constraints would refuse.
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
        let diagnostics = diagnostics(for: problems, .error) + diagnostics(for: refusals, .warning)
        if !diagnostics.isEmpty { members.append(("diagnostics", .array(diagnostics.map(\.json)))) }
        return .object(members)
    }

    /// The report for a person.
    var text: String {
        guard !isValid else {
            let counts = [
                tree.viewNames.count.counted("view"), tree.metricNames.count.counted("metric"),
                constraintCount.counted("constraint"),
            ]
            return "valid: \(tree.source)  (\(counts.joined(separator: ", ")))\n"
        }
        return text(of: diagnostics(for: problems, .error), isColored: OutputTerminal.isColored(STDOUT_FILENO))
    }

    /// What constraints would refuse, for a person.
    var warnings: String {
        text(of: diagnostics(for: refusals, .warning), isColored: OutputTerminal.isColored(STDERR_FILENO))
    }

    private func text(of diagnostics: [Diagnostic], isColored: Bool) -> String {
        let source = SourceText(tree.source, firstLine: line)
        let writer = TerminalWriter(isColored: isColored)
        return diagnostics.map { finding in writer.text(of: finding, in: source) }.joined()
    }

    /// Problems with their notes and ways to mend, on the line of the format.
    private func diagnostics(for problems: [Problem], _ severity: Severity) -> [Diagnostic] {
        tree.diagnostics(for: problems).map { finding in
            var finding = finding
            finding.severity = severity
            finding.location?.line += line - 1
            return finding
        }
    }
}
