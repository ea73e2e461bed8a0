/// A position in source text that moves forward.
///
/// Reading beyond the end gives 0.
struct ByteCursor {
    let bytes: [UInt8]
    var position: Int

    init(_ bytes: [UInt8], at position: Int = 0) {
        self.bytes = bytes
        self.position = position
    }

    @inline(__always) var isAtEnd: Bool { position >= bytes.count }
    @inline(__always) var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

    @inline(__always) func peek(_ distance: Int) -> UInt8 {
        let index = position + distance
        return index < bytes.count ? bytes[index] : 0
    }

    /// Returns the number of repetitions of a byte.
    func run(of byte: UInt8, at distance: Int = 0) -> Int {
        var count = 0
        while position + distance + count < bytes.count, bytes[position + distance + count] == byte { count += 1 }
        return count
    }

    /// Moves to the end of the line, before the line feed.
    mutating func skipLine() {
        while position < bytes.count, !Byte.isNewline(bytes[position]) { position += 1 }
    }

    /// Moves to the end of the line, over line feeds after a backslash.
    mutating func skipContinuedLine() {
        while true {
            skipLine()
            guard !isAtEnd, position > 0, bytes[position - 1] == Byte.backslash else { return }
            skipNewline()
        }
    }

    /// Moves over one line feed, carriage return, or both.
    mutating func skipNewline() {
        if byte == Byte.carriageReturn, peek(1) == Byte.lineFeed { position += 2 } else { position += 1 }
    }

    /// Moves over a run of letters, digits, underscores and bytes outside ASCII.
    @inline(__always) mutating func skipWord() {
        while position < bytes.count, Byte.isWord(bytes[position]) { position += 1 }
    }

    /// Moves over a number: digits, letters, underscores, and a point before a digit.
    mutating func skipNumber() {
        while true {
            skipWord()
            guard byte == Byte.point, Byte.isDigit(peek(1)) else { return }
            position += 1
        }
    }

    /// Moves over spaces and tabs.
    mutating func skipBlanks() {
        while byte == Byte.space || byte == Byte.tab { position += 1 }
    }

    /// Moves over a `/* */` comment, including nested comments if the language nests them.
    mutating func skipBlockComment(nested: Bool) {
        position += 2
        var depth = 1
        while position < bytes.count {
            let byte = bytes[position]
            if byte == Byte.asterisk, peek(1) == Byte.slash {
                position += 2
                depth -= 1
                if depth == 0 { return }
            } else if nested, byte == Byte.slash, peek(1) == Byte.asterisk {
                position += 2
                depth += 1
            } else {
                position += 1
            }
        }
    }

    /// Moves over a character literal in single quotes, or to the end of the line if it is not closed.
    mutating func skipCharacter() {
        position += 1
        while position < bytes.count, !Byte.isNewline(bytes[position]) {
            switch bytes[position] {
            case Byte.backslash: position = min(position + 2, bytes.count)
            case Byte.apostrophe:
                position += 1
                return
            default: position += 1
            }
        }
    }
}

/// The bytes that lexers use, by name.
enum Byte {
    static let tab: UInt8 = 0x09
    static let lineFeed: UInt8 = 0x0A
    static let carriageReturn: UInt8 = 0x0D
    static let space: UInt8 = 0x20
    static let quote: UInt8 = 0x22
    static let hash: UInt8 = 0x23
    static let dollar: UInt8 = 0x24
    static let percent: UInt8 = 0x25
    static let ampersand: UInt8 = 0x26
    static let apostrophe: UInt8 = 0x27
    static let leftParenthesis: UInt8 = 0x28
    static let rightParenthesis: UInt8 = 0x29
    static let asterisk: UInt8 = 0x2A
    static let plus: UInt8 = 0x2B
    static let comma: UInt8 = 0x2C
    static let point: UInt8 = 0x2E
    static let slash: UInt8 = 0x2F
    static let colon: UInt8 = 0x3A
    static let semicolon: UInt8 = 0x3B
    static let equals: UInt8 = 0x3D
    static let questionMark: UInt8 = 0x3F
    static let at: UInt8 = 0x40
    static let leftBracket: UInt8 = 0x5B
    static let backslash: UInt8 = 0x5C
    static let rightBracket: UInt8 = 0x5D
    static let backtick: UInt8 = 0x60
    static let leftBrace: UInt8 = 0x7B
    static let bar: UInt8 = 0x7C
    static let rightBrace: UInt8 = 0x7D

    @inline(__always) static func isNewline(_ byte: UInt8) -> Bool { byte == lineFeed || byte == carriageReturn }
    @inline(__always) static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
    @inline(__always) static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte == 0x5F || byte >= 0x80
    }
    @inline(__always) static func isWord(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }

    /// Returns the value of a hexadecimal digit, or nil for any other byte.
    static func hexadecimal(_ byte: UInt8) -> UInt32? {
        switch byte {
        case 0x30...0x39: UInt32(byte - 0x30)
        case 0x41...0x46: UInt32(byte - 0x37)
        case 0x61...0x66: UInt32(byte - 0x57)
        default: nil
        }
    }
}
