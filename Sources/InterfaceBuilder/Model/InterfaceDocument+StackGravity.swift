extension InterfaceDocument {
    /// An area of a macOS stack view.
    ///
    /// The value is the name of the list in the document. Older documents have these lists in place of subviews, and mark the views as fixed.
    enum StackGravity: String, Sendable {
        case beginning = "beginningViews"
        case middle = "middleViews"
        case end = "endViews"
    }

    /// Returns the area of a stack view that contains a view, or nil for a view that is not in such a list.
    func gravity(of view: View) -> StackGravity? {
        tree[view.element].parent.flatMap { list in StackGravity(rawValue: tree[list].name) }
    }
}
