import Diagnostics
@_spi(Host) import UIKit

/// The problems that Xcode's canvas shows too, where contents have their stored sizes.
///
/// A finding at run time that the canvas of the same device does not show rests on sizes that Plumb measures or assumes: texts,
/// pictures, controls, margins and rows. It is a note.
@MainActor struct CanvasEvidence {
    /// The misplaced views.
    private(set) var misplacements: [Diagnostic] = []
    private var conflicting: Set<String> = []
    private var problems: Set<Problem> = []

    /// A kind of finding at a view.
    private struct Problem: Hashable {
        let id: DiagnosticID
        let view: String?
    }

    /// Adds a scene that was laid out as on the canvas.
    ///
    /// - Parameter measured: A function that returns the same scene with measured texts.
    mutating func add(_ inspection: SceneInspection, tolerance: Double, measured: () -> SceneInspection) {
        misplacements += inspection.misplacements(tolerance: tolerance, measured: measured)
        conflicting.formUnion(inspection.findings.conflictingConstraints)
        let reach = ConflictReach(of: inspection.scene)
        for index in inspection.findings.ambiguousViews {
            // A broken constraint can make others ambiguous; only Xcode knows which one it breaks.
            if !inspection.isMarked("ambiguous", index), let view = inspection.viewOfIndex[index],
                reach.includes(view, view.openAttributes)
            {
                continue
            }
            problems.insert(Problem(id: "ib.ambiguous", view: inspection.document.views[index].id))
        }
        let scrolling = inspection.scene.rootView.layoutFindings.filter { finding in
            finding.id == "layout.scroll-view-content"
        }
        problems.formUnion(
            scrolling.map { finding in Problem(id: "ib.scroll-view-content", view: finding.views.first) })
        guard inspection.document.runtime == .cocoaTouch else { return }
        for finding in inspection.places(outlets: []) {
            // If Xcode has placed the view elsewhere, the canvas of Plumb is no evidence.
            guard let id = finding.views.first, case .view(let index) = inspection.document.items[id],
                inspection.findings.displacement(of: index) <= Self.largestDisplacement
            else { continue }
            problems.insert(Problem(id: finding.id, view: id))
        }
    }

    /// The largest distance between a view and its stored frame at which its place is known, in points.
    private static let largestDisplacement = 2.0

    /// The kinds of finding that the canvas can confirm.
    private static let kinds: Set<DiagnosticID> = [
        "ib.conflict", "ib.ambiguous", "ib.scroll-view-content", "ib.text-cut", "ib.overlap", "ib.outside-parent",
        "ib.under-bar", "ib.off-screen",
    ]

    /// Returns the finding of the same device, as a note if the canvas does not show it.
    ///
    /// - Parameter certain: Constraints whose conflicts do not rest on assumptions.
    func judged(_ finding: Diagnostic, certain: Set<String>) -> Diagnostic {
        guard Self.kinds.contains(finding.id), finding.severity != .note, !isConfirmed(finding),
            certain.isDisjoint(with: finding.constraints)
        else { return finding }
        var finding = finding
        finding.severity = .note
        finding.notes.append(
            "Xcode's canvas does not show it. It rests on sizes that Plumb measures or assumes: texts, pictures, controls, margins or rows."
        )
        return finding
    }

    private func isConfirmed(_ finding: Diagnostic) -> Bool {
        finding.id == "ib.conflict"
            ? !conflicting.isDisjoint(with: finding.constraints)
            : problems.contains(Problem(id: finding.id, view: finding.views.first))
    }
}
