import Foundation
import Typography

/// A description of a font by its attributes.
///
/// This class does not inherit from `NSObject`, for the same reason as ``UIFont``.
public final class UIFontDescriptor: Hashable, Sendable {
    /// The symbolic traits of a font.
    ///
    /// Bits are Apple's.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits of the traits.
        public let rawValue: UInt32
        /// Creates traits from bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Italic.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Monospaced.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    let face: Font

    init(_ face: Font) { self.face = face }

    /// Creates the descriptor of a named font.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(UIFont(name: fontName, size: size)?.face ?? Font(pointSize: Double(size)))
    }

    /// Returns the descriptor of a text style's font at the application's content size category.
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The size of the font, in points.
    public var pointSize: CGFloat { CGFloat(face.pointSize) }

    /// The symbolic traits of the font.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if face.isItalic { traits.insert(.traitItalic) }
        if face.weight.rawValue >= FontWeight.semibold.rawValue { traits.insert(.traitBold) }
        if face.family == .systemMonospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// Returns a descriptor with other symbolic traits; nil for a monospaced variant of a named font.
    ///
    /// A monospaced font stays monospaced without the trait.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var face = self.face
        face.leading = 0
        face.isItalic = symbolicTraits.contains(.traitItalic)
        if symbolicTraits.contains(.traitBold) != self.symbolicTraits.contains(.traitBold) {
            face.weight = symbolicTraits.contains(.traitBold) ? .bold : .regular
        }
        if symbolicTraits.contains(.traitMonoSpace) {
            guard face.family == .system || face.family == .systemMonospaced else { return nil }
            face.family = .systemMonospaced
        }
        return UIFontDescriptor(face)
    }

    /// The designs of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// Apple's name of the design.
        public let rawValue: String
        /// Creates a design from Apple's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The default design.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// A design with serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// A monospaced design.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
        /// A rounded design.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    }
    /// Returns a descriptor with another design of the system font; nil for named fonts.
    ///
    /// `Typography` measures the serif and rounded designs as the default design.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard face.family == .system || face.family == .systemMonospaced else { return nil }
        var face = self.face
        face.family = design == .monospaced ? .systemMonospaced : .system
        return UIFontDescriptor(face)
    }

    /// The keys of font attributes.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// Apple's name of the key.
        public let rawValue: String
        /// Creates a key from Apple's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The family name, a string.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The font name, a string.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The face name, a string.
        ///
        /// Plumb does not use it.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size, a number of points.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The text style, a string.
        ///
        /// Plumb does not use it.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        /// The traits, a dictionary of ``TraitKey``.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The typographic features.
        ///
        /// Plumb does not use them.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The fallback fonts.
        ///
        /// Plumb does not use them.
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    }
    /// The keys of font traits.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name of the key.
        public let rawValue: String
        /// Creates a key from Apple's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The symbolic traits, bits of ``SymbolicTraits``.
        ///
        /// Plumb does not use them.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight, a `UIFont.Weight` or a `CGFloat`.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The width.
        ///
        /// Plumb does not use it.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// The slant.
        ///
        /// Plumb does not use it.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// Creates a descriptor from attributes; Plumb uses the name or family, the size and the weight.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(Font(pointSize: 12), adding: attributes)
    }
    /// Returns a descriptor with additional attributes; Plumb uses the name or family, the size and the weight.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(face, adding: attributes)
    }
    private convenience init(_ face: Font, adding attributes: [AttributeName: Any]) {
        var face = face
        let size = attributes[.size] as? CGFloat ?? (attributes[.size] as? NSNumber).map { CGFloat($0.doubleValue) }
        if let size, size > 0 { face = UIFont(face).withSize(size).face }
        if let name = (attributes[.name] ?? attributes[.family]) as? String,
            let named = UIFont(name: name, size: CGFloat(face.pointSize))
        {
            face = named.face
        }
        let traits = attributes[.traits] as? [TraitKey: Any]
        let weight =
            traits?[.weight] as? UIFont.Weight
            ?? (traits?[.weight] as? CGFloat ?? (traits?[.weight] as? Double).map { CGFloat($0) }
            ?? (traits?[.weight] as? NSNumber).map { CGFloat($0.doubleValue) })
            .map { UIFont.Weight(rawValue: $0) }
        if let weight, face.family == .system || face.family == .systemMonospaced {
            face.weight = UIFont.systemFont(ofSize: CGFloat(face.pointSize), weight: weight).face.weight
        }
        self.init(face)
    }
    /// The attributes of the font: its name, its family and its size.
    public var fontAttributes: [AttributeName: Any] {
        [.name: UIFont(face).fontName, .family: UIFont(face).familyName, .size: pointSize]
    }
    /// Returns the value of an attribute: the name, the family or the size; nil for other keys.
    public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

    /// Returns a descriptor with another size, in points.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(UIFont(face).withSize(newPointSize).face)
    }

    /// Returns whether two descriptors describe the same font.
    public static func == (left: UIFontDescriptor, right: UIFontDescriptor) -> Bool { left.face == right.face }
    /// Adds the description of the font to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(face) }
}

extension UIFont {
    /// Creates the font of a descriptor; a positive size, in points, replaces the descriptor's size.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(pointSize > 0 ? descriptor.withSize(pointSize).face : descriptor.face)
    }

    /// The descriptor of the font.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face) }
}
