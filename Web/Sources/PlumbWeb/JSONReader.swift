import Diagnostics

/// Reads a JSON text.
///
/// The text comes from `JSON.stringify`, so a mistake in it is an error of the caller and gets no position. The reader takes linear time
/// and at most ``depthLimit`` levels of recursion.
struct JSONReader {
    /// The most levels of nested arrays and objects.
    static var depthLimit: Int { 200 }

    private let bytes: [UInt8]
    private var place = 0

    /// Returns the value of a text; nil if the text is not JSON.
    static func value(of bytes: [UInt8]) -> JSONValue? {
        var reader = JSONReader(bytes: bytes)
        guard let value = reader.readValue(depth: 0) else { return nil }
        reader.skipSpace()
        return reader.place == bytes.count ? value : nil
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func readValue(depth: Int) -> JSONValue? {
        skipSpace()
        guard depth < Self.depthLimit, place < bytes.count else { return nil }
        switch bytes[place] {
        case UInt8(ascii: "{"): return readObject(depth: depth)
        case UInt8(ascii: "["): return readArray(depth: depth)
        case UInt8(ascii: "\""):
            guard let text = readString() else { return nil }
            return .string(text)
        case UInt8(ascii: "t"): return take("true") ? .bool(true) : nil
        case UInt8(ascii: "f"): return take("false") ? .bool(false) : nil
        case UInt8(ascii: "n"): return take("null") ? JSONValue.null : nil
        default: return readNumber()
        }
    }

    private mutating func readObject(depth: Int) -> JSONValue? {
        place += 1
        var members: [(String, JSONValue)] = []
        skipSpace()
        if takeByte(UInt8(ascii: "}")) { return .object([]) }
        while true {
            skipSpace()
            guard place < bytes.count, bytes[place] == UInt8(ascii: "\""), let key = readString() else { return nil }
            skipSpace()
            guard takeByte(UInt8(ascii: ":")), let value = readValue(depth: depth + 1) else { return nil }
            members.append((key, value))
            skipSpace()
            if takeByte(UInt8(ascii: "}")) { return .object(members) }
            guard takeByte(UInt8(ascii: ",")) else { return nil }
        }
    }

    private mutating func readArray(depth: Int) -> JSONValue? {
        place += 1
        var values: [JSONValue] = []
        skipSpace()
        if takeByte(UInt8(ascii: "]")) { return .array([]) }
        while true {
            guard let value = readValue(depth: depth + 1) else { return nil }
            values.append(value)
            skipSpace()
            if takeByte(UInt8(ascii: "]")) { return .array(values) }
            guard takeByte(UInt8(ascii: ",")) else { return nil }
        }
    }

    private mutating func readNumber() -> JSONValue? {
        let start = place
        while place < bytes.count, Self.isNumeric(bytes[place]) { place += 1 }
        guard start < place, let value = Double(String(decoding: bytes[start..<place], as: UTF8.self)) else {
            return nil
        }
        return .number(value)
    }

    private static func isNumeric(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }

    private mutating func readString() -> String? {
        place += 1
        let start = place
        while place < bytes.count, bytes[place] != UInt8(ascii: "\""), bytes[place] != UInt8(ascii: "\\") { place += 1 }
        var text = bytes[start..<place]
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): guard readEscape(into: &text) else { return nil }
            default: text.append(byte)
            }
        }
        return nil
    }

    private mutating func readEscape(into text: inout ArraySlice<UInt8>) -> Bool {
        guard place < bytes.count else { return false }
        let byte = bytes[place]
        place += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
        case UInt8(ascii: "b"): text.append(8)
        case UInt8(ascii: "f"): text.append(12)
        case UInt8(ascii: "n"): text.append(10)
        case UInt8(ascii: "r"): text.append(13)
        case UInt8(ascii: "t"): text.append(9)
        case UInt8(ascii: "u"):
            guard let scalar = readScalar() else { return false }
            text += Array(String(scalar).utf8)
        default: return false
        }
        return true
    }

    /// Reads the digits of an escaped character, or of both halves of a surrogate pair.
    ///
    /// Half of a pair is the replacement character, as in JavaScript's `TextEncoder`.
    private mutating func readScalar() -> Unicode.Scalar? {
        guard let first = readHexadecimal() else { return nil }
        if let scalar = Unicode.Scalar(first) { return scalar }
        let start = place
        if first < 0xDC00, take("\\u"), let second = readHexadecimal(), 0xDC00...0xDFFF ~= second {
            return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        }
        place = start
        return "\u{FFFD}"
    }

    private mutating func readHexadecimal() -> UInt32? {
        guard place + 4 <= bytes.count else { return nil }
        var value: UInt32 = 0
        for byte in bytes[place..<(place + 4)] {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 + UInt32(byte & 15)
            case UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "a")...UInt8(ascii: "f"):
                value = value << 4 + UInt32(byte & 15) + 9
            default: return nil
            }
        }
        place += 4
        return value
    }

    private mutating func take(_ word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        guard place + count <= bytes.count else { return false }
        for index in 0..<count where bytes[place + index] != word.utf8Start[index] { return false }
        place += count
        return true
    }

    private mutating func takeByte(_ byte: UInt8) -> Bool {
        guard place < bytes.count, bytes[place] == byte else { return false }
        place += 1
        return true
    }

    private mutating func skipSpace() {
        while place < bytes.count {
            switch bytes[place] {
            case 32, 9, 10, 13: place += 1
            default: return
            }
        }
    }
}
