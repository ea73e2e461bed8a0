import InterfaceBuilder
import Scene

/// The changes of a document that the layout of its scenes shows already.
///
/// A change counts as shown only if a line of the layout has its values.
struct LayoutCoverage {
    private var views: [String: SceneDifference.Change] = [:]
    private var constraints: [String: ConstraintDifference.Change] = [:]
    /// The ids of views and constraints that have been added or removed, and of the roots of such scenes.
    private var wholes: Set<String> = []
    private let hasOtherDevice: Bool
    private let hidesStoredFrames: Bool

    /// The changes that scenes show; with another canvas device, frames that the document stores for it do not count.
    init(_ scenes: [DocumentDifference.SceneChange], hasOtherDevice: Bool, hidesStoredFrames: Bool) {
        (self.hasOtherDevice, self.hidesStoredFrames) = (hasOtherDevice, hidesStoredFrames)
        for scene in scenes {
            for change in scene.views.changed where views[change.new.id] == nil { views[change.new.id] = change }
            for change in scene.constraints.changed { constraints[change.id] = change }
            wholes.formUnion((scene.views.added + scene.views.removed).map(\.id))
            wholes.formUnion((scene.constraints.added + scene.constraints.removed).map(\.id))
        }
    }

    /// Returns whether the layout shows a change.
    func covers(_ change: TreeDifference.Change, in difference: TreeDifference) -> Bool {
        switch change.kind {
        case .added: return isWhole(change.new ?? 0, in: difference.new)
        case .removed: return isWhole(change.old ?? 0, in: difference.old)
        default: break
        }
        guard let before = change.old, let after = change.new else { return false }
        let (old, new) = (difference.old.elements[before], difference.new.elements[after])
        if new.name == "device" { return hasOtherDevice && Self.isDevice(change.kind) }
        if new.name == "constraint", let id = new.id, let line = constraints[id] {
            return covers(change.kind, of: line, in: difference)
        }
        if new.name == "constraint", new.id == nil { return covers(change.kind, ofStatement: new) }
        if new.name == "rect", new.key == "frame", hidesStoredFrames { return true }
        guard let id = new.id ?? new.parent.flatMap({ parent in difference.new.elements[parent].id }),
            let view = views[id]
        else { return false }
        return covers(change.kind, of: view, element: (old, new))
    }

    private func isWhole(_ index: Int, in tree: DocumentTree) -> Bool {
        let element = tree.elements[index]
        if element.name == "scene" { return tree.contains(below: index) { id in wholes.contains(id) } }
        if element.name == "constraint", element.id == nil {
            return element.statement.map { text in wholes.contains(text) || constraints[text] != nil } ?? false
        }
        return element.id.map(wholes.contains) ?? false
    }

    /// Returns whether a line shows a change of a statement of a layout document, which its text identifies.
    private func covers(_ kind: TreeDifference.Change.Kind, ofStatement element: DocumentTree.Element) -> Bool {
        switch kind {
        case .text(let before, let after): return wholes.contains(before) && wholes.contains(after)
        case .attribute("format", let before?, let after?), .attribute("equation", let before?, let after?):
            return wholes.contains(before) && wholes.contains(after)
        case .attribute(let name, _, _):
            let line = element.statement.flatMap { text in constraints[text] }
            return line?.replacements.contains { item in item.subject.rawValue == name } ?? false
        default: return false
        }
    }

    private static func isDevice(_ kind: TreeDifference.Change.Kind) -> Bool {
        if case .attribute(let name, _, _) = kind { name == "id" || name == "orientation" } else { false }
    }

    /// The attributes of a constraint that its line spells out.
    private static let statement: Set<String> = [
        "firstAttribute", "relation", "secondAttribute", "multiplier", "constant", "priority",
    ]

    private func covers(
        _ kind: TreeDifference.Change.Kind, of line: ConstraintDifference.Change, in difference: TreeDifference
    ) -> Bool {
        guard case .attribute(let name, let before, let after) = kind else { return false }
        let isNamed = line.replacements.contains { item in item.old == before ?? "" || item.new == after ?? "" }
        switch name {
        case "firstItem", "secondItem": return line.old != line.new || isNamed
        case "identifier", "placeholder": return isNamed
        default: return Self.statement.contains(name) && (line.old != line.new || isNamed)
        }
    }

    private func covers(
        _ kind: TreeDifference.Change.Kind, of view: SceneDifference.Change,
        element: (old: DocumentTree.Element, new: DocumentTree.Element)
    ) -> Bool {
        let isView = element.new.id == view.new.id
        switch kind {
        case .name: return isView && view.isClassChanged
        case .moved: return isView && view.isReparented
        case .text(let before, let after): return isShown(before, after, by: view)
        case .attribute(let name, let before, let after):
            if element.new.name == "rect" { return element.new.key == "frame" && view.isMoved }
            if name == "class" { return isView && view.isClassChanged }
            if name == "hidden" { return isView && view.isHiddenChanged }
            return ["text", "title", "placeholder"].contains(name) && isShown(before, after, by: view)
        default: return false
        }
    }

    private func isShown(_ before: String?, _ after: String?, by view: SceneDifference.Change) -> Bool {
        let isText = view.isTextChanged && before == view.old.ownText && after == view.new.ownText
        return isText || view.isPlaceholderChanged && before == view.old.placeholder && after == view.new.placeholder
    }
}

extension DocumentTree.Element {
    /// The statement of a constraint of a layout document.
    fileprivate var statement: String? { text.isEmpty ? value("format") ?? value("equation") : text }
}

extension DocumentTree {
    /// Returns whether an element inside another has an id of some kind.
    fileprivate func contains(below index: Int, _ isWanted: (String) -> Bool) -> Bool {
        var waiting = elements[index].children
        while let next = waiting.popLast() {
            if elements[next].id.map(isWanted) == true { return true }
            waiting += elements[next].children
        }
        return false
    }
}
