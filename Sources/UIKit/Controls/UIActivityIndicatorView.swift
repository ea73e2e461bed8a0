import Foundation

/// A view that shows that a task is in progress.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    /// The styles of an activity indicator.
    ///
    /// The raw values equal Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// A large white indicator, the style before iOS 13.
        case whiteLarge = 0
        /// A white indicator, the style before iOS 13.
        case white = 1
        /// A gray indicator, the style before iOS 13.
        case gray = 2
        /// The medium indicator, 20 × 20 points.
        case medium = 100
        /// The large indicator, 37 × 37 points.
        case large = 101
    }
    /// The style, which determines the size.
    open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
    /// A Boolean value that indicates whether the indicator is animating.
    open private(set) var isAnimating = false
    /// A Boolean value that indicates whether the indicator is hidden while it does not animate.
    ///
    /// The default is `true`, so that a new indicator is hidden until ``startAnimating()``.
    open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
    /// The color of the indicator.
    ///
    /// Plumb stores the value and does not use it.
    open var color: UIColor! = .systemGray
    /// Creates a medium indicator at the origin.
    public convenience init() { self.init(style: .medium) }
    /// Creates an indicator of a style, with the size of that style.
    public init(style: Style) {
        super.init(frame: .zero)
        self.style = style
        frame.size = intrinsicContentSize
    }
    /// Creates an indicator with a frame, in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }
    /// Creates an indicator from an archive.
    ///
    /// Plumb reads no properties from the archive.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
    }
    override func didInitialize() {
        super.didInitialize()
        setFixedSizePriorities()
        isHidden = true
    }
    /// Starts the animation, and shows an indicator that hides when stopped.
    open func startAnimating() {
        isAnimating = true
        if hidesWhenStopped { isHidden = false }
    }
    /// Stops the animation, and hides an indicator that hides when stopped.
    open func stopAnimating() {
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
    }
    /// The size of the indicator: 20 × 20 points, or 37 × 37 points for the large styles.
    open override var intrinsicContentSize: CGSize {
        let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
        return CGSize(width: side, height: side)
    }
}
