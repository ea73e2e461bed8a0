extension InterfaceDocument {
    /// Returns the id, class, storyboard identifier and title of the view controller of a scene; empty for a root without one.
    public func controllerNames(ofRoot view: View) -> [String] {
        guard view.parent == nil, let index = view.controller else { return [] }
        let element = controllers[index].element
        return ["id", "customClass", "storyboardIdentifier", "userLabel", "title"].compactMap { key in
            tree.value(of: key, in: element)
        }
    }
}
