import Foundation

extension UIViewController {
    /// Gives the view its place among the bars of the controller around: below them, as what is not safe, or between them where
    /// its edges do not extend or a bar lets nothing through.
    ///
    /// - Parameters:
    ///   - bars: how far the bars that are shown reach in, with what the device covers beyond them; 0 where there is none.
    ///   - safe: what is not safe of the view around without them.
    ///   - isOpaque: whether the bars above and below let nothing through.
    final func place(
        amongBars bars: UIEdgeInsets, safe: UIEdgeInsets, in bounds: CGRect, isOpaque: (top: Bool, bottom: Bool)
    ) {
        func extends(_ edge: UIRectEdge, _ isOpaque: Bool) -> Bool {
            edgesForExtendedLayout.contains(edge) && (!isOpaque || extendedLayoutIncludesOpaqueBars)
        }
        var (outside, covered) = (UIEdgeInsets.zero, UIEdgeInsets.zero)
        if extends(.top, isOpaque.top) { covered.top = max(0, bars.top - safe.top) } else { outside.top = bars.top }
        if extends(.bottom, isOpaque.bottom) {
            covered.bottom = max(0, bars.bottom - safe.bottom)
        } else {
            outside.bottom = bars.bottom
        }
        barInsets = covered
        // Where bars leave no room, as before there is a size, nothing reaches out above them.
        let frame = bounds.reduced(by: outside)
        if view.frame != frame { view.frame = frame }
    }
}
