import Diagnostics
import UIKit

extension SceneInspection {
    /// Misplaced views, each with the views that are misplaced only because of it.
    ///
    /// Views that follow from an ambiguity or a conflict are left out.
    func misplacements(tolerance: Double) -> [Diagnostic] {
        let misplaced = findings.misplacedViews(tolerance: tolerance)
        guard !misplaced.isEmpty else { return [] }
        let moved = MovedViews(document: document, scene: scene, misplaced: misplaced)
        let ambiguous = misplaced.filter { index in isMarked("ambiguous", index) && !isMarked("misplaced", index) }
        return moved.causes(of: misplaced, doubtful: doubtful.union(ambiguous)).filter { cause in
            document.runtime == .cocoaTouch || isMarked("misplaced", cause.view)
                || findings.displacement(of: cause.view) > Self.largestControlError
        }.map { cause in
            var finding = findings.misplacement(of: cause.view)
            finding.views += cause.followers.map { index in document.views[index].id }
            if !cause.followers.isEmpty {
                finding.notes.append(
                    "Also misplaced because of it: \(names(of: cause.followers, besides: cause.view)).")
            }
            if !cause.isCertain, !isMarked("misplaced", cause.view) {
                finding.severity = .note
                finding.notes.append(
                    "The difference can come from insets, pictures or control sizes, which the document does not store."
                )
            }
            return finding
        }
    }

    /// The most by which assumed control sizes and alignment insets of AppKit displace a view, in points.
    private static let largestControlError = 8.0
}
