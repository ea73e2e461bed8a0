import Foundation
import UIKit

/// The widths at which the texts of a screen keep their lines.
///
/// Neighboring regions share most of them: from one region to the next, few texts get another number of lines.
@MainActor final class TextWidths {
    private var known: [Int: [(size: CGSize?, range: ClosedRange<Double>)]] = [:]

    /// The widths of texts that are looked at, in points.
    private static let widestText = 2_000.0

    /// Creates an empty list.
    init() {}

    /// Returns the widths around a width at which a text has the same lines.
    ///
    /// - Parameters:
    ///   - view: The view with the text.
    ///   - place: The place of the text among those of the screen.
    ///   - width: The width of the view, in points.
    func range(of view: UIView, at place: Int, around width: Double) -> ClosedRange<Double> {
        let width = max(width, 0)
        let size = view.contentSize(atWidth: CGFloat(width))
        if let same = known[place]?.first(where: { known in known.size == size && known.range.contains(width) }) {
            return same.range
        }
        func end(_ far: Double, otherwise infinity: Double) -> Double {
            guard view.contentSize(atWidth: CGFloat(far)) != size else { return infinity }
            var (same, other) = (width, far)
            while abs(other - same) > 1e-3 {
                let middle = (same + other) / 2
                if view.contentSize(atWidth: CGFloat(middle)) == size { same = middle } else { other = middle }
            }
            return (same + other) / 2
        }
        let range = end(0, otherwise: -.infinity)...end(max(Self.widestText, 2 * width), otherwise: .infinity)
        known[place, default: []].append((size, range))
        return range
    }
}
