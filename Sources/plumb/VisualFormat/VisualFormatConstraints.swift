import ArgumentParser
import Diagnostics
import Foundation
import VisualFormat

/// `plumb vfl constraints`: the constraints of formats.
struct VisualFormatConstraints: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "constraints", abstract: "Print the constraints of formats as equations.",
        discussion: """
            Each line has a part of the format and its equation. Metrics appear by name unless --metrics gives their values. \
            A * marks the standard space. You can repeat --options and --metrics. A view named superview appears in brackets. \
            Blank lines of standard input are skipped.

            For example: plumb vfl constraints --options alignAllTop --metrics gap=12 '[a]-gap-[b(==a)]-|'

            Exit status: 0 all valid, 1 errors, 2 invalid arguments.
            """)

    @OptionGroup var format: OutputFormatOptions<TextOrJSON>

    @OptionGroup var quietness: QuietArguments

    @OptionGroup var coloring: ColorArguments

    @OptionGroup var call: FormatCallArguments

    @OptionGroup var arguments: FormatArguments

    func run() throws {
        let json = format.chosen == .json
        let (values, options) = (call.metrics.values, call.options.options)
        var isValid = true
        var unused = Set(values.keys)
        try arguments.forEach { format in
            let (line, tree) = (format.line, SyntaxTree(parsing: format.text, dialect: format.dialect))
            let equations = FormatEquations(of: tree, metrics: values, options: options)
            unused.subtract(tree.metricNames)
            if !equations.problems.isEmpty { isValid = false }
            if json {
                OutputTerminal.write(Self.json(of: tree, equations).text + "\n")
            } else if equations.problems.isEmpty {
                if !quietness.quiet { OutputTerminal.write(Self.text(of: tree, equations)) }
            } else {
                OutputTerminal.flush()
                complaint(of: tree, equations, line: line).writeToStandardError()
            }
        }
        OutputTerminal.flush()
        // An invalid format may have used more names.
        if isValid { [MetricValues].complain(ofUnused: unused) }
        if options.contains(.spacingBaselineToBaseline) {
            OutputTerminal.complain(
                "warning: spacingBaselineToBaseline measures vertical spaces between baselines of text. "
                    + "The text is unknown here, so the equations use edges.")
        }
        if !isValid { throw ExitCode(1) }
    }

    private func complaint(of tree: SyntaxTree, _ equations: FormatEquations, line: Int) -> String {
        let source = SourceText(tree.source, firstLine: line)
        let writer = TerminalWriter(isColored: coloring.colorsErrors)
        return tree.diagnostics(for: equations.problems).abridged().map { finding in
            var finding = finding
            finding.location?.line += line - 1
            return writer.text(of: finding, in: source)
        }.joined()
    }

    private static func text(of tree: SyntaxTree, _ equations: FormatEquations) -> String {
        let parts = equations.lines.map { line in tree.text(line.span) }
        let width = parts.map(\.count).max() ?? 0
        let lines = zip(equations.lines, parts).map { line, part in
            "  " + part + String(repeating: " ", count: width - part.count + 2) + line.equation
                + (line.isStandardSpace ? " *" : "") + "\n"
        }
        return tree.source + "\n" + lines.joined()
    }

    private static func json(of tree: SyntaxTree, _ equations: FormatEquations) -> JSONValue {
        .object([
            ("format", .string(tree.source)),
            ("valid", .bool(equations.problems.isEmpty)),
            ("diagnostics", .array(tree.diagnostics(for: equations.problems).abridged().map(\.json))),
            (
                "constraints",
                .array(
                    equations.lines.map { line in
                        .object([
                            ("equation", .string(line.equation)),
                            ("standardSpace", .bool(line.isStandardSpace)),
                            ("offset", .number(Double(line.span.lower))),
                            ("length", .number(Double(line.span.upper - line.span.lower))),
                        ])
                    })
            ),
        ])
    }
}
