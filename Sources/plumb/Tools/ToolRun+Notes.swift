import Diagnostics
import Foundation
import LayoutTools
import Scene

/// The notes of a run about its edits.
extension ToolRun {
    /// Prints a note.
    private func note(_ id: DiagnosticID, _ message: String) {
        findings.show(Diagnostic(id: id, severity: .note, message: message))
    }

    /// Prints the views that lose their frames.
    func noteLostFrames(_ changes: [DesignDocument.Change]) {
        let views = document.viewsLosingFrames(by: changes)
        guard !views.isEmpty else { return }
        let (loses, it) = views.count == 1 ? ("loses its frame", "it") : ("lose their frames", "them")
        note(
            "tools.frame-lost",
            "\(listed(views)) \(loses). In a layout document a view has a frame or constraints. To keep \(it) in place, "
                + "first run \(addingMissing(views, to: file)).")
    }

    /// Prints the views that have become ambiguous, and a fix.
    func noteOpened(by changes: [DesignDocument.Change], contradict: Bool = false) {
        let views = MainActor.assumeIsolated { document.viewsOpened(by: changes) }
        guard !views.isEmpty else { return }
        note(
            "tools.opened",
            "Now ambiguous: \(listed(views)). "
                + (contradict ? "Resolve the conflict, then run " : "Run ")
                + "\(addingMissing(views, to: arguments.output ?? file)).")
    }

    /// Prints the views that change their size, since constraints hold their other edges.
    func noteResized(by changes: [DesignDocument.Change]) {
        let views = MainActor.assumeIsolated { document.viewsResized(by: changes) }
        guard !views.isEmpty else { return }
        let sizes = views.map { resized in
            "'\(titles[resized.view.id])' (\(Self.text(of: resized.before)) → \(Self.text(of: resized.after)))"
        }
        note(
            "tools.resized",
            "The new constraints change the size of \(sizes.listed(most: Self.mostListed)).")
    }

    private static func text(of size: CGSize) -> String {
        Scene.Size(width: Double(size.width), height: Double(size.height)).text
    }

    /// Prints the edges of safe areas that the constraints no longer show.
    func noteForgottenSafeAreas(_ changes: [DesignDocument.Change]) {
        let forgotten = MainActor.assumeIsolated { document.forgottenSafeAreas(by: changes) }
        var kinds: [[Side]] = []
        for area in forgotten where !kinds.contains(area.sides) { kinds.append(area.sides) }
        for sides in kinds {
            let views = forgotten.filter { area in area.sides == sides }.map(\.view)
            let (edges, areThey, them) = sides.count == 1 ? ("edge", "it is", "it") : ("edges", "they are", "them")
            note(
                "tools.safe-area-forgotten",
                "No constraint shows the \(sides.map(\.rawValue).listed()) \(edges) of the safe area of \(listed(views)) "
                    + "any more. From now on, \(areThey) computed from the device. "
                    + "To keep \(them), use plumb resolve reset.")
        }
    }

    /// Returns the command that adds the missing constraints of views.
    private func addingMissing(_ views: [Canvas.Item], to file: String) -> String {
        let names = views.map { view in titles[view.id].replacing(",", with: "\\,") }.joined(separator: ",")
        let words =
            ["plumb", "resolve", "add-missing", "--views", names] + (OutputFile(path: file).keepsText ? [file] : [])
        return "'\(words.shellWords)'"
    }

    /// Returns a list of views: `'a', 'b' and 'c'`.
    private func listed(_ views: [Canvas.Item]) -> String {
        views.map { view in "'\(titles[view.id])'" }.listed(most: Self.mostListed)
    }

    /// The maximum number of entries of a list in a sentence.
    static let mostListed = 6

    /// Prints the constraints that exist already, are implied, conflict, or constrain the same value.
    func show(_ review: EditReview) {
        for finding in review.present {
            note(
                "tools.implied", "The document already has \(listed(finding.others)).")
        }
        for finding in review.tiedOtherwise {
            note(
                "tools.tied-already",
                "\(listed(finding.others)) already constrains the same value, with another result. "
                    + "Change or remove it to add '\(summary(finding.constraint))'.")
        }
        for finding in review.implied {
            let reason = finding.others.isEmpty ? "existing constraints" : listed(finding.others)
            note(
                "tools.implied", "Not added: '\(summary(finding.constraint))' already follows from \(reason).")
        }
        for finding in review.contradictions {
            let others = finding.others.isEmpty ? demand(beside: finding.constraint) : listed(finding.others)
            findings.show(
                Diagnostic(
                    id: "tools.contradiction", severity: .warning,
                    message:
                        "'\(summary(finding.constraint))' conflicts with \(others). It is added, as in Interface Builder. "
                        + "Remove one of the constraints or lower its priority.",
                    location: document.location(of: finding.others.first ?? finding.constraint)),
                in: source)
        }
        for finding in review.tiedAlready {
            note(
                "tools.tied-already",
                "\(listed(finding.others)) already \(finding.others.count == 1 ? "constrains" : "constrain") the same value "
                    + "as '\(summary(finding.constraint))'. If they conflict, the optional one gives way.")
        }
    }

    /// Returns a description of the conflicting part if it is not another constraint, such as a stack view.
    private func demand(beside constraint: Canvas.Constraint) -> String {
        let views = constraint.itemIDs.lazy.compactMap { id in canvases.lazy.compactMap { $0.item(id) }.first }
        guard let stack = views.first(where: { view in view.isArranged })?.parent else {
            return "the rest of the document"
        }
        return "the arrangement of the stack view '\(titles[stack])'"
    }

    /// Returns a list of constraints: `'a', 'b' and 'c'`.
    private func listed(_ constraints: [Canvas.Constraint]) -> String {
        constraints.map { "'\(summary($0))'" }.listed(most: Self.mostListed)
    }

    private func summary(_ constraint: Canvas.Constraint) -> String { constraint.summary { id in titles[id] } }
}
