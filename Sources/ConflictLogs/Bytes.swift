/// A part of a text in UTF-8, without a copy.
typealias Bytes = ArraySlice<UInt8>

extension Bytes {
    init(_ text: StaticString) {
        self = Bytes(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// The part as a string, with replacement characters for invalid bytes.
    var string: String { String(decoding: self, as: UTF8.self) }

    /// Returns whether the part has the bytes of a text at an index.
    func has(_ text: StaticString, at index: Int) -> Bool {
        let count = text.utf8CodeUnitCount
        guard index >= startIndex, endIndex - index >= count else { return false }
        for offset in 0..<count where self[index + offset] != text.utf8Start[offset] { return false }
        return true
    }

    func starts(with text: StaticString) -> Bool { has(text, at: startIndex) }

    func ends(with text: StaticString) -> Bool { has(text, at: endIndex - text.utf8CodeUnitCount) }

    func isEqual(to text: StaticString) -> Bool { count == text.utf8CodeUnitCount && starts(with: text) }

    /// The index of the first occurrence of a text.
    func first(_ text: StaticString) -> Int? {
        var index = startIndex
        while index < endIndex {
            if has(text, at: index) { return index }
            index += 1
        }
        return nil
    }

    /// The index of the last occurrence of a text.
    func last(_ text: StaticString) -> Int? {
        var index = endIndex - text.utf8CodeUnitCount
        while index >= startIndex {
            if has(text, at: index) { return index }
            index -= 1
        }
        return nil
    }

    func contains(_ text: StaticString) -> Bool { first(text) != nil }

    /// The part without spaces and tabs at its ends.
    var trimmed: Bytes {
        var part = self
        while let byte = part.first, byte.isSpace { part.removeFirst() }
        while let byte = part.last, byte.isSpace { part.removeLast() }
        return part
    }

    /// The number that the part spells; nil if it is anything else, or not finite.
    var number: Double? {
        var digits = 0
        for byte in self {
            switch byte {
            case 0x30...0x39: digits += 1
            case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"): break
            default: return nil
            }
        }
        guard digits > 0, count < 64, let value = Double(string), value.isFinite else { return nil }
        return value
    }
}

extension String {
    /// The text in UTF-8.
    var bytes: Bytes { Bytes(utf8) }
}

extension UInt8 {
    var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }

    var isHexDigit: Bool {
        switch self {
        case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
        default: false
        }
    }

    /// Whether it can be part of the name of a class.
    var isNamePart: Bool {
        switch self {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x24, 0x2E, 0x5F, 0x80...: true
        default: false
        }
    }
}
