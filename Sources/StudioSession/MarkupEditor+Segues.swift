import Diagnostics
import InterfaceBuilder
import LayoutTools
import Scene
import UIKit

/// Segues and the view controllers of scenes.
extension MarkupEditor {
    /// The longest identifier, title or class name in bytes.
    private static let longestName = 1000

    // MARK: View controllers

    func change(_ command: Command.ControllerChange) throws(Diagnostic.Refusal) -> DocumentChange {
        let owner = try owner(command.controller)
        var edits: [SourceEdit] = []
        var words: [String] = []
        let name = StoryboardOverview.title(of: owner, in: tree)
        if let isInitial = command.isInitial {
            let isNow = tree.value(of: "initialViewController", in: tree.root) == command.controller
            if isInitial, !isNow {
                edits.append(tree.setting("initialViewController", to: command.controller, in: tree.root))
                words.append("make \(name) the initial view controller")
            } else if !isInitial, isNow {
                edits += [tree.removing("initialViewController", from: tree.root)].compactMap { edit in edit }
                words.append("remove the initial view controller")
            }
        }
        if let location = command.location, let edit = try moving(owner, to: location) {
            edits.append(edit)
            words.append("move the scene \(name)")
        }
        for (key, value) in (command.values ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard let attribute = ControllerAttribute(rawValue: key) else {
                throw .studio(.badValue, "Unknown attribute '\(key)'.")
            }
            guard let element = attribute.element(of: owner, in: tree) else {
                throw .studio(.badValue, "'\(name)' has no attribute '\(key)'.")
            }
            guard let edit = try setting(attribute.name, to: value, in: element) else { continue }
            edits.append(edit)
            words.append("set \(key) of \(name)")
        }
        return try change("Change '\(name)'", edits, words: words)
    }

    /// Returns the edit that moves a scene on the canvas; nil if it is there.
    private func moving(
        _ owner: XMLTree.ElementID, to location: Scene.Point
    ) throws(Diagnostic.Refusal) -> SourceEdit? {
        let location = try location.checkedLocation
        guard let scene = scene(of: owner) else { return nil }
        let markup = #"<point key="canvasLocation" x="\#(location.x.frameMarkup)" y="\#(location.y.frameMarkup)"/>"#
        guard let point = tree.child(of: scene, named: "point", key: "canvasLocation") else {
            return tree.appending(markup, to: scene)
        }
        return tree.replacing(point, with: markup)
    }

    /// Returns the edit that sets an attribute, or removes it for an empty value; nil if nothing changes.
    private func setting(
        _ name: String, to value: String, in element: XMLTree.ElementID
    ) throws(Diagnostic.Refusal) -> SourceEdit? {
        guard value.utf8.count <= Self.longestName, !value.utf8.contains(where: { byte in byte < 32 }) else {
            throw .studio(.badValue, "'\(value.prefix(40))' is not a value of '\(name)'.")
        }
        guard value != tree.value(of: name, in: element) ?? "" else { return nil }
        return value.isEmpty ? tree.removing(name, from: element) : tree.setting(name, to: value, in: element)
    }

    // MARK: Segues

    func add(_ command: Command.NewSegue) throws(Diagnostic.Refusal) -> DocumentChange {
        let destination = try owner(command.destination)
        let source = try source(of: command)
        if command.kind.isRelationship || command.kind == .embed, owners.around(source, in: tree) == destination {
            throw .studio(.notEditable, "A view controller cannot contain itself.")
        }
        let name = StoryboardOverview.title(of: destination, in: tree)
        let title = "Add Segue to '\(name)'"
        if let segue = contained(by: source, command) {
            guard tree.value(of: "destination", in: segue) != command.destination else {
                return DocumentChange(title: title)
            }
            return try change(
                title, [tree.setting("destination", to: command.destination, in: segue)],
                words: ["change the destination of the segue to \(name)"])
        }
        var identifiers = ElementIdentifiers(taken: interface)
        let id = identifiers.next(for: "segue \(command.source) \(command.destination) \(command.kind.rawValue)")
        let values = command.kind.markup + anchor(of: source, command)
        let segue = #"<segue destination="\#(XMLText.attribute(command.destination))" \#(values) id="\#(id)"/>"#
        var result = try change(
            title, [connecting(segue, to: source)], words: ["add a segue \(command.kind.rawValue) to \(name)"])
        result.segues = [id]
        return result
    }

    /// Returns the edit that adds a segue to the connections of an element.
    func connecting(_ segue: String, to element: XMLTree.ElementID) -> SourceEdit {
        if let list = tree.child(of: element, named: "connections") { return tree.appending(segue, to: list) }
        return tree.appending("<connections>\n\(tree.step)\(segue)\n</connections>", to: element)
    }

    /// Returns the segue that a new one replaces: a navigation controller and a container view have one each.
    private func contained(by source: XMLTree.ElementID, _ command: Command.NewSegue) -> XMLTree.ElementID? {
        guard let list = tree.child(of: source, named: "connections") else { return nil }
        return tree.children(of: list, named: "segue").first { segue in
            switch command.kind {
            case .rootViewController: tree.value(of: "relationship", in: segue) == command.kind.rawValue
            case .viewControllers:
                tree.value(of: "relationship", in: segue) == command.kind.rawValue
                    && tree.value(of: "destination", in: segue) == command.destination
            case .embed: tree.value(of: "kind", in: segue) == command.kind.rawValue
            default: false
            }
        }
    }

    /// Returns the element that performs a new segue.
    private func source(of command: Command.NewSegue) throws(Diagnostic.Refusal) -> XMLTree.ElementID {
        let found: (element: XMLTree.ElementID, kinds: Set<Command.SegueKind>)? =
            switch interface.items[command.source] {
            case .view(let place): (interface.views[place].element, interface.views[place].segueKinds)
            case .controller(let place):
                (interface.controllers[place].element, interface.controllers[place].segueKinds)
            default: nil
            }
        guard let found else { throw .studio(.badValue, "No view or view controller has the id '\(command.source)'.") }
        guard found.kinds.contains(command.kind) else {
            throw .studio(.badValue, "'\(titles[command.source])' cannot perform a segue '\(command.kind.rawValue)'.")
        }
        return found.element
    }

    /// Returns the attribute that names the anchor of a popover; empty for another segue.
    private func anchor(of source: XMLTree.ElementID, _ command: Command.NewSegue) -> String {
        guard command.kind == .popoverPresentation else { return "" }
        let id = XMLText.attribute(command.source)
        if tree[source].name == "barButtonItem" { return #" popoverAnchorBarButtonItem="\#(id)""# }
        return interface.view(withID: command.source) == nil ? "" : #" popoverAnchorView="\#(id)""#
    }

    func change(_ command: Command.SegueChange) throws(Diagnostic.Refusal) -> DocumentChange {
        let segue = try segue(command.id)
        var edits: [SourceEdit] = []
        if let kind = command.kind, kind.rawValue != tree.value(of: "kind", in: segue) {
            let isFixed = ["relationship", "embed", "unwind"].contains(tree.value(of: "kind", in: segue) ?? "")
            guard !isFixed, !kind.isRelationship, kind != .embed else {
                throw .studio(.badValue, "The kind of this segue cannot change to '\(kind.rawValue)'.")
            }
            edits.append(tree.setting("kind", to: kind.rawValue, in: segue))
            if kind != .popoverPresentation {
                for name in ["popoverAnchorView", "popoverAnchorBarButtonItem"] {
                    edits += [tree.removing(name, from: segue)].compactMap { edit in edit }
                }
            } else if let holder = tree[segue].parent.flatMap({ list in tree[list].parent }),
                let id = tree.value(of: "id", in: holder), interface.view(withID: id) != nil,
                tree.value(of: "popoverAnchorView", in: segue) == nil
            {
                edits.append(tree.setting("popoverAnchorView", to: id, in: segue))
            }
        }
        for (name, value) in [("identifier", command.identifier), ("customClass", command.customClass)] {
            guard let value, let edit = try setting(name, to: value, in: segue) else { continue }
            edits.append(edit)
        }
        return try change("Change Segue", edits, words: ["change the segue \(command.id)"])
    }

    private func segue(_ id: String) throws(Diagnostic.Refusal) -> XMLTree.ElementID { try segues([id])[0] }

    /// Returns the segues with some ids, in their order.
    ///
    /// - Complexity: Linear in the number of elements and ids.
    func segues(_ ids: [String]) throws(Diagnostic.Refusal) -> [XMLTree.ElementID] {
        let found = tree.segues
        return try ids.map { id throws(Diagnostic.Refusal) in
            guard let segue = found[id] else {
                throw .studio(.badValue, "The document has no segue with the id '\(id)'.")
            }
            return segue
        }
    }

    // MARK: Scenes

    /// Returns the scene of a view controller.
    func scene(of owner: XMLTree.ElementID) -> XMLTree.ElementID? {
        tree[owner].parent.flatMap { objects in tree[objects].parent }
    }

    /// The device of the document; nil for an unknown one.
    var screen: ScreenDevice? { interface.device.flatMap { device in ScreenDevice.named(device.id) } }

    /// The size of the screen of the document, or otherwise that of an iPhone 15.
    var screenSize: Scene.Size { Scene.Size(width: screen?.width ?? 393, height: screen?.height ?? 852) }

    /// Returns the view controller of a scene.
    func owner(_ id: String) throws(Diagnostic.Refusal) -> XMLTree.ElementID {
        guard interface.kind == .storyboard, interface.runtime == .cocoaTouch else {
            throw .studio(.notEditable, "Only a storyboard for iOS has scenes.")
        }
        guard let owner = owners.element(id) else {
            throw .studio(.badValue, "No scene has a view controller with the id '\(id)'.")
        }
        return owner
    }
}

extension XMLTree {
    /// The segues of a storyboard, by id.
    ///
    /// - Complexity: Linear in the number of elements.
    var segues: [String: ElementID] {
        var found: [String: ElementID] = [:]
        for element in ids where self[element].name == "segue" && value(of: "destination", in: element) != nil {
            if let id = value(of: "id", in: element), found[id] == nil { found[id] = element }
        }
        return found
    }
}

extension Scene.Point {
    /// The location of a scene on the canvas, after a check that it is not far beyond any other.
    var checkedLocation: Scene.Point {
        get throws(Diagnostic.Refusal) {
            guard [x, y].allSatisfy({ number in number.isFinite && abs(number) <= 100_000 }) else {
                throw .studio(.badValue, "The location is out of range.")
            }
            return self
        }
    }
}

extension Command.SegueKind {
    /// The attributes of the element.
    fileprivate var markup: String {
        isRelationship ? #"kind="relationship" relationship="\#(rawValue)""# : #"kind="\#(rawValue)""#
    }

    /// The kinds that Interface Builder offers for controls, cells and view controllers.
    static let plain: Set<Command.SegueKind> = [.show, .showDetail, .presentation, .popoverPresentation, .custom]
}

extension InterfaceDocument.View {
    /// The kinds of segue that the view can perform.
    var segueKinds: Set<Command.SegueKind> {
        if tag == "containerView" { return [.embed] }
        return kind.isControl || kind.scene == .cell ? Command.SegueKind.plain : []
    }
}

extension InterfaceDocument.Controller {
    /// The kinds of segue that the view controller or bar button item can perform.
    var segueKinds: Set<Command.SegueKind> {
        switch tag {
        case "navigationController": Command.SegueKind.plain.union([.rootViewController])
        case "tabBarController": Command.SegueKind.plain.union([.viewControllers])
        case "barButtonItem": Command.SegueKind.plain
        default: tag.hasSuffix("ontroller") ? Command.SegueKind.plain : []
        }
    }
}
