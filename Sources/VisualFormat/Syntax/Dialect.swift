/// The extensions of Apple's language that a format may use.
///
/// The empty set is Apple's language.
///
/// The extensions follow Extended VFL (autolayout.js), GTK and NorthLayout where these agree.
/// `Documentation/ExtendedFormat.md` has an example of each. A construct that is not enabled is an error with the
/// message of Apple's parser.
public struct Dialect: OptionSet, Hashable, Sendable {
    /// The bits, one per construct.
    public let rawValue: UInt16
    /// Creates a dialect from bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Attributes, multipliers and constants in a predicate: `[a(==b.height*2+10)]`, `[a(==2*b)]`.
    public static let expressions = Dialect(rawValue: 1 << 0)
    /// Percentages of the superview's size: `[v(==50%)]`, `-10%-`.
    public static let percentages = Dialect(rawValue: 1 << 1)
    /// Gaps of equal size: `|~[a]~[b]~|`.
    public static let equalGaps = Dialect(rawValue: 1 << 2)
    /// One statement for both axes: `HV:|[background]|`.
    public static let bothAxes = Dialect(rawValue: 1 << 3)
    /// Numbered views: `[v1..8]`.
    public static let ranges = Dialect(rawValue: 1 << 4)
    /// Several views in the same position: `[a,b]`.
    public static let groups = Dialect(rawValue: 1 << 5)
    /// Rows and columns inside a view: `V:|[column:[a][b]]|`.
    public static let stacks = Dialect(rawValue: 1 << 6)
    /// Single constraints: `a.centerX == b.centerX`, `C:a.centerX(b.centerX)`.
    public static let equations = Dialect(rawValue: 1 << 7)
    /// `||` for the superview's layout margins and `|||` for its safe area.
    public static let guideBars = Dialect(rawValue: 1 << 8)
    /// `// …` to the end of the line.
    public static let comments = Dialect(rawValue: 1 << 9)
    /// Several statements in one text, on separate lines or separated by `;`.
    public static let statements = Dialect(rawValue: 1 << 10)
    /// Spaces between words.
    public static let blanks = Dialect(rawValue: 1 << 11)
    /// `->` between views that are not connected.
    public static let disconnections = Dialect(rawValue: 1 << 12)
    /// `@required`, `@strong`, `@medium` and `@weak`, unless a metric has that name.
    public static let namedPriorities = Dialect(rawValue: 1 << 13)

    /// Apple's language.
    public static let standard: Dialect = []
    /// The comment by which a text with a format a line says that it has the extended dialect.
    public static let extendedComment = "Dialect: extended"

    /// All extensions.
    public static let extended: Dialect = [
        .expressions, .percentages, .equalGaps, .bothAxes, .ranges, .groups, .stacks, .equations, .guideBars, .comments,
        .statements, .blanks, .disconnections, .namedPriorities,
    ]
}
