import LayoutEngine

extension UIView {
    /// The region of the solution of the hierarchy; nil without constraints.
    package var solutionRegion: SolutionRegion? { root.hostOfRoot()?.engine.solutionRegion() }

    /// The exact width that the constraints give the view, in points; nil for a view without constraints.
    package var solvedWidth: CGFloat? {
        guard let host = root.hostOfRoot(), slot.isIn(host), let item = slot.item else { return nil }
        return CGFloat(host.engine.rectangle(of: item).width)
    }

    /// Returns the height of the content at a width, in points; nil if the height does not depend on the width.
    package func contentHeight(atWidth width: CGFloat) -> CGFloat? {
        guard contentHeightFollowsWidth, intrinsicContentSizeOverride == nil else { return nil }
        return contentSize(fittingWidth: width).height
    }
}
