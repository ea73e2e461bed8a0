import Diagnostics
import LayoutEngine
import Simplex
import Typography

/// The findings of a live layout.
extension LiveLayout {
    /// The findings of the document, its statements and the current solution.
    var findings: [Diagnostic] {
        var findings = FindingCollection()
        for finding in readingFindings { findings.append(finding) }
        for statement in statements {
            for finding in statement?.allFindings ?? [] { findings.append(finding) }
        }
        if engine.isExhausted {
            findings.append(
                Diagnostic(
                    id: "layout.too-complex", severity: .error,
                    message: "The constraints take more than \(Self.workLimit) steps to solve."))
            return findings.findings
        }
        for conflict in engine.conflicts { findings.append(finding(of: conflict)) }
        for index in items.indices.dropFirst() {
            if let finding = ambiguity(of: index) { findings.append(finding) }
        }
        for index in items.indices {
            if let finding = clippedText(of: index) { findings.append(finding) }
        }
        return findings.findings
    }

    /// Returns the statement and the place in it of a constraint; nil for a constraint of the system.
    func origin(of id: LayoutConstraintID) -> (statement: Int, place: Int)? {
        for (number, statement) in statements.enumerated() {
            for (place, constraint) in (statement?.constraints ?? []).enumerated() where constraint == id {
                return (number, place)
            }
        }
        return nil
    }

    /// The text of a constraint as it was written; nil for a constraint of the system.
    func text(of id: LayoutConstraintID) -> String? {
        origin(of: id).flatMap { origin in statements[origin.statement]?.source.text }
    }

    private func finding(of conflict: LayoutConflict) -> Diagnostic {
        var texts: [String] = []
        var system: [String] = []
        for id in conflict.constraints {
            if let text = text(of: id) {
                if !texts.contains("'\(text)'") { texts.append("'\(text)'") }
            } else if let words = words(for: engine.constraint(id)), !system.contains(words) {
                system.append(words)
            }
        }
        var message = "Required constraints conflict: " + (texts + system).listed() + "."
        if let broken = text(of: conflict.broken) { message += " UIKit breaks '\(broken)'." }
        var notes: [String] = []
        if let cure = engine.cheapestCure(of: conflict), let text = text(of: cure.constraint) {
            notes.append(
                cure.constant.map { constant in
                    "Fix: set the constant of '\(text)' to \(JSONValue.text(of: rounded(constant)))."
                } ?? "Fix: remove '\(text)', or set its priority to 999.")
        }
        return Diagnostic(
            id: "layout.conflict", severity: .error, message: message, views: views(of: conflict), constraints: texts,
            notes: notes)
    }

    /// Returns the names of the views that a conflict concerns.
    func views(of conflict: LayoutConflict) -> [String] {
        var names: [String] = []
        for id in conflict.constraints {
            let constraint = engine.constraint(id)
            for item in [constraint.first, constraint.second] {
                guard let item, let index = index(of: item), index > 0 else { continue }
                let name = document.views[index].name
                if !names.contains(name) { names.append(name) }
            }
        }
        return names
    }

    /// Returns words for a constraint of the system; nil for one of a guide.
    func words(for constraint: LayoutConstraint) -> String? {
        let name =
            index(of: constraint.first).map { index in "'\(document.views[index].name)'" } ?? "a guide"
        let axis = constraint.firstAttribute.isHorizontal ? "width" : "height"
        return switch constraint.origin {
        case .encapsulatedLayout: "the \(axis) of the root, \(JSONValue.text(of: constraint.constant)) pt"
        case .contentSize: "the intrinsic \(axis) of \(name)"
        case .autoresizing: "the frame of \(name)"
        case .stackView: "the arrangement of the stack view"
        default: nil
        }
    }

    private func ambiguity(of index: Int) -> Diagnostic? {
        let values = ambiguousValues(of: index)
        guard !values.isEmpty else { return nil }
        let name = document.views[index].name
        let subject = values.listed()
        // The subject begins with a small letter of ASCII, whose capital has no bit 5.
        let capital = subject.utf8.prefix(1).map { byte in byte & ~0x20 }
        return Diagnostic(
            id: "layout.ambiguous", severity: .warning,
            message: String(decoding: capital + subject.utf8.dropFirst(), as: UTF8.self)
                + " \(values.count > 1 ? "are" : "is") ambiguous for '\(name)'.",
            views: [name])
    }

    /// Returns the ambiguous values of a view, in words.
    func ambiguousValues(of index: Int) -> [String] {
        guard document.views[index].frame == nil, !document.views[index].isHidden else { return [] }
        return engine.ambiguousAttributes(of: items[index]).map { attribute in
            switch attribute {
            case .minX: "horizontal position"
            case .minY: "vertical position"
            case .width: "width"
            default: "height"
            }
        }
    }

    private func clippedText(of index: Int) -> Diagnostic? {
        let view = document.views[index]
        guard view.className == "UILabel", !view.isHidden, let text = view.text, !text.isEmpty else { return nil }
        let frame = engine.rectangle(of: items[index])
        let font = ContentSize.font(of: view, size: 17, at: document.textSize)
        let lines = TextLayout(
            text, font: font, width: frame.width + 0.5, maximumLines: view.numberOfLines, mode: .truncatingTail)
        guard lines.isTruncated || frame.height + 0.5 < lines.metrics.lineHeight else { return nil }
        let needed = ContentSize(of: view, textSize: document.textSize)
        return Diagnostic(
            id: "layout.text-cut", severity: .warning,
            message: "'\(text)' is clipped: needs \(JSONValue.text(of: needed.width ?? 0)) pt, "
                + "has \(JSONValue.text(of: rounded(frame.width))) pt.",
            views: [view.name])
    }

    func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}
