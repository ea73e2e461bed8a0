import Foundation
import Typography

/// A font with its size, its weight and the metrics that `Typography` provides.
///
/// This class does not inherit from `NSObject`, because Foundation on Linux stops the program when it compares attributed strings
/// with such values.
public final class UIFont: Hashable, Sendable {
    /// The font description that `Typography` measures with.
    let face: Font
    /// The scaling with the content size category; nil for a font of fixed size.
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

    /// The size of the font, in points.
    public var pointSize: CGFloat { CGFloat(face.pointSize) }

    /// Creates a font by name; `Typography` measures an unknown name as the system font.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        let style = fontName.split(separator: "-").last.map(String.init) ?? ""
        let weight = Weight.named.first { style.contains($0.part) }?.weight ?? .regular
        self.init(
            pointSize: fontSize, weight: weight, family: .named(fontName),
            isItalic: style.contains("Italic") || style.contains("Oblique"))
    }

    /// Returns the system font.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(pointSize: fontSize) }
    /// Returns the system font in a weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight)
    }
    /// Returns the system font in bold.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(pointSize: fontSize, weight: .bold) }
    /// Returns the system font in italics.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(pointSize: fontSize, isItalic: true)
    }
    /// Returns the monospaced system font.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight, family: .systemMonospaced)
    }
    /// Returns the system font with monospaced digits.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight, family: .systemMonospacedDigits)
    }
    /// Returns the font of a text style at the application's content size category.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        style.font.adapted(to: .application)
    }

    /// Returns the font in another size; the result does not follow the content size category.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        var face = self.face
        face.leading = 0
        face.pointSize = Double(fontSize)
        return UIFont(face)
    }

    /// The standard size of labels, in points.
    public class var labelFontSize: CGFloat { 17 }
    /// The standard size of buttons, in points.
    public class var buttonFontSize: CGFloat { 18 }
    /// The standard size of the system font, in points.
    public class var systemFontSize: CGFloat { 14 }
    /// The small size of the system font, in points.
    public class var smallSystemFontSize: CGFloat { 12 }

    /// The name of the font.
    public var fontName: String {
        if case .named(let name) = face.family { return name }
        return face.isItalic ? ".SFUI-Italic" : ".SFUI-Regular"
    }
    /// The name of the font family.
    public var familyName: String {
        guard case .named(let name) = face.family else { return ".AppleSystemUIFont" }
        return String(name.prefix { $0 != "-" })
    }

    private var metrics: FontMetrics { FontTables().metrics(of: face) }
    /// The height of a line, in points; for the system font 1.193359375 times the size (measured on labels).
    public var lineHeight: CGFloat { CGFloat(metrics.lineHeight) }
    /// The height of the ascender above the baseline, in points.
    public var ascender: CGFloat { CGFloat(metrics.ascender) }
    /// The depth of the descender below the baseline, in points, as a negative number.
    public var descender: CGFloat { CGFloat(metrics.descender) }
    /// The height of capital letters, in points.
    public var capHeight: CGFloat { CGFloat(metrics.capHeight) }
    /// The height of the lowercase x, in points.
    public var xHeight: CGFloat { CGFloat(metrics.xHeight) }
    /// The leading between lines, in points.
    public var leading: CGFloat { CGFloat(metrics.leading) }

    /// Returns whether another object is an equal font.
    public func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.face == face }
    /// Returns whether two fonts have the same family, size, weight and style.
    public static func == (left: UIFont, right: UIFont) -> Bool { left.face == right.face }
    /// Adds the description of the font to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(face) }
}

extension UIFont {
    /// The weight of a font.
    ///
    /// Raw values are Apple's.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The weight as a number from -1 to 1.
        public let rawValue: CGFloat
        /// Creates a weight from a number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a weight from a number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// The ultralight weight.
        public static let ultraLight = Weight(-0.8)
        /// The thin weight.
        public static let thin = Weight(-0.6)
        /// The light weight.
        public static let light = Weight(-0.4)
        /// The regular weight.
        public static let regular = Weight(0)
        /// The medium weight.
        public static let medium = Weight(0.23)
        /// The semibold weight.
        public static let semibold = Weight(0.3)
        /// The bold weight.
        public static let bold = Weight(0.4)
        /// The heavy weight.
        public static let heavy = Weight(0.56)
        /// The black weight.
        public static let black = Weight(0.62)

        /// The weights by parts of font names; a longer part precedes the parts that it contains.
        fileprivate static let named: [(part: String, weight: Weight)] = [
            ("UltraLight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Medium", .medium),
            ("SemiBold", .semibold), ("Semibold", .semibold), ("DemiBold", .semibold), ("Bold", .bold),
            ("Heavy", .heavy), ("Black", .black),
        ]
    }

    /// The text styles of the system.
    ///
    /// Raw values are Apple's.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// Apple's name of the style.
        public let rawValue: String
        /// Creates a style from Apple's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A large title.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// A first-level title.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// A second-level title.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// A third-level title.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// A headline.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// A subheadline.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Body text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// A callout.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// A footnote.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// A caption.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// An alternate, smaller caption.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// The equivalent style in `Typography`; an unknown style counts as body text.
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

        /// The font of the style at the default content size category.
        var font: UIFont {
            let size = Double(pointSize)
            let face = Font(
                pointSize: size, weight: typographic.weight, leading: Typography.TextStyle.leading(atSize: size))
            return UIFont(face, growth: FontGrowth(style: self, size: pointSize))
        }

        /// The size at the default content size category, in points.
        var pointSize: CGFloat { CGFloat(typographic.pointSize(atStep: 3)) }
    }
}
