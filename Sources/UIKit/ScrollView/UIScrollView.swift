import Foundation
import LayoutEngine

/// A view that scrolls and zooms content that may be larger than the view.
///
/// For constraints of views inside it, the edges of a scroll view are those of its content. Its width and height are those of its
/// frame (Auto Layout Guide, "Working with Scroll Views").
@preconcurrency @MainActor open class UIScrollView: UIView {
    // MARK: Creating

    override func didInitialize() {
        flags.insert(.mayMeanGuides)
        clipsToBounds = true
        range = currentRange
    }

    final var parts = ScrollParts()
    /// The limits of scrolling at the last placement of the content.
    final var range = ScrollRange()
    /// The delegate for scrolling, whichever property set it.
    final weak var scrollDelegate: (any UIScrollViewDelegate)?

    // MARK: Content

    /// The size of the content, in points; layout sets it if constraints determine it.
    open var contentSize = CGSize.zero {
        didSet {
            if !observations.isEmpty { valueDidChange("contentSize", from: oldValue, to: contentSize) }
            settle()
        }
    }

    /// The origin of the visible area in the content, in points; equal to the origin of the bounds.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { notifying("contentOffset", bounds.origin) { bounds.origin = newValue } }
    }

    /// Sets the content offset without animation.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

    /// The inset around the content, in points.
    ///
    /// Content that is too short to fill the view moves with the inset, longer content only as far as necessary. To show the start
    /// of the content below a larger inset, also set `contentOffset`.
    open var contentInset = UIEdgeInsets.zero { didSet { settle() } }

    /// The way in which the safe area adjusts `contentInset`.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { settle() } }

    /// The sum of `contentInset` and the part of the safe area that the system adds, in points.
    ///
    /// Content at its start follows the part of the safe area at that edge.
    open var adjustedContentInset: UIEdgeInsets { contentInset.adding(systemInset) }
    /// Handles a change of `adjustedContentInset`; the base implementation does nothing.
    open func adjustedContentInsetDidChange() {}

    /// A Boolean value that indicates whether the user can scroll.
    ///
    /// If it is false, changes of the limits do not move the content.
    open var isScrollEnabled = true
    /// A Boolean value that indicates whether scrolling stops at multiples of the bounds.
    ///
    /// Plumb stores the value and does not use it.
    open var isPagingEnabled = false
    /// A Boolean value that indicates whether scrolling bounces at the ends of the content.
    ///
    /// Plumb stores the value and does not use it.
    open var bounces = true
    /// A Boolean value that indicates whether vertical scrolling bounces even if all content is visible.
    ///
    /// It makes the axis scrollable for ``contentInsetAdjustmentBehavior``.
    open var alwaysBounceVertical = false { didSet { settle() } }
    /// A Boolean value that indicates whether horizontal scrolling bounces even if all content is visible.
    ///
    /// It makes the axis scrollable for ``contentInsetAdjustmentBehavior``.
    open var alwaysBounceHorizontal = false { didSet { settle() } }
    /// A Boolean value that indicates whether the horizontal scroll indicator is visible.
    ///
    /// Plumb stores the value and does not use it.
    open var showsHorizontalScrollIndicator = true
    /// A Boolean value that indicates whether the vertical scroll indicator is visible.
    ///
    /// Plumb stores the value and does not use it.
    open var showsVerticalScrollIndicator = true

    /// The insets of the scroll indicators, in points.
    ///
    /// Plumb stores the value and does not use it.
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    /// The insets of the vertical scroll indicator, in points.
    ///
    /// Plumb stores the value and does not use it.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The insets of the horizontal scroll indicator, in points.
    ///
    /// Plumb stores the value and does not use it.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// A Boolean value that indicates whether the safe area adjusts the insets of the scroll indicators.
    ///
    /// Plumb stores the value and does not use it.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// The style of the scroll indicators.
    ///
    /// Plumb stores the value and does not use it.
    open var indicatorStyle = IndicatorStyle.default
    /// Shows the scroll indicators for a moment.
    @available(*, unavailable, message: "Plumb draws no scroll indicators. Remove the call.")
    open func flashScrollIndicators() {}
    /// A Boolean value that indicates whether the user touches the content; always false.
    open var isTracking: Bool { false }
    /// A Boolean value that indicates whether the user drags the content; always false.
    open var isDragging: Bool { false }
    /// A Boolean value that indicates whether the content moves after a drag; always false.
    open var isDecelerating: Bool { false }
    /// A Boolean value that indicates whether an animated scroll is in progress; always false.
    open var isScrollAnimating: Bool { false }
    /// A Boolean value that indicates whether an animated zoom is in progress; always false.
    open var isZoomAnimating: Bool { false }
    /// The position of content that is smaller than the view, as parts of the free space from 0 to 1 on both axes.
    open var contentAlignmentPoint = CGPoint.zero { didSet { settle() } }
    /// A Boolean value that indicates whether the keyboard scrolls the content.
    ///
    /// Plumb stores the value and does not use it.
    open var allowsKeyboardScrolling = true
    /// A Boolean value that indicates whether horizontal scrolling bounces.
    ///
    /// Plumb stores the value and does not use it.
    open var bouncesHorizontally = true
    /// A Boolean value that indicates whether vertical scrolling bounces.
    ///
    /// Plumb stores the value and does not use it.
    open var bouncesVertically = true
    /// A Boolean value that indicates whether horizontal scrolling continues in the parent at the end of the content.
    ///
    /// Plumb stores the value and does not use it.
    open var transfersHorizontalScrollingToParent = true
    /// A Boolean value that indicates whether vertical scrolling continues in the parent at the end of the content.
    ///
    /// Plumb stores the value and does not use it.
    open var transfersVerticalScrollingToParent = true
    /// The rate of deceleration after a drag.
    ///
    /// Plumb stores the value and does not use it.
    open var decelerationRate = DecelerationRate.normal
    /// Returns whether scrolling may cancel touches that began in a view; false for controls.
    ///
    /// Plumb does not call this method; a host may.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
    /// Returns whether touches that begin in a view go to that view; always true.
    ///
    /// Plumb does not call this method; a host may.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// A Boolean value that indicates whether touches wait until they are known not to begin scrolling.
    ///
    /// Plumb stores the value and does not use it.
    open var delaysContentTouches = true
    /// A Boolean value that indicates whether scrolling can cancel touches in the content.
    ///
    /// Plumb stores the value and does not use it.
    open var canCancelContentTouches = true
    /// A Boolean value that indicates whether a drag scrolls only along the axis on which it began.
    ///
    /// Plumb stores the value and does not use it.
    open var isDirectionalLockEnabled = false
    /// A Boolean value that indicates whether a tap on the status bar scrolls to the top.
    ///
    /// Plumb stores the value and does not use it.
    open var scrollsToTop = true
    /// The minimum scale of the content.
    open var minimumZoomScale: CGFloat = 1
    /// The maximum scale of the content.
    open var maximumZoomScale: CGFloat = 1
    /// The scale of the content, between the limits; 1 if the delegate names no view for zooming.
    ///
    /// The transform scales the view, which keeps its corner. The content size becomes the size of the scaled view. The center of
    /// the visible area stays, within the limits of the content.
    open var zoomScale: CGFloat {
        get { parts.zoomScale }
        set { zoom(to: newValue) }
    }
    /// Sets the zoom scale without animation.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(animated) { zoom(to: scale) } }
    /// Zooms without animation so that a rectangle of the zoomed view is as large as possible and centered.
    open func zoom(to rect: CGRect, animated: Bool) { zoom(animated) { zoom(to: rect) } }
    /// A Boolean value that indicates whether the user zooms the content; always false.
    open var isZooming: Bool { false }
    /// A Boolean value that indicates whether zooming bounces back from a limit; always false.
    open var isZoomBouncing: Bool { false }
    /// A Boolean value that indicates whether zooming bounces at its limits.
    ///
    /// Plumb stores the value and does not use it.
    open var bouncesZoom = true

    /// The way in which scrolling dismisses the keyboard.
    ///
    /// Plumb stores the value and does not use it.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// Scrolls without animation by the least distance that shows a rectangle of the content between the insets.
    ///
    /// The offset stays within the limits of the content. If the rectangle is too large, its far end is shown (as reported for
    /// Apple's class).
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let (inset, range) = (adjustedContentInset, currentRange)
        let shown = bounds.inset(by: inset)
        let offset = range.limited(
            CGPoint(
                x: max(min(shown.minX, rect.minX), rect.maxX - shown.width) - inset.left,
                y: max(min(shown.minY, rect.minY), rect.maxY - shown.height) - inset.top))
        if offset != contentOffset { contentOffset = offset }
    }

    /// Replaces the view behind all other subviews.
    final func replaceBackground(_ old: UIView?, by new: UIView?) {
        guard new !== old else { return }
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: 0) }
        setNeedsLayout()
    }

    /// The maximum number of queries for content that is reloaded during each query.
    ///
    /// Tables and collections keep the result of the last query.
    static let mostAskings = 10

    // MARK: Guides

    /// The layout guide of the content, in the coordinate space of the content.
    open var contentLayoutGuide: UILayoutGuide { contentGuide }

    /// The layout guide of the visible frame, which does not move when the content scrolls.
    open var frameLayoutGuide: UILayoutGuide { frameGuide }

    /// A Boolean value that indicates whether the content guide is in use, so that layout determines the content size.
    var hasContentGuide: Bool { guideStorage.contains { $0 is ScrollContentGuide } }

    /// The constraints of the guide for the content's margins: left, top, right, bottom.
    private var marginTies: [NSLayoutConstraint] = []

    /// The guide of the content, which begins at the origin of the bounds' coordinate space.
    private lazy var contentGuide: UILayoutGuide = {
        let guide = ScrollContentGuide()
        guide.identifier = "UIScrollView-contentLayoutGuide"
        addLayoutGuide(guide)
        NSLayoutConstraint.activate([.left, .top].map { ScrollGuideConstraint.make(guide, $0, self) })
        return guide
    }()

    /// The guide of the visible frame, which has the view's own edges.
    ///
    /// It does not create the guide of the content, so that the program can set the content size.
    private lazy var frameGuide: UILayoutGuide = {
        let guide = ScrollFrameGuide()
        guide.identifier = "UIScrollView-frameLayoutGuide"
        addLayoutGuide(guide)
        let attributes: [NSLayoutConstraint.Attribute] = [.left, .top, .width, .height]
        let ties = attributes.map { ScrollGuideConstraint.make(guide, $0, self) }
        frameTies = Array(ties[..<2])
        updateFrameTies()
        NSLayoutConstraint.activate(ties)
        return guide
    }()

    /// The constraints that keep the frame guide at the origin of the bounds.
    private var frameTies: [NSLayoutConstraint] = []

    /// The origin of the subviews' layout; it is in the coordinate space of the content, regardless of the offset.
    override var layoutOriginOfSubviews: CGPoint { .zero }

    /// Moves the frame guide with the visible frame and notifies the delegate.
    override func shownOriginDidChange() {
        updateFrameTies()
        scrollDelegate?.scrollViewDidScroll(self)
    }

    /// A Boolean value that indicates whether the content begins on the right; only collection layouts override it.
    var isContentMirrored: Bool { false }

    /// Updates the resting position, because the safe area's part of the inset may have changed.
    override func safeAreaDidChange() { settle() }

    /// The safe area that subviews inherit, without the part that is already in the content inset.
    override var safeAreaOfSubviews: UIEdgeInsets {
        let (safe, system) = (safeAreaInsets, systemInset)
        return UIEdgeInsets(
            top: safe.top - system.top, left: safe.left - system.left, bottom: safe.bottom - system.bottom,
            right: safe.right - system.right)
    }

    private func updateFrameTies() {
        for constraint in frameTies {
            constraint.constant = constraint.firstAttribute == .left ? bounds.minX : bounds.minY
        }
    }

    /// Returns the guide that an attribute refers to in a constraint from inside the scroll view.
    ///
    /// Edges are those of the content, and margins are inside these edges. The center stays that of the frame. This is measured:
    /// views that end above the center of a scroll view are as high as half of its visible frame.
    override func guide(
        for attribute: NSLayoutConstraint.Attribute, seenFrom other: LayoutReference?
    ) -> UILayoutGuide? {
        guard let other = other?.object, isContent(other) else { return nil }
        switch attribute {
        case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: return nil
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin:
            return contentMarginsGuide
        default: return contentLayoutGuide
        }
    }

    /// The guide of the content inside the margins.
    private lazy var contentMarginsGuide: UILayoutGuide = {
        let guide = ScrollGuide()
        guide.identifier = "UIScrollView-contentMarginsGuide"
        addLayoutGuide(guide)
        marginTies = [.left, .top, .right, .bottom].map { attribute in
            ScrollGuideConstraint.make(guide, attribute, contentLayoutGuide)
        }
        updateMarginTies()
        NSLayoutConstraint.activate(marginTies)
        return guide
    }()

    private func updateMarginTies() {
        let margins = layoutMargins
        let constants = [margins.left, margins.top, -margins.right, -margins.bottom]
        for (tie, constant) in zip(marginTies, constants) { tie.constant = constant }
    }

    /// Updates the guide of the content's margins.
    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        updateMarginTies()
    }

    private func isContent(_ item: AnyObject) -> Bool {
        let view = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
        guard let view, view !== self else { return false }
        return view.isDescendant(of: self)
    }

    /// Lays out the view and then takes the content size that the constraints give.
    open override func layoutSubviews() {
        super.layoutSubviews()
        settle()
        parts.refresh?.stand(above: self)
        keepZoomedCorner()
        guard hasContentGuide else { return }
        contentSize = zoomed(contentLayoutGuide.layoutFrame.size)
    }
}

/// A guide that a scroll view creates itself.
class ScrollGuide: UILayoutGuide {
    override var layoutRank: Int { 4 }
}

/// The guide of a scroll view's content; it has its own class so that layout can find it.
final class ScrollContentGuide: ScrollGuide {}

/// The guide of a scroll view's visible frame.
///
/// It keeps the frame of the view if constraints are ambiguous.
private final class ScrollFrameGuide: ScrollGuide {
    override func restingRectangle(in view: LayoutRectangle) -> LayoutRectangle? {
        guard let owner = owningViewStorage else { return nil }
        let shown = owner.bounds.origin
        return LayoutRectangle(
            minX: Double(shown.x), minY: Double(shown.y), width: view.width, height: view.height)
    }
}

/// A factory of constraints between a scroll view and its own guides.
private enum ScrollGuideConstraint {
    @MainActor static func make(
        _ guide: UILayoutGuide, _ attribute: NSLayoutConstraint.Attribute, _ view: AnyObject
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: guide, attribute: attribute, relatedBy: .equal, toItem: view, attribute: attribute, multiplier: 1,
            constant: 0)
        constraint.identifier = "UIScrollView-guide-constraint"
        return constraint
    }
}
