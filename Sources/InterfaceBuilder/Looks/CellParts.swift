import Scene

/// The parts of table rows that the system draws: accessories, separators and titles of sections.
struct CellParts {
    let document: InterfaceDocument
    let isRightToLeft: Bool

    /// Returns a scene with the accessories of the rows among its views.
    func added(to scene: Scene) -> Scene {
        let parts = scene.views.filter { view in view.className == "tableViewCell" }.compactMap(accessory)
        return parts.isEmpty ? scene : scene.replacing(views: scene.views + parts)
    }

    /// Returns the accessory of a row as a picture, or nil for a row without one.
    private func accessory(of row: Scene.View) -> Scene.View? {
        guard let element = document.view(withID: row.id)?.element,
            let type = document.tree.value(of: "accessoryType", in: element),
            let (symbol, size, colorName) = Self.accessories[type]
        else { return nil }
        let margin = 16.0
        let x = isRightToLeft ? margin : row.frame.width - margin - size.width
        let frame = Scene.Rectangle(
            x: x, y: (row.frame.height - size.height) / 2, width: size.width, height: size.height)
        return part(
            "\(row.id).accessory", symbol, in: row.id, frame, color: colorName, isMirrored: isRightToLeft)
    }

    /// The symbols of accessories, with their sizes in points and the names of their colors.
    private static let accessories: [String: (String, Scene.Size, String)] = [
        "disclosureIndicator": ("chevron.right", Scene.Size(width: 8, height: 14), "tertiaryLabelColor"),
        "detailDisclosureButton": ("info.circle", Scene.Size(width: 22, height: 22), "tintColor"),
        "detailButton": ("info.circle", Scene.Size(width: 22, height: 22), "tintColor"),
        "checkmark": ("checkmark", Scene.Size(width: 17, height: 17), "tintColor"),
    ]

    private func part(
        _ id: String, _ symbol: String, in parent: String, _ frame: Scene.Rectangle, color: String, isMirrored: Bool
    ) -> Scene.View {
        let picture = Scene.Picture(
            name: symbol, content: .symbol, frame: .init(x: 0, y: 0, width: frame.width, height: frame.height),
            tint: SystemColors.color(color, document.appearance), isMirrored: isMirrored)
        return Scene.View(
            id: id, parent: parent, className: "accessory", kind: .decoration, frame: frame, pictures: [picture])
    }

    /// Returns a row with the background that it has in its table.
    func filled(_ row: Scene.View, in table: XMLTree.ElementID) -> Scene.View {
        guard row.background == nil, row.className == "tableViewCell" else { return row }
        let isPlain =
            document.tree.value(of: "style", in: table) != "grouped"
            && document.tree.value(of: "style", in: table) != "insetGrouped"
        let name = isPlain ? "systemBackgroundColor" : "secondarySystemGroupedBackgroundColor"
        return row.replacing(background: SystemColors.color(name, document.appearance))
    }

    /// Returns the line below a row of a table.
    func separator(below row: Scene.View, in table: XMLTree.ElementID) -> Scene.View? {
        guard row.className == "tableViewCell", document.tree.value(of: "separatorStyle", in: table) != "none" else {
            return nil
        }
        let inset = min(16, row.frame.width)
        return Scene.View(
            id: "\(row.id).separator", parent: row.id, className: "separator", kind: .decoration,
            frame: .init(
                x: isRightToLeft ? 0 : inset, y: row.frame.height - 0.5, width: row.frame.width - inset, height: 0.5),
            background: document.color("separatorColor", in: table)
                ?? SystemColors.color("separatorColor", document.appearance))
    }

    /// Returns the title of a section above its first row, at a distance from the top of the table.
    func title(above row: InterfaceDocument.View, of table: InterfaceDocument.View, y: Double, width: Double) -> Scene
        .View?
    {
        let tree = document.tree
        guard let cells = tree[row.element].parent, tree[cells].children.first == row.element,
            let section = tree[cells].parent, tree[section].name == "tableViewSection",
            let title = tree.value(of: "headerTitle", in: section), !title.isEmpty
        else { return nil }
        let isPlain = ["grouped", "insetGrouped"].contains(tree.value(of: "style", in: table.element)) == false
        let height = isPlain ? 28.0 : 22
        return Scene.View(
            id: "\(row.id).section", name: title, parent: table.id, className: "label", kind: .label,
            frame: .init(x: 16, y: y - height - (isPlain ? 0 : 4), width: max(0, width - 32), height: height),
            text: Scene.Text(
                string: isPlain ? title : title.uppercased(), fontSize: isPlain ? 17 : 13,
                fontWeight: isPlain ? 600 : 400, alignment: isRightToLeft ? .right : .left,
                color: isPlain ? nil : SystemColors.color("secondaryLabelColor", document.appearance)))
    }
}
