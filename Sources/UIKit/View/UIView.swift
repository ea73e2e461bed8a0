import Foundation

/// A rectangle on the screen that lays out its subviews.
///
/// Coordinates are points, y runs downwards.
@preconcurrency @MainActor open class UIView: UIResponder {
    // MARK: Storage

    /// The origin of the frame as it would be without a transform; `center` is derived from it, so that frames read back exactly.
    var origin = CGPoint.zero
    var boundsStorage = CGRect.zero
    var subviewStorage: [UIView] = []
    var constraintStorage: [NSLayoutConstraint] = []
    var guideStorage: [UILayoutGuide] = []
    var contentHugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
    var compressionResistance = (horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)

    // MARK: Making

    /// A view of no size at the origin.
    public convenience override init() { self.init(frame: .zero) }

    /// A view at a place in its superview.
    public init(frame: CGRect) {
        super.init()
        self.frame = frame
    }

    /// A view from an archive; nothing but an empty view is read.
    public required init?(coder: NSCoder) { super.init() }

    // MARK: Hierarchy

    /// The view that holds this one.
    open internal(set) weak var superview: UIView?

    /// The views inside, from back to front.
    open var subviews: [UIView] { subviewStorage }

    /// Adds a view in front of the others; it leaves its former superview.
    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        subviewStorage.append(view)
        view.superview = self
    }

    /// Leaves the superview; constraints that reach out of this view's subtree are removed.
    open func removeFromSuperview() {
        superview?.subviewStorage.removeAll { $0 === self }
        superview = nil
    }

    /// A number to find a view by.
    open var tag = 0

    /// Whether this view is the other or below it.
    open func isDescendant(of view: UIView) -> Bool {
        sequence(first: self, next: \.superview).contains { $0 === view }
    }

    // MARK: Geometry

    /// The rectangle in the coordinates of the superview; undefined, as Apple's is, under a transform that is not the identity.
    open var frame: CGRect {
        get { CGRect(origin: origin, size: boundsStorage.size) }
        set {
            origin = newValue.origin
            boundsStorage.size = newValue.size
        }
    }

    /// The rectangle in the view's own coordinates; setting its size keeps the centre.
    open var bounds: CGRect {
        get { boundsStorage }
        set {
            let kept = center
            boundsStorage = newValue
            center = kept
        }
    }

    /// The centre in the coordinates of the superview.
    open var center: CGPoint {
        get { CGPoint(x: origin.x + boundsStorage.width / 2, y: origin.y + boundsStorage.height / 2) }
        set { origin = CGPoint(x: newValue.x - boundsStorage.width / 2, y: newValue.y - boundsStorage.height / 2) }
    }

    /// A transform about the centre; layout does not see it.
    open var transform = CGAffineTransform.identity

    /// Whether the view and its subviews are left out of the picture; layout keeps their place.
    open var isHidden = false

    // MARK: Constraints

    /// Whether frame and autoresizing mask are turned into constraints.
    open var translatesAutoresizingMaskIntoConstraints = true

    /// Which margins and sizes follow when the superview changes size.
    open var autoresizingMask: AutoresizingMask = []

    /// Whether subviews follow by their autoresizing masks when this view changes size.
    open var autoresizesSubviews = true

    /// The constraints that this view holds.
    open var constraints: [NSLayoutConstraint] { constraintStorage }

    /// Adds a constraint between this view and views below it.
    open func addConstraint(_ constraint: NSLayoutConstraint) {}
    /// Adds constraints between this view and views below it.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { for item in constraints { addConstraint(item) } }
    /// Removes a constraint that this view holds.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {}
    /// Removes constraints that this view holds.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for item in constraints { removeConstraint(item) }
    }

    /// The guides that this view owns.
    open var layoutGuides: [UILayoutGuide] { guideStorage }

    /// Takes a guide; once more to no effect.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        guideStorage.append(layoutGuide)
        layoutGuide.owningView = self
    }

    /// Gives a guide up.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self else { return }
        guideStorage.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    // MARK: Content

    /// The size that the content asks for; `noIntrinsicMetric` on an axis that asks for none.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

    /// Says that the intrinsic content size has changed.
    open func invalidateIntrinsicContentSize() {}

    /// How strongly the view refuses to grow beyond its content; 250 until set.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? contentHugging.horizontal : contentHugging.vertical
    }

    /// Sets how strongly the view refuses to grow beyond its content.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal { contentHugging.horizontal = priority } else { contentHugging.vertical = priority }
    }

    /// How strongly the view refuses to shrink below its content; 750 until set.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? compressionResistance.horizontal : compressionResistance.vertical
    }

    /// Sets how strongly the view refuses to shrink below its content.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        if axis == .horizontal {
            compressionResistance.horizontal = priority
        } else {
            compressionResistance.vertical = priority
        }
    }

    /// The size that fits a proposal; the current size unless a subclass knows better.
    open func sizeThatFits(_ size: CGSize) -> CGSize { boundsStorage.size }

    /// Takes the size that fits.
    open func sizeToFit() { bounds.size = sizeThatFits(boundsStorage.size) }

    // MARK: Passes

    /// Asks for `layoutSubviews()` in the next layout pass.
    open func setNeedsLayout() {}
    /// Runs the passes that are due.
    open func layoutIfNeeded() {}
    /// Places the subviews.
    open func layoutSubviews() {}
    /// Asks for `updateConstraints()` in the next update pass.
    open func setNeedsUpdateConstraints() {}
    /// Runs the update pass where it is due.
    open func updateConstraintsIfNeeded() {}
    /// Changes constraints; an override calls super last.
    open func updateConstraints() {}
    /// Asks for `draw(_:)` in the next display pass.
    open func setNeedsDisplay() {}

    // MARK: Alignment and baselines

    /// How far the frame reaches beyond the alignment rectangle.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The alignment rectangle of a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return CGRect(
            x: frame.origin.x + insets.left, y: frame.origin.y + insets.top,
            width: frame.size.width - insets.left - insets.right,
            height: frame.size.height - insets.top - insets.bottom)
    }

    /// The frame of an alignment rectangle.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return CGRect(
            x: alignmentRect.origin.x - insets.left, y: alignmentRect.origin.y - insets.top,
            width: alignmentRect.size.width + insets.left + insets.right,
            height: alignmentRect.size.height + insets.top + insets.bottom)
    }

    /// The view whose first baseline is this view's; the one of the last baseline unless a subclass knows better.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
    /// The view whose last baseline is this view's; itself unless a subclass knows better.
    open var forLastBaselineLayout: UIView { self }

    /// How the layout follows the direction of the language.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified

    /// The direction in which this view lays out its content.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
    }

    // MARK: Anchors

    /// The anchor of the leading edge.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
    /// The anchor of the trailing edge.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }
    /// The anchor of the left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
    /// The anchor of the right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
    /// The anchor of the top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
    /// The anchor of the bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
    /// The anchor of the width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
    /// The anchor of the height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
    /// The anchor of the horizontal centre.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
    /// The anchor of the vertical centre.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }
    /// The anchor of the first baseline.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .firstBaseline) }
    /// The anchor of the last baseline.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .lastBaseline) }
}
