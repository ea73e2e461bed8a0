import Diagnostics
import InterfaceBuilder

/// Values of views and constraints for some size classes.
extension MarkupEditor {
    func vary(_ command: Command.VariationChange) throws(Diagnostic.Refusal) -> DocumentChange {
        let key = try checked(command.sizeClasses, isInstalled: command.value == "installed")
        let varied = try VariedItem(command.item, in: interface)
        guard let value = VariedValue(rawValue: command.value), value.suits(varied) else {
            throw .studio(.badValue, "'\(titles[command.item])' has no value '\(command.value)' for size classes.")
        }
        guard command.to.isEmpty || value.accepts(command.to) else {
            throw .studio(.badValue, "'\(command.to.prefix(40))' is not a value of '\(command.value)'.")
        }
        let edits: [SourceEdit]
        switch value {
        case .installed: edits = installing(varied, command.to, for: key)
        case .fontSize: edits = sizingFont(of: varied, command.to, for: key)
        default: edits = setting(value.rawValue, of: varied.element, to: command.to, for: key)
        }
        let name = varied.isConstraint ? "the constraint \(command.item)" : titles[command.item]
        let words =
            command.to.isEmpty
            ? "remove \(command.value) of \(name) for \(key)"
            : "set \(command.value) of \(name) to \(command.to) for \(key)"
        return try change("Change Variation", edits, words: [words], views: varied.isConstraint ? [] : [command.item])
    }

    /// Returns the size classes in the order of Xcode.
    private func checked(_ sizeClasses: String, isInstalled: Bool) throws(Diagnostic.Refusal) -> String {
        if sizeClasses == "default", isInstalled { return sizeClasses }
        let parts = sizeClasses.split(separator: "-", omittingEmptySubsequences: false)
        let names = parts.map { part in String(part.prefix { letter in letter != "=" }) }
        let known = Set(["height", "width"].flatMap { axis in ["\(axis)Class=compact", "\(axis)Class=regular"] })
        guard parts.allSatisfy({ part in known.contains(String(part)) }), Set(names).count == names.count else {
            throw .studio(.badValue, "'\(sizeClasses.prefix(60))' are no size classes.")
        }
        return parts.sorted().joined(separator: "-")
    }

    private func variation(_ key: String, of element: XMLTree.ElementID) -> XMLTree.ElementID? {
        tree.child(of: element, named: "variation", key: key)
    }

    /// Returns the edits that set an attribute of a variation, or remove it.
    private func setting(
        _ name: String, of element: XMLTree.ElementID, to value: String, for key: String
    ) -> [SourceEdit] {
        guard let variation = variation(key, of: element) else {
            let markup = #"<variation key="\#(key)" \#(name)="\#(XMLText.attribute(value))"/>"#
            return value.isEmpty ? [] : [tree.appending(markup, to: element)]
        }
        guard value.isEmpty else {
            return tree.value(of: name, in: variation) == value ? [] : [tree.setting(name, to: value, in: variation)]
        }
        guard let edit = tree.removing(name, from: variation) else { return [] }
        let isLast = tree.attributes(of: variation).count == 2 && tree[variation].children.isEmpty
        return isLast ? [removing(variation)] : [edit]
    }

    /// Returns the edit that removes the last value of a variation; its element becomes a single tag again if it has no other child.
    private func removing(_ variation: XMLTree.ElementID) -> SourceEdit {
        guard let parent = tree[variation].parent, tree[parent].children == [variation],
            tree[parent].name == "constraint"
        else { return tree.removing(variation) }
        let end = tree[parent].startTag.upperBound
        return SourceEdit(range: end - 1..<tree[parent].range.upperBound, replacement: "/>")
    }

    // MARK: Installed

    private func installing(_ item: VariedItem, _ value: String, for key: String) -> [SourceEdit] {
        guard let holder = item.holder else { return [] }
        let list = item.isConstraint ? "constraints" : "subviews"
        let variation = variation(key, of: holder)
        let mask = variation.flatMap { variation in tree.child(of: variation, named: "mask", key: list) }
        let entry = mask.flatMap { mask in
            tree[mask].children.first { entry in tree.value(of: "reference", in: entry) == item.id }
        }
        // The default of all is installed, so the document states only the opposite.
        let isRemoved = value.isEmpty || value == "YES" && key == "default"
        if isRemoved {
            return entry.map { entry in withoutEmptyLists([entry]).sorted().map(tree.removing) } ?? []
        }
        let markup = #"<\#(value == "YES" ? "include" : "exclude") reference="\#(XMLText.attribute(item.id))"/>"#
        if let entry {
            let name = value == "YES" ? "include" : "exclude"
            return tree[entry].name == name ? [] : [tree.replacing(entry, with: markup)]
        }
        if let mask { return [tree.appending(markup, to: mask)] }
        let step = tree.step
        let masked = "<mask key=\"\(list)\">\n\(step)\(markup)\n</mask>"
        if let variation { return [tree.appending(masked, to: variation)] }
        let inner = masked.split(separator: "\n").map { line in step + line }.joined(separator: "\n")
        return [tree.appending("<variation key=\"\(key)\">\n\(inner)\n</variation>", to: holder)]
    }

    // MARK: Fonts

    private func sizingFont(of item: VariedItem, _ value: String, for key: String) -> [SourceEdit] {
        let variation = variation(key, of: item.element)
        let own = variation.flatMap { variation in tree.child(of: variation, named: "fontDescription") }
        if let variation, value.isEmpty {
            guard let own else { return [] }
            let isLast = tree.attributes(of: variation).count == 1 && tree[variation].children.count == 1
            return [tree.removing(isLast ? variation : own)]
        }
        guard !value.isEmpty else { return [] }
        if let own { return [tree.setting("pointSize", to: value, in: own)] }
        let font = tree.child(of: item.element, named: "fontDescription")
        // The font of the view with another size; a text style becomes the system font.
        let kept = (font.map(tree.values) ?? []).filter { attribute in
            ["type", "weight", "name", "family", "width"].contains(attribute.name)
        }
        let values = kept.isEmpty ? [(name: "type", value: "system")] : kept
        let markup =
            #"<fontDescription key="fontDescription" "#
            + values.map { attribute in "\(attribute.name)=\"\(XMLText.attribute(attribute.value))\" " }.joined()
            + "pointSize=\"\(value)\"/>"
        if let variation { return [tree.appending(markup, to: variation)] }
        return [
            tree.appending("<variation key=\"\(key)\">\n\(tree.step)\(markup)\n</variation>", to: item.element)
        ]
    }
}

/// A view or constraint that can have values for size classes.
private struct VariedItem {
    let id: String
    let element: XMLTree.ElementID
    let isConstraint: Bool
    /// The element of the view.
    let tag: String
    /// The view that states for which size classes the item is installed; nil for a root.
    let holder: XMLTree.ElementID?

    init(_ id: String, in document: InterfaceDocument) throws(Diagnostic.Refusal) {
        self.id = id
        if let view = document.view(withID: id) {
            (element, isConstraint, tag) = (view.element, false, view.tag)
            holder = view.role == .subview ? view.parent.map { place in document.views[place].element } : nil
        } else if let constraint = document.constraints.first(where: { constraint in constraint.id == id }) {
            (element, isConstraint, tag) = (constraint.element, true, "constraint")
            holder = document.views[constraint.owner].element
        } else {
            throw .studio(.badValue, "The document has no view or constraint with the id '\(id)'.")
        }
    }
}

/// The values that can differ by size classes.
private enum VariedValue: String {
    case constant, priority, installed, hidden, fontSize, axis, alignment, distribution, spacing

    func suits(_ item: VariedItem) -> Bool {
        switch self {
        case .constant, .priority: item.isConstraint
        case .installed: item.holder != nil
        default: !item.isConstraint && attribute?.suits(item.tag) == true
        }
    }

    private var attribute: ViewAttribute? { ViewAttribute(rawValue: rawValue) }

    func accepts(_ text: String) -> Bool {
        switch self {
        case .constant: ViewAttribute.isNumber(text.hasPrefix("-") ? text.dropFirst() : text[...], upTo: 100_000)
        case .priority:
            ViewAttribute.isNumber(text, upTo: 1000) && Double(text).map { number in number >= 0.001 } == true
        case .installed: ["YES", "NO"].contains(text)
        default: attribute?.accepts(text) == true
        }
    }
}
