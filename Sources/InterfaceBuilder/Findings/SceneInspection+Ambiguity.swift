import Diagnostics
import UIKit

extension SceneInspection {
    /// Views that the constraints leave open, with constraints that settle them; what follows from another is told with it.
    ///
    /// Scroll views without a size of their content come first, and with them what is pinned to their edges.
    func openings() -> [Diagnostic] {
        let scrolling = scene.rootView.layoutFindings.filter { finding in
            finding.id == "layout.scroll-view-content"
        }
        let pinned = Set(scrolling.flatMap { finding in finding.views })
        return scrolling.compactMap(scrollContent) + ambiguities(without: pinned)
    }

    private func ambiguities(without told: Set<String>) -> [Diagnostic] {
        // Where constraints cannot hold together anything may be open; the conflict is what there is to mend.
        let conflicting = Set(findings.conflictingViews)
        let open = findings.ambiguousViews.filter { index in
            !conflicting.contains(index) && !told.contains(document.views[index].id)
        }
        return Settlement(document: document, scene: scene).causes(of: open).map { cause in
            var finding = finding(
                "ib.ambiguous",
                "the constraints leave \(OpenValues.words(cause.values)) of \(label(cause.view)) open; "
                    + findings.whereabouts(of: cause.view, cause.values),
                at: cause.view, others: cause.followers)
            if !cause.proposals.isEmpty {
                finding.notes.append("settled by: " + cause.proposals.joined(separator: ", "))
            }
            if let name = ownClass(of: cause) {
                finding.notes.append("a size that \(name) computes itself is told by a placeholder for it")
            }
            if !cause.followers.isEmpty {
                let own = label(cause.view)
                let names = cause.followers.prefix(Self.mostNames).map { index in
                    label(index) == own ? "\(own) \(document.views[index].id)" : label(index)
                }
                let more = cause.followers.count - names.count
                finding.notes.append(
                    "open with it: " + names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : ""))
            }
            return finding
        }
    }

    /// The class of a view whose size alone is open, and which may know its size at run time; nil for the system's classes
    /// and where the document gives a placeholder.
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
        return self.finding(
            "ib.scroll-view-content",
            "nothing says how large the content of \(label(index)) is: seen from inside, its edges are those of its "
                + "content, so what is pinned to them has no size",
            at: index, others: inside)
    }

    private static let mostNames = 6
}
