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
            ("capability", "minToolsVersion"), ("development", "version"), ("deployment", "version"):
            return .greater
        case ("device", _), ("point", "x"), ("point", "y"), (_, "misplaced"), (_, "ambiguous"), ("image", "width"),
            ("image", "height"):
            return element.name != "point" || element.key == "canvasLocation" ? .ours : nil
        case ("rect", "x"), ("rect", "y"), ("rect", "width"), ("rect", "height"):
            // The screen of the computer on which the window was designed.
            if element.key == "screenRect" { return .ours }
            return element.key == "frame" && isDerived(element.parent, in: tree) ? .frame : nil
        // A text view writes its frame as its smallest size.
        case ("size", "width"), ("size", "height"):
            let isTextView = element.parent.map { parent in tree.elements[parent].name } == "textView"
            return isTextView && ["minSize", "maxSize"].contains(element.value("key")) ? .frame : nil
        case ("tableColumn", "width"): return isSizedByTable(index, in: tree) ? .frame : nil
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
        if isLabelOfCell(element, in: tree) || isPinned(view, in: tree) { return true }
        // The owner of a view arranges it, except for views that have a height of their own.
        if let key = element.value("key") { return !ownSize.contains(key) }
        guard let owner = tree.elements[parent].parent, tree.elements[parent].name == "subviews" else { return false }
        return ["stackView", "clipView"].contains(tree.elements[owner].name)
    }

    /// Returns whether a row in one of the system's styles has created a label or an image view, and arranges it.
    private static func isLabelOfCell(_ element: DocumentTree.Element, in tree: DocumentTree) -> Bool {
        guard let id = element.id, let list = element.parent, let content = tree.elements[list].parent,
            tree.elements[content].name == "tableViewCellContentView", let cell = tree.elements[content].parent
        else { return false }
        return ["textLabel", "detailTextLabel", "imageView"].contains { name in tree.elements[cell].value(name) == id }
    }

    /// Returns whether constraints tie all edges of a view without a view around it to its contents.
    private static func isPinned(_ view: Int, in tree: DocumentTree) -> Bool {
        let element = tree.elements[view]
        guard let id = element.id, element.parent.map({ parent in tree.elements[parent].name }) == "objects",
            let list = element.children.first(where: { child in tree.elements[child].name == "constraints" })
        else { return false }
        var edges: Set<String> = []
        for constraint in tree.elements[list].children.map({ child in tree.elements[child] }) {
            guard let second = constraint.value("secondItem") else { continue }
            let first = constraint.value("firstItem")
            if first == nil || first == id { edges.insert(constraint.value("firstAttribute") ?? "") }
            if second == id { edges.insert(constraint.value("secondAttribute") ?? "") }
        }
        return edges.isSuperset(of: ["top", "bottom", "leading", "trailing"])
    }

    /// Returns whether the width of a column follows from that of its table.
    private static func isSizedByTable(_ column: Int, in tree: DocumentTree) -> Bool {
        guard let list = tree.elements[column].parent, let table = tree.elements[list].parent else { return false }
        let columns = tree.elements[list].children
        return switch tree.elements[table].value("columnAutoresizingStyle") {
        case "firstColumnOnly": columns.first == column
        case "none": false
        case "uniform", "sequential", "reverseSequential": true
        default: columns.last == column
        }
    }

    /// The sizes of AppKit's fonts that have one size.
    private static let fontSizes = ["smallSystem": "11", "miniSystem": "9"]
    /// The names of AppKit's fonts that are the system font.
    private static let systemFonts: Set<String> = [
        "system", "label", "menu", "message", "controlContent", "cellTitle", "smallSystem", "miniSystem", "titleBar",
        "toolTip",
    ]

    /// Returns whether two fonts of AppKit are the system font in one size.
    static func isSameFont(_ one: DocumentTree.Element, _ other: DocumentTree.Element) -> Bool {
        func size(_ font: DocumentTree.Element) -> Double? {
            guard font.name == "font", let name = font.value("metaFont"), systemFonts.contains(name),
                font.value("name") == nil
            else { return nil }
            return (font.value("size") ?? fontSizes[name]).flatMap(Double.init)
        }
        return size(one).map { own in own == size(other) } ?? false
    }

    /// Returns whether Interface Builder adds an element by itself, without an effect at run time.
    static func isBookkeeping(_ element: DocumentTree.Element) -> Bool {
        element.name == "nil" && element.value("key") == "locale"
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
