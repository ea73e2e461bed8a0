import Diagnostics
import InterfaceBuilder

extension CodeExport {
    /// What layout finds in some scenes of a document, beside what is known of it, that their code has too: what conflicts, is open or
    /// does not fit.
    ///
    /// All are warnings, since the code is written all the same and the program gives up what cannot hold. Where frames are stored
    /// is of no matter to code.
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

    /// What of a scene its code does not have: what is removed when the document is built, what UIKit has no words for, and what
    /// holds in other size classes.
    @MainActor static func losses(
        of tree: SceneTree, as scene: ExportedScene, options: LayoutOptions
    ) -> [Diagnostic] {
        var losses: [Diagnostic] = []
        func lose(_ message: String) {
            losses.append(
                Diagnostic(
                    id: "tools.left-out", severity: .warning,
                    message: "The code of \(scene.className) leaves something out: " + message + ".",
                    location: tree.location, views: [tree.root]))
        }
        for omission in scene.omissions { lose(omission) }
        let placeholders = scene.constraints.filter { constraint in constraint.isPlaceholder }.map { $0.id }
        if !placeholders.isEmpty {
            lose(
                (placeholders.count == 1 ? "the placeholder " : "the placeholders ")
                    + "\(placeholders.listed(most: mostListed)), removed when the document is built")
        }
        if !tree.varying.isEmpty {
            lose(
                "what size classes change in \(tree.varying.listed(most: mostListed)); it has what holds "
                    + (tree.traits.map { traits in
                        "in \(traits.width.rawValue) width and \(traits.height.rawValue) height"
                    } ?? "where no size class is known"))
        }
        return losses
    }

    /// How many of a list a sentence names.
    private static let mostListed = 6
}
