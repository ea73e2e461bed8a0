/// Checks whether bytes are text in UTF-8.
public enum TextEncoding {
    /// Returns the offset of the first byte that is not valid UTF-8, or nil if all bytes are valid.
    ///
    /// - Complexity: Linear in the number of bytes.
    public static func firstInvalidByte(in bytes: [UInt8]) -> Int? {
        guard !isValid(bytes) else { return nil }
        var invalid: Int?
        forEachInvalid(in: bytes) { range in
            invalid = range.lowerBound
            return false
        }
        return invalid
    }

    /// Returns the bytes with each invalid byte replaced by a question mark, so that no offset changes.
    public static func repaired(_ bytes: [UInt8]) -> [UInt8] {
        guard !isValid(bytes) else { return bytes }
        var repaired = bytes
        forEachInvalid(in: bytes) { range in
            for place in range { repaired[place] = UInt8(ascii: "?") }
            return true
        }
        return repaired
    }

    /// Returns whether the bytes begin with a byte order mark of UTF-16.
    public static func isUTF16(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    }

    /// Returns why bytes are not text in UTF-8, with a fix and the offset of the problem; nil if they are.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the file.
    ///   - file: The kind of file as the beginning of a sentence, such as `A layout document`.
    ///   - format: The expected format, such as `JSON`.
    public static func objection(
        to bytes: [UInt8], of file: String, format: String
    ) -> (message: String, offset: Int)? {
        if let signature = FileSignature(of: bytes) { return (signature.message(else: "\(file) is \(format)."), 0) }
        return firstInvalidByte(in: bytes).map { place in
            if isUTF16(bytes) { return ("The file is UTF-16. Save it as UTF-8.", place) }
            guard bytes.prefix(8000).contains(0) else {
                return ("The byte \(name(of: bytes[place])) is not valid UTF-8. Save the file as UTF-8.", place)
            }
            return ("The file is not text, since it contains zero bytes. \(file) is \(format).", place)
        }
    }

    /// Returns a byte in the form that messages use: `0xE9`.
    public static func name(of byte: UInt8) -> String {
        (byte < 16 ? "0x0" : "0x") + String(byte, radix: 16, uppercase: true)
    }

    private static func isValid(_ bytes: [UInt8]) -> Bool {
        bytes.allSatisfy { byte in byte < 0x80 } || String(validating: bytes, as: UTF8.self) != nil
    }

    /// Calls a function with each range of invalid bytes until it returns false.
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
