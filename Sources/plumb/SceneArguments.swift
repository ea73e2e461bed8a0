import ArgumentParser
import Diagnostics
import InterfaceBuilder
import Scene

/// One scene of many, in the words of every command that takes one.
struct SceneArguments: ParsableArguments {
    @Option(help: ArgumentHelp("Only the scene of this name, or with a root view of this id.", valueName: "name"))
    var scene: String?

    /// Whether a scene with these names is asked for; each is if none is named.
    func takes(_ names: [String]) -> Bool { scene.map { scene in names.contains(scene) } ?? true }

    /// The scenes of a document that are asked for.
    func chosen(in document: LaidOutDocument) -> LaidOutDocument {
        guard scene != nil else { return document }
        return LaidOutDocument(
            file: document.file, scenes: document.scenes.filter { scene in takes(scene.names) },
            diagnostics: document.diagnostics)
    }

    /// The screens of a preview that are asked for.
    func chosen(in preview: DocumentPreview) -> DocumentPreview {
        scene == nil ? preview : preview.keeping { screen in takes(screen.names) }
    }

    /// The refusal of a name that no scene has, with the names that scenes have; the id of a root comes first, and then its names.
    func unknown(among scenes: [[String]], file: String) -> Diagnostic {
        let name = scene ?? ""
        let near = Spelling.candidates(for: name, among: Array(scenes.joined()).unique())
            .map { near in "'\(near)'" }.listed(by: "or")
        let known = scenes.map { names in
            names.prefix(1).joined() + (names.count > 1 ? " (\(names.dropFirst().joined(separator: ", ")))" : "")
        }
        return Diagnostic(
            id: "tools.unknown-scene", severity: .error,
            message: "No scene has the name or id '\(name)'."
                + (near.isEmpty ? "" : " Did you mean \(near)?") + " Scenes: " + known.listed(most: Self.mostListed)
                + ".",
            location: SourceLocation(file: file, line: 1, column: 1))
    }

    /// How many scenes a refusal lists.
    private static let mostListed = 12
}

extension Scene {
    /// The id of its root and what that is called.
    var names: [String] { ([root] + [views.first?.name].compactMap { name in name }).unique() }
}

extension DocumentPreview.Screen {
    /// The id of its root, its title and what the root is called.
    var names: [String] { ([root, title] + (pictures.first?.scene.names ?? [])).unique() }
}

extension [String] {
    /// Each text once, in order.
    fileprivate func unique() -> [String] {
        var seen: Set<String> = []
        return filter { text in seen.insert(text).inserted }
    }
}
