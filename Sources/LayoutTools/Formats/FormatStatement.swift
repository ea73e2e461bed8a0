import UIKit
import VisualFormat

/// A line of the formats of a selection, with the constraints that it states.
public struct FormatStatement: Hashable, Sendable {
    /// A format of Apple's language, or an equation of the extended dialect.
    public let text: String
    /// The ids of its constraints.
    public let constraints: [String]
}

extension DesignDocument {
    /// Returns the constraints that name some views as formats, and equations for the rest: horizontal formats, vertical formats, equations.
    ///
    /// Each constraint is in one statement.
    public func statements(about views: [String], on canvas: Canvas) -> [FormatStatement] {
        let chosen = Set(views)
        let constraints = canvas.constraints.filter { constraint in
            constraint.id != nil && constraint.itemIDs.contains(where: chosen.contains)
        }
        return FormatStatements(constraints, FormatScope(canvas, of: self)).all
    }
}

/// Writes constraints as statements.
private struct FormatStatements {
    private(set) var all: [FormatStatement] = []
    private let scope: FormatScope

    init(_ constraints: [Canvas.Constraint], _ scope: FormatScope) {
        self.scope = scope
        let formats = CanvasFormats(constraints, on: scope.canvas)
        var said: [(constraint: Canvas.Constraint, format: FormatConstraint)] = []
        var rest: [Canvas.Constraint] = []
        for constraint in constraints {
            // A placeholder does not occur at run time, so it stays apart.
            if !constraint.isPlaceholder, let format = formats.constraint(inFormatOrder(constraint)) {
                said.append((constraint, format))
            } else {
                rest.append(constraint)
            }
        }
        let printed = FormatWriter(names: formats.ids.map { id in scope.names[id] ?? "" })
            .formats(for: said.map { item in item.format })
        rest += printed.unexpressed.map { place in said[place].constraint }
        let unexpressed = Set(printed.unexpressed)
        add(
            printed,
            said.indices.filter { place in !unexpressed.contains(place) }.map { place in said[place].constraint })
        for constraint in rest {
            all.append(FormatStatement(text: equation(constraint), constraints: [constraint.id ?? ""]))
        }
    }

    /// Adds formats, each with the constraints that it states when it is read again.
    private mutating func add(_ printed: PrintedFormats, _ constraints: [Canvas.Constraint]) {
        var ids: [ConstraintMeaning: [String]] = [:]
        for constraint in constraints.reversed() {
            ids[ConstraintMeaning(constraint), default: []].append(constraint.id ?? "")
        }
        for format in printed.formats {
            let text = format.text.hasPrefix("V:") ? format.text : "H:" + format.text
            let read = FormatReading(text, scope).constraints
            all.append(
                FormatStatement(
                    text: text,
                    constraints: read.compactMap { constraint in ids[ConstraintMeaning(constraint)]?.popLast() }))
        }
    }

    /// Returns a space with its sides in the order of formats: the later view first, the superview's far edge first.
    private func inFormatOrder(_ constraint: Canvas.Constraint) -> Canvas.Constraint {
        guard let second = constraint.secondItem, let exchanged = constraint.exchanged else { return constraint }
        let canvas = scope.canvas
        let (start, end) = (constraint.firstAttribute, constraint.secondAttribute)
        let isTurned =
            switch (start, end) {
            case (.trailing, .leading), (.right, .left), (.bottom, .top): true
            case (.leading, .leading), (.left, .left), (.top, .top):
                canvas.item(second)?.parent == constraint.firstItem
            case (.trailing, .trailing), (.right, .right), (.bottom, .bottom):
                canvas.item(constraint.firstItem)?.parent == second
            default: false
            }
        return isTurned ? exchanged : constraint
    }

    private func equation(_ constraint: Canvas.Constraint) -> String {
        var named = constraint
        named.firstItem = scope.names[constraint.firstItem] ?? constraint.firstItem
        named.secondItem = constraint.secondItem.map { id in scope.names[id] ?? id }
        return named.equation
    }
}
