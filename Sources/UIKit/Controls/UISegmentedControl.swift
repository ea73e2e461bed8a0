import Foundation

/// A control with a row of segments, of which one is selected.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    fileprivate struct SegmentContent {
        var title: String?
        /// The image that replaces the title.
        var image: UIImage?
        /// The width, in points, or `nil` for the width of the content.
        var width: CGFloat?
        var action: UIAction?
        var isEnabled = true
        /// The offset of the content, in points.
        var offset = CGSize.zero
    }

    private var segments: [SegmentContent] = []
    private var textAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    /// The color of the selected segment, or `nil` for the default.
    open var selectedSegmentTintColor: UIColor?
    private var backgrounds = StateImages()
    private var contentOffsets: [Segment: UIOffset] = [:]
    /// Sets the offset of the content of segments at a position, for all bar metrics.
    ///
    /// Plumb stores the value and does not use it.
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) { contentOffsets[leftCenterRightOrAlone] = adjustment }
    /// Returns the offset of the content of segments at a position, in points.
    open func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset { contentOffsets[leftCenterRightOrAlone] ?? contentOffsets[.any] ?? .zero }
    /// Sets the background image for a state, for all bar metrics.
    ///
    /// Plumb stores the value and does not use it.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) { backgrounds[state] = backgroundImage }
    /// Returns the background image that was set for a state.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgrounds.own(state)
    }
    /// Sets the image between two segments for their states.
    ///
    /// Plumb stores the value and does not use it.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) { backgrounds[leftState, rightState] = dividerImage }
    /// Returns the image between two segments for their states.
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? { backgrounds[leftState, rightState] }
    /// Enables or disables a segment.
    ///
    /// Plumb stores the value and does not use it.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    /// Returns whether a segment is enabled.
    open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(at: segment)?.isEnabled ?? true }
    /// Sets the offset of a segment's content, in points.
    ///
    /// Plumb stores the value and does not use it.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { change(segment) { $0.offset = offset } }
    /// Returns the offset of a segment's content, in points.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { self.segment(at: segment)?.offset ?? .zero }
    /// A Boolean value that indicates whether the segments do not stay selected.
    ///
    /// Plumb stores the value and does not use it.
    open var isMomentary = false
    /// A Boolean value that indicates whether the width of each segment depends on its own title.
    open var apportionsSegmentWidthsByContent = false { didSet { invalidateIntrinsicContentSize() } }
    /// The index of the selected segment, or -1 for none.
    open var selectedSegmentIndex = -1
    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    override func didInitialize() { setFixedHeightPriority() }
    /// Creates a control with a segment for each title or image.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        segments = (items ?? []).map { item in SegmentContent(title: item as? String, image: item as? UIImage) }
        sizeToFit()
    }

    /// Creates a control without segments, with a frame in its superview's coordinates.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates a control from an archive.
    ///
    /// Plumb reads no properties from the archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Sets the width of a segment, in points.
    ///
    /// A value of 0, or a value that is not a valid width, restores the default width.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.width = width > 0 && width.isFinite ? width : nil }
    }
    /// Returns the width that was set for a segment, in points, or 0 for none.
    open func widthForSegment(at segment: Int) -> CGFloat { self.segment(at: segment)?.width ?? 0 }
    /// Sets the image of a segment, which replaces its title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (nil, image) }
    }
    /// Returns the image of a segment.
    open func imageForSegment(at segment: Int) -> UIImage? { self.segment(at: segment)?.image }
    /// Sets the attributes of the titles for a state.
    ///
    /// The font of the normal state affects the size.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        textAttributes[state.rawValue] = attributes
        invalidateIntrinsicContentSize()
    }
    /// Returns the attributes of the titles for a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        textAttributes[state.rawValue]
    }

    /// Returns the index of a segment, or of the last segment for a greater index; nil for none.
    private func place(of index: Int) -> Int? {
        index < 0 || segments.isEmpty ? nil : min(index, segments.count - 1)
    }
    private func segment(at index: Int) -> SegmentContent? { place(of: index).map { segments[$0] } }

    private func change(_ index: Int, _ change: (inout SegmentContent) -> Void) {
        guard let place = place(of: index) else { return }
        change(&segments[place])
        invalidateIntrinsicContentSize()
    }

    /// Inserts a segment; the selected segment stays selected.
    private func insert(_ segment: SegmentContent, at index: Int) {
        let place = min(max(index, 0), segments.count)
        segments.insert(segment, at: place)
        if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
        invalidateIntrinsicContentSize()
    }

    /// Creates a control with a segment for each action.
    ///
    /// Each segment shows the title and the image of its action.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        segments = actions.map { SegmentContent(action: $0) }
    }
    /// Inserts a segment for an action at an index.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(SegmentContent(action: action), at: segment)
    }
    /// Sets the action of a segment, with its title and its image.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) { $0 = SegmentContent(action: action, width: $0.width) }
    }
    /// Returns the action of a segment, or `nil` for none.
    ///
    /// Plumb does not run the action.
    open func actionForSegment(at segment: Int) -> UIAction? { self.segment(at: segment)?.action }

    /// Inserts a segment with an image at an index.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentContent(image: image), at: segment)
    }
    /// Inserts a segment with a title at an index.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentContent(title: title), at: segment)
    }
    /// Sets the title of a segment.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (title, nil) }
    }
    /// Removes a segment.
    ///
    /// The selected segment stays selected, unless it is the removed one.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard let place = place(of: segment) else { return }
        segments.remove(at: place)
        if selectedSegmentIndex == place {
            selectedSegmentIndex = Self.noSegment
        } else if selectedSegmentIndex > place {
            selectedSegmentIndex -= 1
        }
        invalidateIntrinsicContentSize()
    }
    /// The index that means no selected segment: -1.
    nonisolated public static var noSegment: Int { -1 }
    /// Removes all segments.
    open func removeAllSegments() {
        (segments, selectedSegmentIndex) = ([], Self.noSegment)
        invalidateIntrinsicContentSize()
    }
    /// Returns the title of a segment, or `nil` for none.
    open func titleForSegment(at segment: Int) -> String? { self.segment(at: segment)?.title }

    /// The size of the control: all segments have the width of the widest content and 9 points at both sides.
    ///
    /// Segments with a width of their own keep it. The height is 31 points. Titles have the width of the selected
    /// segment's medium font, in whole points. A divider of 1 point separates two segments (iOS 13 and later: 8 of 8
    /// controls in public documents).
    open override var intrinsicContentSize: CGSize {
        CGSize(width: width(ofTitlesIn: .systemFont(ofSize: 13, weight: .medium), padding: 9), height: 31)
    }
    /// Returns the width of all segments and their dividers of 1 point, in points.
    ///
    /// - Parameters:
    ///   - font: The font of titles without a font attribute.
    ///   - padding: The space at both sides of each title, in points.
    package func width(ofTitlesIn font: UIFont, padding: CGFloat) -> CGFloat {
        guard !segments.isEmpty else { return 0 }
        let font = textAttributes[UIControl.State.normal.rawValue]?[.font] as? UIFont ?? font
        let contents = segments.map { segment in
            segment.image?.size.width ?? MeasuredText(text: segment.title ?? "", font: font, scale: 1).size().width
        }
        let widest = contents.max() ?? 0
        return zip(segments, contents).reduce(CGFloat(segments.count - 1)) { sum, item in
            sum + (item.0.width ?? (apportionsSegmentWidthsByContent ? item.1 : widest) + 2 * padding)
        }
    }
    /// The alignment insets: the frame extends 1 point below the alignment rectangle.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }
}

extension UISegmentedControl.SegmentContent {
    @MainActor fileprivate init(action: UIAction, width: CGFloat? = nil) {
        self.init(title: action.title, image: action.image, width: width, action: action)
    }
}
