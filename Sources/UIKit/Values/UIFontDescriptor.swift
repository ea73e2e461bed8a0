import Foundation
import Typography

/// What a font is by its properties.
///
/// Not an `NSObject`, for the reason that ``UIFont`` is none.
public final class UIFontDescriptor: Hashable, Sendable {
    /// Properties that fonts of one design have or have not.
    ///
    /// Bits are Apple's.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// Apple's bits.
        public let rawValue: UInt32
        /// Traits of Apple's bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Slanting.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// With characters of one width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    let face: Font

    init(_ face: Font) { self.face = face }

    /// The properties of a named font.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(UIFont(name: fontName, size: size)?.face ?? Font(pointSize: Double(size)))
    }

    /// The properties of the font of a text style at the default size of text.
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The size in points.
    public var pointSize: CGFloat { CGFloat(face.pointSize) }

    /// Which of the properties that fonts have or have not it has.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if face.isItalic { traits.insert(.traitItalic) }
        if face.weight.rawValue >= FontWeight.semibold.rawValue { traits.insert(.traitBold) }
        if face.family == .systemMonospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The same font with these properties and without the others; characters of one width exist for the system's font alone.
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

    /// The designs of the system's font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String
        /// A design of Apple's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// As in most places.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// With feet.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// With characters of one width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
        /// Round.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    }
    /// The same font in a design, nil where it has none: named fonts have not.
    ///
    /// Those with feet and the round ones are measured as the system's font.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard face.family == .system || face.family == .systemMonospaced else { return nil }
        var face = self.face
        face.family = design == .monospaced ? .systemMonospaced : .system
        return UIFontDescriptor(face)
    }

    /// The keys of what is said of a font.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String
        /// A key of Apple's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The family, a string.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The name, a string.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The kind of the family, a string.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size, a number of points.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The style of text, a string.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        /// What fonts of one family differ by, a dictionary of ``TraitKey``.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// Which forms of characters are taken; kept by nobody, since nothing draws them.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// Which fonts come next; kept by nobody.
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    }
    /// The keys of what fonts of one family differ by.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String
        /// A key of Apple's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Bits of ``SymbolicTraits``.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight, a `UIFont.Weight` or a number.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The width; nothing follows from it.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// The slant; nothing follows from it.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// The properties of a font of which this is said: a name or family, a size, and a weight.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(Font(pointSize: 12), adding: attributes)
    }
    /// The same font with what is said of it: a name or family, a size, and a weight.
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
            ?? (traits?[.weight] as? CGFloat).map { UIFont.Weight(rawValue: $0) }
        if let weight, face.family == .system || face.family == .systemMonospaced {
            face.weight = UIFont.systemFont(ofSize: CGFloat(face.pointSize), weight: weight).face.weight
        }
        self.init(face)
    }
    /// What is said of the font: its name and size.
    public var fontAttributes: [AttributeName: Any] {
        [.name: UIFont(face).fontName, .family: UIFont(face).familyName, .size: pointSize]
    }
    /// One of the things that are said of the font.
    public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

    /// The same font in another size.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(UIFont(face).withSize(newPointSize).face)
    }

    /// Two descriptors are equal when all properties are.
    public static func == (left: UIFontDescriptor, right: UIFontDescriptor) -> Bool { left.face == right.face }
    /// Adds what equal descriptors share.
    public func hash(into hasher: inout Hasher) { hasher.combine(face) }
}

extension UIFont {
    /// The font of a descriptor; a size other than 0 goes before the descriptor's, in points.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(pointSize > 0 ? descriptor.withSize(pointSize).face : descriptor.face)
    }

    /// What the font is by its properties.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face) }
}
