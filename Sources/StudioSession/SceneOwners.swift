import InterfaceBuilder

/// The view controllers of the scenes of a storyboard.
struct SceneOwners {
    private let elements: [String: XMLTree.ElementID]

    /// Finds the view controllers: in each scene the first object that is no placeholder.
    ///
    /// - Complexity: Linear in the number of elements.
    init(_ document: InterfaceDocument) {
        let tree = document.tree
        var found: [String: XMLTree.ElementID] = [:]
        for scene in tree.ids where tree[scene].name == "scene" {
            guard let objects = tree.child(of: scene, named: "objects"),
                let owner = tree[objects].children.first(where: { child in tree[child].name != "placeholder" }),
                let id = tree.value(of: "id", in: owner)
            else { continue }
            found[id] = found[id] ?? owner
        }
        elements = found
    }

    /// Returns the view controller with an id.
    func element(_ id: String) -> XMLTree.ElementID? { elements[id] }

    /// Returns the view controller of the scene around an element.
    func around(_ element: XMLTree.ElementID, in tree: XMLTree) -> XMLTree.ElementID? {
        var next: XMLTree.ElementID? = element
        while let current = next {
            if let id = tree.value(of: "id", in: current), elements[id] == current { return current }
            next = tree[current].parent
        }
        return nil
    }
}

/// An attribute of a view controller that the attributes inspector edits.
enum ControllerAttribute: String, CaseIterable {
    case title, userLabel, customClass, storyboardIdentifier, navigationTitle

    /// The name in the element.
    var name: String { self == .navigationTitle ? "title" : rawValue }

    /// Returns the element with the attribute; nil if the view controller has none.
    func element(of owner: XMLTree.ElementID, in tree: XMLTree) -> XMLTree.ElementID? {
        self == .navigationTitle ? tree.child(of: owner, named: "navigationItem", key: "navigationItem") : owner
    }
}
