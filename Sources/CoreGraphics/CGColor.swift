import Foundation

/// A color in sRGB with an opacity.
public final class CGColor: Hashable, Sendable, _ExpressibleByColorLiteral {
    /// Red, green, blue and opacity, each from 0 to 1.
    private let parts: [CGFloat]

    /// Creates a color from components, each from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { parts = [red, green, blue, alpha] }

    /// Creates a color from components, each from 0 to 1.
    ///
    /// All colors are in sRGB.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a gray from 0 (black) to 1 (white).
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Creates a color from a literal.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// The opacity.
    public var alpha: CGFloat { parts[3] }
    /// The red, green, blue and alpha components.
    public var components: [CGFloat]? { parts }
    /// The number of components.
    public var numberOfComponents: Int { parts.count }

    /// Returns the color with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }

    /// Returns whether all components are equal.
    public static func == (left: CGColor, right: CGColor) -> Bool { left.parts == right.parts }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}
