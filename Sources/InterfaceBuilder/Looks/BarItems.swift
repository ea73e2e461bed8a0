import Scene

/// The items of bars, which layout ignores and a preview shows: buttons, titles and tabs.
///
/// Their positions are approximately those of the system: margins of 16 points, buttons 8 apart, tabs of equal width. Nothing measures
/// them, and no constraint can refer to them.
struct BarItems {
    private let document: InterfaceDocument
    private let isRightToLeft: Bool
    /// The laid out scenes, by their roots.
    private let scenes: [String: Scene]

    private static let margin = 16.0
    private static let spacing = 8.0

    /// Creates the items of a document's bars.
    ///
    /// Views among them are scenes, which are laid out first.
    init(document: InterfaceDocument, scenes: [Scene], isRightToLeft: Bool) {
        self.document = document
        self.isRightToLeft = isRightToLeft
        self.scenes = Dictionary(scenes.map { scene in (scene.root, scene) }) { first, _ in first }
    }

    /// Returns the scenes without the views that are visible in a bar of another scene.
    func withoutContents(_ scenes: [Scene]) -> [Scene] {
        var seen = Set(scenes.flatMap(contents))
        return scenes.filter { scene in seen.remove(scene.root) == nil }
    }

    /// Returns the identifiers of the views in bars of a scene.
    private func contents(of scene: Scene) -> [String] {
        let bars = Set(scene.views.filter { view in view.kind == .bar }.map(\.id))
        return scene.views.filter { view in
            guard let bar = view.parent, bars.contains(bar), let own = document.view(withID: view.id) else {
                return false
            }
            return ["customView", "titleView"].contains(document.tree.value(of: "key", in: own.element))
        }.map(\.id)
    }

    /// Returns a scene with the items of the bars among its views.
    func added(to scene: Scene) -> Scene {
        let added = scene.views.filter { view in view.kind == .bar && scene.isSeen(view.id) }.flatMap(items)
        return added.isEmpty ? scene : scene.replacing(views: scene.views + added)
    }

    /// Returns the items of a bar in the document.
    private func items(of bar: Scene.View) -> [Scene.View] {
        guard let element = document.view(withID: bar.id)?.element,
            let list = document.tree.child(of: element, named: "items")
        else { return [] }
        let items = document.tree[list].children
        let looks = BarLooks(document: document, bar: element)
        switch bar.className {
        case "toolbar": return row(of: items.map { item in self.item(item) }, looks: looks, in: bar)
        case "tabBar":
            let selected = document.tree.value(of: "selectedItem", in: element)
            let index = items.firstIndex { item in document.tree.value(of: "id", in: item) == selected }
            return tabs(items, selected: index ?? -1, looks: looks, in: bar)
        case "navigationBar": return items.last.map { item in navigation(item, looks: looks, in: bar) } ?? []
        default: return []
        }
    }

    /// Reads an item.
    func item(_ element: XMLTree.ElementID) -> BarItem { BarItem(document, element, scenes) }

    // MARK: Navigation bars

    /// Returns the buttons of a navigation item, from each end of the bar towards its middle, and the title between them.
    ///
    /// A back button replaces the buttons at the leading end unless the item has its own.
    func navigation(
        _ item: XMLTree.ElementID?, title: String? = nil, back: String? = nil, looks: BarLooks, in bar: Scene.View
    ) -> [Scene.View] {
        let (left, right) = (buttons("left", of: item), buttons("right", of: item))
        let (width, height) = (bar.frame.width, bar.frame.height)
        let rightWidth = Self.width(of: right)
        let backViews = left.isEmpty ? back.map { back in backButton(back, looks: looks, in: bar) } ?? [] : []
        let backWidth = backViews.map { view in isRightToLeft ? width - view.frame.x : view.frame.maxX }.max() ?? 0
        let leftWidth = max(Self.width(of: left), backWidth - Self.margin)
        let views =
            backViews + place(left, from: Self.margin, height: height, looks: looks, in: bar)
            + place(right.reversed(), from: width - Self.margin - rightWidth, height: height, looks: looks, in: bar)
        if let own = item.flatMap({ item in document.content("titleView", in: item) }), let scene = scenes[own.id] {
            return views + content(own.id, x: (width - scene.size.width) / 2, room: height, in: bar)
        }
        let text = title ?? item.flatMap { item in document.tree.value(of: "title", in: item) }
        guard let text, !text.isEmpty else { return views }
        // The title is in the center of the bar if it fits.
        var (start, end) = (leftWidth + 2 * Self.margin, width - rightWidth - 2 * Self.margin)
        if isRightToLeft { (start, end) = (width - end, width - start) }
        let half = min(width / 2 - start, end - width / 2)
        if 2 * half >= BarItem.width(of: text, isHeavy: true) { (start, end) = (width / 2 - half, width / 2 + half) }
        return views + [label(text, from: start, to: end, looks, in: bar)]
    }

    /// Returns the chevron and the title of a back button.
    private func backButton(_ title: String, looks: BarLooks, in bar: Scene.View) -> [Scene.View] {
        let (width, height) = (bar.frame.width, bar.frame.height)
        // A title without room is replaced by the usual word.
        let fits = BarItem.width(of: title, isHeavy: false) <= width / 3
        let title = fits ? title : "Back"
        let length = BarItem.width(of: title, isHeavy: false)
        func frame(_ x: Double, _ width: Double, _ height: Double) -> Scene.Rectangle {
            .init(
                x: isRightToLeft ? bar.frame.width - x - width : x, y: (bar.frame.height - height) / 2, width: width,
                height: height)
        }
        let chevron = Scene.Picture(
            name: "chevron.left", content: .symbol, frame: .init(x: 0, y: 0, width: 12, height: 21), tint: looks.tint,
            isMirrored: isRightToLeft)
        return [
            Scene.View(
                id: "\(bar.id).chevron", parent: bar.id, className: "chevron", kind: .decoration,
                frame: frame(8, 12, 21), pictures: [chevron]),
            Scene.View(
                id: "\(bar.id).back", name: title, parent: bar.id, className: "barButtonItem", kind: .button,
                frame: frame(26, max(0, length), height), text: BarItem.text(title, isHeavy: false, color: looks.tint)),
        ]
    }

    private func label(
        _ title: String, from start: Double, to end: Double, _ looks: BarLooks, in bar: Scene.View
    ) -> Scene.View {
        Scene.View(
            id: "\(bar.id).title", name: title, parent: bar.id, className: "label", kind: .label,
            frame: .init(x: start, y: 0, width: max(0, end - start), height: bar.frame.height),
            text: BarItem.text(title, isHeavy: true, color: looks.title))
    }

    private func buttons(_ side: String, of item: XMLTree.ElementID?) -> [BarItem] {
        guard let item else { return [] }
        let (tree, key) = (document.tree, "\(side)BarButtonItem")
        let lists = tree.children(of: item, named: "\(key)s").flatMap { list in tree[list].children }
        let own =
            lists.isEmpty ? tree.child(of: item, named: "barButtonItem", key: key).map { item in [item] } ?? [] : lists
        return own.map { item in self.item(item) }
    }

    // MARK: Toolbars

    /// Returns items in a row.
    ///
    /// Flexible items get the remaining space.
    func row(of items: [BarItem], height: Double? = nil, looks: BarLooks, in bar: Scene.View) -> [Scene.View] {
        let flexible = items.count { item in item.kind == .flexibleSpace }
        let room = bar.frame.width - 2 * Self.margin - Self.width(of: items)
        return place(
            items, from: Self.margin, flexible: flexible > 0 ? max(0, room) / Double(flexible) : 0,
            height: height ?? bar.frame.height, looks: looks, in: bar)
    }

    private static func width(of items: [BarItem]) -> Double {
        let seen = items.count { item in item.isSeen }
        return items.reduce(0) { sum, item in sum + item.width } + spacing * Double(max(seen - 1, 0))
    }

    private func place(
        _ items: [BarItem], from start: Double, flexible: Double = 0, height: Double, looks: BarLooks,
        in bar: Scene.View
    ) -> [Scene.View] {
        var (x, views): (Double, [Scene.View]) = (start, [])
        for item in items {
            let width = item.kind == .flexibleSpace ? flexible : item.width
            if item.isSeen { views += seen(item, x: x, room: height, looks, in: bar) }
            x += width + (item.isSeen ? Self.spacing : 0)
        }
        return views
    }

    private func seen(_ item: BarItem, x: Double, room: Double, _ looks: BarLooks, in bar: Scene.View) -> [Scene.View] {
        item.content.map { id in content(id, x: x, room: room, in: bar) }
            ?? [button(item, x: x, room: room, looks, in: bar)]
    }

    /// Returns a view with its subviews, vertically centered in a bar.
    private func content(_ id: String, x: Double, room: Double, in bar: Scene.View) -> [Scene.View] {
        guard let own = scenes[id], let root = own.views.first else { return [] }
        // The nesting of elements is limited, so this ends.
        let scene = added(to: own)
        let left = isRightToLeft ? bar.frame.width - x - scene.size.width : x
        let frame = Scene.Rectangle(
            x: left, y: (room - scene.size.height) / 2, width: scene.size.width, height: scene.size.height)
        return [root.replacing(parent: bar.id, frame: frame)] + scene.views.dropFirst()
    }

    private func button(_ item: BarItem, x: Double, room: Double, _ looks: BarLooks, in bar: Scene.View) -> Scene.View {
        let height = item.kind == .picture ? BarItem.pictureSize : room
        let left = isRightToLeft ? bar.frame.width - x - item.width : x
        return Scene.View(
            id: name(of: item.id, at: x, in: bar), name: item.title, parent: bar.id, className: "barButtonItem",
            kind: item.kind == .picture ? .imageView : .button,
            frame: .init(x: left, y: (room - height) / 2, width: item.width, height: height),
            text: item.text(tint: looks.tint),
            pictures: item.picture.map { name, isSystem in
                [picture(name, isSystem: isSystem, side: BarItem.pictureSize, tint: item.tint ?? looks.tint)]
            } ?? [])
    }

    /// Returns the picture of an item, which is a template.
    private func picture(_ name: String, isSystem: Bool, side: Double, tint: Scene.Color) -> Scene.Picture {
        let area = Scene.Rectangle(x: 0, y: 0, width: side, height: side)
        let isSymbol =
            isSystem
            || document.images[name].map { image in
                document.tree.value(of: "catalog", in: image) == "system"
            } == true
        if isSymbol { return Scene.Picture(name: name, content: .symbol, frame: area, tint: tint) }
        let picture = document.assets.pictures[name]
        let file = picture?.file(document.appearance)
        let frame = ViewLooks.place(file.map { file in (file.width, file.height) }, mode: "scaleAspectFit", in: area)
        return Scene.Picture(
            name: name, content: file?.data.map(Scene.Picture.Content.file) ?? .missing, frame: frame,
            tint: picture?.isTemplate == false ? nil : tint)
    }

    /// Returns the name of an item in the scene.
    ///
    /// An item without an identifier, or with the identifier of a view, is named by its position.
    private func name(of id: String?, at x: Double, in bar: Scene.View) -> String {
        id.flatMap { id in document.view(withID: id) == nil ? id : nil } ?? "\(bar.id).item at \(x)"
    }

    // MARK: Tab bars

    /// Returns tabs of equal width, with images above their titles.
    func tabs(
        _ items: [XMLTree.ElementID], selected: Int, height: Double? = nil, looks: BarLooks, in bar: Scene.View
    ) -> [Scene.View] {
        let width = bar.frame.width / Double(max(items.count, 1))
        return items.enumerated().flatMap { index, item in
            tab(
                item, x: width * Double(isRightToLeft ? items.count - 1 - index : index), width: width,
                height: height ?? bar.frame.height, color: index == selected ? looks.tint : looks.otherTabs, in: bar)
        }
    }

    private func tab(
        _ item: XMLTree.ElementID, x: Double, width: Double, height: Double, color: Scene.Color, in bar: Scene.View
    ) -> [Scene.View] {
        let (tree, size) = (document.tree, BarItem.pictureSize)
        let id = name(of: tree.value(of: "id", in: item), at: x, in: bar)
        let title = tree.value(of: "title", in: item) ?? tree.value(of: "systemItem", in: item).map(BarItem.words)
        let system = tree.value(of: "systemItem", in: item).map { name in BarSymbols.tabs[name] ?? name }
        let named = tree.value(of: "image", in: item) ?? system
        let hasPicture = named != nil
        var views: [Scene.View] = []
        let isTitled = title?.isEmpty == false
        if hasPicture {
            let y = isTitled ? 6 : (height - size) / 2
            views.append(
                Scene.View(
                    id: "\(id).image", parent: bar.id, className: "imageView", kind: .imageView,
                    frame: .init(x: x + (width - size) / 2, y: y, width: size, height: size),
                    pictures: named.map { name in
                        [picture(name, isSystem: name == system, side: size, tint: color)]
                    } ?? []))
        }
        guard let title, isTitled else { return views }
        views.append(
            Scene.View(
                id: id, name: title, parent: bar.id, className: "tabBarItem", kind: .label,
                frame: .init(x: x, y: hasPicture ? 32 : (height - 14) / 2, width: width, height: 14),
                text: Scene.Text(string: title, fontSize: 10, fontWeight: 500, alignment: .center, color: color)))
        return views
    }
}

extension Scene {
    /// Returns whether neither a view nor an ancestor is hidden.
    fileprivate func isSeen(_ id: String) -> Bool {
        var next = views.first { view in view.id == id }
        for _ in views {
            guard let view = next else { return true }
            if view.isHidden { return false }
            next = view.parent.flatMap { parent in views.first { view in view.id == parent } }
        }
        return true
    }
}
