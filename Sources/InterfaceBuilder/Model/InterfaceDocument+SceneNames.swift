extension InterfaceDocument {
    /// Returns the names that select a scene besides the id of its root: the name of the root and those of its view controller.
    public func sceneNames(ofRoot view: View) -> [String] {
        [name(of: view)].compactMap { name in name } + controllerNames(ofRoot: view)
    }

    /// Returns the id, class, storyboard identifier and title of the view controller of a scene; empty for a root without one.
    public func controllerNames(ofRoot view: View) -> [String] {
        guard view.parent == nil, let index = view.controller else { return [] }
        let element = controllers[index].element
        return ["id", "customClass", "storyboardIdentifier", "userLabel", "title"].compactMap { key in
            tree.value(of: key, in: element)
        }
    }
}
