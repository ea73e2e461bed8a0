import Foundation

extension CGFloat {
    /// The length where it can be one, else 0: no sum of lengths is then without end or no number.
    var asLength: CGFloat { magnitude <= Self.longest ? self : 0 }
    /// More points than any content has; where they begin, sums of them are rounded to more than a pixel.
    private static var longest: CGFloat { 1e9 }
}

extension NSDirectionalEdgeInsets {
    /// The insets, without those that can be none.
    var asLengths: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top.asLength, leading: leading.asLength, bottom: bottom.asLength, trailing: trailing.asLength)
    }
}

extension CGSize {
    /// The size, without lengths that can be none.
    var asLengths: CGSize { CGSize(width: max(0, width.asLength), height: max(0, height.asLength)) }
}

extension CGRect {
    /// The place, without lengths that can be none.
    var asLengths: CGRect {
        CGRect(x: minX.asLength, y: minY.asLength, width: width.asLength, height: height.asLength)
    }
}
