/// Names for variables in LP text, which every reader of the format accepts.
///
/// A name has at most 60 letters, digits, underscores and points, all of ASCII. It begins with a letter or an underscore, and is neither a
/// word of the format nor the begin of a number such as `e9`. Each name is given once, whatever its case.
struct LPNames {
    private var taken: Set<String> = []

    /// Returns the name for a text: the text itself if it is a valid name that is not taken.
    mutating func name(for text: String) -> String {
        var stem = String(
            text.unicodeScalars.lazy.map { Self.isPlain($0) ? Character($0) : "_" }.prefix(Self.mostCharacters))
        if !Self.canBegin(stem) { stem = "_" + stem }
        var (name, number) = (stem, 1)
        while !taken.insert(name.lowercased()).inserted {
            number += 1
            name = "\(stem)_\(number)"
        }
        return name
    }

    /// Takes names that no variable may have.
    mutating func reserve(_ names: [String]) { taken.formUnion(names) }

    private static var mostCharacters: Int { 60 }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", ".": true
        default: false
        }
    }

    private static func canBegin(_ stem: String) -> Bool {
        guard let first = stem.unicodeScalars.first, first != ".", !("0"..."9").contains(first) else { return false }
        if words.contains(stem.lowercased()) { return false }
        // Readers take `2 e9` for a number.
        return !(first == "e" || first == "E") || stem.unicodeScalars.dropFirst().contains { !("0"..."9").contains($0) }
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
