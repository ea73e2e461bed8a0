import Foundation

extension CGRect {
    /// Returns the rectangle inside insets; its width and height are never negative.
    func reduced(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: max(0, width - insets.left - insets.right),
            height: max(0, height - insets.top - insets.bottom))
    }
}
