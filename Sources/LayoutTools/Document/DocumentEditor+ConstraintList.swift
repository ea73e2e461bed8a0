import InterfaceBuilder

extension DocumentEditor {
    /// Inserts a new list of constraints at its position in Xcode: after the elements of all views, before those of the
    /// class.
    ///
    /// All 3,177 lists in the iOS documents of the corpus are at this position.
    mutating func insertList(_ markup: String, in view: XMLTree.ElementID) {
        let tree = document.tree
        if let last = tree[view].children.prefix(while: { isOfEveryView($0, in: tree[view].name) }).last {
            sourceEdits.append(tree.inserting(markup, after: last))
        } else {
            sourceEdits.append(tree.prepending(markup, to: view))
        }
    }

    /// Returns whether an element of a view is written before its constraints.
    private func isOfEveryView(_ element: XMLTree.ElementID, in view: String) -> Bool {
        let tree = document.tree
        switch (tree[element].name, tree.value(of: "key", in: element)) {
        case ("rect", _), ("autoresizingMask", _), ("subviews", _), (_, "contentView"), ("accessibility", _),
            ("gestureRecognizers", _), ("animations", _), ("color", "backgroundColor"):
            return true
        // Buttons and bars have a tint color of their own.
        case ("color", "tintColor"): return view != "button" && !view.hasSuffix("Bar")
        // Until Xcode 12 the element followed the constraints.
        case ("viewLayoutGuide", "safeArea"): return document.isWritten(since: .xcode12)
        default: return false
        }
    }
}
