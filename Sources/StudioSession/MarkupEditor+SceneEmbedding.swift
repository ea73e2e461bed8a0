import Diagnostics
import InterfaceBuilder
import LayoutTools
import Scene
import UIKit

/// Embed In > Navigation Controller and Tab Bar Controller.
extension MarkupEditor {
    /// A view controller that contains scenes.
    struct SceneContainer {
        /// The element of the view controller.
        let element: String
        /// The relationship to the scenes.
        let relationship: Command.SegueKind
        /// The element of the bar, which is also its key.
        let bar: String
        /// The item that the bar shows for a scene, without its id.
        let item: (name: String, attributes: String)
        /// The title.
        let title: String

        static let navigation = SceneContainer(
            element: "navigationController", relationship: .rootViewController, bar: "navigationBar",
            item: ("navigationItem", ""), title: "Navigation Controller")
        static let tabBar = SceneContainer(
            element: "tabBarController", relationship: .viewControllers, bar: "tabBar",
            item: ("tabBarItem", #" title="Item""#), title: "Tab Bar Controller")
    }

    /// Embeds the scenes of views in a new container, which takes the segues to them and the initial entry.
    func embed(_ ids: [String], in container: SceneContainer) throws(Diagnostic.Refusal) -> DocumentChange {
        let scenes = try scenes(around: ids, in: container)
        guard let first = scenes.first else { throw .studio(.badValue, "Embed In needs at least one scene.") }
        guard scenes.count == 1 || container.relationship == .viewControllers else {
            throw .studio(.badValue, "A navigation controller contains one scene. Select views of one scene.")
        }
        let controllers = scenes.compactMap { scene in tree.value(of: "id", in: scene) }
        var identifiers = ElementIdentifiers(taken: interface)
        func next(_ part: String) -> String {
            identifiers.next(for: "\(part) of \(container.element) \(controllers.joined(separator: " "))")
        }
        let id = next("controller")
        var edits = redirecting(seguesTo: Set(controllers), to: id)
        if let initial = tree.value(of: "initialViewController", in: tree.root), controllers.contains(initial) {
            edits.append(tree.setting("initialViewController", to: id, in: tree.root))
        }
        for (scene, controller) in zip(scenes, controllers) {
            edits += [item(of: container, for: scene, id: next("item \(controller)"))].compactMap { edit in edit }
        }
        let segues = controllers.map { controller in
            #"<segue destination="\#(XMLText.attribute(controller))" kind="relationship" relationship="\#(container.relationship.rawValue)" id="\#(next("segue \(controller)"))"/>"#
        }
        let markup = markup(
            of: container, ids: [next("scene"), id, next("bar"), next("responder")], segues: segues,
            location: place(before: first))
        guard let list = tree.child(of: tree.root, named: "scenes") else {
            throw .studio(.notEditable, "The storyboard has no list of scenes.")
        }
        edits.append(tree.appending(markup, to: list))
        let names = scenes.map { scene in StoryboardOverview.title(of: scene, in: tree) }
        return try change(
            "Embed in \(container.title)", edits,
            words: ["embed \(names.joined(separator: ", ")) in a \(container.title.lowercased())"])
    }

    /// Returns the view controllers of the scenes of views; for a tab bar, those that contain them.
    private func scenes(
        around ids: [String], in container: SceneContainer
    ) throws(Diagnostic.Refusal) -> [XMLTree.ElementID] {
        var found: [XMLTree.ElementID] = []
        for id in ids.unique() {
            guard let item = element(of: id), let scene = owners.around(item, in: tree) else {
                throw .studio(.badValue, "No scene has a view or view controller with the id '\(id)'.")
            }
            var owner = try owner(tree.value(of: "id", in: scene) ?? "")
            if let outer = navigationController(around: owner) {
                guard container.relationship != .rootViewController else {
                    throw .studio(.notEditable, "'\(titles[id])' is in a navigation controller already.")
                }
                owner = outer
            }
            guard container.relationship != .rootViewController || tree[owner].name != "navigationController" else {
                throw .studio(.notEditable, "A navigation controller cannot contain another one.")
            }
            found.append(owner)
        }
        return found.unique()
    }

    private func element(of id: String) -> XMLTree.ElementID? {
        interface.view(withID: id)?.element ?? owners.element(id)
    }

    private func navigationController(around owner: XMLTree.ElementID) -> XMLTree.ElementID? {
        guard let id = tree.value(of: "id", in: owner), case .controller(let place)? = interface.items[id] else {
            return nil
        }
        return interface.controllers[place].containers.map { place in interface.controllers[place] }
            .first { controller in controller.tag == "navigationController" }?.element
    }

    /// Returns the edits that lead the segues to some scenes to their new container.
    private func redirecting(seguesTo controllers: Set<String>, to container: String) -> [SourceEdit] {
        tree.ids.filter { element in
            tree[element].name == "segue"
                && tree.value(of: "destination", in: element).map(controllers.contains) == true
        }.map { segue in tree.setting("destination", to: container, in: segue) }
    }

    /// Returns the edit that adds the item for the bar to a scene; nil if it has one.
    private func item(of container: SceneContainer, for owner: XMLTree.ElementID, id: String) -> SourceEdit? {
        let (name, attributes) = container.item
        guard tree.child(of: owner, named: name, key: name) == nil else { return nil }
        let markup = #"<\#(name) key="\#(name)"\#(attributes) id="\#(id)"/>"#
        let last = tree[owner].children.last { child in tree[child].name != "connections" }
        return last.map { last in tree.inserting(markup, after: last) } ?? tree.prepending(markup, to: owner)
    }

    /// Returns the place of a new scene at the left of another one.
    private func place(before owner: XMLTree.ElementID) -> Scene.Point {
        let width = screenSize.width
        let point = scene(of: owner).flatMap { scene in tree.child(of: scene, named: "point", key: "canvasLocation") }
        func number(_ name: String) -> Double {
            let value = point.flatMap { point in tree.value(of: name, in: point) }.flatMap(Double.init) ?? 0
            return abs(value) <= 90_000 ? value : 0
        }
        return Scene.Point(x: number("x") - width - 80, y: number("y"))
    }

    private func markup(
        of container: SceneContainer, ids: [String], segues: [String], location: Scene.Point
    ) -> String {
        let (width, height) = (screenSize.width, screenSize.height)
        let frame =
            container.bar == "tabBar" ? (y: height - 49, height: 49.0) : (y: screen?.top ?? 59, height: 44.0)
        var lines: [(depth: Int, text: String)] = [
            (0, "<!--\(container.title)-->"), (0, #"<scene sceneID="\#(ids[0])">"#), (1, "<objects>"),
        ]
        let start = #"<\#(container.element) automaticallyAdjustsScrollViewInsets="NO" id="\#(ids[1])""#
        lines.append((2, start + #" sceneMemberID="viewController">"#))
        lines.append((3, "<toolbarItems/>"))
        lines.append((3, #"<\#(container.bar) key="\#(container.bar)" contentMode="scaleToFill" id="\#(ids[2])">"#))
        let size = #"width="\#(width.frameMarkup)" height="\#(frame.height.frameMarkup)""#
        lines.append((4, #"<rect key="frame" x="0.0" y="\#(frame.y.frameMarkup)" \#(size)/>"#))
        lines.append((4, #"<autoresizingMask key="autoresizingMask"/>"#))
        lines.append((3, "</\(container.bar)>"))
        if container.bar == "navigationBar" { lines.append((3, #"<nil name="viewControllers"/>"#)) }
        lines.append((3, "<connections>"))
        lines += segues.map { segue in (4, segue) }
        lines += [(3, "</connections>"), (2, "</\(container.element)>")]
        let responder = #"placeholderIdentifier="IBFirstResponder" id="\#(ids[3])" userLabel="First Responder""#
        lines.append((2, "<placeholder \(responder) sceneMemberID=\"firstResponder\"/>"))
        lines.append((1, "</objects>"))
        let point = #"x="\#(location.x.frameMarkup)" y="\#(location.y.frameMarkup)""#
        lines += [(1, #"<point key="canvasLocation" \#(point)/>"#), (0, "</scene>")]
        return lines.map { line in String(repeating: tree.step, count: line.depth) + line.text }
            .joined(separator: "\n")
    }
}
