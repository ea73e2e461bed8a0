import Foundation

/// A picture as layout sees it: its size.
public final class UIImage: NSObject, @unchecked Sendable {
    /// The size in points.
    public let size: CGSize
    /// How many pixels there are to a point.
    public let scale: CGFloat
    /// How far the picture reaches beyond its alignment rectangle, in points.
    public let alignmentRectInsets: UIEdgeInsets

    /// A picture of a size.
    public init(size: CGSize, scale: CGFloat = 1, alignmentRectInsets: UIEdgeInsets = .zero) {
        self.size = size
        self.scale = scale
        self.alignmentRectInsets = alignmentRectInsets
    }

    /// A picture without a size.
    public convenience override init() { self.init(size: .zero) }

    /// The same picture with other alignment insets.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        UIImage(size: size, scale: scale, alignmentRectInsets: alignmentInsets)
    }
}
