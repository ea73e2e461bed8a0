import UIKit

extension SceneTree {
    /// Creates the tree of a root of an Interface Builder document.
    init(_ document: InterfaceDocument, root: Int, options: LayoutOptions, surroundings: SceneTreeSurroundings) {
        var environment = surroundings.environment
        var instantiation = SceneInstantiation(
            document: document, options: options, root: root, environment: environment)
        var scene = instantiation.instantiate()
        let outlets = surroundings.outlets
        let views = scene.views.map { index, view in
            let element = document.views[index]
            var item = View(id: element.id, className: element.tag, view: view)
            item.label = document.tree.value(of: "userLabel", in: element.element)
            item.outlet = outlets[element.id]
            item.picture = document.value(of: "image", in: element)
            item.textStyle = document.textStyle(of: element)
            item.safeArea = UIEdgeInsets(environment.safeArea(of: index))
            item.hasDirectionalMargins = element.directionalLayoutMargins != nil
            item.element = element
            return item
        }
        let constraints = scene.constraints.map { index, constraint in
            let element = document.constraints[index]
            var item = Constraint(id: element.id, constraint: constraint)
            item.identifier = element.identifier
            item.outlet = outlets[element.id]
            item.isPlaceholder = element.isPlaceholder
            return item
        }
        self.init(views, constraints) {
            // On the canvas, roots have their stored size.
            if options.size != nil || options.device != nil || options.sweptScreen != nil {
                RootSize(document: document, options: options).resize(scene)
            }
            scene.layOut(in: surroundings.environment)
            return scene.conflicts
        }
        self.document = document
        name =
            document.sceneName(ofRoot: root) ?? surroundings.nameOfOwner(ofRoot: root)
            ?? document.label(ofRoot: root)
        varying = document.varying(in: scene.views.map { index, _ in index })
        traits = instantiation.traits
        location = document.tree.location(of: document.views[root].element)
        diagnostics = instantiation.diagnostics
        runtime = document.runtime
    }
}

/// The values that the scenes of a document share, computed once for all of them.
struct SceneTreeSurroundings {
    /// The safe areas and margins.
    let environment: ReferredEnvironment
    /// The outlets that refer to each identifier.
    let outlets: [String: String]
    private let firstRoot: Int?
    private let owner: String?

    /// Reads the document.
    init(_ document: InterfaceDocument, options: LayoutOptions) {
        environment = ReferredEnvironment(document: document, options: options)
        outlets = document.outlets
        firstRoot = document.views.firstIndex { view in view.parent == nil }
        owner = document.classOfOwner
    }

    /// Returns the class of the file's owner for the first root, or nil for the others.
    func nameOfOwner(ofRoot root: Int) -> String? { root == firstRoot ? owner : nil }
}

extension InterfaceDocument {
    /// The outlets that refer to each identifier.
    ///
    /// If there are several, it is the first.
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

    /// Returns the identifiers of views, their constraints and their contents that vary with size classes, each once.
    fileprivate func varying(in views: [Int]) -> [String] {
        var found: [String] = []
        for view in views.map({ index in self.views[index] }) {
            let variations = view.variations.filter { variation in variation.specificity > 0 }
            if variations.contains(where: { variation in hasValues(variation.element) }) {
                found.append(view.id)
            }
            found += variations.flatMap { variation in variation.excluded.union(variation.included).sorted() }
            found += view.constraints.map { index in constraints[index] }.filter { constraint in
                constraint.variations.contains { variation in variation.specificity > 0 }
            }.map { constraint in constraint.id }
        }
        var seen: Set<String> = []
        return found.filter { id in seen.insert(id).inserted }
    }

    /// Returns whether a variation has attributes or elements other than the lists of what is installed.
    private func hasValues(_ variation: XMLTree.ElementID) -> Bool {
        tree[variation].attributes.count > 1
            || tree[variation].children.contains { child in tree[child].name != "mask" }
    }

    /// The author's name for the scene of a root, from its class or its controller.
    fileprivate func sceneName(ofRoot root: Int) -> String? {
        let view = views[root]
        if let name = tree.value(of: "customClass", in: view.element) { return name }
        if view.parent == nil, let controller = view.controller {
            let element = controllers[controller].element
            for key in ["customClass", "storyboardIdentifier", "userLabel", "title"] {
                if let name = tree.value(of: key, in: element) { return name }
            }
        }
        return nil
    }

    /// The class of the file's owner.
    fileprivate var classOfOwner: String? {
        let owner = controllers.first { owner in
            tree.value(of: "placeholderIdentifier", in: owner.element) == "IBFilesOwner"
        }
        return owner.flatMap { owner in tree.value(of: "customClass", in: owner.element) }
    }

    /// Returns the label of a root, or the reuse identifier of a cell.
    fileprivate func label(ofRoot root: Int) -> String? {
        let element = views[root].element
        return ["userLabel", "reuseIdentifier"].lazy.compactMap { key in tree.value(of: key, in: element) }.first
    }

    fileprivate func textStyle(of view: View) -> UIFont.TextStyle? {
        guard let font = tree.child(of: view.element, named: "fontDescription") else { return nil }
        return tree.value(of: "style", in: font).map(UIFont.TextStyle.init(rawValue:))
    }
}
