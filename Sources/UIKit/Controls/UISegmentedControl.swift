import Foundation

/// A row of segments of which one is chosen.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    private var titles: [String] = []
    private var images: [Int: UIImage] = [:]
    private var widths: [Int: CGFloat] = [:]
    private var textAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    /// The colour of the chosen segment; nil for the system's.
    open var selectedSegmentTintColor: UIColor?
    /// Whether no segment stays chosen.
    open var isMomentary = false
    /// Whether segments are as wide as their own titles.
    open var apportionsSegmentWidthsByContent = false { didSet { invalidateIntrinsicContentSize() } }
    /// Which segment is chosen; -1 for none.
    open var selectedSegmentIndex = -1
    /// How many segments there are.
    open var numberOfSegments: Int { titles.count }

    override func didInitialize() { setFixedHeightPriority() }
    /// A control with a segment for each title.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        titles = (items ?? []).map { $0 as? String ?? "" }
        for (index, item) in (items ?? []).enumerated() { images[index] = item as? UIImage }
    }

    /// Gives a segment a width, in points; 0 for that of the widest.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        guard titles.indices.contains(segment) else { return }
        widths[segment] = width > 0 ? width : nil
        invalidateIntrinsicContentSize()
    }
    /// The width that a segment was given, in points; 0 for none.
    open func widthForSegment(at segment: Int) -> CGFloat { widths[segment] ?? 0 }
    /// Gives a segment a picture instead of a title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        guard titles.indices.contains(segment) else { return }
        images[segment] = image
        invalidateIntrinsicContentSize()
    }
    /// The picture of a segment.
    open func imageForSegment(at segment: Int) -> UIImage? { images[segment] }
    /// Sets the attributes of titles; the font of the normal state decides about the size.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        textAttributes[state.rawValue] = attributes
        invalidateIntrinsicContentSize()
    }
    /// The attributes of titles.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        textAttributes[state.rawValue]
    }

    /// Moves what belongs to segments from a place on.
    private func shift(from segment: Int, by offset: Int) {
        func moved<Value>(_ values: [Int: Value]) -> [Int: Value] {
            var result: [Int: Value] = [:]
            for (index, value) in values where offset > 0 || index != segment {
                result[index >= segment ? index + offset : index] = value
            }
            return result
        }
        (images, widths) = (moved(images), moved(widths))
    }

    /// Puts a segment with a picture at a place.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insertSegment(withTitle: nil, at: segment, animated: animated)
        setImage(image, forSegmentAt: min(max(segment, 0), titles.count - 1))
    }
    /// Puts a segment at a place.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        shift(from: min(max(segment, 0), titles.count), by: 1)
        titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
        invalidateIntrinsicContentSize()
    }
    /// Replaces the title of a segment.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard titles.indices.contains(segment) else { return }
        titles[segment] = title ?? ""
        images[segment] = nil
        invalidateIntrinsicContentSize()
    }
    /// Takes a segment away.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard titles.indices.contains(segment) else { return }
        titles.remove(at: segment)
        shift(from: segment, by: -1)
        invalidateIntrinsicContentSize()
    }
    /// As the chosen segment: none.
    nonisolated public static var noSegment: Int { -1 }
    /// Takes all segments away.
    open func removeAllSegments() {
        (titles, images, widths) = ([], [:], [:])
        invalidateIntrinsicContentSize()
    }
    /// The title of a segment.
    open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }

    /// All segments as wide as the widest title or picture with 11 points at both sides, but those of a width of their own; 31
    /// points high (iOS 13 and later).
    open override var intrinsicContentSize: CGSize {
        let font = textAttributes[UIControl.State.normal.rawValue]?[.font] as? UIFont ?? .systemFont(ofSize: 13)
        let contents = titles.enumerated().map { index, title in
            images[index]?.size.width ?? MeasuredText(text: title, font: font, scale: pixelsPerPoint).size().width
        }
        let widest = contents.max() ?? 0
        let width = contents.enumerated().reduce(0) { sum, content in
            sum + (widths[content.offset] ?? (apportionsSegmentWidthsByContent ? content.element : widest) + 22)
        }
        return CGSize(width: width, height: 31)
    }
    /// The frame reaches 1 point further down.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }
}
