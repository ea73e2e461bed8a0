import Foundation
import Scene
@_spi(Host) import UIKit

/// A screen of an Interface Builder document in any size, with the parts of its pictures.
///
/// At each size the screen is laid out, then the rows in its tables and the contents of its container views. ``PictureParts`` places them,
/// as in a preview.
@MainActor final class ResizablePicture {
    /// The layout of a root in one size.
    private struct Part {
        let instance: InstantiatedScene
        let solution: SweptSolution
    }

    /// A root with the size that its container view or table gives it.
    private struct Place: Hashable {
        let root: Int
        let width: CGFloat
        let height: CGFloat
    }

    private let document: InterfaceDocument
    private let options: LayoutOptions
    /// The roots: the screen, and those inside of it.
    private let roots: [Int]
    /// The scenes at their first sizes, by root.
    private let looks: [Int: Scene]
    private let parts: PictureParts
    private let environment: ReferredEnvironment
    private var surroundings: LayoutEnvironment
    private var sizes: RootSize
    private var known: [Place: Part] = [:]
    private let textWidths = TextWidths()
    /// The lists of views so far.
    private(set) var forms: [[Scene.View]] = []
    private var places: [[Identity]: Int] = [:]

    /// The maximum number of layouts of rows and contents that are kept.
    private static let mostKnown = 256

    /// A view with the properties that can differ between sizes, such as the title of a back button.
    private struct Identity: Hashable {
        let id: String
        let parent: String?
        let text: String?
    }

    /// Prepares a screen.
    ///
    /// - Parameters:
    ///   - roots: The roots that the pictures show: the screen, then each after the one that shows it.
    ///   - looks: The scenes of the document at their first sizes, by root.
    ///   - parts: The parts of its pictures.
    init(
        _ document: InterfaceDocument, roots: [Int], looks: [Int: Scene], parts: PictureParts, options: LayoutOptions,
        environment: ReferredEnvironment, surroundings: LayoutEnvironment
    ) {
        (self.document, self.options, self.looks, self.parts) = (document, options, looks, parts)
        (self.roots, self.environment, self.surroundings) = (roots, environment, surroundings)
        sizes = RootSize(document: document, options: options)
    }

    /// The scene at its first size; nil if it is no picture of its own.
    var first: Scene? {
        let root = document.views[roots[0]].id
        return parts.added(to: roots.compactMap { root in looks[root] }).first { scene in scene.root == root }
    }

    /// Lays the screen out in a size with a limit of solver steps, from which it subtracts its own.
    func layOut(_ size: Scene.Size, _ work: inout Int) -> ResizedLayout {
        var solution = SweptSolution()
        var scenes: [Scene] = []
        var isSolved = true
        for root in roots {
            sizes.options.size = root == roots[0] ? size : nil
            let part = part(root, isScreen: root == roots[0], &work)
            sizes.note(part.instance) { view in view.exactFrame }
            solution.add(part.solution)
            isSolved = isSolved && !part.instance.rootView.isLayoutExhausted
            if let look = looks[root] { scenes.append(look.resized(as: part.instance)) }
        }
        let id = document.views[roots[0]].id
        let views = parts.added(to: scenes).first { scene in scene.root == id }?.views ?? []
        return ResizedLayout(
            views.map(\.frame), form: form(of: views), solution: solution, textWidths: textWidths,
            isSolved: isSolved && !views.isEmpty)
    }

    private func part(_ root: Int, isScreen: Bool, _ work: inout Int) -> Part {
        let room = sizes.room(around: document.views[root])
        let place = Place(root: root, width: room.width, height: room.height)
        if !isScreen, let part = known[place] { return part }
        surroundings.layoutWork = work
        let part = surroundings.spendWork {
            let isFitted = options.intrinsicSizes == .measured && sizes.isFitted(document.views[root])
            let (scene, _) = DocumentLayout.laidOut(
                document, root: root, options: options, environment: environment, sizes: sizes,
                fit: isFitted && !isScreen ? .content : .stored)
            var solution = SweptSolution()
            solution.add(
                scene.rootView, conflicts: scene.conflicts,
                written: scene.constraints.map { item in item.constraint })
            return (Part(instance: scene, solution: solution), scene.rootView)
        }
        work = surroundings.layoutWork
        if !isScreen {
            if known.count >= Self.mostKnown { known.removeAll() }
            known[place] = part
        }
        return part
    }

    /// Returns the place of a list of views, which is added if it is new.
    private func form(of views: [Scene.View]) -> Int {
        let list = views.map { view in
            Identity(id: view.id, parent: view.parent, text: view.text?.string)
        }
        if let place = places[list] { return place }
        places[list] = forms.count
        forms.append(views)
        return forms.count - 1
    }
}

extension Scene {
    /// Returns the scene with the exact frames of its views after another layout.
    @MainActor fileprivate func resized(as instance: InstantiatedScene) -> Scene {
        let bounds = instance.rootView.bounds.size
        return Scene(
            root: root, className: className, size: Size(width: Double(bounds.width), height: Double(bounds.height)),
            scale: scale,
            views: zip(views, instance.views).map { look, item in
                look.replacing(parent: look.parent, frame: Rectangle(item.view.exactFrame))
            }, appearance: appearance)
    }
}

extension InterfaceDocument {
    /// Returns the screens with the rows, bars and contents that their pictures have.
    @MainActor package func resizableScreens(file: String, options: LayoutOptions) -> [ResizableRoot] {
        let roots = sceneRoots
        let looks = Dictionary(zip(roots, layout(file: file, options: options).scenes)) { first, _ in first }
        let parts = PictureParts(
            of: self, on: options.device, isRightToLeft: options.direction == .rightToLeft)
        let environment = ReferredEnvironment(document: self, options: options)
        let surroundings = layoutEnvironment(options)
        let inner = Dictionary(grouping: roots.flatMap(homes)) { nesting in nesting.home }
        return roots.filter { root in views[root].parent == nil }.compactMap { root in
            let picture = ResizablePicture(
                self, roots: Self.roots(from: root, inner), looks: looks, parts: parts, options: options,
                environment: environment, surroundings: surroundings)
            return picture.first.map { scene in
                let title = screenTitle(ofRoot: scene.root) ?? views[root].tag
                return ResizableRoot(
                    scene: scene, title: title, forms: { picture.forms }, layOut: picture.layOut)
            }
        }
    }

    private typealias Nesting = (home: Int, root: Int)

    /// Returns a root and the roots that its picture shows, each after the one that shows it.
    private static func roots(from root: Int, _ inner: [Int: [Nesting]]) -> [Int] {
        var found = [root]
        var seen: Set = [root]
        var next = 0
        while next < found.count {
            found += (inner[found[next]] ?? []).map(\.root).filter { other in seen.insert(other).inserted }
            next += 1
        }
        return found
    }

    /// Returns the roots whose pictures show a root.
    ///
    /// A row has that of its table, contents have that of their container view, and a view of a bar has those of its controller.
    private func homes(of root: Int) -> [Nesting] {
        let view = views[root]
        if let outer = view.parent ?? embedder(of: view) { return [(sceneRoot(of: outer), root)] }
        guard case .root(let key) = view.role, key != "view" else { return [] }
        let place = tree[view.element].range.lowerBound
        return sceneRoots.filter { other in
            guard views[other].role == .root("view"), let controller = views[other].controller else { return false }
            return tree[controllers[controller].element].range.contains(place)
        }.map { home in (home, root) }
    }
}
