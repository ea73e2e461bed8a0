import Scene

/// The bars of containers over the scenes of their controllers, as Interface Builder simulates them.
///
/// In layout they only cover, and in a preview they are visible. A bar at the top extends below the status bar.
struct SimulatedBars {
    private let document: InterfaceDocument
    private let bars: ScreenBars

    /// Creates the bars of a document's scenes.
    init(document: InterfaceDocument, bars: ScreenBars) { (self.document, self.bars) = (document, bars) }

    /// Returns a scene with its bars and their items in front of everything else, or the scene itself without bars.
    func added(to scene: Scene, _ items: BarItems) -> Scene {
        guard let view = document.view(withID: scene.root), view.role == .root("view"), view.parent == nil,
            let controller = view.controller
        else { return scene }
        let (device, above, below) = bars.cover(of: view, in: controller)
        var views: [Scene.View] = []
        if above > 0 {
            let container = container(tagged: "navigationController", around: controller)
            let own = container.flatMap { found in self.bar(of: found.index, tagged: "navigationBar") }
            let bar = bar("navigationBar", own, in: scene, y: device.top, height: above, extendingAbove: device.top)
            views.append(bar)
            let item = document.navigationItem(of: document.controllers[controller])
            let looks = BarLooks(document: document, bar: own)
            let back = container.flatMap { found in backTitle(of: controller, in: found.index) }
            views += items.navigation(item, title: title(of: controller), back: back, looks: looks, in: bar)
        }
        if below > 0 {
            let height = below + device.bottom
            let tag = bars.tagOfBottomBar(of: controller)
            let container = container(tagged: "tabBarController", around: controller)
            let own = tag == "tabBar" ? container.flatMap { found in self.bar(of: found.index, tagged: tag) } : nil
            let bar = bar(tag, own, in: scene, y: scene.size.height - height, height: height)
            views.append(bar)
            let looks = BarLooks(document: document, bar: own)
            if tag == "tabBar", let container {
                let contents = contents(of: document.controllers[container.index])
                let tabs = contents.compactMap { content in
                    tab(of: document.controllers[content]).map { item in (item, content == container.content) }
                }
                let selected = tabs.firstIndex { _, isSelected in isSelected } ?? 0
                views += items.tabs(tabs.map(\.0), selected: selected, height: below, looks: looks, in: bar)
            }
            if tag == "toolbar" {
                views += items.row(of: toolbarItems(of: controller, items), height: below, looks: looks, in: bar)
            }
        }
        return views.isEmpty ? scene : scene.replacing(views: scene.views + views)
    }

    /// Returns a bar with a translucent background that extends above it, and a line at its edge.
    private func bar(
        _ tag: String, _ element: XMLTree.ElementID?, in scene: Scene, y: Double, height: Double,
        extendingAbove above: Double = 0
    ) -> Scene.View {
        let looks = BarLooks(document: document, bar: element)
        let width = scene.size.width
        let area = Scene.Rectangle(x: 0, y: -above, width: width, height: height + above)
        var drawing = [Scene.DrawingCommand.fill(Scene.Path(area), color: looks.background, evenOdd: false)]
        let edge = tag == "navigationBar" ? height - 0.33 : 0
        drawing.append(
            .fill(
                Scene.Path(Scene.Rectangle(x: 0, y: edge, width: width, height: 0.33)), color: looks.hairline,
                evenOdd: false))
        return Scene.View(
            id: "\(scene.root).\(tag)", parent: scene.root, className: tag, kind: .bar,
            frame: .init(x: 0, y: y, width: width, height: height), drawing: drawing)
    }

    /// Returns the nearest container of a kind around a controller, and its content through which it shows the controller.
    private func container(tagged tag: String, around controller: Int) -> (index: Int, content: Int)? {
        var (open, seen) = ([(index: controller, content: controller)], Set([controller]))
        while !open.isEmpty {
            let next = open.removeFirst()
            if document.controllers[next.index].tag == tag { return next }
            let own = document.controllers[next.index]
            open += (own.containers + own.presenters).filter { index in seen.insert(index).inserted }
                .map { index in (index, next.index) }
        }
        return nil
    }

    /// Returns the bar of a container.
    private func bar(of container: Int, tagged tag: String) -> XMLTree.ElementID? {
        document.tree.child(of: document.controllers[container].element, named: tag, key: tag)
    }

    /// Returns the title of the back button of a pushed controller, or nil for the first one of a navigation controller.
    private func backTitle(of controller: Int, in navigation: Int) -> String? {
        let own = document.controllers[controller]
        guard !own.containers.contains(navigation), let presenter = own.presenters.first,
            document.controllers[presenter].tag != "navigationController"
        else { return nil }
        return title(of: presenter) ?? "Back"
    }

    /// Returns the title in the navigation bar: the title of the controller's item, or else that of the controller.
    private func title(of controller: Int) -> String? {
        let controller = document.controllers[controller]
        return [document.itemTitle(of: controller), document.tree.value(of: "title", in: controller.element)]
            .compactMap(\.self).first { title in !title.isEmpty }
    }

    /// Returns the toolbar items of a controller, which its navigation controller shows.
    private func toolbarItems(of controller: Int, _ items: BarItems) -> [BarItem] {
        let (tree, element) = (document.tree, document.controllers[controller].element)
        guard let list = tree.child(of: element, named: "toolbarItems") else { return [] }
        return tree.children(of: list, named: "barButtonItem").map(items.item)
    }

    /// Returns the contents of a container, in the order of its segues.
    private func contents(of container: InterfaceDocument.Controller) -> [Int] {
        let tree = document.tree
        guard let connections = tree.child(of: container.element, named: "connections") else { return [] }
        return tree.children(of: connections, named: "segue").compactMap { segue in
            guard tree.value(of: "kind", in: segue) == "relationship",
                case .controller(let index)? = tree.value(of: "destination", in: segue).flatMap({ document.items[$0] })
            else { return nil }
            return index
        }
    }

    private func tab(of controller: InterfaceDocument.Controller) -> XMLTree.ElementID? {
        guard let item = document.tree.child(of: controller.element, named: "tabBarItem", key: "tabBarItem")
        else { return nil }
        let shown = ["title", "image", "systemItem"].compactMap { name in document.tree.value(of: name, in: item) }
        return shown.contains { value in !value.isEmpty } ? item : nil
    }
}
