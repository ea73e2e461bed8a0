import Foundation

/// A call by git as a diff driver.
///
/// The arguments are the path, then file, hash and mode of the old and of the new version. For a renamed document the new path and a note
/// follow.
struct GitDriverCall {
    /// The two versions, with their path in the repository.
    let comparison: DocumentComparison

    /// Creates a call from the arguments, or returns nil if they do not come from git.
    init?(_ words: [String]) {
        guard (7...9).contains(words.count), Self.isVersion(words[2...3]), Self.isVersion(words[5...6]) else {
            return nil
        }
        let newPath = words.count > 7 ? words[7] : words[0]
        comparison = DocumentComparison(
            Self.version(words[1], hash: words[2], of: words[0]), Self.version(words[4], hash: words[5], of: newPath))
    }

    /// Returns whether git calls the command for a path with a merge conflict, which does not have two versions.
    static func isUnmerged(_ words: [String]) -> Bool {
        words.count == 1 && ProcessInfo.processInfo.environment["GIT_DIFF_PATH_COUNTER"] != nil
    }

    /// Returns whether words are a hash and a mode.
    ///
    /// A period represents a missing one.
    private static func isVersion(_ words: ArraySlice<String>) -> Bool {
        guard let hash = words.first, let mode = words.last else { return false }
        return (hash == "." || hash.count >= 4 && hash.allSatisfy(\.isHexDigit))
            && (mode == "." || mode.count == 6 && mode.allSatisfy { digit in ("0"..."7").contains(digit) })
    }

    /// Returns the version in a file from git, or nil for one that did not exist or does not exist any more.
    private static func version(_ file: String, hash: String, of path: String) -> DocumentVersion? {
        guard file != "/dev/null" else { return nil }
        let isStored = hash.contains { digit in digit != "0" && digit != "." }
        return DocumentVersion(file, name: isStored ? hash.prefix(7) + ":" + path : path)
    }
}
