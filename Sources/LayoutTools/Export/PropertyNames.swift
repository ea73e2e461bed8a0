import Foundation

/// Makes unique Swift names in document order, so an unchanged document has unchanged names.
struct PropertyNames {
    private var taken: Set<String>
    /// The number for the next view with the same name.
    private var nextNumbers: [String: Int] = [:]

    /// Creates unique names that differ from those already taken, and from words or members that the code cannot use.
    init(taken: Set<String> = []) {
        self.taken = taken
    }

    /// The maximum number of words of a text in a name.
    private static let mostWords = 4

    /// Returns the name of a view: its outlet, its label, the first words of its text with the kind of view, or the
    /// kind.
    mutating func name(outlet: String? = nil, label: String? = nil, text: String? = nil, kind: String) -> String {
        if let outlet, Self.isIdentifier(outlet), take(outlet) { return outlet }
        if let name = label.flatMap({ label in Self.camelCase(Self.words(in: label)) }) {
            return unique(Self.isWord(name) || Self.reserved.contains(name) ? Self.appending(kind, to: name) : name)
        }
        if let name = text.flatMap({ text in Self.camelCase(Self.words(in: text)) }) {
            return unique(Self.appending(kind, to: name))
        }
        return unique(kind)
    }

    /// Returns a name, with a number if it is taken.
    mutating func unique(_ name: String) -> String {
        if take(name) { return name }
        var number = nextNumbers[name] ?? 2
        let separator = name.last?.isNumber == true ? "_" : ""
        while !take(name + separator + "\(number)") { number += 1 }
        nextNumbers[name] = number + 1
        return name + separator + "\(number)"
    }

    /// Takes a name.
    ///
    /// Returns false if it is taken already or the code cannot use it.
    private mutating func take(_ name: String) -> Bool {
        !Self.reserved.contains(name) && taken.insert(name).inserted
    }

    /// Returns the name of a class: capitalized words with the suffix `View`.
    static func typeName(_ text: String, suffix: String = "View") -> String? {
        var words = words(in: text).map(capitalized)
        if let last = words.last {
            for ending in ["ViewController", "Controller", "VC"] where last.hasSuffix(ending) && words.count > 0 {
                words[words.count - 1] = String(last.dropLast(ending.count))
                break
            }
        }
        var name = words.joined()
        guard let first = name.first else { return nil }
        if !first.isLetter || ["UI", "NS", "CG"].contains(String(name.prefix(2))) { name = "Scene" + name }
        return name.hasSuffix(suffix) ? name : name + suffix
    }

    // MARK: Words

    /// Returns the words of a text in ASCII letters and digits.
    ///
    /// Accents are removed, and so are letters without an ASCII form.
    static func words(in text: String) -> [String] {
        let plain = text.folding(options: .diacriticInsensitive, locale: Locale(identifier: "en_US_POSIX"))
        let words = plain.split { character in !(character.isASCII && (character.isLetter || character.isNumber)) }
        return words.prefix(mostWords).map(String.init)
    }

    /// Returns joined words, the first in lower case and the others capitalized; nil for none, or if a digit comes first.
    static func camelCase(_ words: [String]) -> String? {
        guard let first = words.first, first.first?.isLetter == true else { return nil }
        return uncapitalized(first) + words.dropFirst().map(capitalized).joined()
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// Returns a word with its leading capitals in lower case: `URLField` becomes `urlField`.
    private static func uncapitalized(_ word: String) -> String {
        let capitals = word.prefix { character in character.isUppercase }
        if capitals.count == word.count { return word.lowercased() }
        let count = max(1, capitals.count - 1)
        return capitals.isEmpty ? word : word.prefix(count).lowercased() + word.dropFirst(count)
    }

    private static func appending(_ kind: String, to name: String) -> String {
        name.lowercased().hasSuffix(kind.lowercased()) ? name : name + capitalized(kind)
    }

    /// Returns whether a text is an identifier in ASCII letters.
    static func isIdentifier(_ text: String) -> Bool {
        guard let first = text.first, first.isASCII, first.isLetter || first == "_" else { return false }
        let isPlain = text.allSatisfy { character in
            character.isASCII && (character.isLetter || character.isNumber || character == "_")
        }
        return isPlain && !isWord(text)
    }
}
