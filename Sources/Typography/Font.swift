/// The properties of a font that affect text measurement.
public struct Font: Hashable, Sendable {
    /// The family of a font.
    public enum Family: Hashable, Sendable {
        /// The system font.
        case system
        /// The system font with monospaced digits.
        case systemMonospacedDigits
        /// The monospaced system font.
        case systemMonospaced
        /// A font by its PostScript name.
        ///
        /// An unknown font is measured as the system font, as on a device without the font.
        case named(String)
    }

    /// The family.
    public var family: Family
    /// The point size.
    public var pointSize: Double
    /// The weight.
    public var weight: FontWeight
    /// A Boolean value that indicates whether the font is italic, which does not affect widths.
    public var isItalic: Bool
    /// Returns whether the package has metrics for a PostScript name.
    public static func isKnown(_ name: String) -> Bool { Design.known(name) != nil }

    /// The additional space between lines in points, as in text styles.
    public var leading: Double

    /// Creates a font.
    public init(
        family: Family = .system, pointSize: Double, weight: FontWeight = .regular, isItalic: Bool = false,
        leading: Double = 0
    ) {
        self.family = family
        self.pointSize = pointSize
        self.weight = weight
        self.isItalic = isItalic
        self.leading = leading
    }
}
