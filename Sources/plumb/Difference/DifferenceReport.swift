import Diagnostics
import InterfaceBuilder
import LayoutTools
import Scene

/// The readable report on a difference.
struct DifferenceReport {
    let difference: DocumentDifference
    let old: String
    let new: String

    /// Creates the report on a difference between two named documents.
    init(_ difference: DocumentDifference, old: String, new: String) {
        self.difference = difference
        self.old = old
        self.new = new
    }

    private enum Sign: String {
        case added = "+"
        case removed = "-"
        case changed = "~"

        var color: Int {
            switch self {
            case .added: 32
            case .removed: 31
            case .changed: 33
            }
        }
    }

    /// Returns the report as lines: the views and constraints of each scene, and a summary at the end.
    func text(isColored: Bool) -> String {
        var lines = ["\(old) → \(new)".shownByTerminal]
        if let device = difference.device {
            lines.append("canvas device: \(Self.title(of: device.old)) → \(Self.title(of: device.new))")
        }
        var others = difference.changes
        for scene in difference.scenes {
            let roots = [scene.old?.root, scene.new?.root]
            let changes = others.filter { change in change.scene != nil && roots.contains(change.scene) }
            guard !scene.isEmpty || !changes.isEmpty else { continue }
            others.removeAll { change in changes.contains(change) }
            lines += ["", title(of: scene).shownByTerminal]
            let marked =
                viewLines(of: scene.views) + constraintLines(of: scene.constraints) + changes.map(Self.line(of:))
            lines += marked.map { sign, text in Self.line(sign, text, isColored: isColored) }
        }
        if !others.isEmpty {
            lines += ["", "Document"]
            lines += others.map(Self.line(of:)).map { sign, text in Self.line(sign, text, isColored: isColored) }
        }
        // // If only the device changed, the report is one line.
        if difference.device == nil || difference.hasLayoutChanges || !difference.changes.isEmpty {
            lines += ["", sum]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func line(_ sign: Sign, _ text: String, isColored: Bool) -> String {
        let line = "  \(sign.rawValue) \(text.shownByTerminal)"
        return isColored ? "\u{1B}[\(sign.color)m\(line)\u{1B}[0m" : line
    }

    /// The line of a change that the layout does not show.
    private static func line(of change: DocumentChange) -> (Sign, String) {
        let sign: Sign =
            switch change.status {
            case .added: .added
            case .removed: .removed
            case .changed: .changed
            }
        return (sign, "\(change.object)  \(change.text)")
    }

    private static func title(of device: InterfaceDocument.Device?) -> String {
        device.map { device in DeviceList.title(of: device).shownByTerminal } ?? "none"
    }

    private func title(of change: DocumentDifference.SceneChange) -> String {
        guard let scene = change.new ?? change.old else { return "" }
        let name = scene.views.first.map { view in label(of: view) } ?? scene.root
        if change.old == nil { return "new scene \(name), \(scene.size.text)" }
        if change.new == nil { return "removed scene \(name)" }
        return "\(name), \(scene.size.text)"
    }

    // MARK: Views

    private func viewLines(of views: SceneDifference) -> [(Sign, String)] {
        views.changed.map { change in (.changed, text(of: change)) }
            + views.added.map { view in
                (.added, "\(label(of: view))  \(Self.frame(view.frame))" + (view.isAmbiguous ? "  ambiguous" : ""))
            }
            + views.removed.map { view in (.removed, "\(label(of: view))  \(Self.frame(view.frame))") }
    }

    private func text(of change: SceneDifference.Change) -> String {
        var text = label(of: change.new)
        if change.isMoved {
            text += "  \(Self.frame(change.old.frame)) → \(Self.frame(change.new.frame))"
            text += "  (\(Self.words(from: change.old.frame, to: change.new.frame)))"
        }
        if change.isReparented { text += "  from \(change.old.parent ?? "") into \(change.new.parent ?? "")" }
        if change.isHiddenChanged { text += change.new.isHidden ? "  hidden" : "  shown" }
        if change.isClassChanged { text += "  \(change.old.className) → \(change.new.className)" }
        if change.isTextChanged {
            let texts = TextChange(from: change.old.ownText, to: change.new.ownText, absence: "no text")
            text += "  \(texts.old) → \(texts.new)"
        }
        if change.isPlaceholderChanged {
            let texts = TextChange(from: change.old.placeholder, to: change.new.placeholder, absence: "none")
            text += "  placeholder \(texts.old) → \(texts.new)"
        }
        if change.isAmbiguityChanged { text += change.new.isAmbiguous ? "  ambiguous" : "  no longer ambiguous" }
        return text
    }

    /// Returns the change of a frame in words: `8 pt down, 16 pt wider`.
    private static func words(from old: Scene.Rectangle, to new: Scene.Rectangle) -> String {
        let steps = [
            (new.x - old.x, "right", "left"), (new.y - old.y, "down", "up"),
            (new.width - old.width, "wider", "narrower"),
            (new.height - old.height, "taller", "shorter"),
        ]
        return steps.filter { step in step.0 != 0 }.map { step, more, less in
            "\(Scene.Size.text(of: abs(step))) pt \(step > 0 ? more : less)"
        }.joined(separator: ", ")
    }

    /// Returns a label such as `Sign In (button) bVt-n1-d`.
    ///
    /// In a layout document the name is the identifier.
    private func label(of view: Scene.View) -> String {
        guard let name = view.name else { return "\(view.className) \(view.id)" }
        return "\(name) (\(view.className))" + (name == view.id ? "" : " \(view.id)")
    }

    private static func frame(_ frame: Scene.Rectangle) -> String {
        "\(Scene.Size.text(of: frame.x)), \(Scene.Size.text(of: frame.y)), \(frame.size.text)"
    }

    // MARK: Constraints

    private func constraintLines(of constraints: ConstraintDifference) -> [(Sign, String)] {
        constraints.changed.map { change in (.changed, Self.text(of: change)) }
            + constraints.added.map { entry in (.added, Self.text(of: entry)) }
            + constraints.removed.map { entry in (.removed, Self.text(of: entry)) }
    }

    /// Returns a change, with the details that distinguish two constraints of the same text: `H:[save]-[cancel]  (a1B-2c-D3e →
    /// x7Y-8z-W9v)`.
    private static func text(of change: ConstraintDifference.Change) -> String {
        let identifier = change.id == change.new ? "" : "  \(change.id)"
        guard change.old == change.new else { return "\(change.old)  →  \(change.new)\(identifier)" }
        let replacements = change.replacements.map { replacement in
            let values = "\(replacement.old) → \(replacement.new)"
            switch replacement.subject {
            case .options: return "options " + values
            case .count: return values + " constraints"
            case .placeholder: return "removed at build time " + values
            case .view, .constant, .priority, .identifier: return values
            }
        }
        let hidden = replacements.isEmpty ? "" : "  (\(replacements.joined(separator: ", ")))"
        return change.new + hidden + identifier
    }

    /// Returns the text of a constraint.
    ///
    /// A constraint of a layout document is its own identifier.
    private static func text(of entry: ConstraintDifference.Entry) -> String {
        entry.id == entry.text ? entry.text : "\(entry.text)  \(entry.id)"
    }

    private var sum: String {
        if difference.isEmpty { return "No differences" }
        let scenes = difference.scenes
        func count(_ amount: (DocumentDifference.SceneChange) -> Int) -> Int { scenes.map(amount).reduce(0, +) }
        let views = (
            count { scene in scene.views.changed.count }, count { scene in scene.views.added.count },
            count { scene in scene.views.removed.count }
        )
        let constraints = (
            count { scene in scene.constraints.changed.count }, count { scene in scene.constraints.added.count },
            count { scene in scene.constraints.removed.count }
        )
        let others = difference.changes.count
        return "views: \(views.0) changed, \(views.1) added, \(views.2) removed; "
            + "constraints: \(constraints.0) changed, \(constraints.1) added, \(constraints.2) removed"
            + (others == 0 ? "" : "; other changes: \(others)")
    }
}
