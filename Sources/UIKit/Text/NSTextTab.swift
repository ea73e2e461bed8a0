import Foundation

/// A tab stop of a paragraph style.
///
/// Plumb stores tab stops and does not use them.
open class NSTextTab: NSCopying, Hashable, @unchecked Sendable {
    // Invariant: the properties never change, and the options are values.
    /// The keys of a tab stop's options.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name of the key.
        public let rawValue: String
        /// Creates a key from Apple's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The characters that end a column of numbers.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// The alignment of text at the tab stop.
    public let alignment: NSTextAlignment
    /// The distance of the tab stop from the start of the line, in points.
    public let location: CGFloat
    /// The options of the tab stop.
    public let options: [OptionKey: Any]

    /// Creates a tab stop at a distance from the start of the line, in points.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        (self.alignment, location, self.options) = (alignment, loc, options)
    }

    /// Returns the tab stop itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// Returns whether two tab stops have the same alignment and location.
    public static func == (left: NSTextTab, right: NSTextTab) -> Bool {
        left.alignment == right.alignment && left.location == right.location
    }
    /// Adds the alignment and the location to a hasher.
    open func hash(into hasher: inout Hasher) {
        hasher.combine(alignment)
        hasher.combine(location)
    }
}
