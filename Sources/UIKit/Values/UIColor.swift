import Foundation

/// A color in the sRGB color space with an alpha value.
///
/// This class does not inherit from `NSObject`, for the same reason as ``UIFont``.
public final class UIColor: Hashable, Sendable {
    /// The red component, from 0 to 1.
    let red: CGFloat
    /// The green component, from 0 to 1.
    let green: CGFloat
    /// The blue component, from 0 to 1.
    let blue: CGFloat
    /// The alpha value, from 0 to 1.
    let alpha: CGFloat
    /// The closure that resolves a dynamic color for traits; nil for a static color.
    private let provider: (@Sendable (UITraitCollection) -> UIColor)?

    /// Creates a color from components, each from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
        provider = nil
    }

    /// Creates a dynamic color; its components are those in light mode.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
        (red, green, blue, alpha) = (light.red, light.green, light.blue, light.alpha)
        provider = dynamicProvider
    }

    /// Returns the color for traits.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        provider.map { $0(traitCollection).resolvedColor(with: traitCollection) } ?? self
    }

    /// Creates a gray from 0 (black) to 1 (white).
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates a color from hue, saturation, brightness and alpha, each from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func part(_ shift: CGFloat) -> CGFloat {
            let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
        self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
    }

    /// Returns a color with the same components and another alpha value; a dynamic color stays dynamic.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        guard provider == nil else {
            return UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
        }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Writes the components of the color and returns true.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = self.red
        green?.pointee = self.green
        blue?.pointee = self.blue
        alpha?.pointee = self.alpha
        return true
    }

    /// Writes the white component and the alpha value of a gray; returns false for other colors.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        guard red == green, green == blue else { return false }
        white?.pointee = red
        alpha?.pointee = self.alpha
        return true
    }

    private var parts: [CGFloat] { [red, green, blue, alpha] }
    private func isEqual(to other: UIColor) -> Bool {
        self === other || (parts == other.parts && provider == nil && other.provider == nil)
    }

    /// Returns whether another object is an equal color.
    public func isEqual(_ object: Any?) -> Bool { (object as? UIColor).map(isEqual(to:)) ?? false }
    /// Returns whether two colors have equal components; a dynamic color is equal only to itself.
    public static func == (left: UIColor, right: UIColor) -> Bool { left.isEqual(to: right) }
    /// Adds the components to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}

extension UIColor {
    private static func named(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> UIColor {
        UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }

    /// Black.
    public static let black = named(0, 0, 0)
    /// White.
    public static let white = named(255, 255, 255)
    /// A medium gray, halfway between black and white.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// A dark gray.
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    /// A light gray.
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    /// Red.
    public static let red = named(255, 0, 0)
    /// Green.
    public static let green = named(0, 255, 0)
    /// Blue.
    public static let blue = named(0, 0, 255)
    /// Cyan.
    public static let cyan = named(0, 255, 255)
    /// Yellow.
    public static let yellow = named(255, 255, 0)
    /// Magenta.
    public static let magenta = named(255, 0, 255)
    /// Orange.
    public static let orange = named(255, 127.5, 0)
    /// Purple.
    public static let purple = named(127.5, 0, 127.5)
    /// Brown.
    public static let brown = named(153, 102, 51)
    /// Black with an alpha of 0.
    public static let clear = UIColor(white: 0, alpha: 0)
    /// The system red.
    public static let systemRed = named(255, 59, 48)
    /// The system green.
    public static let systemGreen = named(52, 199, 89)
    /// The system blue, which is also the default tint color.
    public static let systemBlue = named(0, 122, 255)
    /// The system orange.
    public static let systemOrange = named(255, 149, 0)
    /// The system yellow.
    public static let systemYellow = named(255, 204, 0)
    /// The system pink.
    public static let systemPink = named(255, 45, 85)
    /// The system purple.
    public static let systemPurple = named(175, 82, 222)
    /// The system teal.
    public static let systemTeal = named(48, 176, 199)
    /// The system indigo.
    public static let systemIndigo = named(88, 86, 214)
    /// The system gray.
    public static let systemGray = named(142, 142, 147)
    /// The second system gray, lighter than ``systemGray``.
    public static let systemGray2 = named(174, 174, 178)
    /// The third system gray.
    public static let systemGray3 = named(199, 199, 204)
    /// The fourth system gray.
    public static let systemGray4 = named(209, 209, 214)
    /// The fifth system gray.
    public static let systemGray5 = named(229, 229, 234)
    /// The sixth system gray, the lightest one.
    public static let systemGray6 = named(242, 242, 247)
    /// The color of primary labels.
    public static let label = black
    /// The color of secondary labels.
    public static let secondaryLabel = named(60, 60, 67, 0.6)
    /// The color of tertiary labels.
    public static let tertiaryLabel = named(60, 60, 67, 0.3)
    /// The color of placeholder text.
    public static let placeholderText = named(60, 60, 67, 0.3)
    /// The color of links.
    public static let link = systemBlue
    /// The color of translucent separators.
    public static let separator = named(60, 60, 67, 0.29)
    /// The main background color.
    public static let systemBackground = white
    /// The color of quaternary labels.
    public static let quaternaryLabel = named(60, 60, 67, 0.18)
    /// The color of text on a light background.
    public static let darkText = black
    /// The color of text on a dark background.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// The color of opaque separators.
    public static let opaqueSeparator = named(198, 198, 200)
    /// The system brown.
    public static let systemBrown = named(162, 132, 94)
    /// The system cyan.
    public static let systemCyan = named(50, 173, 230)
    /// The system mint.
    public static let systemMint = named(0, 199, 190)
    /// The fill color of thin and small shapes.
    public static let systemFill = named(120, 120, 128, 0.2)
    /// The fill color of medium-sized shapes.
    public static let secondarySystemFill = named(120, 120, 128, 0.16)
    /// The fill color of large shapes.
    public static let tertiarySystemFill = named(118, 118, 128, 0.12)
    /// The fill color of large areas with complex content.
    public static let quaternarySystemFill = named(116, 116, 128, 0.08)
    /// The tertiary background color in grouped interfaces.
    public static let tertiarySystemGroupedBackground = systemGray6
    /// The default tint color.
    public static let tintColor = systemBlue
    /// The tertiary background color.
    public static let tertiarySystemBackground = white
    /// The secondary background color in grouped interfaces.
    public static let secondarySystemGroupedBackground = white
    /// The secondary background color.
    public static let secondarySystemBackground = systemGray6
    /// The main background color in grouped interfaces.
    public static let systemGroupedBackground = systemGray6
}
