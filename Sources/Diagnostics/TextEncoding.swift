/// How the bytes of a file are a text, and where they are none.
public enum TextEncoding {
    /// The offset of the first byte that is no UTF-8; nil if all are.
    ///
    /// Linear in the number of bytes.
    public static func firstInvalidByte(in bytes: [UInt8]) -> Int? {
        guard !isValid(bytes) else { return nil }
        var invalid: Int?
        forEachInvalid(in: bytes) { range in
            invalid = range.lowerBound
            return false
        }
        return invalid
    }

    /// The bytes with a question mark for each that is no UTF-8, so that every offset stays what it is.
    public static func repaired(_ bytes: [UInt8]) -> [UInt8] {
        guard !isValid(bytes) else { return bytes }
        var repaired = bytes
        forEachInvalid(in: bytes) { range in
            for place in range { repaired[place] = UInt8(ascii: "?") }
            return true
        }
        return repaired
    }

    /// Whether bytes begin as UTF-16 does with its byte order mark.
    public static func isUTF16(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    }

    /// Why the bytes of a file are no text in UTF-8, with the way out, and at which of them that shows; nil where they are.
    ///
    /// A file is called what messages call its kind, with an article, and what it must be, such as `JSON`.
    public static func objection(
        to bytes: [UInt8], of file: String, format: String
    ) -> (message: String, offset: Int)? {
        if let signature = FileSignature(of: bytes) { return (signature.message(else: "\(file) is \(format)"), 0) }
        return firstInvalidByte(in: bytes).map { place in
            if isUTF16(bytes) { return ("this is UTF-16; save it as UTF-8", place) }
            guard bytes.prefix(8000).contains(0) else {
                return ("the byte \(name(of: bytes[place])) is not UTF-8; save the file as UTF-8", place)
            }
            return ("this is no text, since it holds zero bytes; \(file) is \(format)", place)
        }
    }

    /// A byte as messages name it: `0xE9`.
    public static func name(of byte: UInt8) -> String {
        (byte < 16 ? "0x0" : "0x") + String(byte, radix: 16, uppercase: true)
    }

    private static func isValid(_ bytes: [UInt8]) -> Bool {
        bytes.allSatisfy { byte in byte < 0x80 } || String(validating: bytes, as: UTF8.self) != nil
    }

    /// Hands over the stretches that are no UTF-8 for as long as they are asked for.
    private static func forEachInvalid(in bytes: [UInt8], _ body: (Range<Int>) -> Bool) {
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var offset = 0
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .valid(let scalar): offset += scalar.count
            case .error(let length):
                guard body(offset..<offset + length) else { return }
                offset += length
            case .emptyInput: return
            }
        }
    }
}
