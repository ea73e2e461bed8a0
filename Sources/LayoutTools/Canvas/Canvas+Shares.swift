import UIKit

extension Canvas {
    /// Returns the views of a proportionally filling stack whose lengths are the shares of their content.
    ///
    /// Others have a size of their own. A share is the content's part of all contents with their gaps, as in UIKit's stack views. The
    /// content of nested stack views and of texts with unknown content is assumed to fill their length. Without any content, all are
    /// equally long.
    func keepingShares(among arranged: [Item], of stack: Item, along axis: NSLayoutConstraint.Axis) -> [Item] {
        let whole = Double(stack.rectangle.length(axis))
        let drawn = arranged.map { view in Double(view.rectangle.length(axis)) }
        let contents = zip(arranged, drawn).map { view, length in
            max(0, view.intrinsicSize[axis] ?? (view.stack != nil || view.baselines != nil ? length : 0))
        }
        if contents.allSatisfy({ $0 == 0 }) { return arranged }
        let sum = contents.reduce(whole - drawn.reduce(0, +), +)
        return arranged.indices.filter { index in
            contents[index] > 0 && abs(contents[index] / sum * whole - drawn[index]) < 0.5
        }.map { index in arranged[index] }
    }
}
