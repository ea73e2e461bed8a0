import Diagnostics
import InterfaceBuilder
import LayoutTools
import UIKit

/// Edits of views in an Interface Builder document that the design tools do not have: new views, deletions and attributes.
///
/// All other bytes are preserved.
@MainActor struct MarkupEditor {
    let document: DesignDocument
    let interface: InterfaceDocument
    let titles: ItemTitles
    /// The view controllers of the scenes.
    let owners: SceneOwners

    init(_ document: DesignDocument, _ titles: ItemTitles) throws(Diagnostic.Refusal) {
        guard let interface = document.interface else {
            throw .studio(
                .notEditable, "A layout document has no scenes, segues or variations for size classes.")
        }
        self.document = document
        self.interface = interface
        self.titles = titles
        owners = SceneOwners(interface)
    }

    var tree: XMLTree { interface.tree }

    private func view(_ id: String) throws(Diagnostic.Refusal) -> (InterfaceDocument.View, Canvas.Item) {
        for canvas in document.canvases {
            if let view = interface.view(withID: id), let item = canvas.view(id) { return (view, item) }
        }
        throw ToolProblem.unknownView(id, suggestions: []).refusal
    }

    func change(
        _ title: String, _ edits: [SourceEdit], words: [String], views: [String] = []
    ) throws(Diagnostic.Refusal) -> DocumentChange {
        guard !edits.isEmpty else { return DocumentChange(title: title) }
        guard let text = tree.text(applying: edits) else {
            throw .studio(.notEditable, "The document cannot express the edit.")
        }
        return DocumentChange(title: title, text: text, edits: words, views: views)
    }

    // MARK: New views

    func insert(_ command: Command.Insertion) throws(Diagnostic.Refusal) -> DocumentChange {
        guard interface.runtime == .cocoaTouch else {
            throw .studio(.notEditable, "The library has views for iOS only.")
        }
        guard let item = LibraryItem.named(command.kind) else {
            throw .studio(.badValue, "The library has no '\(command.kind)'.")
        }
        let (parent, container) = try view(command.parent)
        guard parent.kind.takesSubviews || parent.role == .contentView else {
            throw .studio(.notEditable, "'\(titles[command.parent])' cannot contain views.")
        }
        let frame = try command.checkedFrame
        let size = CGSize(
            width: frame.width > 0 ? CGFloat(frame.width) : item.size.width,
            height: frame.height > 0 ? CGFloat(frame.height) : item.size.height)
        let origin = container.frameRectangle.origin
        var identifiers = ElementIdentifiers(taken: interface)
        let id = identifiers.next(for: "\(item.name) \(parent.id) \(interface.views.count)")
        // Interface Builder keeps a new view in its place until it has constraints.
        let isArranged = parent.tag == "stackView"
        let fixed = isArranged ? "" : #" fixedFrame="YES""#
        var lines = [
            "<\(item.element) \(item.attributes)\(fixed) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\">",
            tree.step
                + "<rect key=\"frame\" x=\"\(number(frame.x - Double(origin.x)))\" y=\"\(number(frame.y - Double(origin.y)))\" width=\"\(number(Double(size.width)))\" height=\"\(number(Double(size.height)))\"/>",
        ]
        let layout = identifiers.next(for: "layout \(id)")
        lines += item.children.map { line in tree.step + line.replacing(#"id="layout""#, with: #"id="\#(layout)""#) }
        lines.append("</\(item.element)>")
        let markup = lines.joined(separator: "\n")
        let edit: SourceEdit
        if let list = tree.child(of: parent.element, named: "subviews") {
            edit = tree.appending(markup, to: list)
        } else {
            let list = (["<subviews>"] + lines.map { line in tree.step + line } + ["</subviews>"])
                .joined(separator: "\n")
            let before = tree[parent.element].children.last { child in
                ["rect", "autoresizingMask"].contains(tree[child].name)
            }
            edit =
                before.map { place in tree.inserting(list, after: place) } ?? tree.prepending(list, to: parent.element)
        }
        return try change("Add \(item.element)", [edit], words: ["add \(item.element) \(id)"], views: [id])
    }

    private func number(_ value: Double) -> String {
        ((value * 2).rounded() / 2).frameMarkup
    }

    // MARK: Deletion

    func delete(_ ids: [String], title: String) throws(Diagnostic.Refusal) -> DocumentChange {
        var elements: [XMLTree.ElementID] = []
        for id in ids {
            let (view, item) = try view(id)
            guard view.role == .subview, item.parent != nil else {
                throw ToolProblem.rootView(titles[id], command: "delete").refusal
            }
            elements.append(view.element)
        }
        // A view inside another deleted view goes with it.
        let views = OutermostElements(of: elements, in: tree)
        var removed = Set(views.elements)
        let gone = Set(
            tree.ids.compactMap { element in views.contains(element) ? tree.value(of: "id", in: element) : nil })
        let constraints = tree.ids.filter { element in
            tree[element].name == "constraint"
                && ["firstItem", "secondItem"].contains { name in
                    tree.value(of: name, in: element).map(gone.contains) ?? false
                }
        }
        let unknown = gone.union(constraints.compactMap { element in tree.value(of: "id", in: element) })
        let mentions = tree.ids.filter { element in
            switch tree[element].name {
            case "outlet", "outletCollection": tree.value(of: "destination", in: element).map(unknown.contains) ?? false
            case "include", "exclude": tree.value(of: "reference", in: element).map(unknown.contains) ?? false
            default: false
            }
        }
        removed.formUnion((constraints + mentions).filter { element in !views.contains(element) })
        let words = ids.map { id in "delete \(titles[id])" }
        return try change(title, withoutEmptyLists(removed).sorted().map(tree.removing), words: words)
    }

    /// Returns removed elements, with each list that would become empty in place of its elements.
    func withoutEmptyLists(_ elements: Set<XMLTree.ElementID>) -> Set<XMLTree.ElementID> {
        var removed = elements
        var lists = Set(elements.compactMap { element in tree[element].parent })
        while !lists.isEmpty {
            let empty = lists.filter { list in
                ["constraints", "subviews", "connections", "mask", "variation", "inferredMetricsTieBreakers"]
                    .contains(tree[list].name)
                    && tree[list].children.allSatisfy(removed.contains)
                    // A variation can also have values.
                    && (tree[list].name != "variation" || tree.attributes(of: list).count == 1)
            }
            for list in empty {
                removed.subtract(tree[list].children)
                removed.insert(list)
            }
            lists = Set(empty.compactMap { list in tree[list].parent })
        }
        return removed
    }

    // MARK: Attributes

    func set(_ command: Command.AttributeChange) throws(Diagnostic.Refusal) -> DocumentChange {
        let (view, _) = try view(command.view)
        var edits: [SourceEdit] = []
        for (name, value) in command.values.sorted(by: { $0.key < $1.key }) {
            guard let attribute = ViewAttribute(rawValue: name) else {
                throw .studio(.badValue, "Unknown attribute '\(name)'.")
            }
            guard attribute.suits(view.tag) else {
                throw .studio(.badValue, "'\(titles[command.view])' has no attribute '\(name)'.")
            }
            guard value.utf8.count <= 10_000, attribute.accepts(value) else {
                throw .studio(.badValue, "'\(value.prefix(40))' is not a value of '\(name)'.")
            }
            guard let edit = attribute.edit(of: view, to: value, in: tree) else { continue }
            edits.append(edit)
        }
        let words = command.values.keys.sorted().map { name in "set \(name) of \(titles[command.view])" }
        return try change("Change '\(titles[command.view])'", edits, words: words, views: [command.view])
    }
}

extension Canvas.Item {
    /// The frame in the coordinate space of the root.
    var frameRectangle: CGRect {
        CGRect(
            x: rectangle.minX - alignmentInsets.left, y: rectangle.minY - alignmentInsets.top,
            width: rectangle.width + alignmentInsets.left + alignmentInsets.right,
            height: rectangle.height + alignmentInsets.top + alignmentInsets.bottom)
    }

    /// Returns the alignment rectangle of a frame.
    func alignmentRectangle(of frame: CGRect) -> CGRect { frame.inset(by: alignmentInsets) }
}
