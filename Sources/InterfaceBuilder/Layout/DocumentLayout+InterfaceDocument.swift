import Diagnostics
import Foundation
import Scene
import UIKit

extension DocumentLayout {
    /// Lays out every scene of an Interface Builder document: each root view with its stored size, or the one asked for.
    @MainActor public static func layout(
        _ document: InterfaceDocument, file: String, options: LayoutOptions = LayoutOptions()
    ) -> LaidOutDocument {
        let options = options.turned(for: document)
        let scale = scale(of: document, options: options)
        let environment = ReferredEnvironment(document: document, options: options)
        let scenes = LayoutSurroundings.with(
            scale: scale, direction: options.direction, runtime: document.runtime,
            work: options.work ?? LayoutSurroundings.documentWork
        ) {
            document.views.indices.filter { index in document.views[index].isSceneRoot }.map { root in
                LayoutSurroundings.spendingWork {
                    scene(document, root: root, options: options, scale: scale, environment: environment)
                }
            }
        }
        let diagnostics = document.diagnostics.map { diagnostic in diagnostic.tempered(by: options) }
        return LaidOutDocument(file: file, scenes: scenes, diagnostics: diagnostics)
    }

    /// The pixels of a point: those asked for, those of the device asked for, or those of the document's.
    static func scale(of document: InterfaceDocument, options: LayoutOptions) -> Double {
        options.scale ?? options.device.flatMap { device in ScreenDevice.named(device.id)?.scale } ?? document.scale
    }

    @MainActor private static func scene(
        _ document: InterfaceDocument, root: Int, options: LayoutOptions, scale: Double,
        environment: ReferredEnvironment
    ) -> (Scene, UIView) {
        let (scene, problems) = laidOut(document, root: root, options: options, environment: environment)
        let export = SceneExport(
            document: document, scene: scene, options: options, scale: scale, problems: problems)
        return (export.makeScene(), scene.rootView)
    }

    /// A scene as UIKit's views after their layout, and what was found while they were made.
    ///
    /// On the canvas a row has its stored height; where rows may grow, one is as high as its content at run time.
    @MainActor static func laidOut(
        _ document: InterfaceDocument, root: Int, options: LayoutOptions, environment: ReferredEnvironment,
        growsRows: Bool = false
    ) -> (scene: InstantiatedScene, problems: [Diagnostic]) {
        var instantiation = SceneInstantiation(
            document: document, options: options, root: root, environment: environment)
        var scene = instantiation.instantiate()
        resize(scene.rootView, as: document.views[root], document: document, options: options)
        if growsRows { RowHeight(document: document).grow(scene) }
        scene.layOut()
        return (scene, instantiation.diagnostics)
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
        guard runtime == .cocoaTouch else { return false }
        guard let device, let screen = ScreenDevice.named(device.id) else { return view.controller != nil }
        let width = device.isLandscape ? screen.height : screen.width
        return view.frame.width == width
    }
}

/// What UIKit takes from the device, for the time of one layout.
@MainActor enum LayoutSurroundings {
    static func with<Result>(
        scale: Double, direction: LayoutOptions.Direction, runtime: InterfaceDocument.Runtime = .cocoaTouch,
        work: Int = documentWork, _ body: () -> Result
    ) -> Result {
        let former = (
            LayoutEnvironment.displayScale, LayoutEnvironment.layoutDirection,
            LayoutEnvironment.logsConflicts, LayoutEnvironment.layoutWork, LayoutEnvironment.measuresUpwards
        )
        LayoutEnvironment.displayScale = CGFloat(scale)
        LayoutEnvironment.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
        LayoutEnvironment.logsConflicts = false
        LayoutEnvironment.layoutWork = work
        LayoutEnvironment.measuresUpwards = runtime == .macOS
        defer {
            LayoutEnvironment.displayScale = former.0
            LayoutEnvironment.layoutDirection = former.1
            LayoutEnvironment.logsConflicts = former.2
            LayoutEnvironment.layoutWork = former.3
            LayoutEnvironment.measuresUpwards = former.4
        }
        return body()
    }

    /// How many steps of the solver a document may take; the dearest of all known documents takes a thousandth.
    static let documentWork = 200_000_000

    /// Lays a scene out, whose steps are taken from those that remain for the document.
    static func spendingWork<Result>(_ layOut: () -> (Result, UIView)) -> Result {
        let (result, root) = layOut()
        LayoutEnvironment.layoutWork = root.remainingLayoutWork
        return result
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
