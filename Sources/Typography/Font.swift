/// What must be known of a font to measure text in it.
public struct Font: Hashable, Sendable {
    /// The design of the characters.
    public enum Family: Hashable, Sendable {
        /// The system's font.
        case system
        /// The system's font with digits of one width.
        case systemMonospacedDigits
        /// The system's font with characters of one width.
        case systemMonospaced
        /// A font by its PostScript name; a name that is not known is measured as the system's font, which is also what
        /// a machine without the font shows.
        case named(String)
    }

    /// The design.
    public var family: Family
    /// The size of the em, in points.
    public var pointSize: Double
    /// How heavy it is.
    public var weight: FontWeight
    /// Whether it slants; this changes no width.
    public var isItalic: Bool
    /// Whether the package has measures of the font of a PostScript name.
    public static func isKnown(_ name: String) -> Bool { Design.known(name) != nil }

    /// What is added between two lines beside what the design adds, in points, as text styles do.
    public var leading: Double

    /// A font.
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
