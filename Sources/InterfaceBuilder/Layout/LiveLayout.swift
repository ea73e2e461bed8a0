import Foundation
import UIKit

/// The layout of a document on the canvas while a person moves and resizes views.
///
/// A step lays out one scene of the document with other stored frames, without its text.
@MainActor public struct LiveLayout {
    private let document: InterfaceDocument
    private let options = LayoutOptions()
    private let surroundings: LayoutEnvironment
    /// The frames inside of resized views before the resize, by the index of the view.
    private var settled: [Int: [(index: Int, frame: CGRect)]] = [:]

    /// Prepares the layout of a document.
    public init(_ document: InterfaceDocument) {
        self.document = document
        surroundings = LayoutEnvironment(document, options: options)
    }

    /// The frames of a scene in the coordinate space of its root, by the id of the view.
    public struct Step {
        /// The frames on the canvas.
        public var frames: [String: CGRect] = [:]
        /// The frames of the layout.
        public var laidOut: [String: CGRect] = [:]
        /// The misplaced views.
        public var misplaced: Set<String> = []
    }

    /// Returns the frames of the scenes of moved views.
    ///
    /// The views inside of a resized view follow their constraints to it, as in Interface Builder. A view that is misplaced before the step
    /// keeps its stored frame.
    ///
    /// - Parameter frames: The frames of the moved views in the coordinate space of the root, by id.
    /// - Complexity: That of the layout of the scenes.
    public mutating func step(_ frames: [String: CGRect]) -> Step {
        var changed = document
        var step = Step()
        let roots = Set(frames.keys.compactMap { id in index(of: id).map(document.sceneRoot) })
        for root in roots.sorted() {
            move(root, frames, of: &changed)
            surroundings.performAsCurrent {
                let scene = layOut(root, of: changed)
                collect(scene, of: changed, in: &step)
            }
        }
        return step
    }

    /// Returns the frames of the views inside of a resized view in the coordinate space of the view, by id.
    ///
    /// Views that are misplaced in the stored size of the view are left out.
    public mutating func contents(of id: String, in size: CGSize) -> [String: CGRect] {
        guard let index = index(of: id), document.runtime == .cocoaTouch else { return [:] }
        var places: [String: CGRect] = [:]
        // A misplaced view keeps its stored frame, and its subviews follow inside it.
        func origin(of view: Int) -> CGPoint {
            guard view != index, let parent = document.views[view].parent else { return .zero }
            if let place = places[document.views[view].id] { return place.origin }
            return origin(of: parent).moved(by: CGRect(document.views[view].frame).origin)
        }
        for (view, frame) in followers(of: index, in: size) {
            guard let parent = document.views[view].parent else { continue }
            let outer = origin(of: parent)
            places[document.views[view].id] = CGRect(frame).offsetBy(dx: outer.x, dy: outer.y)
        }
        return places
    }

    // MARK: Frames

    private func index(of id: String) -> Int? {
        if case .view(let index) = document.items[id] { index } else { nil }
    }

    /// Moves views of a scene, parents before their children.
    private mutating func move(_ root: Int, _ frames: [String: CGRect], of changed: inout InterfaceDocument) {
        func visit(_ index: Int, _ origin: CGPoint) {
            var origin = origin
            if index != root {
                if let frame = frames[changed.views[index].id] {
                    let before = changed.views[index].frame
                    changed.views[index].frame = .init(frame.offsetBy(dx: -origin.x, dy: -origin.y))
                    if CGRect(before).size != frame.size {
                        for (view, frame) in followers(of: index, in: frame.size) {
                            changed.views[view].frame = frame
                        }
                    }
                }
                origin.x += CGFloat(changed.views[index].frame.x)
                origin.y += CGFloat(changed.views[index].frame.y)
            }
            for child in changed.views[index].children where !changed.views[child].isSceneRoot { visit(child, origin) }
        }
        visit(root, .zero)
    }

    /// Returns the frames of the views inside of a resized view in their superviews, parents before their children.
    private mutating func followers(of index: Int, in size: CGSize) -> [(view: Int, frame: InterfaceDocument.Rectangle)]
    {
        guard !document.views[index].children.isEmpty else { return [] }
        func frames(in size: CGSize) -> [(index: Int, frame: CGRect)] {
            var resized = document
            resized.views[index].frame.width = Double(size.width)
            resized.views[index].frame.height = Double(size.height)
            return surroundings.performAsCurrent {
                var instantiation = SceneInstantiation(document: resized, options: options, root: index)
                var scene = instantiation.instantiate()
                // The views without constraints follow the resize by their masks.
                scene.rootView.frame.size = CGRect(document.views[index].frame).size
                scene.rootView.layoutIfNeeded()
                scene.rootView.frame.size = size
                scene.layOut(in: ReferredEnvironment(document: resized, options: options))
                return scene.views.dropFirst().map { index, view in (index, view.frame) }
            }
        }
        let before = settled[index] ?? frames(in: CGRect(document.views[index].frame).size)
        settled[index] = before
        let after = frames(in: size)
        return zip(before, after).compactMap { before, after in
            let stored = CGRect(document.views[after.index].frame)
            guard stored.largestMove(to: before.frame) <= 1, document.views[after.index].frameElement != nil else {
                return nil
            }
            return (after.index, InterfaceDocument.Rectangle(after.frame))
        }
    }

    // MARK: Layout

    private func layOut(_ root: Int, of changed: InterfaceDocument) -> InstantiatedScene {
        DocumentLayout.laidOut(
            changed, root: root, options: options,
            environment: ReferredEnvironment(document: changed, options: options),
            sizes: RootSize(document: changed, options: options)
        ).scene
    }

    private func collect(_ scene: InstantiatedScene, of changed: InterfaceDocument, in step: inout Step) {
        var stored: [Int: CGRect] = [:]
        for (index, view) in scene.views {
            let element = changed.views[index]
            let outer = index == scene.root ? nil : element.parent.flatMap { parent in stored[parent]?.origin }
            let frame = CGRect(changed.downwardFrame(of: element))
            let place = CGRect(origin: outer.map { outer in outer.moved(by: frame.origin) } ?? .zero, size: frame.size)
            stored[index] = place
            step.frames[element.id] = place
            step.laidOut[element.id] = CGRect(origin: view.origin(in: scene.rootView), size: view.frame.size)
        }
        let findings = SceneFindings(
            document: changed, scene: scene, options: options,
            scale: DocumentLayout.scale(of: document, options: options))
        let tolerance = options.misplacementTolerance(scale: document.scale)
        step.misplaced.formUnion(
            findings.misplacedViews(tolerance: tolerance).map { index in changed.views[index].id })
    }
}

extension CGPoint {
    fileprivate func moved(by distance: CGPoint) -> CGPoint { CGPoint(x: x + distance.x, y: y + distance.y) }
}
