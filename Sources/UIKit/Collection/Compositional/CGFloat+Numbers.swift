import Foundation

extension CGFloat {
    /// The value if it is a usable length, or else 0.
    ///
    /// So sums of lengths are always finite.
    var asLength: CGFloat { magnitude <= Self.longest ? self : 0 }
    /// The longest usable length, in points.
    ///
    /// Sums of longer values would round by more than a pixel.
    private static var longest: CGFloat { 1e9 }
}

extension NSDirectionalEdgeInsets {
    /// The insets, with 0 for each unusable length.
    var asLengths: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top.asLength, leading: leading.asLength, bottom: bottom.asLength, trailing: trailing.asLength)
    }
}

extension CGSize {
    /// The size, with 0 for each unusable or negative length.
    var asLengths: CGSize { CGSize(width: max(0, width.asLength), height: max(0, height.asLength)) }
}

extension CGRect {
    /// The rectangle, with 0 for each unusable length.
    var asLengths: CGRect {
        CGRect(x: minX.asLength, y: minY.asLength, width: width.asLength, height: height.asLength)
    }
}
