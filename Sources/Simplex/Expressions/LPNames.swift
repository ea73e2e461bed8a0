/// Names for variables in LP text, which every reader of the format accepts.
///
/// A name has at most 60 letters, digits, underscores and points, all of ASCII. It begins with a letter or an underscore, and is neither a
/// word of the format nor the beginning of a number such as `e9`. Each name is given once, whatever its case.
struct LPNames {
    private var taken: Set<String> = []
    /// The last number after each text that was given more than once.
    private var numbers: [String: Int] = [:]

    /// Returns the name for a text: the text itself if it is a valid name that is not taken.
    mutating func name(for text: String) -> String {
        var bytes = text.unicodeScalars.prefix(Self.mostCharacters).map {
            Self.isPlain($0) ? UInt8($0.value) : Self.underscore
        }
        if !Self.canBegin(bytes) { bytes.insert(Self.underscore, at: 0) }
        let stem = String(decoding: bytes, as: UTF8.self)
        let key = Self.lowercase(Array(stem.utf8))
        var (name, number) = (stem, numbers[key] ?? 1)
        while !taken.insert(Self.lowercase(Array(name.utf8))).inserted {
            number += 1
            name = "\(stem)_\(number)"
        }
        numbers[key] = number
        return name
    }

    /// Takes names that no variable may have.
    mutating func reserve(_ names: [String]) { taken.formUnion(names) }

    private static var mostCharacters: Int { 60 }
    private static var underscore: UInt8 { UInt8(ascii: "_") }

    /// Returns the text of ASCII characters without capitals; the module for browsers has no tables of Unicode for that.
    private static func lowercase(_ bytes: [UInt8]) -> String {
        String(decoding: bytes.map { $0 >= 65 && $0 <= 90 ? $0 + 32 : $0 }, as: UTF8.self)
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", ".": true
        default: false
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

    private static func canBegin(_ bytes: [UInt8]) -> Bool {
        guard let first = bytes.first, first != UInt8(ascii: "."), !isDigit(first) else { return false }
        if words.contains(lowercase(bytes)) { return false }
        // Readers take `2 e9` for a number.
        let isExponent = first == UInt8(ascii: "e") || first == UInt8(ascii: "E")
        return !isExponent || bytes.dropFirst().contains { !isDigit($0) }
    }

    /// The words of the format that a variable cannot have as a name.
    private static let words: Set<String> = [
        "bin", "binaries", "binary", "bound", "bounds", "end", "free", "gen", "general", "generals", "inf", "infinity",
        "int",
        "integer", "integers", "max", "maximise", "maximize", "maximum", "min", "minimise", "minimize", "minimum",
        "obj", "pwlobj",
        "s.t.", "semi", "semis", "sin", "sos", "sos1", "sos2", "st", "st.", "subject", "such", "nan",
    ]
}
