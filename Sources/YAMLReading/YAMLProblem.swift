import Diagnostics
import Yams

/// What a reader of YAML objects to in a text, in the words of findings: the part of a sentence behind "this is no YAML: ".
public struct YAMLProblem: Error, Hashable, Sendable {
    /// What is wrong, without a point at its end.
    public let message: String
    /// Where, with the file of the text.
    public let location: SourceLocation

    /// A problem at an offset in bytes.
    init(_ message: String, at offset: Int, in text: YAMLText) {
        self.message = message
        location = text.source.location(of: offset)
    }

    /// What Yams threw at a text.
    init(_ error: any Error, in text: YAMLText) {
        switch error {
        case YamlError.scanner(_, let words, let mark, _), YamlError.parser(_, let words, let mark, _),
            YamlError.composer(_, let words, let mark, _):
            self.init(words, behind: text.offset(line: mark.line, column: mark.column), in: text)
        case YamlError.duplicatedKeysInMapping(let keys, let context):
            self.init(repeated: keys, line: context.mark.line, column: context.mark.column, in: text)
        case YamlError.reader(_, _, let code, _): self.init(unreadable: Int(code), in: text)
        default: self.init("it cannot be read", at: 0, in: text)
        }
    }

    /// A problem that libyaml says in its words where it gave up; it is placed where the mistake was made, as far as that is to be seen.
    private init(_ words: String, behind end: Int, in text: YAMLText) {
        // Of a tab libyaml says in most places that it begins no token.
        let isTab = text.bytes.indices.contains(end) && text.bytes[end] == 9
        let outline = YAMLOutline(text.bytes, end: end)
        if let place = MergeConflict.first(in: text.bytes) {
            self.init(MergeConflict.message, at: place, in: text)
        } else if !isTab, let place = outline.foreignComment {
            self.init(foreignComment: Character(Unicode.Scalar(text.bytes[place + 1])), at: place, in: text)
        } else if !isTab, let mistake = YAMLMistake(words, in: outline) {
            self.init(mistake.message, at: mistake.offset, in: text)
        } else {
            self.init(isTab ? Self.tab : Self.messages[words] ?? words, at: end, in: text)
        }
    }

    /// A comment as other languages have them, which begins with a slash and a sign.
    init(foreignComment sign: Character, at offset: Int, in text: YAMLText) {
        switch text.format {
        case .json: self.init("a comment stands here, and JSON has none", at: offset, in: text)
        case .yaml: self.init("a comment begins with '#' and not with '/\(sign)'", at: offset, in: text)
        }
    }

    /// A character that YAML does not take; the first of its kind is where the reader stopped, in whatever it counts.
    private init(unreadable code: Int, in text: YAMLText) {
        var offset = 0
        for scalar in text.source.text.unicodeScalars {
            if Int(scalar.value) == code { break }
            offset += UTF8.width(scalar)
        }
        self.init("the character U+" + Self.hexadecimal(code) + " may not stand in it", at: offset, in: text)
    }

    /// Keys that a mapping has more than once, the first of which stands at a place of a text; the problem is where that stands again.
    private init(repeated keys: [String], line: Int, column: Int, in text: YAMLText) {
        let (name, first) = (keys.first ?? "", text.offset(line: line, column: column))
        let again =
            YAMLOutline(text.bytes, end: first).key(name, againBehind: first)
            ?? Self.line(of: name, after: line, column: column, in: text.source.text).map { line in
                text.offset(line: line, column: column)
            }
        let place = text.source.location(of: first)
        let isElsewhere = again.map { again in text.source.location(of: again).line > place.line } ?? false
        let others = keys.dropFirst().map { key in "'\(key)'" }.listed()
        self.init(
            "'\(name)' is given twice" + (isElsewhere ? ", first in line \(place.line)" : "")
                + (others.isEmpty ? "" : keys.count == 2 ? "; so is \(others)" : "; so are \(others)"),
            at: again ?? first, in: text)
    }

    /// The line in which a key stands again in the same column, before one that stands further left; nil where it is none of its own, as
    /// between brackets.
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

    private static func hexadecimal(_ code: Int) -> String {
        let digits = String(code, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
