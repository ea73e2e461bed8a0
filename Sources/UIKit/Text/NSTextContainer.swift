import Foundation

/// What text fills: how far it stays from the sides, and how many lines there are.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
    /// The text view that measures by it.
    weak var owner: UITextView?
    /// The size, in points; a text view fills itself whatever it is, and otherwise no width stands for any.
    open var size: CGSize
    /// What places text in it.
    open internal(set) weak var layoutManager: NSLayoutManager?

    /// A container of a size.
    public init(size: CGSize = .zero) { self.size = size }

    /// What is left free at both ends of a line, in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { owner?.textOrImageChanged() } }
    /// How many lines there may be; 0 for any number.
    open var maximumNumberOfLines = 0 { didSet { owner?.textOrImageChanged() } }
    /// What happens where a line is too long.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { owner?.textOrImageChanged() } }
    /// Where there is no text, in the coordinates of the container, in points.
    ///
    /// Text goes around what lies inside of each outline, from where it begins in the height of a line to where it ends there,
    /// with the padding at both sides.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet {
            layoutManager?.textContainerChangedGeometry(self)
            owner?.textOrImageChanged()
        }
    }
    /// Whether text fills all of the container.
    open var isSimpleRectangular: Bool { exclusionPaths.isEmpty }
    /// Whether the container is as wide as its text view; kept: it always is.
    open var widthTracksTextView = false
    /// Whether the container is as high as its text view; kept.
    open var heightTracksTextView = false

    /// How wide lines are with the padding at their ends; nil for any width.
    var lineWidth: CGFloat? {
        guard let owner else { return size.width > 0 && size.width < 1e7 ? size.width : nil }
        return owner.bounds.width - owner.textContainerInset.left - owner.textContainerInset.right
    }
}
