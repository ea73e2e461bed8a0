import LayoutTools
import UIKit

/// Creates a canvas from lines of text: `name parent x y width height [fits]`.
///
/// The first view is the root. With `fits` the size is the intrinsic size.
func canvas(_ lines: String..., constraints: [Canvas.Constraint] = []) -> Canvas {
    var origins: [String: CGPoint] = [:]
    let items = lines.map { line -> Canvas.Item in
        let words = line.split(separator: " ").map(String.init)
        let numbers = words[2...5].compactMap(Double.init).map { CGFloat($0) }
        let parent = words[1] == "-" ? nil : words[1]
        let outer = parent.flatMap { origins[$0] } ?? .zero
        let rectangle = CGRect(
            x: outer.x + numbers[0], y: outer.y + numbers[1], width: numbers[2], height: numbers[3])
        origins[words[0]] = rectangle.origin
        let fits = words.contains("fits")
        return Canvas.Item(
            id: words[0], parent: parent, rectangle: rectangle,
            intrinsicSize: fits
                ? Canvas.IntrinsicSize(width: Double(numbers[2]), height: Double(numbers[3])) : Canvas.IntrinsicSize(),
            baselines: fits ? Canvas.Baselines(firstFromTop: 10, lastFromBottom: 4) : nil)
    }
    return Canvas(items: items, constraints: constraints)
}

extension [Edit] {
    /// The edits as text, without those that only switch views from masks to constraints.
    var summaries: [String] {
        compactMap { edit in
            if case .useConstraints = edit { return nil }
            return edit.summary
        }
    }
}
