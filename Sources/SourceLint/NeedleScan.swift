/// Whether a file can hold a format at all; most files cannot, and are left after this look at their bytes.
struct NeedleScan {
    /// Text that a call has somewhere in it.
    let callNeedles: [[UInt8]]
    /// Whether strings outside calls are of interest.
    let literals: Bool

    init(wrappers: Set<String>, literals: Bool) {
        callNeedles = [Array("isualFormat".utf8)] + wrappers.sorted().map { name in Array(name.utf8) }
        self.literals = literals
    }

    /// Whether there is anything to look at in a source text.
    func isWorthwhile(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { bytes in
            (literals && NeedleScan.containsFormatStart(bytes))
                || callNeedles.contains { needle in NeedleScan.contains(needle, in: bytes) }
        }
    }

    private typealias Block = SIMD32<UInt8>

    /// Whether some bytes are somewhere in a text: blocks are compared with the needle's first and last byte at once.
    static func contains(_ needle: [UInt8], in bytes: UnsafeRawBufferPointer) -> Bool {
        guard let first = needle.first, let last = needle.last, needle.count <= bytes.count else { return false }
        let (firsts, lasts) = (Block(repeating: first), Block(repeating: last))
        let reach = needle.count - 1
        var index = 0
        while index + reach + Block.scalarCount <= bytes.count {
            let head = bytes.loadUnaligned(fromByteOffset: index, as: Block.self)
            let tail = bytes.loadUnaligned(fromByteOffset: index + reach, as: Block.self)
            // Equal bytes leave zeros.
            let difference = (head ^ firsts) | (tail ^ lasts)
            if difference.min() == 0, matches(needle, in: bytes, index..<index + Block.scalarCount) { return true }
            index += Block.scalarCount
        }
        return matches(needle, in: bytes, index..<max(index, bytes.count - reach))
    }

    private static func matches(_ needle: [UInt8], in bytes: UnsafeRawBufferPointer, _ starts: Range<Int>) -> Bool {
        starts.contains { start in
            needle.indices.allSatisfy { offset in bytes[start + offset] == needle[offset] }
        }
    }

    /// Whether `"H:` or `"V:` with a bar or bracket behind it is somewhere in a text.
    static func containsFormatStart(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let (quotes, colons) = (Block(repeating: Byte.quote), Block(repeating: Byte.colon))
        var index = 0
        while index + 2 + Block.scalarCount <= bytes.count {
            let head = bytes.loadUnaligned(fromByteOffset: index, as: Block.self)
            let tail = bytes.loadUnaligned(fromByteOffset: index + 2, as: Block.self)
            let difference = (head ^ quotes) | (tail ^ colons)
            if difference.min() == 0, isFormatStart(bytes, index..<index + Block.scalarCount) { return true }
            index += Block.scalarCount
        }
        return isFormatStart(bytes, index..<max(index, bytes.count - 3))
    }

    private static func isFormatStart(_ bytes: UnsafeRawBufferPointer, _ starts: Range<Int>) -> Bool {
        starts.contains { start in
            start + 3 < bytes.count && bytes[start] == Byte.quote && bytes[start + 2] == Byte.colon
                && (bytes[start + 1] == 0x48 || bytes[start + 1] == 0x56)
                && (bytes[start + 3] == Byte.bar || bytes[start + 3] == Byte.leftBracket)
        }
    }
}
