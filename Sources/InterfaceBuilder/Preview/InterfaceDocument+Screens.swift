extension InterfaceDocument {
    /// The indices of the roots of scenes.
    var sceneRoots: [Int] { views.indices.filter { index in views[index].isSceneRoot } }

    /// Returns the title that distinguishes a root view from others, or nil.
    ///
    /// It is the name of the view, else that of its controller, else the reuse identifier of a cell.
    func screenTitle(ofRoot id: String) -> String? {
        guard let view = view(withID: id) else { return nil }
        if let name = name(of: view) { return name }
        if let name = tree.value(of: "reuseIdentifier", in: view.element), !name.isEmpty { return name }
        guard view.role == .root("view"), let controller = view.controller else { return nil }
        return title(of: controllers[controller])
    }

    /// Returns the name of a controller: the author's label, else its title, else its class.
    private func title(of controller: Controller) -> String? {
        let names = [
            tree.value(of: "userLabel", in: controller.element), tree.value(of: "title", in: controller.element),
            itemTitle(of: controller),
            tree.value(of: "customClass", in: controller.element),
            tree.value(of: "storyboardIdentifier", in: controller.element),
        ]
        return names.compactMap(\.self).first { name in !name.isEmpty }
    }

    /// Returns the title of a controller's navigation item, or nil.
    func itemTitle(of controller: Controller) -> String? {
        navigationItem(of: controller).flatMap { item in tree.value(of: "title", in: item) }
    }

    /// Returns the navigation item of a controller, which its navigation controller shows in the bar, or nil.
    func navigationItem(of controller: Controller) -> XMLTree.ElementID? {
        tree.child(of: controller.element, named: "navigationItem", key: "navigationItem")
    }
}
