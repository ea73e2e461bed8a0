import Diagnostics
import Scene

/// The overview of a storyboard: its scenes at their places on the canvas, and its segues.
public enum StoryboardOverview {
    /// Returns the overview of a document, or nil and the reasons.
    ///
    /// Scenes are laid out as on the canvas. A scene without a place is at the right of the others.
    @MainActor public static func make(
        of bytes: [UInt8], file: String, setting: DocumentPreview.Setting = .init(),
        options: LayoutOptions = LayoutOptions(), readsProject: Bool = false
    ) -> (overview: Scene.Overview?, diagnostics: [Diagnostic]) {
        let (read, problems) = InterfaceDocument.read(bytes, file: file)
        guard var document = read else { return (nil, problems) }
        guard document.kind == .storyboard else {
            let message = "An overview needs a storyboard. The document is a xib."
            return (
                nil,
                [
                    Diagnostic(
                        id: "preview.no-storyboard", severity: .error, message: message,
                        location: SourceLocation(file: file, line: 1, column: 1))
                ]
            )
        }
        var findings = document.diagnostics
        if readsProject {
            document.assets = DocumentAssets(of: document, file: file)
            findings += document.assets.diagnostics
        }
        let strings = DocumentStrings(setting.language, of: readsProject ? file : "-")
        findings += strings.diagnostics
        document = document.localized(with: strings)
        document.appearance = setting.appearance
        var options = options
        options.dynamicType = setting.dynamicType
        if setting.language.isRightToLeft { options.direction = .rightToLeft }
        let layout = DocumentLayout.layout(document, file: file, options: options)
        let scenes = PictureParts(of: document, on: nil, isRightToLeft: options.direction == .rightToLeft)
            .added(to: layout.scenes)
        return (OverviewBuilder(document: document, scenes: scenes).overview, findings)
    }
}

extension StoryboardOverview {
    /// Returns the overview of a storyboard with laid-out scenes; nil for another document.
    public static func make(of document: InterfaceDocument, scenes: [Scene]) -> Scene.Overview? {
        document.kind == .storyboard ? OverviewBuilder(document: document, scenes: scenes).overview : nil
    }

    /// Returns the title of a view controller: that of the document, or else the words of its element.
    public static func title(of owner: XMLTree.ElementID, in tree: XMLTree) -> String {
        for name in ["userLabel", "title", "storyboardIdentifier", "customClass", "storyboardName"] {
            if let value = tree.value(of: name, in: owner), !value.isEmpty { return value }
        }
        return BarItem.words(tree[owner].name)
    }
}

/// Collects the nodes and arrows of an overview.
private struct OverviewBuilder {
    let document: InterfaceDocument
    let scenes: [Scene]

    private static let gap = 80.0
    /// The size of a storyboard reference on the canvas.
    private static let referenceSize = Scene.Size(width: 160, height: 60)

    var overview: Scene.Overview {
        let tree = document.tree
        let byRoot = Dictionary(scenes.map { scene in (scene.root, scene) }) { first, _ in first }
        let initial = tree.value(of: "initialViewController", in: tree.root)
        var nodes: [Scene.Overview.Node] = []
        var places: [String: Int] = [:]
        var pending: [Int] = []
        for element in tree.ids where tree[element].name == "scene" {
            guard let objects = tree.child(of: element, named: "objects"),
                let owner = tree[objects].children.first(where: { child in tree[child].name != "placeholder" }),
                let id = tree.value(of: "id", in: owner)
            else { continue }
            let scene = root(of: id).flatMap { root in byRoot[root] }
            let isReference = tree[owner].name == "viewControllerPlaceholder"
            let size = scene?.size ?? (isReference ? Self.referenceSize : standardSize)
            let point = tree.child(of: element, named: "point", key: "canvasLocation")
            let (x, y) = (number("x", in: point), number("y", in: point))
            if x == nil || y == nil { pending.append(nodes.count) }
            places[id] = nodes.count
            nodes.append(
                Scene.Overview.Node(
                    id: id, title: StoryboardOverview.title(of: owner, in: tree),
                    frame: .init(x: x ?? 0, y: y ?? 0, width: size.width, height: size.height), scene: scene,
                    isInitial: id == initial))
        }
        return Scene.Overview(nodes: placed(nodes, pending), arrows: arrows(places))
    }

    /// Returns the nodes with those without a place in a row at the right of the others.
    private func placed(_ nodes: [Scene.Overview.Node], _ pending: [Int]) -> [Scene.Overview.Node] {
        var nodes = nodes
        let known = nodes.indices.filter { index in !pending.contains(index) }.map { index in nodes[index].frame }
        var x = known.map(\.maxX).max().map { right in right + Self.gap } ?? 0
        let y = known.map(\.y).min() ?? 0
        for index in pending {
            let node = nodes[index]
            nodes[index] = Scene.Overview.Node(
                id: node.id, title: node.title, frame: node.frame.offset(x: x, y: y), scene: node.scene,
                isInitial: node.isInitial)
            x += node.frame.width + Self.gap
        }
        return nodes
    }

    private func number(_ name: String, in element: XMLTree.ElementID?) -> Double? {
        element.flatMap { element in document.tree.value(of: name, in: element) }.flatMap(InterfaceDocument.number)
    }

    private var standardSize: Scene.Size {
        document.device?.screenSize.map { size in Scene.Size(width: size.width, height: size.height) }
            ?? Scene.Size(width: 375, height: 667)
    }

    private func root(of controller: String) -> String? {
        guard case .controller(let index)? = document.items[controller] else { return nil }
        return document.views.first { view in
            view.parent == nil && view.controller == index && view.role == .root("view")
        }?.id
    }

    private func arrows(_ places: [String: Int]) -> [Scene.Overview.Arrow] {
        let tree = document.tree
        var arrows: [Scene.Overview.Arrow] = []
        for element in tree.ids where tree[element].name == "segue" {
            guard let to = tree.value(of: "destination", in: element).flatMap({ id in places[id] }),
                let from = source(of: element, places)
            else { continue }
            let kind = tree.value(of: "kind", in: element) ?? ""
            arrows.append(
                Scene.Overview.Arrow(
                    id: tree.value(of: "id", in: element), from: from, to: to,
                    label: tree.value(of: "identifier", in: element) ?? tree.value(of: "relationship", in: element)
                        ?? kind,
                    isContainment: kind == "relationship" || kind == "embed"))
        }
        return arrows
    }

    /// Returns the place of the scene around a segue.
    private func source(of segue: XMLTree.ElementID, _ places: [String: Int]) -> Int? {
        let tree = document.tree
        var next: XMLTree.ElementID? = segue
        while let element = next {
            if let parent = tree[element].parent, tree[parent].name == "objects" {
                return tree[parent].children.lazy.compactMap { child in
                    tree.value(of: "id", in: child).flatMap { id in places[id] }
                }.first
            }
            next = tree[element].parent
        }
        return nil
    }
}
