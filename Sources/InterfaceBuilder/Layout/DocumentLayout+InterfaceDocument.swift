import Diagnostics
import Foundation
import Scene
import UIKit

extension DocumentLayout {
    /// Lays out every scene of an Interface Builder document.
    ///
    /// Each root view has its stored size, or the requested one.
    @MainActor public static func layout(
        _ document: InterfaceDocument, file: String, options: LayoutOptions = LayoutOptions()
    ) -> LaidOutDocument {
        let options = options.turned(for: document)
        let scale = scale(of: document, options: options)
        let environment = ReferredEnvironment(document: document, options: options)
        var surroundings = LayoutEnvironment(document, options: options)
        var sizes = RootSize(document: document, options: options)
        let scenes = document.layOut(document.sceneRoots) { root in
            surroundings.spendWork {
                let (scene, problems) = laidOut(
                    document, root: root, options: options, environment: environment, sizes: sizes)
                sizes.note(scene)
                let export = SceneExport(
                    document: document, scene: scene, options: options, scale: scale, problems: problems)
                return (export.makeScene(), scene.rootView)
            }
        }
        let diagnostics = document.diagnostics.map { diagnostic in diagnostic.tempered(by: options) }
        return LaidOutDocument(file: file, scenes: scenes, diagnostics: diagnostics)
    }

    /// Returns the number of pixels per point: that of the options, of their device, or of the document's device.
    static func scale(of document: InterfaceDocument, options: LayoutOptions) -> Double {
        options.scale ?? options.device.flatMap { device in ScreenDevice.named(device.id)?.scale } ?? document.scale
    }

    /// Returns the number of pixels per point for measuring texts: that of the options, or of the author's screen.
    @MainActor static func textScale(of document: InterfaceDocument, options: LayoutOptions) -> Double {
        options.scale != nil || options.device != nil
            ? scale(of: document, options: options) : document.textScale
    }

    /// Returns the UIKit views of a scene after their layout, and the problems from their creation.
    ///
    /// On the canvas a row has its stored height. If roots are fitted, it is as high as its content at run time. Placeholder constraints
    /// count on the canvas only.
    @MainActor static func laidOut(
        _ document: InterfaceDocument, root: Int, options: LayoutOptions, environment: ReferredEnvironment,
        sizes: RootSize, fit: RootFit = .stored, countsPlaceholders: Bool = true
    ) -> (scene: InstantiatedScene, problems: [Diagnostic]) {
        var instantiation = SceneInstantiation(
            document: document, options: options, root: root, environment: environment,
            countsPlaceholders: countsPlaceholders)
        var scene = instantiation.instantiate()
        sizes.resize(scene)
        switch fit {
        case .stored: break
        case .content: sizes.fit(scene)
        case .prototype: sizes.fitToPrototype(scene)
        }
        scene.layOut(in: environment)
        return (scene, instantiation.diagnostics)
    }
}

/// The height that a row gets before its layout.
enum RootFit: Hashable, Sendable {
    /// The stored height, as on the canvas.
    case stored
    /// The height that the content needs, as at run time.
    case content
    /// The height that the prototype states.
    case prototype
}

extension Diagnostic {
    /// Returns the finding with the severity for these options.
    ///
    /// With stored sizes and a given environment, the layout reproduces a document that Xcode accepted. So a finding about its constraints
    /// is a warning.
    func tempered(by options: LayoutOptions) -> Diagnostic {
        guard options.intrinsicSizes == .stored, severity == .error else { return self }
        var diagnostic = self
        diagnostic.severity = .warning
        return diagnostic
    }
}
