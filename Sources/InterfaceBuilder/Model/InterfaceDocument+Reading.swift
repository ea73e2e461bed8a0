import Diagnostics
import UIKit

extension InterfaceDocument {
    /// Reads an Interface Builder document.
    ///
    /// Returns nil and the reasons if the bytes are not one.
    ///
    /// Errors inside the document are in its `diagnostics`, and valid parts are read. Only the bytes are read: no
    /// entities and no other files.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the XML.
    ///   - file: The name of the file, for the findings.
    ///   - limits: The limits for the size and depth of the document.
    /// - Complexity: Linear in the number of bytes.
    public static func read(_ bytes: [UInt8], file: String? = nil, limits: XMLTree.Limits = XMLTree.Limits()) -> (
        document: InterfaceDocument?, diagnostics: [Diagnostic]
    ) {
        read(bytes, file: file, limits: limits, kinds: .standard)
    }

    /// Reads an Interface Builder document with the views of some kinds.
    package static func read(
        _ bytes: [UInt8], file: String? = nil, limits: XMLTree.Limits = XMLTree.Limits(), kinds: ViewKinds
    ) -> (document: InterfaceDocument?, diagnostics: [Diagnostic]) {
        let (tree, problems) = XMLTree.read(bytes, file: file, limits: limits)
        guard let tree else { return (nil, problems) }
        let root = tree.root
        let type = tree.value(of: "type", in: root) ?? ""
        let runtime = tree.value(of: "targetRuntime", in: root) ?? ""
        if let platform = UnsupportedPlatform(root: tree[root].name, type: type, runtime: runtime) {
            return (nil, [DocumentFinding.unsupportedPlatform(platform).diagnostic(at: root, in: tree)])
        }
        guard tree[root].name == "document", type.hasPrefix("com.apple.InterfaceBuilder3.") else {
            return (
                nil,
                [DocumentFinding.notInterfaceBuilder(root: tree[root].name, type: type).diagnostic(at: root, in: tree)]
            )
        }
        if let refusal = TextLimit().refusal(of: tree) { return (nil, [refusal]) }
        var reader = DocumentReader(document: InterfaceDocument(header: tree, type: type), kinds: kinds)
        reader.read()
        return (reader.document, [])
    }

    private init(header tree: XMLTree, type: String) {
        let root = tree.root
        self.tree = tree
        kind = type.contains("Storyboard") ? .storyboard : .xib
        runtime = type.contains(".Cocoa.") ? .macOS : .cocoaTouch
        toolsVersion = Self.toolsVersion(in: tree)
        usesAutoLayout = tree.value(of: "useAutolayout", in: root) == "YES"
        usesSafeAreas = tree.value(of: "useSafeAreas", in: root) == "YES"
        device = tree.child(of: root, named: "device").flatMap { element in
            tree.value(of: "id", in: element).map { id in
                Device(id: id, isLandscape: tree.value(of: "orientation", in: element) == "landscape")
            }
        }
    }

    /// A version above that of every released Interface Builder.
    ///
    /// Apple's internal builds write 32700.99.1234.
    private static let firstUnreleasedVersion = 32000

    /// Returns the version of a document, or that of its plug-in if the former is an internal one.
    ///
    /// The two are next to each other since Xcode 7.
    private static func toolsVersion(in tree: XMLTree) -> Int {
        let named = leadingNumber(tree.value(of: "toolsVersion", in: tree.root))
        guard named >= firstUnreleasedVersion,
            let dependencies = tree.child(of: tree.root, named: "dependencies")
        else { return named }
        let plugIn = tree.children(of: dependencies, named: "plugIn").first { element in
            tree.value(of: "identifier", in: element)?.hasPrefix("com.apple.InterfaceBuilder.") == true
        }
        let version = leadingNumber(plugIn.flatMap { element in tree.value(of: "version", in: element) })
        return version > 0 ? version : named
    }

    private static func leadingNumber(_ version: String?) -> Int {
        Int((version ?? "").prefix { character in character != "." }) ?? 0
    }
}

/// Walks the elements of a document and collects views, constraints, guides and controllers.
///
/// It recurses by nesting, which `XMLTree.Limits.depth` bounds.
struct DocumentReader {
    var document: InterfaceDocument
    private let kinds: ViewKinds
    private var tree: XMLTree { document.tree }

    /// The elements below a view that never contain views.
    private static let leaves: Set<String> = [
        "constraints", "rect", "variation", "gestureRecognizers", "connections", "userDefinedRuntimeAttributes",
        "viewLayoutGuide", "keyboardLayoutGuide", "edgeInsets", "directionalEdgeInsets", "color", "font",
        "fontDescription", "state", "inset",
        "autoresizingMask", "string", "nil", "textInputTraits", "point", "size",
    ]

    init(document: InterfaceDocument, kinds: ViewKinds) {
        self.document = document
        self.kinds = kinds
    }

    mutating func read() {
        readRoots(in: tree.root, controller: nil)
        readResources()
        completeFrames()
        if document.runtime == .macOS { document.appKitGenerations = AppKitGenerations(document: document) }
        readContainment()
        checkReferences()
        checkElements()
        checkAutoLayout()
    }

    private mutating func readResources() {
        guard let resources = tree.child(of: tree.root, named: "resources") else { return }
        for image in tree.children(of: resources, named: "image") {
            guard let name = tree.value(of: "name", in: image), document.images[name] == nil else { continue }
            document.images[name] = image
        }
        readColors("namedColor", in: resources) { name in .catalogue(name) }
        readColors("systemColor", in: resources) { name in .system(name) }
    }

    private mutating func readColors(
        _ tag: String, in resources: XMLTree.ElementID, called: (String) -> InterfaceDocument.ColorName
    ) {
        for entry in tree.children(of: resources, named: tag) {
            guard let name = tree.value(of: "name", in: entry), document.colors[called(name)] == nil,
                let color = tree.children(of: entry, named: "color").first
            else { continue }
            document.colors[called(name)] = color
        }
    }

    // MARK: Roots and controllers

    private mutating func readRoots(in element: XMLTree.ElementID, controller: Int?) {
        for child in tree[element].children {
            let name = tree[child].name
            if name == "layoutGuides" {
                readControllerGuides(in: child, controller: controller)
            } else if name != "window", isView(child, in: element) {
                let index = readView(child, parent: nil, role: .root(tree.value(of: "key", in: child) ?? ""))
                document.views[index].controller = controller
            } else if ["objects", "scenes", "resources", "connections"].contains(name) {
                readRoots(in: child, controller: controller)
            } else if let id = tree.value(of: "id", in: child), !DocumentReader.leaves.contains(name) {
                document.controllers.append(.init(id: id, tag: name, element: child))
                let index = document.controllers.count - 1
                register(.controller(index), id: id, element: child)
                readRoots(in: child, controller: index)
            } else {
                readRoots(in: child, controller: controller)
            }
        }
    }

    private mutating func readControllerGuides(in element: XMLTree.ElementID, controller: Int?) {
        guard let controller else { return }
        for guide in tree[element].children {
            guard let id = tree.value(of: "id", in: guide),
                let edge = tree.value(of: "type", in: guide).flatMap(InterfaceDocument.Controller.Edge.init(rawValue:))
            else { continue }
            register(.controllerGuide(controller: controller, edge: edge), id: id, element: guide)
        }
    }

    /// Finds the containers and presenters of controllers, from the segues.
    private mutating func readContainment() {
        let containerTags: Set = ["navigationController", "tabBarController", "splitViewController"]
        for (index, controller) in document.controllers.enumerated() {
            guard let connections = tree.child(of: controller.element, named: "connections") else { continue }
            for segue in tree.children(of: connections, named: "segue") where containerTags.contains(controller.tag) {
                guard tree.value(of: "kind", in: segue) == "relationship" else { continue }
                connect(segue) { destination in destination.containers.append(index) }
            }
        }
        for segue in tree.ids where tree[segue].name == "segue" {
            guard let kind = tree.value(of: "kind", in: segue) else { continue }
            if kind == "embed", let view = view(holding: segue) {
                connect(segue) { destination in destination.embedder = view }
            }
            guard kind == "show" || kind == "push" else { continue }
            guard let source = controller(around: segue) else { continue }
            connect(segue) { destination in destination.presenters.append(source) }
        }
        embedContents()
    }

    /// Gives the contents of embedded navigation, tab and split view controllers the container view around them, at every depth.
    private mutating func embedContents() {
        var contents: [Int: [Int]] = [:]
        for (index, controller) in document.controllers.enumerated() {
            for container in controller.containers { contents[container, default: []].append(index) }
        }
        var embedded = document.controllers.indices.filter { index in document.controllers[index].embedder != nil }
        var next = 0
        while next < embedded.count {
            let container = embedded[next]
            for content in contents[container] ?? [] where document.controllers[content].embedder == nil {
                document.controllers[content].embedder = document.controllers[container].embedder
                embedded.append(content)
            }
            next += 1
        }
    }

    /// Returns the view whose connections contain a segue, or nil for the segues of controllers and controls without a view.
    private func view(holding segue: XMLTree.ElementID) -> Int? {
        guard let owner = tree[segue].parent.flatMap({ connections in tree[connections].parent }),
            let id = tree.value(of: "id", in: owner), case .view(let index) = document.items[id]
        else { return nil }
        return index
    }

    private mutating func connect(
        _ segue: XMLTree.ElementID, _ change: (inout InterfaceDocument.Controller) -> Void
    ) {
        guard let id = tree.value(of: "destination", in: segue) else { return }
        if case .controller(let index) = document.items[id] { change(&document.controllers[index]) }
    }

    /// Returns the controller of the scene around an element: the outermost, since bar items count as controllers inside it.
    private func controller(around element: XMLTree.ElementID) -> Int? {
        var found: Int?
        var current = tree[element].parent
        while let element = current, tree[element].name != "scene" {
            if let id = tree.value(of: "id", in: element), case .controller(let index) = document.items[id] {
                found = index
            }
            current = tree[element].parent
        }
        return found
    }

    // MARK: Views

    /// Returns whether an element is a view: it has a frame, is in a list of subviews, or is a cell or a content view.
    private func isView(_ element: XMLTree.ElementID, in parent: XMLTree.ElementID) -> Bool {
        if tree[parent].name == "subviews" || tree.child(of: element, named: "rect", key: "frame") != nil {
            return true
        }
        let name = tree[element].name
        return name == "tableViewCell" || name == "collectionViewCell" || name.hasSuffix("CellContentView")
    }

    private mutating func readView(
        _ element: XMLTree.ElementID, parent: Int?, role: InterfaceDocument.View.Role
    ) -> Int {
        let index = document.views.count
        let id = tree.value(of: "id", in: element) ?? "view-\(index)"
        let tag = tree[element].name
        document.views.append(
            .init(id: id, tag: tag, kind: kinds[tag], role: role, element: element, parent: parent))
        register(.view(index), id: id, element: element)
        for child in tree[element].children { readPart(child, of: index) }
        readChildren(in: element, of: index, key: "")
        return index
    }

    /// Reads an element directly inside a view.
    private mutating func readPart(_ element: XMLTree.ElementID, of view: Int) {
        switch (tree[element].name, tree.value(of: "key", in: element)) {
        case ("rect", "frame"):
            document.views[view].frame = .init(
                x: number("x", in: element), y: number("y", in: element), width: number("width", in: element),
                height: number("height", in: element))
            document.views[view].frameElement = element
        case ("frame", "frameInset"):
            document.views[view].frame = insetFrame(element, of: view)
        case ("autoresizingMask", _):
            let set = tree.values(in: element).filter { attribute in attribute.value == "YES" }
            document.views[view].autoresizingMask = Set(set.map { attribute in attribute.name })
        case ("edgeInsets", "layoutMargins"):
            document.views[view].layoutMargins = insets(in: element, left: "left", right: "right")
        case ("directionalEdgeInsets", "directionalLayoutMargins"):
            document.views[view].directionalLayoutMargins = insets(in: element, left: "leading", right: "trailing")
        case ("viewLayoutGuide", let key), ("keyboardLayoutGuide", let key):
            readGuide(element, key: key ?? "", of: view)
        case ("variation", _):
            document.views[view].variations.append(variation(element))
        case ("constraints", _):
            for child in tree[element].children where tree[child].name == "constraint" {
                document.views[view].constraints.append(document.constraints.count)
                document.constraints.append(constraint(child, owner: view))
            }
        default: break
        }
    }

    private mutating func readGuide(_ element: XMLTree.ElementID, key: String, of view: Int) {
        guard let id = tree.value(of: "id", in: element) else { return }
        let index = document.guides.count
        document.guides.append(.init(id: id, kind: .init(rawValue: key), owner: view, element: element))
        document.views[view].guides.append(index)
        register(.guide(index), id: id, element: element)
    }

    private mutating func readChildren(in element: XMLTree.ElementID, of view: Int, key: String) {
        for child in tree[element].children where !DocumentReader.leaves.contains(tree[child].name) {
            let ownKey = tree.value(of: "key", in: child)
            if isView(child, in: element) {
                let role = role(ownKey ?? key)
                let index = readView(child, parent: view, role: role)
                document.views[view].children.append(index)
            } else {
                readChildren(in: child, of: view, key: ownKey ?? tree[child].name)
            }
        }
    }

    private func role(_ key: String) -> InterfaceDocument.View.Role {
        switch key {
        case "subviews": .subview
        case let key where InterfaceDocument.StackGravity(rawValue: key) != nil: .subview
        case "contentView": .contentView
        default: .root(key)
        }
    }

    // MARK: Findings

    mutating func register(_ item: InterfaceDocument.Item, id: String, element: XMLTree.ElementID) {
        if document.items[id] == nil {
            document.items[id] = item
        } else {
            report(.duplicateID(id), at: element)
        }
    }

    /// Reports each unknown name of a view once, at the first of them.
    private mutating func checkElements() {
        // AppKit has more kinds of view than this list.
        guard document.runtime == .cocoaTouch else { return }
        var unknown: [(name: String, views: [InterfaceDocument.View])] = []
        var placeOfName: [String: Int] = [:]
        for view in document.views where !kinds.isKnown(view.tag) {
            if let place = placeOfName[view.tag] {
                unknown[place].views.append(view)
            } else {
                placeOfName[view.tag] = unknown.count
                unknown.append((view.tag, [view]))
            }
        }
        if unknown.isEmpty { return }
        let known = kinds.elements
        for (name, views) in unknown {
            let near = Spelling.nearest(to: name, among: known)
            report(.unknownElement(name: name, near: near), at: views[0].element, views: views.map(\.id))
        }
    }

    /// Reports constraints in a document without Auto Layout.
    private mutating func checkAutoLayout() {
        guard !document.usesAutoLayout, !document.constraints.isEmpty else { return }
        report(.noAutoLayout(constraintCount: document.constraints.count), at: tree.root, attribute: "useAutolayout")
    }

    mutating func report(
        _ finding: DocumentFinding, at element: XMLTree.ElementID, attribute: String? = nil, views: [String] = [],
        constraints: [String] = []
    ) {
        document.diagnostics.append(
            finding.diagnostic(at: element, attribute: attribute, in: tree, views: views, constraints: constraints))
    }
}
