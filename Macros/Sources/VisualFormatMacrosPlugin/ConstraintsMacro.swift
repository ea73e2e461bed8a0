import Diagnostics
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros
import VisualFormat

/// `#constraints("H:|-[find]-[field(>=20)]-|")`: a format that the compiler checks, with the names of the surrounding code.
struct ConstraintsMacro: ExpressionMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) -> ExprSyntax {
        // After an error the expansion must still have the right type, or a second error follows.
        let nothing: ExprSyntax = "[NSLayoutConstraint]()"
        guard let first = node.arguments.first else { return nothing }
        guard let format = FormatLiteral(first.expression) else {
            context.diagnose(
                Diagnostic(
                    node: first.expression,
                    message: FormatMessage(
                        message:
                            "The format must be a string literal without interpolation, so that it can be checked while compiling.",
                        id: "vfl.no-literal")))
            return nothing
        }
        let call = ConstraintsCall(format, node.arguments.dropFirst())
        let problems = call.problems
        guard problems.isEmpty else {
            for problem in problems { context.diagnose(format.diagnostic(of: problem, in: call.tree)) }
            return nothing
        }
        return call.expansion
    }
}

/// A use of the macro: the format with its other arguments.
struct ConstraintsCall {
    let format: FormatLiteral
    let tree: SyntaxTree
    private let options: ExprSyntax?
    private let metrics: ExprSyntax?
    private let dialect: ExprSyntax?

    init(_ format: FormatLiteral, _ arguments: some Sequence<LabeledExprSyntax>) {
        self.format = format
        let arguments = Array(arguments)
        func argument(_ label: String) -> ExprSyntax? {
            arguments.first { argument in argument.label?.text == label }?.expression
        }
        options = argument("options")
        metrics = argument("metrics")
        dialect = argument("dialect")
        let isExtended = dialect.map { dialect in dialect.trimmedDescription.hasSuffix("extended") } ?? false
        tree = SyntaxTree(parsing: format.text, dialect: isExtended ? .extended : .standard)
    }

    /// The problems of the text, its numbers and its options. The compiler checks the names.
    var problems: [Problem] {
        tree.bound(to: AssumedBindings(for: tree), options: alignment).problems
    }

    /// The alignments among the options, as far as the call names them.
    private var alignment: FormatOptions {
        guard let options else { return [] }
        var alignment: FormatOptions = []
        for token in options.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let name) = token.tokenKind else { continue }
            // A computed option may have any value.
            if ["rawValue", "subtracting", "intersection"].contains(name) { return [] }
            for attribute in Attribute.allCases where name.lowercased() == "alignall\(attribute.name.lowercased())" {
                alignment.insert(.align(attribute))
            }
        }
        return alignment
    }

    /// The call that creates the constraints, with the variables that the format names.
    var expansion: ExprSyntax {
        let given = metricsInLiteral
        // If the keys of the metrics are unknown, names outside brackets belong to the metrics.
        let further = metrics != nil && given == nil ? [] : tree.metricNames
        let names = (tree.viewNames + further).filter { name in !(given ?? []).contains(name) }
        let values = names.map { name in ".init(\"\(name)\", \(name.escapedIfKeyword))" }.joined(separator: ", ")
        var arguments = [format.syntax.trimmedDescription]
        if let options { arguments.append("options: \(options.trimmedDescription)") }
        arguments.append("names: [\(values)]")
        if let metrics { arguments.append("metrics: \(metrics.trimmedDescription)") }
        if let dialect { arguments.append("dialect: \(dialect.trimmedDescription)") }
        return "VisualFormatMacros.constraints(\(raw: arguments.joined(separator: ", ")))"
    }

    /// The keys of the metrics if they are a dictionary literal, or nil.
    private var metricsInLiteral: [String]? {
        guard let metrics else { return [] }
        guard case .elements(let elements)? = metrics.as(DictionaryExprSyntax.self)?.content else {
            return metrics.is(DictionaryExprSyntax.self) ? [] : nil
        }
        var keys: [String] = []
        for element in elements {
            guard let key = FormatLiteral(element.key) else { return nil }
            keys.append(key.text)
        }
        return keys
    }
}

extension String {
    /// The name as an expression; a keyword needs backticks.
    var escapedIfKeyword: String {
        let reserved: Set<String> = [
            "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
            "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
            "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public",
            "repeat",
            "rethrows", "return", "static", "struct", "subscript", "switch", "throw", "throws", "true", "try",
            "typealias",
            "var", "where", "while",
        ]
        return reserved.contains(self) ? "`\(self)`" : self
    }
}
