import Diagnostics
import InterfaceBuilder
import LayoutTools
import Scene

extension MarkupEditor {
    /// Adds a scene with a view controller to a storyboard.
    func addScene(_ command: Command.NewScene) throws(Diagnostic.Refusal) -> DocumentChange {
        guard interface.kind == .storyboard, interface.runtime == .cocoaTouch else {
            throw .studio(.notEditable, "Only a storyboard for iOS takes more scenes.")
        }
        let (width, height) = (screenSize.width, screenSize.height)
        let places = tree.ids.filter { element in tree[element].name == "point" }.compactMap { point in
            tree.value(of: "x", in: point).flatMap(Double.init)
        }
        // Other numbers are no places.
        let right = places.filter { x in abs(x) <= 90_000 }.max().map { x in x + width } ?? -80
        let location = try (command.location ?? Scene.Point(x: right + 80, y: 0)).checkedLocation
        var identifiers = ElementIdentifiers(taken: interface)
        func next(_ part: String) -> String { identifiers.next(for: "\(part) of scene \(interface.views.count)") }
        let (root, controller) = (next("view"), next("controller"))
        let markup = NewDocument.scene(
            [next("scene"), controller, root, next("safe area"), next("responder")],
            width: width, height: height, location: location, step: tree.step)
        var edits: [SourceEdit] = []
        if let scenes = tree.child(of: tree.root, named: "scenes") {
            // The first view controller of a storyboard is the initial one, as in Interface Builder.
            if tree[scenes].children.isEmpty, tree.value(of: "initialViewController", in: tree.root) == nil {
                edits.append(tree.setting("initialViewController", to: controller, in: tree.root))
            }
            edits.append(tree.appending(markup, to: scenes))
        } else {
            edits.append(tree.appending("<scenes>\n" + markup + "\n</scenes>", to: tree.root))
        }
        return try change(
            "Add View Controller", edits, words: ["add a scene with a view controller"], views: [root])
    }
}
