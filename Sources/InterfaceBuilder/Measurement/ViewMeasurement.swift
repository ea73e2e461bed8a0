import UIKit

/// The measurement of a view after layout.
public struct ViewMeasurement: Hashable, Sendable {
    /// The measured content size, in points; `UIView.noIntrinsicMetric` on an axis without one.
    public let contentSize: CGSize
    /// The alignment insets of the frame.
    public let alignmentInsets: UIEdgeInsets
    /// The distance of the first baseline from the top of the alignment rectangle; nil if there is no text.
    public let firstBaseline: Double?
    /// The distance of the last baseline from the bottom of the alignment rectangle; nil if there is no text.
    public let lastBaseline: Double?
    /// The alignment rectangle in the coordinate space of the scene's root.
    public let rectangle: CGRect
    /// The ambiguous attributes among left, top, width and height.
    ///
    /// The position is relative to the superview.
    public let openAttributes: [NSLayoutConstraint.Attribute]
    /// The ambiguous attributes of the content size of a scroll view.
    public let openContentSizes: [NSLayoutConstraint.Attribute]
    /// The content size of a scroll view; nil for other views.
    public let scrolledSize: CGSize?
}

extension ViewMeasurement {
    /// Creates the measurement of a laid out view in a root.
    @MainActor init(
        _ view: UIView, in root: UIView, contentSize: CGSize, baselines: BaselineProbes.Baselines?
    ) {
        let insets = view.alignmentRectInsets
        self.init(
            contentSize: contentSize, alignmentInsets: insets, firstBaseline: baselines?.first,
            lastBaseline: baselines?.last,
            rectangle: CGRect(origin: view.origin(in: root), size: view.frame.size).inset(by: insets),
            openAttributes: view === root || view.translatesAutoresizingMaskIntoConstraints ? [] : view.openAttributes,
            openContentSizes: (view as? UIScrollView)?.openContentSizes ?? [],
            scrolledSize: (view as? UIScrollView)?.contentSize)
    }
}

extension UIView {
    /// Returns the origin of the frame in the coordinates of a root, with all scroll offsets at zero, as in documents.
    func origin(in root: UIView) -> CGPoint {
        var origin = CGPoint.zero
        var next = self
        while next !== root, let superview = next.superview {
            origin.x += next.frame.minX
            origin.y += next.frame.minY
            next = superview
        }
        return origin
    }
}
