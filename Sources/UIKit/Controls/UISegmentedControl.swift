import Foundation

/// A row of segments of which one is chosen.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    private var titles: [String] = []
    /// Which segment is chosen; -1 for none.
    open var selectedSegmentIndex = -1
    /// How many segments there are.
    open var numberOfSegments: Int { titles.count }

    override func didInitialize() { setFixedHeightPriority() }
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
    /// Replaces the title of a segment.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard titles.indices.contains(segment) else { return }
        titles[segment] = title ?? ""
        invalidateIntrinsicContentSize()
    }
    /// Takes a segment away.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard titles.indices.contains(segment) else { return }
        titles.remove(at: segment)
        invalidateIntrinsicContentSize()
    }
    /// As the chosen segment: none.
    nonisolated public static var noSegment: Int { -1 }
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
