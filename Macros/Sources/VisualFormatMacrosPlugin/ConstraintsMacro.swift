import Diagnostics
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros
import VisualFormat

/// `#constraints("H:|-[find]-[field(>=20)]-|")`: a format checked by the compiler, whose names are those of the code
/// around it.
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

/// A use of the macro: the format with its further arguments.
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

    /// What is wrong with the text, its numbers and its options; names are for the compiler to find.
    var problems: [Problem] {
        tree.bound(to: AssumedBindings(for: tree), options: alignment).problems
    }

    /// The alignments among the options, as far as they are named at the call.
    private var alignment: FormatOptions {
        guard let options else { return [] }
        var alignment: FormatOptions = []
        for token in options.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let name) = token.tokenKind else { continue }
            // An option that is computed may be any.
            if ["rawValue", "subtracting", "intersection"].contains(name) { return [] }
            for attribute in Attribute.allCases where name.lowercased() == "alignall\(attribute.name.lowercased())" {
                alignment.insert(.align(attribute))
            }
        }
        return alignment
    }

    /// The call that makes the constraints, with the variables that the format names.
    var expansion: ExprSyntax {
        let given = metricsInLiteral
        // Names beside those in brackets are the given metrics' if nobody can see which those are.
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

    /// The keys of the metrics if they are a dictionary literal; nil if they are something else.
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
    /// The name as an expression: a keyword needs backticks.
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
