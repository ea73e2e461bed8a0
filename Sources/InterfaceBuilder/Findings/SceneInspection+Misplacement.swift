import Diagnostics
import UIKit

extension SceneInspection {
    /// Misplaced views, each with the views that are misplaced only because of it.
    ///
    /// Views that follow from an ambiguity or a conflict are left out.
    ///
    /// - Parameter measured: A function that returns the same scene with measured texts.
    func misplacements(tolerance: Double, measured: () -> SceneInspection) -> [Diagnostic] {
        let misplaced = findings.misplacedViews(tolerance: tolerance)
        guard !misplaced.isEmpty else { return [] }
        let moved = MovedViews(document: document, scene: scene)
        let doubtful = doubtfulParts(among: misplaced, tolerance: tolerance, measured: measured)
        return moved.causes(of: misplaced, doubtful: doubtful).filter { cause in
            document.runtime == .cocoaTouch || isMarked("misplaced", cause.view)
                || findings.displacement(of: cause.view) > Self.largestControlError
        }.map { cause in
            var finding = findings.misplacement(of: cause.view)
            finding.views += cause.followers.map { index in document.views[index].id }
            finding.notes.append(
                "Fix: run plumb resolve update-frames, or update-constants to keep the stored frame.")
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

    /// Returns the places of views that cannot be judged: those of ambiguous views along their ambiguous axes, of views in conflicts, and of
    /// views that Xcode marks as ambiguous only.
    ///
    /// Stored frames in place of content sizes can make views ambiguous that are not. If the layout with measured texts has the same frame
    /// along an axis and it is not ambiguous, the frame is known.
    private func doubtfulParts(
        among misplaced: [Int], tolerance: Double, measured: () -> SceneInspection
    ) -> Set<MovedViews.Part> {
        let marked = misplaced.filter { index in isMarked("ambiguous", index) && !isMarked("misplaced", index) }
        let whole = Set(findings.conflictingViews + marked)
        let parts = doubtful.union(whole).flatMap { index in
            let open = viewOfIndex[index]?.openAttributes ?? []
            return MovedViews.Part.both(of: index).filter { part in
                whole.contains(index) || open.isEmpty
                    || open.contains { value in (value == .left || value == .width) == part.isHorizontal }
            }
        }
        guard parts.contains(where: { part in !whole.contains(part.view) && misplaced.contains(part.view) }) else {
            return Set(parts)
        }
        let other = measured()
        return Set(
            parts.filter { part in whole.contains(part.view) || !agrees(with: other, on: part, within: tolerance) })
    }

    /// Returns whether another layout has the same frame for a view along an axis, without ambiguity.
    private func agrees(with other: SceneInspection, on part: MovedViews.Part, within tolerance: Double) -> Bool {
        guard let own = viewOfIndex[part.view], let view = other.viewOfIndex[part.view],
            !other.findings.conflictingViews.contains(part.view),
            view.openAttributes(along: part.isHorizontal ? .horizontal : .vertical).isEmpty
        else { return false }
        let differences =
            part.isHorizontal
            ? [own.frame.minX - view.frame.minX, own.frame.width - view.frame.width]
            : [own.frame.minY - view.frame.minY, own.frame.height - view.frame.height]
        return differences.allSatisfy { difference in abs(difference) <= tolerance }
    }

    /// The most by which assumed control sizes and alignment insets of AppKit displace a view, in points.
    private static let largestControlError = 8.0
}
