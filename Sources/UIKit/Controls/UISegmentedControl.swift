import Foundation

/// A row of segments of which one is chosen.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    private var titles: [String] = []
    /// Which segment is chosen; -1 for none.
    open var selectedSegmentIndex = -1
    /// How many segments there are.
    open var numberOfSegments: Int { titles.count }

    /// A control without segments.
    public convenience init() { self.init(frame: .zero) }
    /// A control without segments at a place in its superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setFixedHeightPriority()
    }
    /// A control from an archive; nothing but an empty one is read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setFixedHeightPriority()
    }
    /// A control with a segment for each title.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        titles = (items ?? []).map { $0 as? String ?? "" }
    }

    /// Puts a segment at a place.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
        invalidateIntrinsicContentSize()
    }
    /// Takes all segments away.
    open func removeAllSegments() {
        titles = []
        invalidateIntrinsicContentSize()
    }
    /// The title of a segment.
    open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }

    /// All segments as wide as the widest title with 11 points at both sides; 31 points high (iOS 13 and later).
    open override var intrinsicContentSize: CGSize {
        let font = UIFont.systemFont(ofSize: 13)
        let widest = titles.map { MeasuredText(text: $0, font: font, scale: pixelsPerPoint).size().width }.max() ?? 0
        return CGSize(width: CGFloat(titles.count) * (widest + 22), height: 31)
    }
    /// The frame reaches 1 point further down.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }
}
