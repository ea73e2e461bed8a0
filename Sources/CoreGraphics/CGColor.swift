import Foundation

/// A colour in sRGB with its opacity.
public final class CGColor: Hashable, Sendable, _ExpressibleByColorLiteral {
    /// Red, green, blue and opacity, each from 0 to 1.
    private let parts: [CGFloat]

    /// A colour of its parts, each from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { parts = [red, green, blue, alpha] }

    /// A colour of its parts, each from 0 to 1; what Apple's keeps apart as sRGB is all there is here.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A grey from 0, black, to 1, white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// The colour of a literal.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// The opacity.
    public var alpha: CGFloat { parts[3] }
    /// Red, green, blue and opacity.
    public var components: [CGFloat]? { parts }
    /// How many parts there are.
    public var numberOfComponents: Int { parts.count }

    /// The same colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }

    /// Equal when all parts are.
    public static func == (left: CGColor, right: CGColor) -> Bool { left.parts == right.parts }

    /// Hashes the parts.
    public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}
