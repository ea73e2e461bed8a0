import Scene

/// The bars of containers over the scenes of their controllers, as Interface Builder simulates them.
///
/// In layout they only cover, and in a preview they are visible.
struct SimulatedBars {
    private let document: InterfaceDocument
    private let bars: ScreenBars
    private let items: BarItems

    /// Creates the bars of a document's scenes on a screen.
    init(document: InterfaceDocument, screen: DocumentScreen, items: BarItems) {
        (self.document, self.items) = (document, items)
        bars = ScreenBars(document: document, screen: screen)
    }

    /// Returns a scene with its bars in front of everything else, or the scene itself without bars.
    func added(to scene: Scene) -> Scene {
        guard let view = document.view(withID: scene.root), view.role == .root("view"), view.parent == nil,
            let controller = view.controller
        else { return scene }
        let (device, above, below) = bars.cover(of: view, in: controller)
        var views: [Scene.View] = []
        if above > 0 {
            let bar = bar("navigationBar", in: scene, y: device.top, height: above)
            views.append(bar)
            let item = document.navigationItem(of: document.controllers[controller])
            views += items.navigation(item, title: title(of: controller), in: bar)
        }
        if below > 0 {
            let height = below + device.bottom
            let tag = bars.tagOfBottomBar(of: controller)
            let bar = bar(tag, in: scene, y: scene.size.height - height, height: height)
            views.append(bar)
            if tag == "tabBar" { views += items.tabs(tabs(around: controller), height: below, in: bar) }
            if tag == "toolbar" { views += items.row(of: toolbarItems(of: controller), height: below, in: bar) }
        }
        return views.isEmpty ? scene : scene.with(views)
    }

    private func bar(_ tag: String, in scene: Scene, y: Double, height: Double) -> Scene.View {
        Scene.View(
            id: "\(scene.root).\(tag)", parent: scene.root, className: tag, kind: .bar,
            frame: .init(x: 0, y: y, width: scene.size.width, height: height), background: Self.background)
    }

    private static let background = Scene.Color(red: 0.97, green: 0.97, blue: 0.97, alpha: 1)

    /// Returns the title in the navigation bar: the title of the controller's item, or else that of the controller.
    private func title(of controller: Int) -> String? {
        let controller = document.controllers[controller]
        return [document.itemTitle(of: controller), document.tree.value(of: "title", in: controller.element)]
            .compactMap(\.self).first { title in !title.isEmpty }
    }

    /// Returns the toolbar items of a controller, which its navigation controller shows.
    private func toolbarItems(of controller: Int) -> [BarItem] {
        let (tree, element) = (document.tree, document.controllers[controller].element)
        guard let list = tree.child(of: element, named: "toolbarItems") else { return [] }
        return tree.children(of: list, named: "barButtonItem").map(items.item)
    }

    /// Returns the visible tabs of the nearest tab bar controller around a controller, in order.
    private func tabs(around controller: Int) -> [XMLTree.ElementID] {
        var (open, seen) = ([controller], Set([controller]))
        while !open.isEmpty {
            let next = document.controllers[open.removeFirst()]
            if next.tag == "tabBarController" { return contents(of: next).compactMap(tab) }
            open += (next.containers + next.presenters).filter { index in seen.insert(index).inserted }
        }
        return []
    }

    /// Returns the contents of a container, in the order of its segues.
    private func contents(of container: InterfaceDocument.Controller) -> [InterfaceDocument.Controller] {
        let tree = document.tree
        guard let connections = tree.child(of: container.element, named: "connections") else { return [] }
        return tree.children(of: connections, named: "segue").compactMap { segue in
            guard tree.value(of: "kind", in: segue) == "relationship",
                case .controller(let index)? = tree.value(of: "destination", in: segue).flatMap({ document.items[$0] })
            else { return nil }
            return document.controllers[index]
        }
    }

    private func tab(of controller: InterfaceDocument.Controller) -> XMLTree.ElementID? {
        guard let item = document.tree.child(of: controller.element, named: "tabBarItem", key: "tabBarItem")
        else { return nil }
        let shown = ["title", "image", "systemItem"].compactMap { name in document.tree.value(of: name, in: item) }
        return shown.contains { value in !value.isEmpty } ? item : nil
    }
}
