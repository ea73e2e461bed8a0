import Diagnostics
import Scene
@_spi(Host) import UIKit

extension SceneDocument {
    package static var hasLooks: Bool { false }
    package var absentDocuments: [String] { [] }

    @MainActor package func preview(
        on devices: [InterfaceDocument.Device], file: String, options: LayoutOptions, appearances: [Scene.Appearance],
        title: (InterfaceDocument.Device) -> String
    ) -> (diagnostics: [Diagnostic], scenes: [[[Scene]]]) {
        guard !devices.isEmpty else {
            let layout = layout(file: file, options: options)
            return (layout.allDiagnostics, [appearances.map { _ in layout.scenes }])
        }
        var found = DeviceFindings(devices: devices.map(title))
        let scenes = devices.map { device in
            var options = options
            options.device = device
            let layout = layout(file: file, options: options)
            found.add(layout.allDiagnostics, on: title(device))
            return appearances.map { _ in layout.scenes }
        }
        return (found.diagnostics, scenes)
    }

    @MainActor package func arranged(_ screens: [DocumentPreview.Screen]) -> [DocumentPreview.Screen] { screens }

    @MainActor package func sweptScreens(_ options: LayoutOptions) -> [SweptRoot] {
        let surroundings = layoutEnvironment(options)
        return scenes(options).map { scene in
            SweptRoot(
                roots: [scene.root], title: scene.title, names: [],
                labels: { finding in
                    finding.views.filter { name in name != scene.root }.map { name in "'\(name)'" }
                },
                diagnostics: surroundings.performAsCurrent { scene.make(options).diagnostics }
            ) { options, work, makesSolution in
                surroundings.laidOut(scene, options, work: &work) { tree, conflicts in
                    var tree = tree
                    tree.diagnostics = []
                    let export = SceneTreeExport(tree, scale: pixelsPerPoint(options), isOnScreen: true)
                    let found = export.makeScene().diagnostics
                    guard makesSolution else { return (found, nil) }
                    var solution = SweptSolution(tree, conflicts: conflicts)
                    solution.add(export.comparisons)
                    return (found, solution)
                }
            }
        }
    }

    /// Returns the screens whose sizes can change, laid out once.
    @MainActor package func resizableScreens(file: String, options: LayoutOptions) -> [ResizableRoot] {
        let surroundings = layoutEnvironment(options)
        let first = layout(file: file, options: options).scenes
        return zip(scenes(options), first).filter { maker, scene in !maker.isInside && scene.isShownByItself }.map {
            maker, scene in
            let textWidths = TextWidths()
            return ResizableRoot(scene: scene, title: maker.title, forms: { [scene.views] }) { size, work in
                var resized = options
                resized.size = size
                return surroundings.laidOut(maker, resized, work: &work) { tree, conflicts in
                    // The order of the scene, without views that another size class lacks.
                    let known = Dictionary(tree.views.map { item in (item.id, item.view) }) { first, _ in first }
                    return ResizedLayout(
                        scene.views.compactMap { view in known[view.id].map { view in .init(view.exactFrame) } },
                        solution: SweptSolution(tree, conflicts: conflicts), textWidths: textWidths,
                        isSolved: !tree.rootView.isLayoutExhausted)
                }
            }
        }
    }
}

extension LayoutEnvironment {
    /// Lays a scene out with a limit of solver steps, from which it subtracts its own.
    @MainActor fileprivate func laidOut<Result>(
        _ scene: SceneMaker, _ options: LayoutOptions, work: inout Int,
        _ body: (SceneTree, [LayoutConflictReport]) -> Result
    ) -> Result {
        var surroundings = self
        surroundings.layoutWork = work
        defer { work = surroundings.layoutWork }
        return surroundings.spendWork {
            let tree = scene.make(options)
            let conflicts = tree.layOut()
            return (body(tree, conflicts), tree.rootView)
        }
    }
}
