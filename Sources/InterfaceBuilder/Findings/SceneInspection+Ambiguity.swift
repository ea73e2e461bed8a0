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
            if !cause.followers.isEmpty {
                let names = cause.followers.prefix(Self.mostNames).map(label)
                let more = cause.followers.count - names.count
                finding.notes.append(
                    "open with it: " + names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : ""))
            }
            return finding
        }
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
