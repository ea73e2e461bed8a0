import Scene

/// The bars that containers lay over the scenes of their controllers, as Interface Builder simulates them: in layout they only cover, in
/// a preview they are seen.
struct SimulatedBars {
    private let document: InterfaceDocument
    private let bars: ScreenBars

    /// The bars of a document's scenes on a device.
    init(document: InterfaceDocument, device: InterfaceDocument.Device) {
        self.document = document
        bars = ScreenBars(document: document, device: device)
    }

    /// A scene with its bars before everything else; the scene itself where it has none.
    func added(to scene: Scene) -> Scene {
        guard let view = document.view(withID: scene.root), view.role == .root("view"), view.parent == nil,
            let controller = view.controller
        else { return scene }
        let (device, above, below) = bars.cover(of: view, in: controller)
        var views = scene.views
        if above > 0 {
            let title = title(of: controller).map { title in
                Scene.Text(string: title, fontSize: 17, fontWeight: 600, alignment: .center)
            }
            views.append(bar("navigationBar", in: scene, y: device.top, height: above, title))
        }
        if below > 0 {
            let height = below + device.bottom
            let tag = bars.tagOfBottomBar(of: controller)
            let tabs = tag == "tabBar" ? tabs(around: controller).joined(separator: "    ") : ""
            let text = tabs.isEmpty ? nil : Scene.Text(string: tabs, fontSize: 10, alignment: .center)
            views.append(bar(tag, in: scene, y: scene.size.height - height, height: height, text))
        }
        guard views.count > scene.views.count else { return scene }
        return Scene(
            root: scene.root, className: scene.className, size: scene.size, scale: scene.scale, views: views,
            constraints: scene.constraints, diagnostics: scene.diagnostics)
    }

    private func bar(_ tag: String, in scene: Scene, y: Double, height: Double, _ text: Scene.Text?) -> Scene.View {
        Scene.View(
            id: "\(scene.root).\(tag)", name: text?.string, parent: scene.root, className: tag, kind: .bar,
            frame: .init(x: 0, y: y, width: scene.size.width, height: height), text: text,
            background: Self.background)
    }

    private static let background = Scene.Color(red: 0.97, green: 0.97, blue: 0.97, alpha: 1)

    /// What the navigation bar shows: the title of the controller's item, else its own.
    private func title(of controller: Int) -> String? {
        let controller = document.controllers[controller]
        return [document.itemTitle(of: controller), document.tree.value(of: "title", in: controller.element)]
            .compactMap(\.self).first { title in !title.isEmpty }
    }

    /// The titles of the tabs of the nearest tab bar controller around a controller, in their order; those without a title are left out.
    private func tabs(around controller: Int) -> [String] {
        var (open, seen) = ([controller], Set([controller]))
        while !open.isEmpty {
            let next = document.controllers[open.removeFirst()]
            if next.tag == "tabBarController" { return contents(of: next).compactMap(tab) }
            open += (next.containers + next.presenters).filter { index in seen.insert(index).inserted }
        }
        return []
    }

    /// What a container contains, in the order of its segues.
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

    private func tab(of controller: InterfaceDocument.Controller) -> String? {
        document.tree.child(of: controller.element, named: "tabBarItem", key: "tabBarItem")
            .flatMap { item in document.tree.value(of: "title", in: item) }
            .flatMap { title in title.isEmpty ? nil : title }
    }
}
