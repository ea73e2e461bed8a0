import Diagnostics
import Yams

/// A syntax error in YAML or JSON, in the words of findings.
public struct YAMLProblem: Error, Hashable, Sendable {
    /// The problem, and the fix where it is known, in full sentences.
    public let message: String
    /// The position of the error, with the file of the text.
    public let location: SourceLocation
    /// A Boolean value that indicates whether the text exceeds a limit, and may otherwise be well formed.
    public let isExcess: Bool

    /// Creates a problem at an offset in bytes.
    init(_ message: String, at offset: Int, in text: YAMLText) {
        self.message = message
        location = text.source.location(of: offset)
        isExcess = false
    }

    /// Creates the problem for a limit that a text exceeds.
    init(_ excess: YAMLCost.Excess, in text: YAMLText) {
        message = excess.message
        location = text.source.location(of: text.offset(line: excess.line, column: excess.column))
        isExcess = true
    }

    /// Returns the problem in full sentences, with the format of the text unless a limit is exceeded.
    public func sentence(of format: YAMLText.Format) -> String {
        isExcess ? message : "The file is not valid \(format.rawValue). \(message)"
    }

    /// Creates the problem for an error that Yams threw for a text.
    init(_ error: any Error, in text: YAMLText) {
        switch error {
        case YamlError.scanner(_, let words, let mark, _), YamlError.parser(_, let words, let mark, _),
            YamlError.composer(_, let words, let mark, _):
            self.init(words, behind: text.offset(line: mark.line, column: mark.column), in: text)
        case YamlError.duplicatedKeysInMapping(let keys, let context):
            self.init(repeated: keys, line: context.mark.line, column: context.mark.column, in: text)
        case YamlError.reader(_, _, let code, _): self.init(unreadable: Int(code), in: text)
        default: self.init("The text cannot be read.", at: 0, in: text)
        }
    }

    /// Creates the problem for an error of libyaml at the offset where it stopped.
    ///
    /// The position is that of the mistake, if it is known.
    private init(_ words: String, behind end: Int, in text: YAMLText) {
        // For a tab, libyaml mostly reports that it cannot begin a token.
        let isTab = text.bytes.indices.contains(end) && text.bytes[end] == 9
        let outline = YAMLOutline(text.bytes, end: end)
        if let place = MergeConflict.first(in: text.bytes) {
            self.init(MergeConflict.message, at: place, in: text)
        } else if !isTab, let place = outline.foreignComment {
            self.init(foreignComment: Character(Unicode.Scalar(text.bytes[place + 1])), at: place, in: text)
        } else if !isTab, let mistake = YAMLMistake(words, in: outline) {
            self.init(mistake.message, at: mistake.offset, in: text)
        } else {
            self.init(isTab ? Self.tab : Self.messages[words] ?? Self.sentence(words), at: end, in: text)
        }
    }

    /// Creates the problem for a comment in the style of C, which begins with a slash and a sign.
    init(foreignComment sign: Character, at offset: Int, in text: YAMLText) {
        switch text.format {
        case .json: self.init("JSON does not have comments.", at: offset, in: text)
        case .yaml: self.init("Begin a comment with '#', not with '/\(sign)'.", at: offset, in: text)
        }
    }

    /// Creates the problem for a character that YAML does not allow, at its first occurrence.
    private init(unreadable code: Int, in text: YAMLText) {
        var offset = 0
        for scalar in text.source.text.unicodeScalars {
            if Int(scalar.value) == code { break }
            offset += UTF8.width(scalar)
        }
        self.init("The character U+" + Self.hexadecimal(code) + " is not allowed.", at: offset, in: text)
    }

    /// Creates the problem for duplicate keys of a mapping, at the second occurrence.
    ///
    /// Line and column are those of the first.
    private init(repeated keys: [String], line: Int, column: Int, in text: YAMLText) {
        let (name, first) = (keys.first ?? "", text.offset(line: line, column: column))
        let again =
            YAMLOutline(text.bytes, end: first).key(name, againBehind: first)
            ?? Self.line(of: name, after: line, column: column, in: text.source.text).map { line in
                text.offset(line: line, column: column)
            }
        let place = text.source.location(of: first)
        let isElsewhere = again.map { again in text.source.location(of: again).line > place.line } ?? false
        let others = keys.dropFirst().map { key in "'\(key)'" }.listed(most: 5)
        self.init(
            "The key '\(name)' is a duplicate" + (isElsewhere ? " of line \(place.line)." : ".")
                + (others.isEmpty ? "" : " \(others) \(keys.count == 2 ? "is a duplicate" : "are duplicates") too."),
            at: again ?? first, in: text)
    }

    /// Returns the line where a key occurs again in the same column of the same mapping, or nil if it has no line of its own, as in
    /// brackets.
    private static func line(of key: String, after first: Int, column: Int, in text: String) -> Int? {
        let lines = text.split(omittingEmptySubsequences: false) { character in character.isNewline }
        for (index, line) in lines.enumerated().dropFirst(first) {
            let indentation = line.prefix { character in character == " " }.count
            let content = line.dropFirst(indentation)
            guard let start = content.first, start != "#" else { continue }
            guard indentation + 1 >= column else { return nil }
            let word = content.prefix { character in character != ":" && character != " " }
            let plain = word.filter { character in character != "\"" && character != "'" }
            if indentation + 1 == column, plain == key { return index + 1 }
        }
        return nil
    }

    /// Returns words of libyaml as a sentence.
    private static func sentence(_ words: String) -> String {
        words.prefix(1).uppercased() + words.dropFirst() + "."
    }

    private static func hexadecimal(_ code: Int) -> String {
        let digits = String(code, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
