/// A type whose values are named numbers that support comparison and arithmetic.
///
/// The name, the operators and the conformances are those of the public interface of Apple's module. They allow expressions such as
/// `.required - 1`.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
    /// Compares two raw values.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    /// Returns a value increased by a number; the same value if the result is not valid.
    public static func + (left: Self, right: RawValue) -> Self { Self(rawValue: left.rawValue + right) ?? left }
    /// Returns a value increased by a number; the same value if the result is not valid.
    public static func + (left: RawValue, right: Self) -> Self { right + left }
    /// Returns a value decreased by a number; the same value if the result is not valid.
    public static func - (left: Self, right: RawValue) -> Self { Self(rawValue: left.rawValue - right) ?? left }
    /// Returns the difference of two raw values.
    public static func - (left: Self, right: Self) -> RawValue { left.rawValue - right.rawValue }
    /// Increases a value by a number.
    public static func += (left: inout Self, right: RawValue) { left = left + right }
    /// Decreases a value by a number.
    public static func -= (left: inout Self, right: RawValue) { left = left - right }
}

extension UIFont.Weight: _UIKitNumericRawRepresentable {}
extension UILayoutPriority: _UIKitNumericRawRepresentable {}
extension UIWindow.Level: _UIKitNumericRawRepresentable {}
