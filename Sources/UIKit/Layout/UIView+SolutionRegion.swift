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

    /// Returns the part of the content size at a width that affects the layout; nil if it does not depend on the width.
    ///
    /// Lines narrow a view whose width constraints leave free.
    package func contentSize(atWidth width: CGFloat) -> CGSize? {
        guard contentHeightFollowsWidth, intrinsicContentSizeOverride == nil else { return nil }
        let size = contentSize(fittingWidth: width)
        let isFixed = root.hostOfRoot().flatMap { host in slot.item.map(host.engine.isWidthFixed) } ?? true
        return CGSize(width: contentNarrowsToLines && !isFixed ? size.width : 0, height: size.height)
    }

    /// The frame before its edges are rounded to pixels, in the superview's coordinates.
    ///
    /// A view that the constraints do not place has its frame.
    package var exactFrame: CGRect {
        guard self !== root, let host = root.hostOfRoot(), slot.isIn(host), let item = slot.item,
            let superview = superviewStorage
        else { return frame }
        let exact = host.engine.rectangle(of: item)
        let corner = superview.layoutOriginOfSubviews
        let placed = self.frame(
            forAlignmentRect: CGRect(
                x: CGFloat(exact.minX) + corner.x, y: CGFloat(exact.minY) + corner.y, width: CGFloat(exact.width),
                height: CGFloat(exact.height)))
        // A view may set its own frame in layoutSubviews().
        let distances = [
            placed.minX - frame.minX, placed.minY - frame.minY, placed.maxX - frame.maxX, placed.maxY - frame.maxY,
        ]
        return distances.allSatisfy { distance in abs(distance) <= 1 } ? placed : frame
    }
}
