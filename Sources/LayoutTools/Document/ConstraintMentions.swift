import InterfaceBuilder

/// The references to constraints in a document, by id, since documents can have very many.
struct ConstraintMentions {
    /// The element of each constraint.
    ///
    /// If several have one identifier, it is the first.
    private(set) var elements: [String: XMLTree.ElementID] = [:]
    /// The outlets and size-class exceptions that name a constraint, or another element with the identifier.
    private(set) var references: [String: [XMLTree.ElementID]] = [:]

    init(in document: InterfaceDocument) {
        for constraint in document.constraints where elements[constraint.id] == nil {
            elements[constraint.id] = constraint.element
        }
        let tree = document.tree
        for element in tree.ids {
            let target: String?
            switch tree[element].name {
            case "outlet", "outletCollection": target = tree.value(of: "destination", in: element)
            case "include", "exclude": target = tree.value(of: "reference", in: element)
            default: target = nil
            }
            if let target { references[target, default: []].append(element) }
        }
    }
}
