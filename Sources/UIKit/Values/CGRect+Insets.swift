import Foundation

extension CGRect {
    /// The rectangle inside of insets; none of its lengths is negative.
    func reduced(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: max(0, width - insets.left - insets.right),
            height: max(0, height - insets.top - insets.bottom))
    }
}
