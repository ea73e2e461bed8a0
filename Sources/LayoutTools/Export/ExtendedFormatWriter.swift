import Diagnostics
import VisualFormat

/// Writes the constraints of scenes in the extended dialect: Apple's formats if possible, and equations for the rest.
///
/// An alignment that needs format options is written as an equation, so the text is complete. Additional names are `view` for the root, and
/// the name of the view with a suffix for guides: `viewSafeArea`, `formMargins`.
struct ExtendedFormatWriter {
    /// Returns the text of scenes, with a comment above each.
    func text(_ scenes: [ExportedScene], origin: String) -> String {
        let texts = scenes.map { scene in statements(of: scene, namesSuperviews: true) }
        let isExtended = texts.joined().contains { line in !line.hasPrefix("//") && !SyntaxTree(parsing: line).isValid }
        var lines = ["// \(origin)"] + (isExtended ? ["// \(Dialect.extendedComment)"] : [])
        for (scene, text) in zip(scenes, texts) {
            lines +=
                ["", "// " + scene.summary]
                + scene.omissions.map { omission in "// Note: Does not contain \(omission)." } + text
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns the text of one constraint.
    func text(_ constraint: ExportedScene.Constraint, in scene: ExportedScene) -> String {
        var scene = scene
        scene.constraints = [constraint]
        return statements(of: scene).joined(separator: "; ")
    }

    /// Returns a line for each format and equation.
    ///
    /// A comment can name the superview of the bars that follow, where it is not the root.
    private func statements(of scene: ExportedScene, namesSuperviews: Bool = false) -> [String] {
        var scene = scene
        // The name belongs to no property.
        scene.views[0].property = "view"
        // A format cannot contain identifiers and outlets.
        for index in scene.constraints.indices {
            scene.constraints[index].identifier = nil
            scene.constraints[index].outlet = nil
        }
        let plan = FormatPlan(scene, takesOptions: false)
        var current = 0
        let formats = zip(plan.formats, plan.superviews).flatMap { format, superview in
            guard namesSuperviews, format.text.contains("|"), superview != current else { return [format.text] }
            current = superview
            return ["// In \(scene.views[superview].property):", format.text]
        }
        return formats
            + plan.rest.map { place in equation(scene.constraints[place], scene) }
    }

    private func equation(_ constraint: ExportedScene.Constraint, _ scene: ExportedScene) -> String {
        let signs: [Relation: String] = [.lessThanOrEqual: "<=", .greaterThanOrEqual: ">="]
        var text = "\(operand(constraint.first, scene)) \(signs[constraint.relation] ?? "==") "
        if let second = constraint.second {
            text += operand(second, scene)
            if constraint.multiplier != 1 { text += "*" + JSONValue.text(of: constraint.multiplier) }
            if constraint.constant != 0 {
                text += (constraint.constant < 0 ? "-" : "+") + JSONValue.text(of: abs(constraint.constant))
            }
        } else {
            text += JSONValue.text(of: constraint.constant)
        }
        return constraint.priority == 1000 ? text : text + "@" + JSONValue.text(of: constraint.priority)
    }

    private func operand(_ operand: ExportedScene.Operand, _ scene: ExportedScene) -> String {
        let suffixes: [ExportedScene.Guide: String] = [
            .safeArea: "SafeArea", .layoutMargins: "Margins", .readableContent: "ReadableContent",
            .keyboard: "Keyboard", .content: "Content", .frame: "Frame",
        ]
        let suffix = operand.guide.flatMap { guide in suffixes[guide] } ?? ""
        return scene.views[operand.view].property + suffix + "." + operand.attribute.name
    }
}
