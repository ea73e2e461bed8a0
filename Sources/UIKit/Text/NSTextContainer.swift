import Foundation

/// What text fills: how far it stays from the sides, and how many lines there are.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
    /// The text view that measures by it.
    weak var owner: UITextView?
    /// The size, in points; a text view fills itself whatever it is.
    open var size: CGSize

    /// A container of a size.
    public init(size: CGSize = .zero) { self.size = size }

    /// What is left free at both ends of a line, in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { owner?.textOrImageChanged() } }
    /// How many lines there may be; 0 for any number.
    open var maximumNumberOfLines = 0 { didSet { owner?.textOrImageChanged() } }
    /// What happens where a line is too long.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { owner?.textOrImageChanged() } }
}
