import Foundation

extension UIColor {
    /// Creates a color from Display P3 components from 0 to 1; its sRGB components may be outside that range.
    ///
    /// Both color spaces have the same transfer function and white point. The matrix for linear components follows from their
    /// primaries (SMPTE EG 432-1, IEC 61966-2-1).
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        self.init(
            red: Self.curved(1.2249401763 * r - 0.2249401763 * g),
            green: Self.curved(-0.0420569547 * r + 1.0420569547 * g),
            blue: Self.curved(-0.0196375546 * r - 0.0786360456 * g + 1.0982736002 * b), alpha: alpha)
    }

    private static func linear(_ part: CGFloat) -> CGFloat {
        let size = abs(part)
        return (size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)) * (part < 0 ? -1 : 1)
    }

    private static func curved(_ part: CGFloat) -> CGFloat {
        let size = abs(part)
        return (size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055) * (part < 0 ? -1 : 1)
    }
}
