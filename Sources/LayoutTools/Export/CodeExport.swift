import Diagnostics
import Foundation
import InterfaceBuilder
import UIKit

/// How constraints are written as code.
public enum ExportStyle: String, Hashable, Sendable, CaseIterable {
    /// Swift with visual formats where they can say it, and anchors where not.
    case swift
    /// Only formats, with equations of the extended dialect for what Apple's language cannot say.
    case vfl
    /// Swift with anchors alone.
    case anchors
}

/// Turns documents into code that makes the same views and constraints.
public enum CodeExport {
    /// The scenes of an Interface Builder document or a layout document, ready to be written; none, and why, for a document
    /// that cannot be read, in the order of the text.
    ///
    /// Their names are the document's, each once: the class of the scene's controller or root, its label, else the file's name.
    /// A document for the Mac is refused unless `takesDesktop` is set, since the code is UIKit's.
    @MainActor public static func scenes(
        of bytes: [UInt8], file: String, options: LayoutOptions = LayoutOptions(), takesDesktop: Bool = false
    ) -> (scenes: [(root: String, scene: ExportedScene)], diagnostics: [Diagnostic]) {
        DocumentLayout.withTrees(of: bytes, file: file, options: options) { trees, diagnostics in
            if !takesDesktop, trees.contains(where: { tree in tree.runtime == .macOS }) {
                return ([], [refusal(ofDesktop: file)])
            }
            let fileName = URL(fileURLWithPath: file).lastPathComponent
            let stem = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
            var names = PropertyNames()
            let scenes = trees.map { tree in
                let name =
                    tree.name.flatMap { name in PropertyNames.typeName(name) } ?? PropertyNames.typeName(stem)
                    ?? "SceneView"
                var scene = ExportedScene(
                    tree, className: names.unique(name), summary: summary(of: tree, fileName: fileName))
                scene.losses = losses(of: tree, as: scene, options: options)
                return (tree.root, scene)
            }
            return (scenes, (diagnostics + trees.flatMap { tree in tree.diagnostics }).inReadingOrder())
        }
    }

    /// The text of some scenes in a style; `file` is named in its first line.
    public static func text(of scenes: [ExportedScene], style: ExportStyle, file: String) -> String {
        let name = SwiftLiteral.comment(URL(fileURLWithPath: file).lastPathComponent)
        let scenes = scenes.map { scene in scene.built }
        let origin = "Made by `plumb export \(style.rawValue)` from \(name)."
        switch style {
        case .swift: return SwiftWriter(usesFormats: true).file(scenes, origin: origin)
        case .anchors: return SwiftWriter(usesFormats: false).file(scenes, origin: origin)
        case .vfl: return ExtendedFormatWriter().text(scenes, origin: origin)
        }
    }

    private static func refusal(ofDesktop file: String) -> Diagnostic {
        Diagnostic(
            id: "tools.desktop-document", severity: .error,
            message: "The document is made of AppKit's views; only documents for UIKit can be turned into its code.",
            location: SourceLocation(file: file, line: 1, column: 1))
    }

    @MainActor private static func summary(of tree: SceneTree, fileName: String) -> String {
        let name = tree.name.map { name in "“\(name)” " } ?? ""
        return SwiftLiteral.comment("The scene \(name)(\(tree.root)) of \(fileName).")
    }
}
