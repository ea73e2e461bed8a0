import Foundation
import LayoutEngine

/// A view whose content may be larger than itself.
///
/// For a constraint from something inside it, the edges and centres of a scroll view are those of its content; its width
/// and height are those of its frame, as those of every view (Auto Layout Guide, "Working with Scroll Views").
@preconcurrency @MainActor open class UIScrollView: UIView {
    // MARK: Making

    override func didInitialize() {
        flags.insert(.mayMeanGuides)
        clipsToBounds = true
        range = currentRange
    }

    final var parts = ScrollParts()
    /// The limits of scrolling at which the content was put last.
    final var range = ScrollRange()
    /// Who hears of scrolling, whatever the protocol by which it was given.
    final weak var scrollDelegate: (any UIScrollViewDelegate)?

    // MARK: Content

    /// The size of the content, in points; laying out sets it where constraints decide it.
    open var contentSize = CGSize.zero {
        didSet {
            if !observations.isEmpty { valueDidChange("contentSize", from: oldValue, to: contentSize) }
            settle()
        }
    }

    /// Where the visible part begins, in points of the content: the origin of the bounds.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { notifying("contentOffset", bounds.origin) { bounds.origin = newValue } }
    }

    /// Moves the visible part; there is no animation.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

    /// What is added around the content, in points.
    ///
    /// Content that is too short to fill the view moves with it, longer content only as far as it must; who wants to see the
    /// begin below a higher inset sets `contentOffset` too.
    open var contentInset = UIEdgeInsets.zero { didSet { settle() } }

    /// How the safe area adds to `contentInset`.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { settle() } }

    /// `contentInset` and what the safe area adds to it.
    ///
    /// Content that stands at its begin follows what the safe area adds there.
    open var adjustedContentInset: UIEdgeInsets { contentInset.adding(systemInset) }
    /// Called when `adjustedContentInset` has changed.
    open func adjustedContentInsetDidChange() {}

    /// Whether the user can scroll.
    open var isScrollEnabled = true
    /// Whether scrolling stops at multiples of the bounds.
    open var isPagingEnabled = false
    /// Whether scrolling goes past the ends and comes back.
    open var bounces = true
    /// Whether vertical scrolling bounces where all content is visible.
    open var alwaysBounceVertical = false { didSet { settle() } }
    /// Whether horizontal scrolling bounces where all content is visible.
    open var alwaysBounceHorizontal = false { didSet { settle() } }
    /// Whether there is a horizontal scroll bar while scrolling.
    open var showsHorizontalScrollIndicator = true
    /// Whether there is a vertical scroll bar while scrolling.
    open var showsVerticalScrollIndicator = true

    /// How far scroll bars stay from the edges, in points.
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    /// How far the vertical scroll bar stays from the edges, in points.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// How far the horizontal scroll bar stays from the edges, in points.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Whether scroll bars stay out of what the safe area covers; kept.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// The colours of scroll bars; kept.
    open var indicatorStyle = IndicatorStyle.default
    /// Shows scroll bars for a while; nothing shows them here.
    open func flashScrollIndicators() {}
    /// Whether fingers are on the content; there are none.
    open var isTracking: Bool { false }
    /// Whether fingers move the content; there are none.
    open var isDragging: Bool { false }
    /// Whether the content moves by itself; it never does.
    open var isDecelerating: Bool { false }
    /// Whether the content is on its way to where it was told to be; it never is.
    open var isScrollAnimating: Bool { false }
    /// Whether the content is on its way to the size that it was told to have; it never is.
    open var isZoomAnimating: Bool { false }
    /// Ends what moves the content; nothing does.
    open func stopScrollingAndZooming() {}
    /// Where content stands that does not fill the view: how much of what it leaves free lies before it and above it, from 0 to 1.
    open var contentAlignmentPoint = CGPoint.zero { didSet { settle() } }
    /// Whether keys scroll; kept.
    open var allowsKeyboardScrolling = true
    /// Whether horizontal scrolling goes past the ends and comes back; kept.
    open var bouncesHorizontally = true
    /// Whether vertical scrolling goes past the ends and comes back; kept.
    open var bouncesVertically = true
    /// Whether horizontal scrolling that is at its end scrolls what is around; kept.
    open var transfersHorizontalScrollingToParent = true
    /// Whether vertical scrolling that is at its end scrolls what is around; kept.
    open var transfersVerticalScrollingToParent = true
    /// How fast scrolling that was let go slows down.
    open var decelerationRate = DecelerationRate.normal
    /// Whether touches that begin on a view may be taken to scroll; of controls not.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
    /// Whether touches that begin on a view go to it; nothing asks for it, since there are none.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// Whether touches wait whether they are the begin of scrolling.
    open var delaysContentTouches = true
    /// Whether scrolling may take touches away from the content.
    open var canCancelContentTouches = true
    /// Whether scrolling keeps to the axis on which it began.
    open var isDirectionalLockEnabled = false
    /// Whether a tap on the status bar scrolls to the top.
    open var scrollsToTop = true
    /// How small the content may be shown.
    open var minimumZoomScale: CGFloat = 1
    /// How large the content may be shown.
    open var maximumZoomScale: CGFloat = 1
    /// How large the content is shown, between the limits; 1 where the delegate names no view for it.
    ///
    /// The view is scaled by its transform and keeps its corner, the size of the content is that of the scaled view, and what
    /// was in the middle stays there as far as the content goes.
    open var zoomScale: CGFloat {
        get { parts.zoomScale }
        set { zoom(to: newValue) }
    }
    /// Shows the content so large; there is no animation.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(animated) { zoom(to: scale) } }
    /// Shows a rectangle of the view that is zoomed, as large as it fits, in the middle; there is no animation.
    open func zoom(to rect: CGRect, animated: Bool) { zoom(animated) { zoom(to: rect) } }
    /// Whether fingers zoom; there are none.
    open var isZooming: Bool { false }
    /// Whether zooming comes back from beyond its limits; it never does.
    open var isZoomBouncing: Bool { false }
    /// Whether zooming goes past its limits and comes back.
    open var bouncesZoom = true

    /// How scrolling sends the keyboard away; there is none.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// Scrolls as little as shows a rectangle of the content between the insets, no further than the content goes; there is no
    /// animation.
    ///
    /// Of a rectangle that is too large the far end is shown (as reported of Apple's).
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let (inset, range) = (adjustedContentInset, currentRange)
        let shown = bounds.inset(by: inset)
        let offset = range.limited(
            CGPoint(
                x: max(min(shown.minX, rect.minX), rect.maxX - shown.width) - inset.left,
                y: max(min(shown.minY, rect.minY), rect.maxY - shown.height) - inset.top))
        if offset != contentOffset { contentOffset = offset }
    }

    /// Puts a view behind all others, where another was.
    final func replaceBackground(_ old: UIView?, by new: UIView?) {
        guard new !== old else { return }
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: 0) }
        setNeedsLayout()
    }

    /// How often tables and collections ask for their content in one go where it is reloaded each time before all is known;
    /// what the last time gave is kept then.
    static let mostAskings = 10

    // MARK: Guides

    /// The content, in the coordinate space of the content.
    open var contentLayoutGuide: UILayoutGuide { scrollGuides.content }

    /// The visible frame, which stays where it is while the content scrolls.
    open var frameLayoutGuide: UILayoutGuide { scrollGuides.frame }

    /// Whether something has used the content guide, so that layout has a content size to give.
    var hasContentGuide: Bool { guideStorage.contains { $0 is ScrollContentGuide } }

    /// The constraints that hold the guide of the content's margins: left, top, right, bottom.
    private var marginTies: [NSLayoutConstraint] = []

    private lazy var scrollGuides: (content: UILayoutGuide, frame: UILayoutGuide) = {
        let content = ScrollContentGuide()
        let frame = ScrollFrameGuide()
        content.identifier = "UIScrollView-contentLayoutGuide"
        frame.identifier = "UIScrollView-frameLayoutGuide"
        addLayoutGuide(content)
        addLayoutGuide(frame)
        tie(content, frame)
        return (content, frame)
    }()

    /// What holds the frame guide to the origin of the bounds.
    private var frameTies: [NSLayoutConstraint] = []

    /// The content begins at the origin of the bounds' coordinate space; the frame guide has the view's own edges.
    private func tie(_ content: UILayoutGuide, _ frame: UILayoutGuide) {
        var ties: [NSLayoutConstraint] = []
        for attribute in [NSLayoutConstraint.Attribute.left, .top] {
            ties.append(ScrollGuideConstraint.make(content, attribute, self))
        }
        for attribute in [NSLayoutConstraint.Attribute.left, .top, .width, .height] {
            ties.append(ScrollGuideConstraint.make(frame, attribute, self))
        }
        frameTies = ties[2...3].map { $0 }
        updateFrameTies()
        NSLayoutConstraint.activate(ties)
    }

    /// Subviews are placed in the coordinate space of the content, wherever it is scrolled.
    override var layoutOriginOfSubviews: CGPoint { .zero }

    /// The frame guide stays with the visible frame, and the delegate hears of it.
    override func shownOriginDidChange() {
        updateFrameTies()
        scrollDelegate?.scrollViewDidScroll(self)
    }

    /// Whether the content begins at the right; only the layout of a collection says so.
    var isContentMirrored: Bool { false }

    /// What the safe area adds to the inset may be something else.
    override func safeAreaDidChange() { settle() }

    /// What adds to the inset is not added to margins of the content again when that passes below a bar.
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

    /// Seen from inside, edges are those of the content, and margins lie inside them; the centre stays that of the frame
    /// (measured: views that end above the centre of a scroll view are as high as its visible half).
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

    /// The content inset by the margins.
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

    /// The margins of the content follow those of the view.
    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        updateMarginTies()
    }

    private func isContent(_ item: AnyObject) -> Bool {
        let view = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
        guard let view, view !== self else { return false }
        return view.isDescendant(of: self)
    }

    /// Takes the content size that the constraints give, after the layout of this view.
    open override func layoutSubviews() {
        super.layoutSubviews()
        settle()
        parts.refresh?.stand(above: self)
        keepZoomedCorner()
        guard hasContentGuide else { return }
        contentSize = zoomed(contentLayoutGuide.layoutFrame.size)
    }
}

/// A guide that a scroll view has by itself.
class ScrollGuide: UILayoutGuide {
    override var layoutRank: Int { 4 }
}

/// The guide of a scroll view's content; a class of its own, so that layout finds it.
final class ScrollContentGuide: ScrollGuide {}

/// The guide of a scroll view's visible frame, which rests where the view does: where constraints leave a choice, the view has it.
private final class ScrollFrameGuide: ScrollGuide {
    override func restingRectangle(in view: LayoutRectangle) -> LayoutRectangle? {
        guard let owner = owningViewStorage else { return nil }
        let shown = owner.bounds.origin
        return LayoutRectangle(
            minX: Double(shown.x), minY: Double(shown.y), width: view.width, height: view.height)
    }
}

/// A constraint that ties a scroll view's own guide to it.
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
