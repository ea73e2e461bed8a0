import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `#variableBindings(find, field)`: the dictionary of Objective-C's `NSDictionaryOfVariableBindings`.
struct VariableBindingsMacro: ExpressionMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) -> ExprSyntax {
        var elements: [String] = []
        var names: Set<String> = []
        for argument in node.arguments {
            let expression = argument.expression
            guard let name = name(of: expression) else {
                report("A format can only name a variable or a property.", "vfl.no-name", expression, context)
                continue
            }
            guard names.insert(name).inserted else {
                report("There is already a variable named '\(name)'.", "vfl.same-name", expression, context)
                continue
            }
            elements.append("\"\(name)\": \(expression.trimmedDescription)")
        }
        return elements.isEmpty ? "[String: Any]()" : "[\(raw: elements.joined(separator: ", "))] as [String: Any]"
    }

    /// Returns the name of a variable, or of the property at the end of `self.view.label`.
    private static func name(of expression: ExprSyntax) -> String? {
        if let variable = expression.as(DeclReferenceExprSyntax.self), variable.argumentNames == nil {
            guard case .identifier(let name) = variable.baseName.tokenKind else { return nil }
            return name.trimmingBackticks
        }
        guard let member = expression.as(MemberAccessExprSyntax.self), member.base != nil else { return nil }
        return name(of: ExprSyntax(member.declName))
    }

    private static func report(
        _ message: String, _ id: String, _ expression: ExprSyntax, _ context: some MacroExpansionContext
    ) {
        context.diagnose(Diagnostic(node: expression, message: FormatMessage(message: message, id: id)))
    }
}

extension String {
    fileprivate var trimmingBackticks: String { hasPrefix("`") ? String(dropFirst().dropLast()) : self }
}
