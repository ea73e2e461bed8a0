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
        var sizes = RootSize(document: document, options: options)
        let scenes = LayoutSurroundings.with(
            scale: scale, textScale: textScale(of: document, options: options), direction: options.direction,
            runtime: document.runtime, work: options.work ?? LayoutSurroundings.documentWork
        ) {
            document.views.indices.filter { index in document.views[index].isSceneRoot }.map { root in
                LayoutSurroundings.spendingWork {
                    scene(
                        document, root: root, options: options, scale: scale, environment: environment,
                        sizes: &sizes)
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

    /// The pixels of a point that texts are measured for: those of the screen on which the document was drawn, or those asked
    /// for.
    @MainActor static func textScale(of document: InterfaceDocument, options: LayoutOptions) -> Double {
        options.scale != nil || options.device != nil
            ? scale(of: document, options: options) : document.textScale
    }

    /// One scene as the canvas shows it.
    @MainActor static func scene(
        _ document: InterfaceDocument, root: Int, options: LayoutOptions, scale: Double,
        environment: ReferredEnvironment, sizes: inout RootSize
    ) -> (Scene, UIView) {
        let (scene, problems) = laidOut(
            document, root: root, options: options, environment: environment, sizes: &sizes)
        let export = SceneExport(
            document: document, scene: scene, options: options, scale: scale, problems: problems)
        return (export.makeScene(), scene.rootView)
    }

    /// A scene as UIKit's views after their layout, and what was found while they were made.
    ///
    /// Constraints that are removed when the document is built count on the canvas alone.
    @MainActor static func laidOut(
        _ document: InterfaceDocument, root: Int, options: LayoutOptions, environment: ReferredEnvironment,
        sizes: inout RootSize, fit: RootFit = .stored, countsPlaceholders: Bool = true
    ) -> (scene: InstantiatedScene, problems: [Diagnostic]) {
        var instantiation = SceneInstantiation(
            document: document, options: options, root: root, environment: environment)
        instantiation.countsPlaceholders = countsPlaceholders
        var scene = instantiation.instantiate()
        sizes.resize(scene)
        switch fit {
        case .stored: break
        case .content: sizes.fit(scene)
        case .prototype: sizes.fitToPrototype(scene)
        }
        scene.layOut(in: environment)
        sizes.noteTables(of: scene)
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

/// The settings that UIKit takes from the device, for the duration of one layout.
@MainActor enum LayoutSurroundings {
    static func with<Result>(
        scale: Double, textScale: Double? = nil, direction: LayoutOptions.Direction,
        runtime: InterfaceDocument.Runtime = .cocoaTouch,
        work: Int = documentWork, _ body: () -> Result
    ) -> Result {
        let former = (
            LayoutEnvironment.displayScale, LayoutEnvironment.layoutDirection,
            LayoutEnvironment.logsConflicts, LayoutEnvironment.layoutWork, LayoutEnvironment.measuresUpwards,
            LayoutEnvironment.textScale
        )
        LayoutEnvironment.displayScale = CGFloat(scale)
        LayoutEnvironment.textScale = textScale.map { CGFloat($0) }
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
            LayoutEnvironment.textScale = former.5
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
