/// What a format may say beyond Apple's language; the empty set is Apple's language.
///
/// Extensions follow Extended VFL (autolayout.js), GTK and NorthLayout where those agree; `Documentation/ExtendedFormat.md`
/// gives an example of each. A construct whose switch is off is an error with the message that Apple's parser gives.
public struct Dialect: OptionSet, Hashable, Sendable {
    /// One bit for each construct.
    public let rawValue: UInt16
    /// The constructs of these bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Attributes, multipliers and constants in a predicate: `[a(==b.height*2+10)]`, `[a(==2*b)]`.
    public static let expressions = Dialect(rawValue: 1 << 0)
    /// Shares of the superview's size: `[v(==50%)]`, `-10%-`.
    public static let percentages = Dialect(rawValue: 1 << 1)
    /// Gaps of one common size: `|~[a]~[b]~|`.
    public static let equalGaps = Dialect(rawValue: 1 << 2)
    /// One statement for both axes: `HV:|[background]|`.
    public static let bothAxes = Dialect(rawValue: 1 << 3)
    /// Numbered views: `[v1..8]`.
    public static let ranges = Dialect(rawValue: 1 << 4)
    /// Several views in one place: `[a,b]`.
    public static let groups = Dialect(rawValue: 1 << 5)
    /// Rows and columns inside a view's place: `V:|[column:[a][b]]|`.
    public static let stacks = Dialect(rawValue: 1 << 6)
    /// Single constraints: `a.centerX == b.centerX`, `C:a.centerX(b.centerX)`.
    public static let equations = Dialect(rawValue: 1 << 7)
    /// `||` for the superview's layout margins and `|||` for its safe area.
    public static let guideBars = Dialect(rawValue: 1 << 8)
    /// `// …` to the end of the line.
    public static let comments = Dialect(rawValue: 1 << 9)
    /// Several statements in one text, a line each or separated by `;`.
    public static let statements = Dialect(rawValue: 1 << 10)
    /// Blanks between any two words.
    public static let blanks = Dialect(rawValue: 1 << 11)
    /// `->` between views that are not connected.
    public static let disconnections = Dialect(rawValue: 1 << 12)
    /// `@required`, `@strong`, `@medium` and `@weak` where no metric has that name.
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
