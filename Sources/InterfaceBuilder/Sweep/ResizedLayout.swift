import Foundation
import LayoutEngine
import Scene
import Sweep
import UIKit

/// The layout of a scene at one size of its root.
///
/// The main actor owns the views. A search runs on it from beginning to end.
struct ResizedLayout: PlanePoint, @unchecked Sendable {
    // Invariant: only the main actor makes and uses the layout. Test: `ResizableDocumentTests`.
    /// The exact frames of the views as numbers: x, y, width and height of each.
    let numbers: [Double]
    /// The place of the list of views.
    let form: Int
    /// The errors of constraints, the changes that would resolve conflicts, and the widths of texts.
    let quantities: [Double]
    private let solution: SweptSolution
    private let textWidths: TextWidths
    /// A Boolean value that indicates whether the limit of solver steps sufficed.
    private let isSolved: Bool

    /// Creates the layout from the exact frames of views.
    ///
    /// - Parameters:
    ///   - frames: The frames, in the order of the list.
    ///   - form: The place of the list of views.
    ///   - solution: The solution that the frames follow from.
    ///   - textWidths: The known widths of the screen's texts.
    ///   - isSolved: Whether the limit of solver steps sufficed.
    init(
        _ frames: [Scene.Rectangle], form: Int = 0, solution: SweptSolution, textWidths: TextWidths, isSolved: Bool
    ) {
        numbers = frames.flatMap { frame in [frame.x, frame.y, frame.width, frame.height] }
        (self.form, self.solution, self.textWidths, self.isSolved) = (form, solution, textWidths, isSolved)
        quantities =
            solution.regions.flatMap(\.errors) + solution.excesses + solution.texts.map { text in text.width }
    }

    func sharesRegion(with other: ResizedLayout) -> Bool {
        isSolved && other.isSolved && form == other.form && numbers.count == other.numbers.count
            && quantities.count == other.quantities.count
            && solution.sharesRegion(with: other.solution)
    }

    func limits() -> [ClosedRange<Double>] {
        let whole = -Double.infinity...Double.infinity
        let errors = quantities.dropLast(solution.texts.count).map { error in
            // An error of zero stays zero in its region.
            abs(error) < 1e-6 ? whole : error > 0 ? 0...Double.infinity : -Double.infinity...0
        }
        return MainActor.assumeIsolated {
            errors
                + solution.texts.enumerated().map { place, text in
                    textWidths.range(of: text.view, at: place, around: text.width)
                }
        }
    }
}
