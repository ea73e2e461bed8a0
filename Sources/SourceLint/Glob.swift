/// A pattern of paths, as in a `.gitignore`.
///
/// `*` and `?` match characters within a name, and `[a-z]` and `[!a-z]` match one character of a set. `{a,b}` matches alternatives, and
/// `**` matches any number of folders. A backslash escapes the next character. A leading `!` makes the pattern an exception to the patterns
/// before it.
///
/// A pattern without a slash matches any name in a path. Other patterns match a path, or a folder of it.
public struct Glob: Hashable, Sendable {
    /// The pattern in the source.
    public let pattern: String
    /// A Boolean value that indicates whether the pattern is an exception to the patterns before it.
    public let isNegated: Bool
    /// A Boolean value that indicates whether the pattern has a slash before its end, so that it matches from the start of a path.
    let isAnchored: Bool
    private let program: GlobProgram

    /// The maximum number of characters of all patterns of a list.
    ///
    /// A match costs at most the product of this number and the path's length.
    static let largestCharacterCount = 16_384

    /// Creates a pattern.
    ///
    /// A trailing slash has no effect.
    public init(_ pattern: String) {
        self.pattern = pattern
        isNegated = pattern.hasPrefix("!")
        let text = pattern.dropFirst(isNegated ? 1 : 0)
        isAnchored = text.dropLast(text.hasSuffix("/") ? 1 : 0).contains("/")
        let names = Glob.normalized(text)
        program = GlobProgram(isAnchored || names.isEmpty ? names : "**/" + names)
    }

    /// Returns whether the pattern matches a path, relative to the folder of the pattern, or a folder of it.
    ///
    /// A leading `!` has no effect on the result. Takes time linear in the product of the lengths.
    public func matches(_ path: String) -> Bool { program.matches(Glob.normalized(path)) == .whole }

    /// Returns whether the pattern can match a path below a folder.
    func mayMatch(below folder: String) -> Bool { program.matches(Glob.normalized(folder) + "/") != .none }

    /// Returns a path without leading, trailing and repeated slashes, and without `.`.
    private static func normalized(_ path: some StringProtocol) -> String {
        path.split(separator: "/").filter { name in name != "." }.joined(separator: "/")
    }

    /// Returns whether two patterns have the same text.
    public static func == (one: Glob, other: Glob) -> Bool { one.pattern == other.pattern }

    /// Hashes the text of the pattern.
    public func hash(into hasher: inout Hasher) { hasher.combine(pattern) }
}

extension [Glob] {
    /// Returns whether the last pattern that matches a path has no `!`, or nil if none matches.
    func decision(on path: String) -> Bool? {
        last(where: { glob in glob.matches(path) }).map { glob in !glob.isNegated }
    }

    /// Returns whether a matched folder need not be searched: no later pattern with `!` and a slash can match a path in it.
    func closes(_ folder: String) -> Bool {
        guard let place = lastIndex(where: { glob in glob.matches(folder) }), !self[place].isNegated else {
            return false
        }
        return !self[place...].contains { glob in glob.isNegated && glob.isAnchored && glob.mayMatch(below: folder) }
    }
}
