import Diagnostics
import Foundation
import LayoutTools
import Scene

/// What a run says beside its edits.
extension ToolRun {
    /// Says something that is no fault.
    private static func note(_ id: DiagnosticID, _ message: String) {
        show(Diagnostic(id: id, severity: .note, message: message))
    }

    /// Says which views have no drawn place any longer.
    func noteLostFrames(_ changes: [DesignDocument.Change]) {
        let views = document.viewsLosingFrames(by: changes)
        guard !views.isEmpty else { return }
        let (loses, it) = views.count == 1 ? ("loses its frame", "it lies") : ("lose their frames", "they lie")
        ToolRun.note(
            "tools.frame-lost",
            "\(listed(views)) \(loses): in a layout document a view has a frame or constraints. To keep where "
                + "\(it), begin with \(addingMissing(views, to: arguments.file)).")
    }

    /// Says which views are open now that were not, and the way out; what a contradiction leaves open is open as long as
    /// it stands.
    func noteOpened(by changes: [DesignDocument.Change], contradict: Bool = false) {
        let views = MainActor.assumeIsolated { document.viewsOpened(by: changes) }
        guard !views.isEmpty else { return }
        ToolRun.note(
            "tools.opened",
            "The constraints now leave \(listed(views)) open; "
                + (contradict ? "once nothing contradicts, " : "")
                + "\(addingMissing(views, to: arguments.output ?? arguments.file)) adds what is missing.")
    }

    /// Says which views get another size, as one whose other edge is tied does when this one is aligned.
    func noteResized(by changes: [DesignDocument.Change]) {
        let views = MainActor.assumeIsolated { document.viewsResized(by: changes) }
        guard !views.isEmpty else { return }
        let sizes = views.map { resized in
            "\(titles[resized.view.id]) (\(Self.text(of: resized.before)) becomes \(Self.text(of: resized.after)))"
        }
        ToolRun.note(
            "tools.resized",
            "What is added also changes the size of \(sizes.listed(most: Self.mostListed)), "
                + "since other constraints hold the rest.")
    }

    private static func text(of size: CGSize) -> String {
        Scene.Size(width: Double(size.width), height: Double(size.height)).text
    }

    /// Says which edges of safe areas constraints no longer show: what is added to them later counts from elsewhere.
    func noteForgottenSafeAreas(_ changes: [DesignDocument.Change]) {
        let forgotten = MainActor.assumeIsolated { document.forgottenSafeAreas(by: changes) }
        var kinds: [[Side]] = []
        for area in forgotten where !kinds.contains(area.sides) { kinds.append(area.sides) }
        for sides in kinds {
            let views = forgotten.filter { area in area.sides == sides }.map(\.view)
            let (edges, were, them) =
                sides.count == 1 ? ("edge", "was not that", "it") : ("edges", "were not those", "them")
            ToolRun.note(
                "tools.safe-area-forgotten",
                "Constraints no longer show the \(sides.map(\.rawValue).listed()) \(edges) of the safe area of "
                    + "\(listed(views)), which \(were) of the device alone: what is added to \(them) from "
                    + "now on counts from there. “plumb resolve reset” clears and adds in one step, and keeps \(them).")
        }
    }

    /// The command that adds the missing constraints of views.
    private func addingMissing(_ views: [Canvas.Item], to file: String) -> String {
        let names = views.map { view in titles[view.id].replacing(",", with: "\\,") }.joined(separator: ",")
        let words =
            ["plumb", "resolve", "add-missing", "--views", names] + (OutputFile(path: file).keepsText ? [file] : [])
        return "“\(words.shellWords)”"
    }

    /// `a, b and c`; of many only the first are named.
    private func listed(_ views: [Canvas.Item]) -> String {
        views.map { view in titles[view.id] }.listed(most: Self.mostListed)
    }

    /// How many of a list a sentence names.
    static let mostListed = 6

    /// Says which constraints are there already or follow from others, and which contradict them or tie the same.
    func show(_ review: EditReview) {
        for finding in review.present {
            ToolRun.note(
                "tools.implied", "The document has \(listed(finding.others)) already, and it is not added again.")
        }
        for finding in review.tiedOtherwise {
            ToolRun.note(
                "tools.tied-already",
                "“\(summary(finding.constraint))” is not added beside \(listed(finding.others)), which ties the "
                    + "same and does not hold where the views are drawn; change or remove that one.")
        }
        for finding in review.implied {
            let reason = finding.others.isEmpty ? "" : " from " + listed(finding.others)
            ToolRun.note(
                "tools.implied", "“\(summary(finding.constraint))” follows already\(reason), and is not added.")
        }
        for finding in review.contradictions {
            let others = finding.others.isEmpty ? demand(beside: finding.constraint) : listed(finding.others)
            ToolRun.show(
                Diagnostic(
                    id: "tools.contradiction", severity: .warning,
                    message:
                        "“\(summary(finding.constraint))” cannot hold beside \(others). It is added all the same, as "
                        + "Interface Builder does; remove one of them or lower its priority.",
                    location: document.location(of: finding.others.first ?? finding.constraint)),
                in: source)
        }
        for finding in review.tiedAlready {
            ToolRun.note(
                "tools.tied-already",
                "“\(summary(finding.constraint))” is added beside \(listed(finding.others)), which "
                    + "\(finding.others.count == 1 ? "ties" : "tie") the same: as in Interface Builder none is "
                    + "changed. Where they differ, what is only wished for gives way.")
        }
    }

    /// What a constraint cannot hold beside where that is no other constraint: how a stack view arranges its view, or something else.
    private func demand(beside constraint: Canvas.Constraint) -> String {
        let views = constraint.itemIDs.lazy.compactMap { id in canvases.lazy.compactMap { $0.item(id) }.first }
        guard let stack = views.first(where: { view in view.isArranged })?.parent else {
            return "what the document asks for"
        }
        return "how the stack view “\(titles[stack])” arranges its views"
    }

    /// `“a”, “b” and “c”`; of many only the first are named.
    private func listed(_ constraints: [Canvas.Constraint]) -> String {
        constraints.map { "“\(summary($0))”" }.listed(most: Self.mostListed)
    }

    private func summary(_ constraint: Canvas.Constraint) -> String { constraint.summary { id in titles[id] } }
}
