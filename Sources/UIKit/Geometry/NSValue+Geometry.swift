import Foundation

extension NSValue {
    /// Creates a value that contains a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Creates a value that contains a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// Creates a value that contains a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// The rectangle in the value.
    public var cgRectValue: CGRect { rectValue }
    /// The size in the value.
    public var cgSizeValue: CGSize { sizeValue }
    /// The point in the value.
    public var cgPointValue: CGPoint { pointValue }
}

private func text(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
}

/// Returns a point in UIKit's text format: `{1, 2}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { "{\(text(point.x)), \(text(point.y))}" }
/// Returns a size in UIKit's text format: `{1, 2}`.
public func NSStringFromCGSize(_ size: CGSize) -> String { "{\(text(size.width)), \(text(size.height))}" }
/// Returns a rectangle in UIKit's text format: `{{0, 0}, {1, 2}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
    "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}
/// Returns insets in UIKit's text format: top, left, bottom and right in braces.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
    "{" + [insets.top, insets.left, insets.bottom, insets.right].map(text).joined(separator: ", ") + "}"
}
