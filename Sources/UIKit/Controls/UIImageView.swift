import Foundation
import LayoutEngine

/// A view that shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {
    /// Creates an image view of zero size at the origin.
    public convenience init() { self.init(frame: .zero) }
    /// Creates an image view with a frame, in its superview's coordinates.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates an image view from an archive.
    ///
    /// Plumb reads no properties from the archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates an image view with an image and the size of that image.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    /// Creates an image view with an image, the size of that image, and a highlighted image.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        self.highlightedImage = highlightedImage
    }

    override func didInitialize() {
        super.didInitialize()
        isUserInteractionEnabled = false
    }

    /// The images of the animation.
    ///
    /// Plumb stores the value and does not use it.
    open var animationImages: [UIImage]?
    /// The duration of one cycle of the animation, in seconds.
    ///
    /// Plumb stores the value and does not use it.
    open var animationDuration: TimeInterval = 0
    /// The number of repetitions of the animation, or 0 for an endless animation.
    ///
    /// Plumb stores the value and does not use it.
    open var animationRepeatCount = 0
    /// A Boolean value that indicates whether the image view is animating.
    ///
    /// Plumb animates nothing.
    open private(set) var isAnimating = false
    /// Starts the animation.
    ///
    /// Plumb sets ``isAnimating``.
    open func startAnimating() { isAnimating = true }
    /// Stops the animation.
    ///
    /// Plumb clears ``isAnimating``.
    open func stopAnimating() { isAnimating = false }

    /// The image.
    open var image: UIImage? { didSet { if hasOtherLayout(than: oldValue) { invalidateIntrinsicContentSize() } } }
    /// Returns whether the image differs from another one in its size, its alignment insets or its baseline.
    private func hasOtherLayout(than other: UIImage?) -> Bool {
        let old = other?.shown(with: preferredSymbolConfiguration)
        return image?.size != other?.size || shownImage?.size != old?.size
            || image?.alignmentRectInsets != other?.alignmentRectInsets
            || image?.baselineOffsetFromBottom != other?.baselineOffsetFromBottom
    }
    /// The symbol configuration of the image.
    ///
    /// The image's own configuration takes precedence.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { invalidateIntrinsicContentSize() } }
    /// The image in the size in which the view shows it.
    private var shownImage: UIImage? { image?.shown(with: preferredSymbolConfiguration) }
    /// The image of a highlighted image view.
    ///
    /// Plumb stores the value and does not use it.
    open var highlightedImage: UIImage?
    /// A Boolean value that indicates whether the image view is highlighted.
    ///
    /// Plumb stores the value and does not use it.
    open var isHighlighted = false

    /// The size of the image's alignment rectangle, or no intrinsic size without an image.
    open override var intrinsicContentSize: CGSize { shownImage?.alignedSize ?? super.intrinsicContentSize }

    /// The alignment insets of the image.
    open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

    // MARK: Baselines

    /// The baseline of the image, or the top edge for an image without a baseline.
    override var firstBaselinePosition: LayoutBaseline { pictureBaseline ?? super.firstBaselinePosition }
    /// The baseline of the image, or the bottom edge for an image without a baseline.
    override var lastBaselinePosition: LayoutBaseline { pictureBaseline ?? super.lastBaselinePosition }

    /// The baseline of the image, measured from the bottom edge of its alignment rectangle.
    private var pictureBaseline: LayoutBaseline? {
        guard let image, let offset = image.baselineOffsetFromBottom else { return nil }
        return LayoutBaseline(below: .bottom, by: Double(image.alignmentRectInsets.bottom - offset))
    }

    /// Returns the size of the image, or the size of the bounds without an image.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }
}
