import Foundation

/// A place in a line to which text goes after a tab; kept, and the measuring does not follow it.
open class NSTextTab: NSCopying, Hashable, @unchecked Sendable {
    /// What a place of text is told beside its alignment.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String
        /// A key of Apple's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The characters at which columns of numbers end.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// How text lies at the place.
    public let alignment: NSTextAlignment
    /// How far the place is from the begin of the line, in points.
    public let location: CGFloat
    /// What the place is told beside.
    public let options: [OptionKey: Any]

    /// A place in lines.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        (self.alignment, location, self.options) = (alignment, loc, options)
    }

    /// The place itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// Two places are equal when they are at the same distance with the same alignment.
    public static func == (left: NSTextTab, right: NSTextTab) -> Bool {
        left.alignment == right.alignment && left.location == right.location
    }
    /// Adds what equal places share.
    open func hash(into hasher: inout Hasher) {
        hasher.combine(alignment)
        hasher.combine(location)
    }
}
