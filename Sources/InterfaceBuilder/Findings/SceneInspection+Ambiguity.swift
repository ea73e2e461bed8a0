import Diagnostics
@_spi(Host) import UIKit

extension SceneInspection {
    /// Returns the ambiguous views, each with a fix and with the views that are ambiguous only because of it.
    ///
    /// Scroll views with an ambiguous content size come first, each with the views that are pinned to its edges.
    ///
    /// The priorities are those of the fixes, by the id of the ambiguous view. A view that needs a constraint has none.
    func openings() -> (found: [Diagnostic], priorities: [String: [ContentPriorityChange]]) {
        let scrolling = scene.rootView.layoutFindings.filter { finding in
            finding.id == "layout.scroll-view-content"
        }
        let pinned = Set(scrolling.flatMap { finding in finding.views })
        let causes = ambiguityCauses(without: pinned)
        let changes = causes.filter { cause in !cause.priorities.isEmpty }.map { cause in
            (document.views[cause.view].id, cause.priorities)
        }
        return (
            scrolling.compactMap(scrollContent) + ambiguities(causes),
            Dictionary(changes) { first, _ in first }
        )
    }

    /// Returns the ambiguous views with their fixes, except those of the given ids.
    private func ambiguityCauses(without told: Set<String>) -> [Settlement.Cause] {
        // In a conflict any value may be ambiguous, so the conflict comes first.
        let conflicting = Set(findings.conflictingViews)
        let open = findings.ambiguousViews.filter { index in
            !conflicting.contains(index) && !told.contains(document.views[index].id)
        }
        return Settlement(document: document, scene: scene).causes(of: open)
    }

    private func ambiguities(_ causes: [Settlement.Cause]) -> [Diagnostic] {
        let reach = ConflictReach(of: scene)
        return causes.map { cause in
            var finding = finding(
                "ib.ambiguous",
                findings.ambiguity(of: cause.view, cause.values), at: cause.view, others: cause.followers)
            if !cause.proposals.isEmpty {
                finding.notes.append("Fix: \(cause.proposals.joined(separator: ", and ")).")
            }
            let name = ownClass(of: cause)
            let isMarked = isMarked("ambiguous", cause.view)
            if !isMarked, viewOfIndex[cause.view].map({ view in reach.includes(view, cause.values) }) == true {
                finding.severity = .note
                finding.notes.append("It can come from the constraint that a conflict breaks.")
            }
            if !isMarked, document.views[cause.view].tag == "stackView", document.views[cause.view].children.isEmpty {
                finding.severity = .note
                finding.notes.append("The stack view is empty. Code can add views, which give it a size.")
            }
            if !isMarked, name != nil || document.runtime == .macOS {
                finding.severity = .note
                finding.notes.append("Xcode does not mark it. The class of a view, or AppKit, can give it a size.")
            }
            if let name {
                finding.notes.append("If \(name) computes its own size, set a placeholder for its intrinsic size.")
            }
            if !cause.followers.isEmpty {
                finding.notes.append(OpenValues.alsoAmbiguous(names(of: cause.followers, besides: cause.view)))
            }
            return finding
        }
    }

    /// Returns the custom class of a view with an ambiguous size, which may know its size at run time.
    ///
    /// The result is nil for classes of the system, and if the document has a placeholder for the size.
    private func ownClass(of cause: Settlement.Cause) -> String? {
        let element = document.views[cause.view]
        let isSize = cause.values.contains { value in value == .width || value == .height }
        let names = ["placeholderIntrinsicWidth", "placeholderIntrinsicHeight"]
        guard isSize, names.allSatisfy({ name in document.value(of: name, in: element) == nil }) else { return nil }
        return document.tree.value(of: "customClass", in: element.element)
    }

    private func scrollContent(_ finding: Diagnostic) -> Diagnostic? {
        guard let id = finding.views.first, case .view(let index) = document.items[id] else { return nil }
        let inside = finding.views.dropFirst().compactMap { id in
            if case .view(let index) = document.items[id] { index } else { nil }
        }
        var found = self.finding(
            "ib.scroll-view-content",
            OpenValues.scrollContent(of: label(index)), at: index, others: inside)
        let own = scene.views.lazy.first { item in
            item.index != index && item.view.isDescendant(of: viewOfIndex[index] ?? item.view)
                && document.tree.value(of: "customClass", in: document.views[item.index].element) != nil
        }
        if let own, !isMarked("ambiguous", index) {
            found.severity = .note
            found.notes.append("Xcode does not mark it. The class of \(label(own.index)) can give it a size.")
        }
        return found
    }

    /// Returns the names of views that follow from another, with the ids of those that have the same name.
    func names(of followers: [Int], besides view: Int) -> String {
        let own = label(view)
        let names = followers.prefix(Self.mostNames).map { index in
            label(index) == own ? "\(own) \(document.views[index].id)" : label(index)
        }
        let more = followers.count - names.count
        return names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    }

    private static let mostNames = 6
}
