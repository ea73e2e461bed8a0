import Diagnostics
import Scene
import UIKit

extension SceneDocument {
    package static func refusal(ofByteCount count: Int, file: String) -> Diagnostic? { nil }
    package static func tree(of bytes: [UInt8], file: String) -> DocumentTree? { nil }
    package var size: Scene.Size? { nil }

    package func pixelsPerPoint(_ options: LayoutOptions) -> Double {
        options.scale ?? options.device.flatMap { device in ScreenDevice.named(device.id)?.scale } ?? 2
    }

    package static var baselineScale: Double? { nil }

    @MainActor package func layoutEnvironment(_ options: LayoutOptions) -> LayoutEnvironment {
        LayoutEnvironment(
            scale: pixelsPerPoint(options), direction: options.direction,
            work: options.work ?? LayoutEnvironment.documentWork)
    }

    package func onDevice(_ options: LayoutOptions) -> LayoutOptions { options }

    package func devices(among devices: [InterfaceDocument.Device]) -> [InterfaceDocument.Device] { devices }

    package func shown(as look: DocumentLook, file: String) -> (document: Self, diagnostics: [Diagnostic]) {
        (self, [])
    }

    @MainActor package func layout(file: String, options: LayoutOptions) -> LaidOutDocument {
        var surroundings = layoutEnvironment(options)
        let isOnScreen = options.device != nil || options.sweptScreen != nil
        let scenes = scenes(options).map { scene in
            surroundings.spendWork {
                let tree = scene.make(options)
                _ = tree.layOut()
                let export = SceneTreeExport(tree, scale: pixelsPerPoint(options), isOnScreen: isOnScreen)
                return (export.makeScene(), tree.rootView)
            }
        }
        return LaidOutDocument(file: file, scenes: scenes, diagnostics: diagnostics)
    }

    @MainActor package func findings(
        on devices: [InterfaceDocument.Device], options: LayoutOptions, title: (InterfaceDocument.Device) -> String
    ) -> [Diagnostic] {
        preview(on: devices, file: "", options: options, appearances: [], title: title).diagnostics
    }

    /// Passes the scenes as trees of views, each root with its size in the document, and the findings of the reader.
    ///
    /// While `body` runs, views are measured for `options.scale`, or for the scale of the document.
    @MainActor package func withTrees<Result>(
        _ options: LayoutOptions, _ body: ([SceneTree], [Diagnostic]) -> Result
    ) -> Result {
        layoutEnvironment(options).performAsCurrent {
            body(scenes(options).map { scene in scene.make(options) }, diagnostics)
        }
    }
}
