import Diagnostics
import InterfaceBuilder
import LayoutTools
import Scene
import UIKit

extension OpenDocument {
    /// Returns the canvases on the device of some options.
    func shownCanvases(_ options: LayoutOptions) -> [Canvas] {
        guard let design else { return [] }
        guard !settings.showsStoredFrames, let interface = design.interface else { return design.canvases }
        let options = settings.isLandscape ? options.onDevice(of: [interface]) : options
        let environment = interface.environment(for: options)
        let scenes = Dictionary(
            layout.scenes.map { scene in (scene.root, scene) }, uniquingKeysWith: { first, _ in first })
        return design.canvases.map { canvas in
            guard let scene = canvas.items.first.flatMap({ root in scenes[root.id] }) else { return canvas }
            return canvas.shown(scene, of: interface, environment, options)
        }
    }

    /// Refuses a command that would use lengths of the document's device while the canvas shows another one.
    func checkDevice(of command: Command) throws(Diagnostic.Refusal) {
        guard !settings.showsStoredFrames, design?.interface != nil else { return }
        switch command {
        case .pin, .align:
            throw .studio(
                .notEditable, "Pin and Align use the device of the document. Choose it on the device bar first.")
        case .batch(let batch):
            for command in batch.commands { try checkDevice(of: command) }
        case .constraint(let change) where change.constant != nil:
            guard constant(of: change.id, in: canvases) != constant(of: change.id, in: design?.canvases ?? []) else {
                return
            }
            throw .studio(
                .notEditable, "The constant of this constraint varies with size classes. Change it in the variations.")
        default: return
        }
    }

    private func constant(of id: String, in canvases: [Canvas]) -> Double? {
        canvases.lazy.flatMap(\.constraints).first { constraint in constraint.id == id }?.constant
    }
}

extension Canvas {
    /// Returns the canvas on a device other than that of the document.
    ///
    /// Views have their frames in the scene. Guides have the insets of the device. Constraints are those of its size
    /// classes. `options` name the device.
    func shown(
        _ scene: Scene, of document: InterfaceDocument, _ environment: DocumentEnvironment, _ options: LayoutOptions
    ) -> Canvas {
        let traits = (options.device ?? document.device)?.traits
        let frames = scene.framesInRoot.mapValues { frame in CGRect(frame) }
        let edits = items.compactMap { item -> Edit? in
            guard let frame = frames[item.kind.isGuide ? item.parent ?? "" : item.id] else { return nil }
            guard item.kind.isGuide else { return .setRectangle(id: item.id, item.alignmentRectangle(of: frame)) }
            let surroundings = environment.views[item.parent ?? ""]
            let insets =
                item.kind == .safeAreaGuide
                ? surroundings?.safeArea : item.kind == .marginsGuide ? surroundings?.layoutMargins : nil
            return .setRectangle(id: item.id, insets.map { insets in frame.inset(by: UIEdgeInsets(insets)) } ?? frame)
        }
        let moved = applying(edits)
        let items = moved.items.filter { item in
            item.kind != .topBarGuide && item.kind != .bottomBarGuide
                && frames[item.kind.isGuide ? item.parent ?? "" : item.id] != nil
        }
        let known = Set(items.map(\.id))
        let constraints = document.views.filter { view in known.contains(view.id) }.flatMap { view in
            document.constraints(
                heldBy: view, butNot: document.excluded(by: view, traits: traits), traits: traits)
        }
        return Canvas(
            items: items,
            constraints: constraints.filter { constraint in constraint.itemIDs.allSatisfy(known.contains) })
    }
}
