import Foundation

/// A colour in sRGB with its opacity.
///
/// Not an `NSObject`, for the reason that ``UIFont`` is none.
public final class UIColor: Hashable, Sendable {
    /// The red part, 0 to 1.
    let red: CGFloat
    /// The green part, 0 to 1.
    let green: CGFloat
    /// The blue part, 0 to 1.
    let blue: CGFloat
    /// The opacity, 0 to 1.
    let alpha: CGFloat
    /// What gives the colour for traits; nil for one that is the same for all.
    private let provider: (@Sendable (UITraitCollection) -> UIColor)?

    /// A colour of its parts, each from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
        provider = nil
    }

    /// A colour that depends on traits; its parts are those in light surroundings.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
        (red, green, blue, alpha) = (light.red, light.green, light.blue, light.alpha)
        provider = dynamicProvider
    }

    /// The colour for traits.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        provider.map { $0(traitCollection).resolvedColor(with: traitCollection) } ?? self
    }

    /// A grey from 0, black, to 1, white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// A colour of a hue on the wheel, how much there is of it, and how bright; each from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func part(_ shift: CGFloat) -> CGFloat {
            let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
        self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
    }

    /// The same colour with another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Gives the parts through pointers, as Apple's does; true always.
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

    /// Gives the grey of a colour whose parts are equal, and its opacity; false for other colours.
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

    /// Whether another object is an equal colour.
    public func isEqual(_ object: Any?) -> Bool { (object as? UIColor).map(isEqual(to:)) ?? false }
    /// Two colours are equal when their parts are; one that depends on traits is equal to itself alone.
    public static func == (left: UIColor, right: UIColor) -> Bool { left.isEqual(to: right) }
    /// Adds what equal colours share.
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
    /// Grey, half way between black and white.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// A dark grey.
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    /// A light grey.
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
    /// No colour.
    public static let clear = UIColor(white: 0, alpha: 0)
    /// The system's red.
    public static let systemRed = named(255, 59, 48)
    /// The system's green.
    public static let systemGreen = named(52, 199, 89)
    /// The system's blue, which is also that of what can be tapped.
    public static let systemBlue = named(0, 122, 255)
    /// The system's orange.
    public static let systemOrange = named(255, 149, 0)
    /// The system's yellow.
    public static let systemYellow = named(255, 204, 0)
    /// The system's pink.
    public static let systemPink = named(255, 45, 85)
    /// The system's purple.
    public static let systemPurple = named(175, 82, 222)
    /// The system's teal.
    public static let systemTeal = named(48, 176, 199)
    /// The system's indigo.
    public static let systemIndigo = named(88, 86, 214)
    /// The system's grey.
    public static let systemGray = named(142, 142, 147)
    /// A lighter system grey.
    public static let systemGray2 = named(174, 174, 178)
    /// A still lighter system grey.
    public static let systemGray3 = named(199, 199, 204)
    /// A light system grey.
    public static let systemGray4 = named(209, 209, 214)
    /// A very light system grey.
    public static let systemGray5 = named(229, 229, 234)
    /// The lightest system grey.
    public static let systemGray6 = named(242, 242, 247)
    /// The colour of text.
    public static let label = black
    /// The colour of text that matters less.
    public static let secondaryLabel = named(60, 60, 67, 0.6)
    /// The colour of text that matters little.
    public static let tertiaryLabel = named(60, 60, 67, 0.3)
    /// The colour of placeholders.
    public static let placeholderText = named(60, 60, 67, 0.3)
    /// The colour of links.
    public static let link = systemBlue
    /// The colour of separators.
    public static let separator = named(60, 60, 67, 0.29)
    /// The colour behind everything.
    public static let systemBackground = white
    /// The colour of text that matters least.
    public static let quaternaryLabel = named(60, 60, 67, 0.18)
    /// The colour of text on light ground.
    public static let darkText = black
    /// The colour of text on dark ground.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// The colour of separators that let nothing through.
    public static let opaqueSeparator = named(198, 198, 200)
    /// The system's brown.
    public static let systemBrown = named(162, 132, 94)
    /// The system's cyan.
    public static let systemCyan = named(50, 173, 230)
    /// The system's mint.
    public static let systemMint = named(0, 199, 190)
    /// The fill of thin shapes.
    public static let systemFill = named(120, 120, 128, 0.2)
    /// The fill of shapes of middle size.
    public static let secondarySystemFill = named(120, 120, 128, 0.16)
    /// The fill of large shapes.
    public static let tertiarySystemFill = named(118, 118, 128, 0.12)
    /// The fill of large areas.
    public static let quaternarySystemFill = named(116, 116, 128, 0.08)
    /// The colour of what lies on what lies on groups.
    public static let tertiarySystemGroupedBackground = systemGray6
    /// The colour of what can be tapped, where no view has another.
    public static let tintColor = systemBlue
    /// The colour behind what lies on groups.
    public static let tertiarySystemBackground = white
    /// The colour of groups in grouped tables.
    public static let secondarySystemGroupedBackground = white
    /// The colour behind groups.
    public static let secondarySystemBackground = systemGray6
    /// The colour behind grouped tables.
    public static let systemGroupedBackground = systemGray6
}
