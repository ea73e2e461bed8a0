import Foundation

/// A wheel that turns while something lasts.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    /// The sizes of the wheel.
    ///
    /// Raw values are Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// Large and white, before iOS 13.
        case whiteLarge = 0
        /// White, before iOS 13.
        case white = 1
        /// Grey, before iOS 13.
        case gray = 2
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101
    }
    /// The size.
    open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
    /// Whether the wheel turns.
    open private(set) var isAnimating = false
    /// Whether the wheel is hidden while it stands.
    open var hidesWhenStopped = true
    /// The colour of the wheel.
    open var color: UIColor! = .systemGray
    /// A wheel of its own size at the origin.
    public convenience init() { self.init(style: .medium) }
    /// A wheel of a size.
    public init(style: Style) {
        super.init(frame: .zero)
        self.style = style
        setFixedSizePriorities()
        bounds.size = intrinsicContentSize
    }
    /// A wheel at a place in its superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setFixedSizePriorities()
    }
    /// A wheel from an archive; nothing but an empty one is read.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        setFixedSizePriorities()
    }
    /// Lets the wheel turn.
    open func startAnimating() { isAnimating = true }
    /// Lets the wheel stand.
    open func stopAnimating() { isAnimating = false }
    /// 20 × 20 points, large 37 × 37.
    open override var intrinsicContentSize: CGSize {
        let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
        return CGSize(width: side, height: side)
    }
}
