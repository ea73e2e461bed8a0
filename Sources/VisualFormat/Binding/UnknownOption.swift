import Diagnostics

/// A word in place of an option of a format, with its probable meaning.
public struct UnknownOption: Error, Hashable, Sendable {
    /// The word as written.
    public let word: String
    /// The names of options that are near, nearest first.
    public let candidates: [String]

    /// Describes a word that names no option.
    public init(_ word: String) {
        self.word = word
        candidates = Spelling.candidates(for: SwiftName.current(for: word), among: FormatOptions.names)
    }

    /// The problem as full sentences, with the probable meaning, or with all options.
    public var message: String {
        if word.isEmpty { return "Name at least one option. Use \(FormatOptions.names.listed(by: "or"))." }
        let problem = "Unknown option '\(word)'."
        return problem
            + (candidates.first.map { near in " Did you mean '\(near)'?" }
                ?? " Use \(FormatOptions.names.listed(by: "or")).")
    }

    /// The fixes for a text that is the word alone: each replaces it by a candidate.
    ///
    /// The edits keep a type or a period before the word.
    public var fixIts: [FixIt] {
        let start = word.utf8.lastIndex(of: UInt8(ascii: ".")).map { point in
            word.utf8.distance(from: word.utf8.startIndex, to: point) + 1
        }
        return FixIt.replacing(word, from: start ?? 0, by: candidates)
    }
}

extension FormatOptions {
    /// Returns the option with a name, in any spelling that ``SwiftName`` knows.
    /// - Throws: An ``UnknownOption`` for another word.
    public static func option(named word: String) throws(UnknownOption) -> FormatOptions {
        guard let option = FormatOptions(name: word) else { throw UnknownOption(word) }
        return option
    }
}
