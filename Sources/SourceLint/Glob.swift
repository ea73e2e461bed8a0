/// A pattern of paths: `*` and `?` match within a name, and `**` matches any number of folders.
///
/// A pattern without a slash matches any name in a path, as in a `.gitignore`. Other patterns match a path, or a folder
/// of it.
public struct Glob: Hashable, Sendable {
    /// The pattern in the source.
    public let pattern: String
    private let names: [[UInt8]]
    private let isAnchored: Bool

    /// Creates a pattern.
    ///
    /// A trailing slash has no effect.
    public init(_ pattern: String) {
        self.pattern = pattern
        names = Glob.names(of: pattern)
        isAnchored = pattern.dropLast(pattern.hasSuffix("/") ? 1 : 0).contains("/")
    }

    /// Returns whether the pattern matches a path, relative to the folder of the pattern, or a folder of it.
    public func matches(_ path: String) -> Bool {
        let path = Glob.names(of: path)
        guard isAnchored else {
            return path.contains { name in names.count == 1 && Glob.matches(names[0][...], name[...]) }
        }
        return Glob.matches(names[...], path[...])
    }

    private static func names(of path: String) -> [[UInt8]] {
        path.utf8.split(separator: Byte.slash).map(Array.init).filter { name in name != [Byte.point] }
    }

    /// Returns whether names meet the beginning of a path.
    private static func matches(_ names: ArraySlice<[UInt8]>, _ path: ArraySlice<[UInt8]>) -> Bool {
        guard let name = names.first else { return true }
        if name == [Byte.asterisk, Byte.asterisk] {
            return matches(names.dropFirst(), path) || (!path.isEmpty && matches(names, path.dropFirst()))
        }
        guard let first = path.first else { return false }
        return matches(name[...], first[...]) && matches(names.dropFirst(), path.dropFirst())
    }

    /// Returns whether a name meets a pattern without slashes; time is at most the product of the lengths.
    private static func matches(_ pattern: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
        var (place, index) = (pattern.startIndex, name.startIndex)
        var retry: (place: Int, index: Int)?
        while index < name.endIndex {
            if place < pattern.endIndex, pattern[place] == Byte.asterisk {
                retry = (place, index)
                place += 1
            } else if place < pattern.endIndex, pattern[place] == name[index] || pattern[place] == Byte.questionMark {
                place += 1
                index += 1
            } else if let last = retry {
                place = last.place + 1
                index = last.index + 1
                retry = (last.place, last.index + 1)
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { byte in byte == Byte.asterisk }
    }
}
