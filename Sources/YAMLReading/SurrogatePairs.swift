/// A text with the halves of characters that JSON escapes in pairs, `\ud83d\ude00`, joined as YAML has them, `\U0001F600`.
///
/// Writers of ASCII JSON escape emoji in this way, and libyaml does not accept half of a pair.
struct SurrogatePairs {
    /// The text with the joined escapes.
    let joined: [UInt8]
    /// The end of each joined escape sequence.
    private let ends: [Int]

    private static let pairLength = 12
    private static let joinedLength = 10

    init(_ bytes: [UInt8]) {
        var joined: [UInt8] = []
        var ends: [Int] = []
        var copied = 0
        for text in Self.texts(of: bytes) {
            var place = text.lowerBound
            while let backslash = bytes[place..<text.upperBound].firstIndex(of: UInt8(ascii: "\\")) {
                guard let scalar = Self.scalar(at: backslash, in: bytes) else {
                    // A character after a backslash is escaped, even another backslash.
                    place = min(backslash + 2, text.upperBound)
                    continue
                }
                joined += bytes[copied..<backslash]
                let digits = String(scalar, radix: 16, uppercase: true)
                joined += Array(("\\U" + String(repeating: "0", count: 8 - digits.count) + digits).utf8)
                ends.append(joined.count)
                place = backslash + Self.pairLength
                copied = place
            }
        }
        self.joined = ends.isEmpty ? bytes : joined + bytes[copied...]
        self.ends = ends
    }

    /// The texts between double quotation marks, where alone escapes count; none where no character is escaped at all.
    private static func texts(of bytes: [UInt8]) -> [Range<Int>] {
        let hasEscapes = zip(bytes, bytes.dropFirst()).contains { first, second in
            first == UInt8(ascii: "\\") && second == UInt8(ascii: "u")
        }
        return hasEscapes ? YAMLOutline(bytes, end: bytes.count).escaped : []
    }

    /// The place in the text itself of one in the joined text; logarithmic in the number of pairs.
    func original(_ offset: Int) -> Int {
        var (low, high) = (0, ends.count)
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        return offset + low * (Self.pairLength - Self.joinedLength)
    }

    /// Returns the character of an escaped surrogate pair at an offset.
    private static func scalar(at place: Int, in bytes: [UInt8]) -> UInt32? {
        guard let first = half(at: place, in: bytes), 0xD800...0xDBFF ~= first,
            let second = half(at: place + pairLength / 2, in: bytes), 0xDC00...0xDFFF ~= second
        else { return nil }
        return 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
    }

    private static func half(at place: Int, in bytes: [UInt8]) -> UInt32? {
        guard place + pairLength / 2 <= bytes.count, bytes[place] == UInt8(ascii: "\\"),
            bytes[place + 1] == UInt8(ascii: "u")
        else { return nil }
        let digits = bytes[(place + 2)..<(place + pairLength / 2)]
        return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}
