import Foundation
import LayoutEngine
import UIKit

/// The solutions of the scenes at one position of a sweep, from which those of other positions of the region follow.
struct SweptSolution: @unchecked Sendable {
    // Invariant: only the main actor makes and uses the solution.
    /// The regions of the scenes.
    private(set) var regions: [SolutionRegion] = []
    /// Everything else that is constant in a region, such as the constraints in conflicts and the size classes.
    private var state: [String] = []
    /// The changes of constants that would resolve the conflicts, in points.
    private(set) var excesses: [Double] = []
    /// The texts whose heights depend on their widths.
    private(set) var texts: [(view: UIView, width: Double, height: CGFloat)] = []
    /// The comparisons of places.
    private var comparisons: [PlaceComparison] = []

    /// Adds a scene.
    ///
    /// - Parameters:
    ///   - root: The root view after its layout.
    ///   - conflicts: The conflicts of the layout.
    ///   - written: The constraints of the document, in order.
    ///   - traits: The size classes.
    @MainActor mutating func add(
        _ root: UIView, conflicts: [LayoutConflictReport], written: [NSLayoutConstraint],
        traits: InterfaceDocument.Traits? = nil
    ) {
        if let region = root.solutionRegion { regions.append(region) }
        state.append("\(traits?.width.rawValue ?? "") \(traits?.height.rawValue ?? "")")
        let places =
            conflicts.isEmpty
            ? [:]
            : Dictionary(
                zip(written.map(ObjectIdentifier.init), written.indices)
            ) { first, _ in first }
        for conflict in conflicts {
            state += conflict.constraints.map { constraint in
                let mark = constraint === conflict.broken ? "broken " : ""
                return mark + "\(places[ObjectIdentifier(constraint)] ?? -1)"
            }
            if let cure = conflict.cure { excesses.append(Double(cure.constant - cure.constraint.constant)) }
        }
        var views = [root]
        while let view = views.popLast() {
            views += view.subviews
            guard let width = view.solvedWidth, let height = view.contentHeight(atWidth: width) else { continue }
            texts.append((view, Double(width), height))
        }
    }

    /// Creates a solution without scenes.
    init() {}

    /// Creates the solution of a scene after its layout.
    @MainActor init(_ tree: SceneTree, conflicts: [LayoutConflictReport]) {
        add(tree.rootView, conflicts: conflicts, written: tree.constraints.map { item in item.constraint })
    }

    /// Adds the scenes of another solution.
    mutating func add(_ other: SweptSolution) {
        regions += other.regions
        state += other.state
        excesses += other.excesses
        texts += other.texts
        comparisons += other.comparisons
    }

    /// Adds comparisons of places.
    mutating func add(_ comparisons: [PlaceComparison]) { self.comparisons += comparisons }

    /// Returns whether two positions are in one region.
    func sharesRegion(with other: SweptSolution) -> Bool {
        state == other.state && regions.count == other.regions.count
            && zip(regions, other.regions).allSatisfy { region, other in region.isSame(as: other) }
            && texts.count == other.texts.count && comparisons.count == other.comparisons.count
    }

    /// The tolerance for numbers on a line, in points.
    private static let tolerance = 1e-4

    /// Returns whether the rectangles of three solutions are on one line.
    ///
    /// - Parameter factor: The distance of the last one, as a multiple of the distance of the next one.
    func isOnLine(through next: SweptSolution, to last: SweptSolution, factor: Double) -> Bool {
        zip(regions, zip(next.regions, last.regions)).allSatisfy { region, others in
            region.numbers.indices.allSatisfy { index in
                let start = region.numbers[index]
                let expected = start + (others.0.numbers[index] - start) * factor
                return abs(others.1.numbers[index] - expected) <= Self.tolerance
            }
        }
    }

    /// Returns the first number of steps at which an error changes its sign or a text another height; nil if none does.
    @MainActor func end(onLineThrough next: SweptSolution, in steps: ClosedRange<Int>) -> Int? {
        var end = steps.upperBound + 1
        func note(_ error: Double, _ slope: Double) {
            // Equal signs in the first two positions are known.
            guard error != 0, slope != 0, error * slope < 0, abs(slope) > 1e-9 else { return }
            let zero = -error / slope
            // At zero itself another region begins.
            if zero < Double(end) + 1 { end = min(end, max(steps.lowerBound, Int((zero - 1e-6).rounded(.up)))) }
        }
        for (region, other) in zip(regions, next.regions) {
            for (error, next) in zip(region.errors, other.errors) { note(error, next - error) }
        }
        for (excess, next) in zip(excesses, next.excesses) { note(excess, next - excess) }
        for (text, next) in zip(texts, next.texts) {
            end = lineBreak(of: text, slope: next.width - text.width, before: end, from: steps.lowerBound) ?? end
        }
        return end > steps.upperBound ? nil : end
    }

    /// Returns the first number of steps at which a text has another height, if it is below a limit.
    @MainActor private func lineBreak(
        of text: (view: UIView, width: Double, height: CGFloat), slope: Double, before limit: Int, from first: Int
    ) -> Int? {
        func isSame(_ step: Int) -> Bool {
            text.view.contentHeight(atWidth: CGFloat(text.width + slope * Double(step))) == text.height
        }
        guard slope != 0, limit > first, !isSame(limit - 1) else { return nil }
        // A line never has fewer words in more width, so heights change in one direction.
        var (low, high) = (first - 1, limit - 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if isSame(middle) { low = middle } else { high = middle }
        }
        return high
    }

    /// Returns the first of a number of steps to another solution at which a comparison has another result; nil if there is none.
    @MainActor func firstChange(to last: SweptSolution, steps: Int) -> Int? {
        zip(comparisons, last.comparisons).compactMap { comparison, other in
            comparison.firstChange(to: other, steps: steps)
        }.min()
    }
}
