import Foundation
import Typography

/// A font: its size, its weight and its measures, which `Typography` gives.
///
/// Not an `NSObject`, since Foundation on Linux stops the program when it compares attributed strings whose values are some.
public final class UIFont: Hashable, Sendable {
    /// What `Typography` measures with.
    let face: Font
    /// How the font follows the size of text that the user has chosen; nil where it does not.
    let growth: FontGrowth?

    init(_ face: Font, growth: FontGrowth? = nil) {
        self.face = face
        self.growth = growth
    }

    convenience init(
        pointSize: CGFloat, weight: Weight = .regular, family: Font.Family = .system, isItalic: Bool = false
    ) {
        self.init(
            Font(
                family: family, pointSize: Double(pointSize), weight: FontWeight(rawValue: Double(weight.rawValue)),
                isItalic: isItalic))
    }

    /// The size in points.
    public var pointSize: CGFloat { CGFloat(face.pointSize) }

    /// A font by its name; a name that is not known is measured as the system's font.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        let style = fontName.split(separator: "-").last.map(String.init) ?? ""
        let weight = Weight.named.first { style.contains($0.part) }?.weight ?? .regular
        self.init(
            pointSize: fontSize, weight: weight, family: .named(fontName),
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
        UIFont(pointSize: fontSize, weight: weight, family: .systemMonospaced)
    }
    /// The system's font with digits of one width.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight, family: .systemMonospacedDigits)
    }
    /// The font of a text style at the application's size of text.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        style.font.adapted(to: .application)
    }

    /// The same font in another size; no longer that of a text style.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        var face = self.face
        face.leading = 0
        face.pointSize = Double(fontSize)
        return UIFont(face)
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
    public var fontName: String {
        if case .named(let name) = face.family { return name }
        return face.isItalic ? ".SFUI-Italic" : ".SFUI-Regular"
    }
    /// The name of the family.
    public var familyName: String {
        guard case .named(let name) = face.family else { return ".AppleSystemUIFont" }
        return String(name.prefix { $0 != "-" })
    }

    private var metrics: FontMetrics { FontTables().metrics(of: face) }
    /// The height of a line, in points: 1.193359375 times the size for the system's font (measured on labels).
    public var lineHeight: CGFloat { CGFloat(metrics.lineHeight) }
    /// How far letters reach above the baseline, in points.
    public var ascender: CGFloat { CGFloat(metrics.ascender) }
    /// How far letters reach below the baseline, in points, as a negative number.
    public var descender: CGFloat { CGFloat(metrics.descender) }
    /// The height of capital letters, in points.
    public var capHeight: CGFloat { CGFloat(metrics.capHeight) }
    /// The height of small letters, in points.
    public var xHeight: CGFloat { CGFloat(metrics.xHeight) }
    /// What is added between lines, in points.
    public var leading: CGFloat { CGFloat(metrics.leading) }

    /// Whether another object is an equal font.
    public func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.face == face }
    /// Two fonts are equal when all that is known of them is.
    public static func == (left: UIFont, right: UIFont) -> Bool { left.face == right.face }
    /// Adds what equal fonts share.
    public func hash(into hasher: inout Hasher) { hasher.combine(face) }
}

extension UIFont {
    /// How heavy the strokes of a font are.
    ///
    /// Raw values are Apple's.
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

        /// Weights by what names of fonts call them; longer parts come before those that they contain.
        fileprivate static let named: [(part: String, weight: Weight)] = [
            ("UltraLight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Medium", .medium),
            ("SemiBold", .semibold), ("Semibold", .semibold), ("DemiBold", .semibold), ("Bold", .bold),
            ("Heavy", .heavy), ("Black", .black),
        ]
    }

    /// What a text is in a document, from which its font follows.
    ///
    /// Raw values are Apple's.
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

        /// The style in the words of `Typography`; an unknown one is text.
        var typographic: Typography.TextStyle {
            switch self {
            case .largeTitle: return .largeTitle
            case .title1: return .title1
            case .title2: return .title2
            case .title3: return .title3
            case .headline: return .headline
            case .subheadline: return .subheadline
            case .callout: return .callout
            case .footnote: return .footnote
            case .caption1: return .caption1
            case .caption2: return .caption2
            default: return .body
            }
        }

        /// The font at the default size of text.
        var font: UIFont {
            let size = Double(pointSize)
            let face = Font(
                pointSize: size, weight: typographic.weight, leading: Typography.TextStyle.leading(atSize: size))
            return UIFont(face, growth: FontGrowth(style: self, size: pointSize))
        }

        /// The size at the default size of text, in points.
        var pointSize: CGFloat { CGFloat(typographic.pointSize(atStep: 3)) }
    }
}
