import Foundation

extension UIViewController {
    /// Places the view relative to the bars of the parent controller.
    ///
    /// The view extends below the bars, which then count as unsafe area. It is between them if its edges do not extend or the bar is
    /// opaque.
    ///
    /// - Parameters:
    ///   - bars: the insets of the visible bars, including the safe area of the device, in points; 0 without a bar.
    ///   - safe: the safe area insets of the parent's view without the bars, in points.
    ///   - isOpaque: whether the top and bottom bars are opaque.
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
        // An empty frame must not extend beyond the bars, for example before the view has a size.
        let frame = bounds.reduced(by: outside)
        if view.frame != frame { view.frame = frame }
    }
}
