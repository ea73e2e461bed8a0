import UIKit

extension SceneTree {
    /// The tree of a root of an Interface Builder document.
    init(_ document: InterfaceDocument, root: Int, options: LayoutOptions) {
        var instantiation = SceneInstantiation(document: document, options: options, root: root)
        let scene = instantiation.instantiate()
        let outlets = document.outlets
        var environment = ReferredEnvironment(document: document, options: options)
        self.root = document.views[root].id
        name = document.sceneName(ofRoot: root)
        views = scene.views.map { index, view in
            let element = document.views[index]
            return View(
                id: element.id, label: document.tree.value(of: "userLabel", in: element.element),
                outlet: outlets[element.id], picture: document.value(of: "image", in: element),
                textStyle: document.textStyle(of: element), safeArea: UIEdgeInsets(environment.safeArea(of: index)),
                view: view)
        }
        constraints = scene.constraints.map { index, constraint in
            let element = document.constraints[index]
            return Constraint(
                id: element.id, identifier: element.identifier, outlet: outlets[element.id], constraint: constraint)
        }
        diagnostics = instantiation.diagnostics
        runtime = document.runtime
    }
}

extension InterfaceDocument {
    /// The outlets that refer to each identifier, the first where there are several.
    fileprivate var outlets: [String: String] {
        var outlets: [String: String] = [:]
        for element in tree.ids where tree[element].name == "outlet" {
            guard let property = tree.value(of: "property", in: element),
                let destination = tree.value(of: "destination", in: element), outlets[destination] == nil,
                !["delegate", "dataSource", "view"].contains(property)
            else { continue }
            outlets[destination] = property
        }
        return outlets
    }

    /// What the author calls the scene of a root: the class or label of the root, or of its controller.
    fileprivate func sceneName(ofRoot root: Int) -> String? {
        let view = views[root]
        if let name = tree.value(of: "customClass", in: view.element) { return name }
        if view.parent == nil, let controller = view.controller {
            let element = controllers[controller].element
            for key in ["customClass", "storyboardIdentifier", "userLabel", "title"] {
                if let name = tree.value(of: key, in: element) { return name }
            }
        }
        let owner = controllers.first { owner in
            tree.value(of: "placeholderIdentifier", in: owner.element) == "IBFilesOwner"
        }
        if root == roots.first, let owner, let name = tree.value(of: "customClass", in: owner.element) { return name }
        return ["userLabel", "reuseIdentifier"].lazy.compactMap { key in tree.value(of: key, in: view.element) }.first
    }

    fileprivate func textStyle(of view: View) -> UIFont.TextStyle? {
        guard let font = tree.child(of: view.element, named: "fontDescription") else { return nil }
        return tree.value(of: "style", in: font).map(UIFont.TextStyle.init(rawValue:))
    }
}
