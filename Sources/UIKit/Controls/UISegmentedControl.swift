import Foundation

/// A row of segments of which one is chosen.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    fileprivate struct SegmentContent {
        var title = ""
        /// Shown instead of the title.
        var image: UIImage?
        /// In points; nil for that of the content.
        var width: CGFloat?
        var action: UIAction?
    }

    private var segments: [SegmentContent] = []
    private var textAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    /// The colour of the chosen segment; nil for the system's.
    open var selectedSegmentTintColor: UIColor?
    private var backgrounds = StateImages()
    private var contentOffsets: [Segment: UIOffset] = [:]
    /// Moves the content of segments at a place in the row; kept for all heights, nothing draws it.
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) { contentOffsets[leftCenterRightOrAlone] = adjustment }
    /// How far the content of segments at a place in the row is moved.
    open func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset { contentOffsets[leftCenterRightOrAlone] ?? contentOffsets[.any] ?? .zero }
    /// Sets the picture behind the segments in a state; kept for all heights.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) { backgrounds[state] = backgroundImage }
    /// The picture behind the segments in a state.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgrounds.own(state)
    }
    /// Sets the picture between segments; nothing draws it.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {}
    private var kept: [Int: (isEnabled: Bool, offset: CGSize)] = [:]
    /// Says whether a segment can be chosen.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        kept[segment, default: (true, .zero)].isEnabled = enabled
    }
    /// Whether a segment can be chosen.
    open func isEnabledForSegment(at segment: Int) -> Bool { kept[segment]?.isEnabled ?? true }
    /// Sets how far the content of a segment is moved, in points; kept.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        kept[segment, default: (true, .zero)].offset = offset
    }
    /// How far the content of a segment is moved, in points.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { kept[segment]?.offset ?? .zero }
    /// Whether no segment stays chosen.
    open var isMomentary = false
    /// Whether segments are as wide as their own titles.
    open var apportionsSegmentWidthsByContent = false { didSet { invalidateIntrinsicContentSize() } }
    /// Which segment is chosen; -1 for none.
    open var selectedSegmentIndex = -1
    /// How many segments there are.
    open var numberOfSegments: Int { segments.count }

    override func didInitialize() { setFixedHeightPriority() }
    /// A control with a segment for each title or picture.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        segments = (items ?? []).map { item in SegmentContent(title: item as? String ?? "", image: item as? UIImage) }
        sizeToFit()
    }

    /// A control without segments at a place in its superview.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// A control from an archive; nothing but an empty one is read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Gives a segment a width, in points; 0, or what is no width, for that of the widest.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.width = width > 0 && width.isFinite ? width : nil }
    }
    /// The width that a segment was given, in points; 0 for none.
    open func widthForSegment(at segment: Int) -> CGFloat { self.segment(at: segment)?.width ?? 0 }
    /// Gives a segment a picture instead of a title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { $0.image = image }
    }
    /// The picture of a segment.
    open func imageForSegment(at segment: Int) -> UIImage? { self.segment(at: segment)?.image }
    /// Sets the attributes of titles; the font of the normal state decides about the size.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        textAttributes[state.rawValue] = attributes
        invalidateIntrinsicContentSize()
    }
    /// The attributes of titles.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        textAttributes[state.rawValue]
    }

    private func segment(at index: Int) -> SegmentContent? { segments.indices.contains(index) ? segments[index] : nil }

    private func change(_ index: Int, _ change: (inout SegmentContent) -> Void) {
        guard segments.indices.contains(index) else { return }
        change(&segments[index])
        invalidateIntrinsicContentSize()
    }

    private func insert(_ segment: SegmentContent, at index: Int) {
        segments.insert(segment, at: min(max(index, 0), segments.count))
        invalidateIntrinsicContentSize()
    }

    /// A control with a segment for each action, which is run when the segment is chosen.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        segments = actions.map { SegmentContent(action: $0) }
    }
    /// Puts a segment of an action at a place.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(SegmentContent(action: action), at: segment)
    }
    /// Gives a segment an action, its title and its picture.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) { $0 = SegmentContent(action: action, width: $0.width) }
    }
    /// The action of a segment, which nothing runs by itself; nil for none.
    open func actionForSegment(at segment: Int) -> UIAction? { self.segment(at: segment)?.action }

    /// Puts a segment with a picture at a place.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentContent(image: image), at: segment)
    }
    /// Puts a segment at a place.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentContent(title: title ?? ""), at: segment)
    }
    /// Replaces the title of a segment.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (title ?? "", nil) }
    }
    /// Takes a segment away.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment)
        invalidateIntrinsicContentSize()
    }
    /// As the chosen segment: none.
    nonisolated public static var noSegment: Int { -1 }
    /// Takes all segments away.
    open func removeAllSegments() {
        segments = []
        invalidateIntrinsicContentSize()
    }
    /// The title of a segment.
    open func titleForSegment(at segment: Int) -> String? { self.segment(at: segment)?.title }

    /// All segments as wide as the widest title or picture with 9 points at both sides, but those of a width of their own; 31 high.
    ///
    /// Titles count in whole points, as medium as that of the chosen segment, and a line of a point stands between two segments
    /// (iOS 13 and later: 8 of 8 controls in public documents).
    open override var intrinsicContentSize: CGSize {
        CGSize(width: width(ofTitlesIn: .systemFont(ofSize: 13, weight: .medium), padding: 9), height: 31)
    }
    /// How wide the segments are with room at both sides of each title, and a line of a point between them.
    ///
    /// The font is that of titles without attributes.
    package func width(ofTitlesIn font: UIFont, padding: CGFloat) -> CGFloat {
        guard !segments.isEmpty else { return 0 }
        let font = textAttributes[UIControl.State.normal.rawValue]?[.font] as? UIFont ?? font
        let contents = segments.map { segment in
            segment.image?.size.width ?? MeasuredText(text: segment.title, font: font, scale: 1).size().width
        }
        let widest = contents.max() ?? 0
        return zip(segments, contents).reduce(CGFloat(segments.count - 1)) { sum, item in
            sum + (item.0.width ?? (apportionsSegmentWidthsByContent ? item.1 : widest) + 2 * padding)
        }
    }
    /// The frame reaches 1 point further down.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }
}

extension UISegmentedControl.SegmentContent {
    @MainActor fileprivate init(action: UIAction, width: CGFloat? = nil) {
        self.init(title: action.title, image: action.image, width: width, action: action)
    }
}
