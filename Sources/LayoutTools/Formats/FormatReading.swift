import Diagnostics
import UIKit
import VisualFormat

/// Reads a format or an equation about a canvas, with its mistakes.
struct FormatReading {
    /// The constraints; incomplete if there are mistakes.
    private(set) var constraints: [Canvas.Constraint] = []
    /// The mistakes in the order of the text, with lines and columns of the text.
    private(set) var mistakes: [Diagnostic] = []
    /// A Boolean value that indicates whether the text is an equation, which cannot state a standard space.
    private(set) var isEquation = false

    /// Reads a text of the extended dialect.
    ///
    /// A text without statements has no constraints.
    ///
    /// - Complexity: Linear in the length of the text, apart from groups and ranges, whose number is limited.
    init(_ text: String, _ scope: FormatScope) {
        guard text.utf8.contains(where: { byte in byte > 32 }) else { return }
        let tree = SyntaxTree(parsing: text, dialect: .extended)
        isEquation = tree.statements.contains { statement in !statement.equations.isEmpty }
        let bound = tree.bound(to: scope)
        mistakes = tree.diagnostics(
            for: bound.problems, viewNames: scope.viewNames, metricNames: scope.metricNames)
        guard mistakes.isEmpty else { return }
        guard bound.guides.isEmpty else {
            mistakes = [
                Self.missingGuide("The format needs a layout guide, which documents do not store. Use numbers.")
            ]
            return
        }
        for constraint in bound.constraints {
            switch Self.constraint(constraint, bound.viewNames, scope) {
            case .success(let made): constraints.append(made)
            case .failure(let refusal): mistakes.append(refusal.diagnostic)
            }
        }
    }

    private static func missingGuide(_ message: String) -> Diagnostic {
        Diagnostic(
            id: "tools.missing-guide", severity: .error, message: message, location: SourceLocation(line: 1, column: 1))
    }

    private static func constraint(
        _ constraint: FormatConstraint, _ viewNames: [String], _ scope: FormatScope
    ) -> Result<Canvas.Constraint, Diagnostic.Refusal> {
        func item(_ item: FormatConstraint.Item) -> String? {
            switch item {
            case .view(let place): scope.names.id(of: viewNames[place])
            case .superview(let place): scope.parent(of: viewNames[place])
            case .safeArea(let place):
                scope.parent(of: viewNames[place]).flatMap { view in scope.canvas.guide(.safeAreaGuide, of: view)?.id }
            case .guide: nil
            }
        }
        guard let first = item(constraint.first) else { return .failure(.init(diagnostic: missingSafeArea)) }
        var second: String?
        if let side = constraint.second {
            guard let found = item(side) else { return .failure(.init(diagnostic: missingSafeArea)) }
            second = found
        }
        let attribute = constraint.secondAttribute.map(NSLayoutConstraint.Attribute.init)
        let holder = scope.canvas.commonAncestor(of: [first] + (second.map { [$0] } ?? []))
        return .success(
            Canvas.Constraint(
                holder: holder ?? first, first, .init(constraint.firstAttribute), .init(constraint.relation), second,
                attribute ?? .notAnAttribute, multiplier: constraint.multiplier, constant: constraint.constant,
                priority: constraint.priority, isSymbolic: constraint.symbol == .standardSpace))
    }

    private static var missingSafeArea: Diagnostic {
        missingGuide("The superview has no safe area. Use '|' for its edges.")
    }
}
