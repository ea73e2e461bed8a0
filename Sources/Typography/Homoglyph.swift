@_spi(_Unicode) import Swift

/// The Latin character of the same shape as an accented letter, or a Greek or Cyrillic one.
enum Homoglyph {
    /// Returns the base of an accented letter, or the similar Latin character, or nil.
    static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        if let twin = twins[scalar] { return twin }
        guard !scalar.isASCII else { return nil }
        var decomposition = String(Character(scalar))._nfd.makeIterator()
        let first = decomposition.next()
        guard let first, first != scalar else { return nil }
        return twins[first] ?? first
    }

    private static let twins: [Unicode.Scalar: Unicode.Scalar] = {
        let groups: [(String, String)] = [
            ("АВЕЅІЈКМНОРСТУХЗЧЬЪЭЯЛДПИБГ", "ABESIJKMHOPCTYX3HBBCRHDHNBL"),
            ("аеѕіјкмнорстухзвчьэялдпибгюшщыжфё", "aesijkmhopctyx3bubehhdnn6rmwwbwpe"),
            ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧΔΓΛΠΣΘ", "ABEZHIKMNOPTYXALVHEO"),
            ("αβγδεζηικλμνοπρστυχθ", "abyoeznikvuvonpotuxo"),
        ]
        var result: [Unicode.Scalar: Unicode.Scalar] = [:]
        for (from, to) in groups {
            for (character, twin) in zip(from.unicodeScalars, to.unicodeScalars) { result[character] = twin }
        }
        return result
    }()
}
