import Diagnostics

/// Reads the words of a format from its bytes: names, numbers, relations, blanks.
///
/// Valid only while a text is parsed.
struct Scanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    var position = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    @inline(__always) var count: Int { bytes.count }
    @inline(__always) var isAtEnd: Bool { position >= bytes.count }

    /// The byte here; 0 at the end.
    @inline(__always) var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

    /// The byte some places further; 0 beyond the end.
    @inline(__always) func peek(_ distance: Int) -> UInt8 {
        position + distance < bytes.count ? bytes[position + distance] : 0
    }

    /// Consumes a byte if it is next.
    @inline(__always) mutating func take(_ wanted: UInt8) -> Bool {
        guard byte == wanted, position < bytes.count else { return false }
        position += 1
        return true
    }

    /// Moves over letters, digits and underscores.
    @inline(__always) mutating func skipName() {
        while position < bytes.count, Byte.isName(bytes[position]) { position += 1 }
    }

    /// Reads decimal digits with an optional decimal point and exponent; nil if there is no digit.
    ///
    /// Signs are the caller's.
    mutating func number() -> Double? {
        let start = position
        var mantissa: UInt64 = 0
        var digits = 0
        var decimals = 0
        while position < bytes.count, Byte.isDigit(bytes[position]) {
            mantissa = mantissa &* 10 &+ UInt64(bytes[position] &- 48)
            digits += 1
            position += 1
        }
        if byte == Byte.point, Byte.isDigit(peek(1)) || (digits > 0 && peek(1) != Byte.point) {
            position += 1
            while position < bytes.count, Byte.isDigit(bytes[position]) {
                mantissa = mantissa &* 10 &+ UInt64(bytes[position] &- 48)
                digits += 1
                decimals += 1
                position += 1
            }
        }
        guard digits > 0 else {
            position = start
            return nil
        }
        let hasExponent = skipExponent()
        // Below 10¹⁵ a whole number and a power of ten are exact, so their quotient is rounded once.
        if digits <= 15, !hasExponent { return Double(mantissa) / Scanner.power(decimals) }
        return Double(String(decoding: bytes[start..<position], as: UTF8.self)) ?? .infinity
    }

    private static func power(_ exponent: Int) -> Double {
        var power = 1.0
        for _ in 0..<exponent { power *= 10 }
        return power
    }

    private mutating func skipExponent() -> Bool {
        guard byte | 0x20 == UInt8(ascii: "e") else { return false }
        let sign = peek(1) == Byte.plus || peek(1) == Byte.hyphen ? 1 : 0
        guard Byte.isDigit(peek(1 + sign)) else { return false }
        position += 1 + sign
        while position < bytes.count, Byte.isDigit(bytes[position]) { position += 1 }
        return true
    }
}

/// The bytes that mean something in a format.
enum Byte {
    static let tab = UInt8(ascii: "\t")
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    static let percent = UInt8(ascii: "%")
    static let openParenthesis = UInt8(ascii: "(")
    static let closeParenthesis = UInt8(ascii: ")")
    static let asterisk = UInt8(ascii: "*")
    static let plus = UInt8(ascii: "+")
    static let comma = UInt8(ascii: ",")
    static let hyphen = UInt8(ascii: "-")
    static let point = UInt8(ascii: ".")
    static let slash = UInt8(ascii: "/")
    static let colon = UInt8(ascii: ":")
    static let semicolon = UInt8(ascii: ";")
    static let less = UInt8(ascii: "<")
    static let equal = UInt8(ascii: "=")
    static let greater = UInt8(ascii: ">")
    static let at = UInt8(ascii: "@")
    static let capitalC = UInt8(ascii: "C")
    static let capitalH = UInt8(ascii: "H")
    static let capitalV = UInt8(ascii: "V")
    static let openBracket = UInt8(ascii: "[")
    static let closeBracket = UInt8(ascii: "]")
    static let bar = UInt8(ascii: "|")
    static let tilde = UInt8(ascii: "~")

    @inline(__always) static func isDigit(_ byte: UInt8) -> Bool { byte &- 48 < 10 }
    @inline(__always) static func isNameStart(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 97 < 26 || byte == UInt8(ascii: "_")
    }
    @inline(__always) static func isName(_ byte: UInt8) -> Bool { isNameStart(byte) || isDigit(byte) }
    @inline(__always) static func isNewline(_ byte: UInt8) -> Bool { byte == lineFeed || byte == carriageReturn }
    @inline(__always) static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }
}
