import Foundation
import LayoutEngine

/// A picture.
@preconcurrency @MainActor open class UIImageView: UIView {
    /// An image view of no size at the origin.
    public convenience init() { self.init(frame: .zero) }
    /// An image view at a place in its superview.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// An image view from an archive; nothing but an empty one is read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// An image view of the size of its picture.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    /// An image view of the size of its picture, with another picture while highlighted.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        self.highlightedImage = highlightedImage
    }

    /// Pictures to be shown in turn; the first one is not shown by itself here.
    open var animationImages: [UIImage]?
    /// How long all of them take, in seconds; 0 for a thirtieth each.
    open var animationDuration: TimeInterval = 0
    /// How often they are shown; 0 for without end.
    open var animationRepeatCount = 0
    /// Whether pictures are shown in turn; kept, nothing moves here.
    open private(set) var isAnimating = false
    /// Begins to show pictures in turn.
    open func startAnimating() { isAnimating = true }
    /// Shows the picture again.
    open func stopAnimating() { isAnimating = false }

    /// The picture.
    open var image: UIImage? {
        didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
    }
    /// How a symbol is drawn as far as it does not say so itself.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { invalidateIntrinsicContentSize() } }
    /// The picture with the size in which it is shown.
    private var shownImage: UIImage? { image?.shown(with: preferredSymbolConfiguration) }
    /// The picture while highlighted.
    open var highlightedImage: UIImage?
    /// Whether the highlighted picture is shown.
    open var isHighlighted = false

    /// The size of the picture's alignment rectangle; none without a picture.
    open override var intrinsicContentSize: CGSize { shownImage?.alignedSize ?? super.intrinsicContentSize }

    /// Those of the picture.
    open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

    // MARK: Baselines

    /// The baseline of the picture; the top edge for a picture without one.
    override var firstBaselinePosition: LayoutBaseline { pictureBaseline ?? super.firstBaselinePosition }
    /// The baseline of the picture; the bottom edge for a picture without one.
    override var lastBaselinePosition: LayoutBaseline { pictureBaseline ?? super.lastBaselinePosition }

    /// The baseline of the picture, measured from the bottom edge of its alignment rectangle.
    private var pictureBaseline: LayoutBaseline? {
        guard let image, let offset = image.baselineOffsetFromBottom else { return nil }
        return LayoutBaseline(below: .bottom, by: Double(image.alignmentRectInsets.bottom - offset))
    }

    /// The size of the picture.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }
}
