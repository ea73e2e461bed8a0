import Diagnostics
import InterfaceBuilder

/// Describes the changes of a tree in words.
struct TreeWording {
    let difference: TreeDifference
    let old: TreeNames
    let new: TreeNames

    /// Returns the changes of elements, one for each element, with the roots of their scenes.
    func changes(
        _ changes: [TreeDifference.Change], scene: (_ index: Int, _ isNew: Bool) -> String?
    ) -> [DocumentChange] {
        var found: [DocumentChange] = []
        var start = changes.startIndex
        while start < changes.endIndex {
            let first = changes[start]
            let end = changes[start...].firstIndex { change in change.old != first.old || change.new != first.new }
            let group = changes[start..<(end ?? changes.endIndex)]
            found.append(change(of: Array(group), scene: scene))
            start = group.endIndex
        }
        return found
    }

    private func change(
        of group: [TreeDifference.Change], scene: (_ index: Int, _ isNew: Bool) -> String?
    ) -> DocumentChange {
        let change = group[0]
        let isNew = change.new != nil
        let names = isNew ? new : old
        let index = change.new ?? change.old ?? 0
        let element = names.tree.elements[index]
        // An added or removed object belongs to the object around it.
        let isWhole = change.kind == .added || change.kind == .removed
        let owner = names.owner(of: isWhole ? element.parent ?? 0 : index)
        let status: DocumentChange.Status =
            change.kind == .added ? .added : change.kind == .removed ? .removed : .changed
        return DocumentChange(
            status: status, scene: scene(index, isNew), object: names.label(ofObject: owner),
            objectID: owner == 0 ? nil : names.tree.elements[owner].id, element: element.name,
            elementID: element.id ?? element.key, values: group.flatMap(values),
            text: isWhole ? whole(index, names) : part(group, index, owner))
    }

    // MARK: Added and removed elements

    private func whole(_ index: Int, _ names: TreeNames) -> String {
        let element = names.tree.elements[index]
        switch element.name {
        case "outlet", "outletCollection", "action", "segue":
            return connection(element, names)
        case "constraint", "scene": return "\(element.name) \(element.id ?? "")"
        default: break
        }
        let hasName = element.id != nil && names.owner(of: index) == index
        let title =
            hasName ? "element \(names.label(ofObject: index))" : names.path(to: index, from: element.parent ?? 0)
        let told: Set<String> = element.value("key") == nil ? Self.naming : ["key", "id"]
        let shown = hasName ? [] : element.attributes.filter { attribute in !told.contains(attribute.name) }
        let values = shown.map { attribute in
            "\(attribute.name.separatedWords) \(names.shown(attribute.value, ofAttribute: attribute.name).quoted)"
        }
        let text = element.text.isEmpty ? [] : [element.text.quoted]
        let inner = hasName ? [] : parts(of: index, names)
        let details = (values + text + inner).joined(separator: ", ")
        return (hasName ? title : "element \(title)") + (details.isEmpty ? "" : ": \(details)")
    }

    /// The attributes that the title of an element without a key contains.
    private static let naming: Set<String> = ["key", "keyPath", "name", "identifier", "reference", "id"]

    /// The values of the child elements, as far as they fit in a line.
    private func parts(of index: Int, _ names: TreeNames) -> [String] {
        names.tree.elements[index].children.prefix(4).map { child in
            let element = names.tree.elements[child]
            let value = element.value("value") ?? (element.text.isEmpty ? nil : element.text)
            return names.path(to: child, from: index) + (value.map { value in " " + value.quoted } ?? "")
        }
    }

    private func connection(_ element: DocumentTree.Element, _ names: TreeNames) -> String {
        let name = ["property", "selector", "identifier"].lazy.compactMap { name in element.value(name) }.first
        let target = element.value("destination").map { id in " → " + names.shown(id, ofAttribute: "destination") }
        let told: Set<String> = ["property", "selector", "identifier", "destination", "id"]
        let others = element.attributes.filter { attribute in !told.contains(attribute.name) }.map { attribute in
            "\(attribute.name.separatedWords) \(names.shown(attribute.value, ofAttribute: attribute.name).quoted)"
        }
        let details = others.isEmpty ? "" : " (\(others.joined(separator: ", ")))"
        return ([element.name.separatedWords] + [name].compactMap(\.self)).joined(separator: " ") + (target ?? "")
            + details
            + (element.id.map { id in "  \(id)" } ?? "")
    }

    // MARK: Changed elements

    private func part(_ group: [TreeDifference.Change], _ index: Int, _ owner: Int) -> String {
        let path = new.path(to: index, from: owner)
        let frame = frame(group)
        let words = frame.map { frame in [frame] } ?? group.map { change in phrase(change) }
        let id = new.tree.elements[index].id
        let place = path == "frame" ? "stored frame" : path
        let suffix = index != owner && id != nil ? "  \(id ?? "")" : ""
        return (place.isEmpty ? "" : place + (frame == nil ? ": " : " ")) + words.joined(separator: ", ") + suffix
    }

    /// A changed rectangle as a whole: `(24, 180, 327 × 31) → (24, 182, 327 × 31)`.
    private func frame(_ group: [TreeDifference.Change]) -> String? {
        guard let before = group[0].old, let after = group[0].new, new.tree.elements[after].name == "rect",
            let first = Self.rectangle(old.tree.elements[before]),
            let second = Self.rectangle(new.tree.elements[after]),
            first != second, group.allSatisfy({ change in Self.isSide(change.kind) })
        else { return nil }
        return "\(first) → \(second)"
    }

    private static let sides = ["x", "y", "width", "height"]

    private static func isSide(_ kind: TreeDifference.Change.Kind) -> Bool {
        if case .attribute(let name, _?, _?) = kind { sides.contains(name) } else { false }
    }

    private static func rectangle(_ element: DocumentTree.Element) -> String? {
        let numbers = sides.compactMap { side in element.value(side) }
        guard numbers.count == sides.count else { return nil }
        return "(\(numbers[0]), \(numbers[1]), \(numbers[2]) × \(numbers[3]))"
    }

    private func phrase(_ change: TreeDifference.Change) -> String {
        switch change.kind {
        case .added, .removed: ""
        case .attribute(let name, let before, let after):
            Self.title(ofAttribute: name) + " " + Self.step(shown(before, name, old), shown(after, name, new))
        case .text(let before, let after): "text " + Self.step(before, after)
        case .name(let before, let after): "\(before) → \(after)"
        case .moved:
            "moved from \(parent(of: change.old, old)) into \(parent(of: change.new, new))"
        case .reordered(let before, let after): "position \(before) → \(after) among its siblings"
        }
    }

    private func shown(_ value: String?, _ attribute: String, _ names: TreeNames) -> String? {
        value.map { value in names.shown(value, ofAttribute: attribute) }
    }

    /// `old → new`, of long texts and those with white space the part that differs.
    private static func step(_ before: String?, _ after: String?) -> String {
        if ![before, after].contains(where: { value in value?.isWord == false }) {
            return "\(before ?? "none") → \(after ?? "none")"
        }
        let change = TextChange(from: before, to: after, absence: "none")
        return "\(change.old) → \(change.new)"
    }

    /// The attributes that Xcode names in words; the others have their own names.
    private static let titles = [
        "lineBreakMode": "line break", "contentMode": "content mode", "customClass": "custom class",
        "customModule": "module", "reuseIdentifier": "reuse identifier",
        "storyboardIdentifier": "storyboard identifier",
        "restorationIdentifier": "restoration identifier", "image": "image", "text": "text", "title": "title",
        "textAlignment": "alignment", "numberOfLines": "lines", "userLabel": "label", "hidden": "hidden", "id": "id",
        "destination": "destination", "property": "property", "selector": "selector", "kind": "kind",
        "identifier": "identifier", "pointSize": "size", "name": "name", "placeholder": "placeholder",
        "red": "red", "green": "green", "blue": "blue", "white": "white", "alpha": "alpha",
        "systemColor": "system color", "cocoaTouchSystemColor": "system color", "value": "value", "keyPath": "key path",
    ]

    private static func title(ofAttribute name: String) -> String { titles[name] ?? "attribute \(name)" }

    private func parent(of index: Int?, _ names: TreeNames) -> String {
        guard let parent = index.flatMap({ index in names.tree.elements[index].parent }) else { return "nothing" }
        let owner = names.owner(of: parent)
        let path = names.path(to: parent, from: owner)
        return names.shortName(of: owner) + (path.isEmpty ? "" : " \(path)")
    }

    private func values(_ change: TreeDifference.Change) -> [DocumentChange.Value] {
        typealias Value = DocumentChange.Value
        switch change.kind {
        case .added:
            return new.tree.elements[change.new ?? 0].attributes.map { attribute in
                Value(name: attribute.name, old: nil, new: attribute.value)
            }
        case .removed:
            return old.tree.elements[change.old ?? 0].attributes.map { attribute in
                Value(name: attribute.name, old: attribute.value, new: nil)
            }
        case .attribute(let name, let before, let after): return [Value(name: name, old: before, new: after)]
        case .text(let before, let after): return [Value(name: "text", old: before, new: after)]
        case .name(let before, let after): return [Value(name: "element", old: before, new: after)]
        case .moved:
            return [Value(name: "parent", old: parent(of: change.old, old), new: parent(of: change.new, new))]
        case .reordered(let before, let after):
            return [Value(name: "position", old: "\(before)", new: "\(after)")]
        }
    }
}

extension String {
    /// A value in a line: in quotation marks if it is empty or has white space.
    var quoted: String {
        isWord ? self : TextChange(from: self, to: self, absence: "none").new
    }

    /// A Boolean value that indicates whether it can be read in a line without quotation marks.
    fileprivate var isWord: Bool {
        !isEmpty && utf8.count <= 80 && !contains(where: { character in character.isWhitespace || !character.isASCII })
    }
}
