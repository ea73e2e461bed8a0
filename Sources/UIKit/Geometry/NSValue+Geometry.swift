import Foundation

extension NSValue {
    /// A rectangle as an object.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// A size as an object.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// A point as an object.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// The rectangle.
    public var cgRectValue: CGRect { rectValue }
    /// The size.
    public var cgSizeValue: CGSize { sizeValue }
    /// The point.
    public var cgPointValue: CGPoint { pointValue }
}

private func text(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
}

/// A point as Apple's functions write it: `{1, 2}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { "{\(text(point.x)), \(text(point.y))}" }
/// A size as Apple's functions write it: `{1, 2}`.
public func NSStringFromCGSize(_ size: CGSize) -> String { "{\(text(size.width)), \(text(size.height))}" }
/// A rectangle as Apple's functions write it: `{{0, 0}, {1, 2}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
    "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}
/// Insets as Apple's functions write them: top, left, bottom, right in braces.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
    "{" + [insets.top, insets.left, insets.bottom, insets.right].map(text).joined(separator: ", ") + "}"
}
