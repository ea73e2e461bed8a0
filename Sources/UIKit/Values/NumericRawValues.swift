/// Values that are numbers by another name, of which more or less can be asked for.
///
/// Name, operators and conformances are those of Apple's module as its public interface shows them. Values may name it
/// without knowing, as in `.required - 1`.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
    /// Orders by number.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    /// A value so much greater; the same where there is none.
    public static func + (left: Self, right: RawValue) -> Self { Self(rawValue: left.rawValue + right) ?? left }
    /// A value so much greater; the same where there is none.
    public static func + (left: RawValue, right: Self) -> Self { right + left }
    /// A value so much less; the same where there is none.
    public static func - (left: Self, right: RawValue) -> Self { Self(rawValue: left.rawValue - right) ?? left }
    /// How much one is greater than the other.
    public static func - (left: Self, right: Self) -> RawValue { left.rawValue - right.rawValue }
    /// Makes a value so much greater.
    public static func += (left: inout Self, right: RawValue) { left = left + right }
    /// Makes a value so much less.
    public static func -= (left: inout Self, right: RawValue) { left = left - right }
}

extension UIFont.Weight: _UIKitNumericRawRepresentable {}
extension UILayoutPriority: _UIKitNumericRawRepresentable {}
extension UIWindow.Level: _UIKitNumericRawRepresentable {}
