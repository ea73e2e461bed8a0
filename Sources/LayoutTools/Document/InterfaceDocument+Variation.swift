import InterfaceBuilder

extension InterfaceDocument {
    /// Returns the variation with the value of a constraint on the device of the canvas; nil if the constraint itself has the value.
    func variation(of name: String, inConstraint id: String, _ element: XMLTree.ElementID) -> XMLTree.ElementID? {
        guard tree.child(of: element, named: "variation") != nil,
            let constraint = constraints.first(where: { constraint in constraint.id == id })
        else { return nil }
        return InterfaceDocument.applicable(constraint.variations, to: traits).last { variation in
            tree.value(of: name, in: variation.element) != nil
        }?.element
    }
}
