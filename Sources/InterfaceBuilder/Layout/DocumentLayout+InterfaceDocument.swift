import Diagnostics
import Foundation
import Scene
import UIKit

extension DocumentLayout {
    /// Lays out every scene of an Interface Builder document: each root view with its stored size, or the one asked for.
    @MainActor public static func layout(
        _ document: InterfaceDocument, file: String, options: LayoutOptions = LayoutOptions()
    ) -> LaidOutDocument {
        let scale =
            options.scale ?? options.device.flatMap { device in ScreenDevice.named(device.id)?.scale } ?? document.scale
        let environment = ReferredEnvironment(document: document, options: options)
        let scenes = LayoutSurroundings.with(scale: scale, direction: options.direction) {
            document.views.indices.filter { index in document.views[index].isSceneRoot }.map { root in
                LayoutSurroundings.spendingWork {
                    scene(document, root: root, options: options, scale: scale, environment: environment)
                }
            }
        }
        let diagnostics = document.diagnostics.map { diagnostic in diagnostic.tempered(by: options) }
        return LaidOutDocument(file: file, scenes: scenes, diagnostics: diagnostics)
    }

    @MainActor private static func scene(
        _ document: InterfaceDocument, root: Int, options: LayoutOptions, scale: Double,
        environment: ReferredEnvironment
    ) -> (Scene, UIView) {
        var instantiation = SceneInstantiation(
            document: document, options: options, root: root, environment: environment)
        var instantiated = instantiation.instantiate()
        resize(instantiated.rootView, as: document.views[root], document: document, options: options)
        instantiated.layOut()
        let export = SceneExport(
            document: document, scene: instantiated, options: options, scale: scale,
            problems: instantiation.diagnostics)
        return (export.makeScene(), instantiated.rootView)
    }

    /// Gives the root of a screen the size that the options ask for; cells and other inner roots keep theirs.
    @MainActor private static func resize(
        _ view: UIView, as element: InterfaceDocument.View, document: InterfaceDocument, options: LayoutOptions
    ) {
        guard element.parent == nil else { return }
        if let size = options.size {
            view.frame.size = CGSize(width: size.width, height: size.height)
        } else if let device = options.device, let screen = ScreenDevice.named(device.id),
            document.isScreen(element)
        {
            view.frame.size =
                device.isLandscape
                ? CGSize(width: screen.height, height: screen.width)
                : CGSize(width: screen.width, height: screen.height)
        }
    }
}

extension InterfaceDocument {
    /// Whether a root view fills the document's device.
    func isScreen(_ view: View) -> Bool {
        guard let device, let screen = ScreenDevice.named(device.id) else { return view.controller != nil }
        let width = device.isLandscape ? screen.height : screen.width
        return view.frame.width == width
    }
}

/// What UIKit takes from the device, for the time of one layout.
@MainActor enum LayoutSurroundings {
    static func with<Result>(
        scale: Double, direction: LayoutOptions.Direction, work: Int = documentWork, _ body: () -> Result
    ) -> Result {
        let former = (
            LayoutEnvironment.displayScale, LayoutEnvironment.layoutDirection,
            LayoutEnvironment.logsConflicts, LayoutEnvironment.layoutWork
        )
        LayoutEnvironment.displayScale = CGFloat(scale)
        LayoutEnvironment.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
        LayoutEnvironment.logsConflicts = false
        LayoutEnvironment.layoutWork = work
        defer {
            LayoutEnvironment.displayScale = former.0
            LayoutEnvironment.layoutDirection = former.1
            LayoutEnvironment.logsConflicts = former.2
            LayoutEnvironment.layoutWork = former.3
        }
        return body()
    }

    /// How many steps of the solver a document may take; the dearest of all known documents takes a thousandth.
    static let documentWork = 200_000_000

    /// Lays a scene out, whose steps are taken from those that remain for the document.
    static func spendingWork(_ makeScene: () -> (Scene, UIView)) -> Scene {
        let (scene, root) = makeScene()
        LayoutEnvironment.layoutWork = root.remainingLayoutWork
        return scene
    }
}

extension Diagnostic {
    /// The finding as these options see it.
    ///
    /// With stored sizes and given surroundings the question is where Apple put the views of a document that Xcode
    /// accepted, so a finding about its constraints is a warning.
    func tempered(by options: LayoutOptions) -> Diagnostic {
        guard options.intrinsicSizes == .stored, severity == .error else { return self }
        var diagnostic = self
        diagnostic.severity = .warning
        return diagnostic
    }
}
