import Diagnostics
import InterfaceBuilder

extension CodeExport {
    /// Returns the layout findings of scenes that also concern their code: conflicts, ambiguity and clipped text.
    ///
    /// All are warnings, since the code is written anyway. Misplaced views do not concern code.
    @MainActor public static func warnings(
        of bytes: [UInt8], file: String, roots: [String], beside known: [Diagnostic] = [],
        options: LayoutOptions = LayoutOptions()
    ) -> [Diagnostic] {
        let scenes = DocumentLayout.layout(bytes, file: file, options: options).scenes
        let found = scenes.filter { scene in roots.contains(scene.root) }.flatMap { scene in scene.diagnostics }
        let new = found.filter { finding in !known.contains(finding) && finding.id != "ib.misplaced" }
        return new.map { finding in
            var warning = finding
            if warning.severity == .error { warning.severity = .warning }
            return warning
        }
    }

    /// Returns the parts of a scene that its code does not contain: placeholders, constraints without UIKit equivalent,
    /// and variations for other size classes.
    @MainActor static func losses(
        of tree: SceneTree, as scene: ExportedScene, options: LayoutOptions
    ) -> [Diagnostic] {
        var losses: [Diagnostic] = []
        func lose(_ message: String) {
            losses.append(
                Diagnostic(
                    id: "tools.left-out", severity: .warning,
                    message: "The code of \(scene.className) does not contain " + message + ".",
                    location: tree.location, views: [tree.root]))
        }
        for omission in scene.omissions { lose(omission) }
        let placeholders = scene.constraints.filter { constraint in constraint.isPlaceholder }.map { $0.id }
        if !placeholders.isEmpty {
            lose(
                (placeholders.count == 1 ? "the placeholder " : "the placeholders ")
                    + "\(placeholders.listed(most: mostListed)), removed at build time")
        }
        if !tree.varying.isEmpty {
            lose(
                "variations for size classes of \(tree.varying.listed(most: mostListed)). It has the values "
                    + (tree.traits.map { traits in
                        "for \(traits.width.rawValue) width and \(traits.height.rawValue) height"
                    } ?? "without size classes"))
        }
        return losses
    }

    /// Returns a finding for each view with attributes, elements or connections that its code leaves out.
    @MainActor static func unwritten(of tree: SceneTree, as scene: ExportedScene) -> [Diagnostic] {
        guard let document = tree.document else { return [] }
        return zip(tree.views, scene.views).compactMap { item, view in
            guard !view.leftOut.isEmpty, let element = item.element else { return nil }
            let owner = view.property == "self" ? "its root view" : "'\(view.property)'"
            return Diagnostic(
                id: "tools.left-out", severity: .warning,
                message: "The code of \(scene.className) leaves out for \(owner): "
                    + view.leftOut.joined(separator: ", ") + ".",
                location: document.tree.location(of: element.element), views: [item.id])
        }
    }

    /// The maximum number of entries of a list in a sentence.
    private static let mostListed = 6
}
