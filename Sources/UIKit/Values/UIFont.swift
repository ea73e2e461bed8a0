import Foundation

/// A font: here its size, its weight and its measures.
public final class UIFont: NSObject, @unchecked Sendable {
    /// The size in points.
    public let pointSize: CGFloat
    /// How heavy its strokes are.
    let weight: Weight
    /// The name of its family; nil for the system's font.
    let family: String?
    /// Whether all characters are equally wide.
    let isMonospaced: Bool
    /// Whether it slants.
    let isItalic: Bool

    init(
        pointSize: CGFloat, weight: Weight = .regular, family: String? = nil, isMonospaced: Bool = false,
        isItalic: Bool = false
    ) {
        self.pointSize = pointSize
        self.weight = weight
        self.family = family
        self.isMonospaced = isMonospaced
        self.isItalic = isItalic
    }

    /// A font by its name; the measures are those of the system's font, which is the nearest one at hand.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        let style = fontName.split(separator: "-").last.map(String.init) ?? ""
        self.init(
            pointSize: fontSize, weight: style.contains("Bold") ? .bold : .regular, family: fontName,
            isMonospaced: ["Menlo", "Courier"].contains { fontName.hasPrefix($0) },
            isItalic: style.contains("Italic") || style.contains("Oblique"))
    }

    /// The system's font.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(pointSize: fontSize) }
    /// The system's font in a weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight)
    }
    /// The system's font, bold.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(pointSize: fontSize, weight: .bold) }
    /// The system's font, slanting.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(pointSize: fontSize, isItalic: true)
    }
    /// The system's font with characters of one width.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight, isMonospaced: true)
    }
    /// The system's font with digits of one width.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight)
    }
    /// The font of a text style at the default size of text.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(pointSize: style.pointSize, weight: style == .headline ? .semibold : .regular)
    }

    /// The same font in another size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight, family: family, isMonospaced: isMonospaced, isItalic: isItalic)
    }

    /// The size of labels, in points.
    public class var labelFontSize: CGFloat { 17 }
    /// The size of buttons, in points.
    public class var buttonFontSize: CGFloat { 18 }
    /// The standard size of the system's font, in points.
    public class var systemFontSize: CGFloat { 14 }
    /// The small size of the system's font, in points.
    public class var smallSystemFontSize: CGFloat { 12 }

    /// The name of the font.
    public var fontName: String { family ?? ".SFUI-\(isItalic ? "Italic" : "Regular")" }
    /// The name of the family.
    public var familyName: String { family ?? ".AppleSystemUIFont" }

    /// The height of a line, in points: 1.193359375 times the size for the system's font (measured on labels).
    public var lineHeight: CGFloat { ascender - descender }
    /// How far letters reach above the baseline, in points.
    public var ascender: CGFloat { pointSize * 0.9521484375 }
    /// How far letters reach below the baseline, in points, as a negative number.
    public var descender: CGFloat { -pointSize * 0.2412109375 }
    /// The height of capital letters, in points.
    public var capHeight: CGFloat { pointSize * 0.70458984375 }
    /// The height of small letters, in points.
    public var xHeight: CGFloat { pointSize * 0.5263671875 }
    /// What is added between lines, in points.
    public var leading: CGFloat { 0 }

    /// Two fonts are equal when all that is known of them is.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return pointSize == other.pointSize && weight == other.weight && family == other.family
            && isMonospaced == other.isMonospaced && isItalic == other.isItalic
    }

    /// A number that equal fonts share.
    public override var hash: Int { pointSize.hashValue ^ weight.hashValue }
}

extension UIFont {
    /// How heavy the strokes of a font are. Raw values are Apple's.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// Apple's value, from -1 to 1.
        public let rawValue: CGFloat
        /// A weight of Apple's value.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// A weight of Apple's value.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// The lightest.
        public static let ultraLight = Weight(-0.8)
        /// Lighter than light.
        public static let thin = Weight(-0.6)
        /// Light.
        public static let light = Weight(-0.4)
        /// As text is.
        public static let regular = Weight(0)
        /// A little heavier than text.
        public static let medium = Weight(0.23)
        /// Between medium and bold.
        public static let semibold = Weight(0.3)
        /// Bold.
        public static let bold = Weight(0.4)
        /// Heavier than bold.
        public static let heavy = Weight(0.56)
        /// The heaviest.
        public static let black = Weight(0.62)
    }

    /// What a text is in a document, from which its font follows. Raw values are Apple's.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String
        /// A style of Apple's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The largest title.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// A first title.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// A second title.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// A third title.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// A heading.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// A heading below a heading.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// A remark.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// A footnote.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// A caption.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// A second caption.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// The size at the default size of text, in points (Human Interface Guidelines, size Large).
        var pointSize: CGFloat {
            switch self {
            case .largeTitle: return 34
            case .title1: return 28
            case .title2: return 22
            case .title3: return 20
            case .callout: return 16
            case .subheadline: return 15
            case .footnote: return 13
            case .caption1: return 12
            case .caption2: return 11
            default: return 17
            }
        }
    }
}
