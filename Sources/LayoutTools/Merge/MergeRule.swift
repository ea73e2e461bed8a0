import InterfaceBuilder

/// The values that Interface Builder derives, so that two different ones are no conflict.
enum MergeRule {
    /// The greater value counts: a version.
    case greater
    /// Ours counts: a value of the canvas, without an effect at run time.
    case ours
    /// Ours counts until the frames are updated: the stored frame of a view with constraints.
    case frame

    /// Returns the rule for an attribute of an element; nil if a difference is a conflict.
    static func rule(for attribute: String, of index: Int, in tree: DocumentTree) -> MergeRule? {
        let element = tree.elements[index]
        switch (element.name, attribute) {
        case ("document", "toolsVersion"), ("document", "systemVersion"), ("plugIn", "version"),
            ("capability", "minToolsVersion"), ("development", "version"):
            return .greater
        case ("device", _), ("point", "x"), ("point", "y"), (_, "misplaced"), (_, "ambiguous"), ("image", "width"),
            ("image", "height"):
            return element.name != "point" || element.key == "canvasLocation" ? .ours : nil
        case ("rect", "x"), ("rect", "y"), ("rect", "width"), ("rect", "height"):
            // The screen of the computer on which the window was designed.
            if element.key == "screenRect" { return .ours }
            return element.key == "frame" && isDerived(element.parent, in: tree) ? .frame : nil
        default: return nil
        }
    }

    /// The views whose frame follows from the view around them.
    private static let fitted: Set<String> = [
        "clipView", "collectionReusableView", "collectionViewCell", "collectionViewCellContentView", "scroller",
        "tableCellView", "tableViewCell", "tableViewCellContentView", "tableHeaderView", "window",
    ]

    /// Returns whether constraints, a stack view, the screen or the view around it determine the frame of a view.
    private static func isDerived(_ view: Int?, in tree: DocumentTree) -> Bool {
        guard let view, let parent = tree.elements[view].parent else { return false }
        let element = tree.elements[view]
        if element.value("translatesAutoresizingMaskIntoConstraints") == "NO" || fitted.contains(element.name) {
            return true
        }
        // The owner of a view arranges it, except for views that have a height of their own.
        if let key = element.value("key") { return !ownSize.contains(key) }
        guard let owner = tree.elements[parent].parent, tree.elements[parent].name == "subviews" else { return false }
        return ["stackView", "clipView"].contains(tree.elements[owner].name)
    }

    /// The keys of views whose size counts, though another view arranges them.
    private static let ownSize: Set<String> = [
        "accessoryView", "customView", "tableFooterView", "tableHeaderView", "titleView",
    ]

    /// Returns whether Interface Builder keeps an element up to date by itself, so that a deletion is no conflict.
    static func isListed(_ element: DocumentTree.Element, in tree: DocumentTree) -> Bool {
        element.parent.map { parent in ["resources", "dependencies"].contains(tree.elements[parent].name) } ?? false
    }

    /// Returns whether two values of a rectangle are equal up to rounding.
    static func isEqual(_ first: String?, _ second: String?, in element: DocumentTree.Element) -> Bool {
        guard first != second, element.name == "rect" else { return first == second }
        guard let one = first.flatMap(Double.init), let other = second.flatMap(Double.init) else { return false }
        return abs(one - other) < 0.01
    }
}
