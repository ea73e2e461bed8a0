import Diagnostics
import Foundation
import LayoutEngine
import Sweep
import UIKit

/// The properties that are equal if two sizes have the same finding.
///
/// The first view is the subject of a finding. The others follow it, and may be more at other sizes.
struct SweptFinding: Hashable, Sendable {
    private let id: DiagnosticID
    private let location: SourceLocation?
    private let subject: String?
    private let constraints: [String]

    init(_ finding: Diagnostic) {
        (id, location, constraints) = (finding.id, finding.location, finding.constraints)
        subject = finding.views.first
    }
}

/// The layout of scenes at one position of a sweep.
///
/// The main actor owns the views. A sweep runs on it from beginning to end.
struct SweptLayout: SweepPoint {
    let position: Int
    /// The findings, without those that Plumb is not sure about.
    let findings: [SweptFinding]
    /// The findings by their keys, with the wording of this position.
    let wording: [SweptFinding: Diagnostic]
    private let solution: SweptSolution?

    /// Creates the layout at a position from its findings, and from the scenes that a walk needs.
    init(at position: Int, found: [Diagnostic], solution: SweptSolution?) {
        self.position = position
        let found = found.filter { finding in finding.severity != .note }
        wording = Dictionary(found.map { finding in (SweptFinding(finding), finding) }) { first, _ in first }
        findings = found.map(SweptFinding.init).unique()
        self.solution = solution
    }

    func sharesRegion(with other: SweptLayout) -> Bool {
        guard let solution, let others = other.solution else { return false }
        return solution.sharesRegion(with: others)
    }

    func isOnLine(through near: SweptLayout, to far: SweptLayout) -> Bool {
        guard let solution, let next = near.solution, let last = far.solution else { return false }
        return solution.isOnLine(through: next, to: last, factor: Double(far.position - position))
    }

    func end(onLineThrough near: SweptLayout, in positions: ClosedRange<Int>) -> Int? {
        guard let solution, let next = near.solution else { return nil }
        let steps = positions.lowerBound - position...positions.upperBound - position
        // Invariant: only the main actor runs the sweep that compares layouts. Test: `DocumentSweepTests`.
        let end = MainActor.assumeIsolated { solution.end(onLineThrough: next, in: steps) }.map { step in
            position + step
        }
        let likely = SweptScreen.likelyBreaks.first { length in positions.contains(length) }
        return [end, likely].compactMap { place in place }.min()
    }

    func firstChange(onLineTo far: SweptLayout) -> Int? {
        guard let solution, let last = far.solution, far.position > position else { return nil }
        let steps = far.position - position
        return MainActor.assumeIsolated { solution.firstChange(to: last, steps: steps) }.map { step in position + step }
    }
}
