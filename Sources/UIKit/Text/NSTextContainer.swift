import Foundation

/// The area that text fills: its size, its padding and its maximum number of lines.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
    /// The text view that measures with this container.
    weak var owner: UITextView?
    /// The size of the container, in points.
    ///
    /// A text view uses its own width instead. Without a text view, a width of 0 means no limit.
    open var size: CGSize
    /// The layout manager of the container.
    open internal(set) weak var layoutManager: NSLayoutManager?

    /// Creates a container with a size, in points.
    public init(size: CGSize = .zero) { self.size = size }

    /// The padding at both ends of a line, in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { owner?.textOrImageChanged() } }
    /// The maximum number of lines; 0 for no limit.
    open var maximumNumberOfLines = 0 { didSet { owner?.textOrImageChanged() } }
    /// The line break mode.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { owner?.textOrImageChanged() } }
    /// The areas without text, in points, in the coordinates of the container.
    ///
    /// Lines skip the horizontal range of each path within the height of the line, with the padding on both sides.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet {
            layoutManager?.textContainerChangedGeometry(self)
            owner?.textOrImageChanged()
        }
    }
    /// A Boolean value that indicates whether the container has no exclusion paths.
    open var isSimpleRectangular: Bool { exclusionPaths.isEmpty }
    /// A Boolean value that indicates whether the container follows the width of its text view.
    ///
    /// Plumb stores the value and does not use it; the container always follows the width.
    open var widthTracksTextView = false
    /// A Boolean value that indicates whether the container follows the height of its text view.
    ///
    /// Plumb stores the value and does not use it.
    open var heightTracksTextView = false

    /// The width of lines including the padding, in points; nil for no limit.
    var lineWidth: CGFloat? {
        guard let owner else { return size.width > 0 && size.width < 1e7 ? size.width : nil }
        return owner.bounds.width - owner.textContainerInset.left - owner.textContainerInset.right
    }
}
