import ArgumentParser
import Diagnostics
import InterfaceBuilder
import Scene

/// The choice of one scene, which several commands share.
struct SceneArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp("Only this scene, by the id or name of its root view or view controller.", valueName: "name")
    )
    var scene: String?

    /// Returns whether a scene with these names is requested.
    ///
    /// Without a name every scene is.
    func takes(_ names: [String]) -> Bool { scene.map { scene in names.contains(scene) } ?? true }

    /// Returns the requested scenes of a document.
    func chosen(in document: LaidOutDocument) -> LaidOutDocument {
        guard scene != nil else { return document }
        return LaidOutDocument(
            file: document.file, scenes: document.scenes.filter { scene in takes(scene.names) },
            diagnostics: document.diagnostics)
    }

    /// Returns the requested screens of a preview.
    func chosen(in preview: DocumentPreview) -> DocumentPreview {
        scene == nil ? preview : preview.keeping { screen in takes(screen.names) }
    }

    /// Returns the error for a name that no scene has, with the names of the scenes.
    ///
    /// Each scene begins with the id of its root.
    func unknown(among scenes: [[String]], file: String) -> Diagnostic {
        let name = scene ?? ""
        let near = Spelling.candidates(for: name, among: Array(scenes.joined()).unique())
            .map { near in "'\(near)'" }.listed(by: "or")
        let known = scenes.map { names in
            let names = names.unique()
            return names.prefix(1).joined() + (names.count > 1 ? " (\(names.dropFirst().joined(separator: ", ")))" : "")
        }.unique()
        return Diagnostic(
            id: "tools.unknown-scene", severity: .error,
            message: "No scene has the name or id '\(name)'."
                + (near.isEmpty ? "" : " Did you mean \(near)?") + " Scenes: " + known.listed(most: Self.mostListed)
                + ".",
            location: SourceLocation(file: file, line: 1, column: 1))
    }

    /// The maximum number of scenes in an error.
    private static let mostListed = 12
}

extension Scene {
    /// The id and the name of its root, and the names of its view controller.
    var names: [String] { ([root] + [views.first?.name].compactMap { name in name } + controllerNames).unique() }
}

extension DocumentPreview.Screen {
    /// The id of its root, its title, and the name of its root.
    var names: [String] { ([root, title] + (pictures.first?.scene.names ?? [])).unique() }
}
