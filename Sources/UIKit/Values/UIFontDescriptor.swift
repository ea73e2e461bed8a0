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
