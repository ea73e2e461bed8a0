@_spi(_Unicode) import Swift

/// The Latin character of the same shape as an accented letter, or a Greek or Cyrillic one.
enum Homoglyph {
    /// Returns the base of an accented letter, or the similar Latin character, or nil.
    static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        if let twin = twin(of: scalar) { return twin }
        guard !scalar.isASCII else { return nil }
        var decomposition = String(Character(scalar))._nfd.makeIterator()
        let first = decomposition.next()
        guard let first, first != scalar else { return nil }
        return twin(of: first) ?? first
    }

    /// Returns the Latin character of the same shape as a Greek or Cyrillic one.
    private static func twin(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        guard (0x370..<0x500).contains(scalar.value) else { return nil }
        for (letters, twins) in alphabets {
            for (letter, twin) in zip(letters.unicodeScalars, twins.unicodeScalars) where letter == scalar {
                return twin
            }
        }
        return nil
    }

    private static let alphabets: [(letters: String, twins: String)] = [
        ("АВЕЅІЈКМНОРСТУХЗЧЬЪЭЯЛДПИБГ", "ABESIJKMHOPCTYX3HBBCRHDHNBL"),
        ("аеѕіјкмнорстухзвчьэялдпибгюшщыжфё", "aesijkmhopctyx3bubehhdnn6rmwwbwpe"),
        ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧΔΓΛΠΣΘ", "ABEZHIKMNOPTYXALVHEO"),
        ("αβγδεζηικλμνοπρστυχθ", "abyoeznikvuvonpotuxo"),
    ]
}
