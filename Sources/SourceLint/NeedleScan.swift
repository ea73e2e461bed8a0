/// A quick scan of whether a file can contain a format.
///
/// Most files cannot, and need no other check.
struct NeedleScan {
    /// The texts that calls contain.
    private let needles: [Needle]
    /// A Boolean value that indicates whether strings outside calls are checked.
    private let literals: Bool

    init(wrappers: Set<String>, literals: Bool) {
        needles = [Needle("isualFormat")] + wrappers.sorted().map(Needle.init)
        self.literals = literals
    }

    /// Returns whether a source text needs a check.
    func isWorthwhile(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { bytes in
            (literals && NeedleScan.containsFormatStart(bytes))
                || needles.contains { needle in needle.isFound(in: bytes) }
        }
    }

    /// Returns whether a text contains `"H:` or `"V:` with a bar or bracket after it.
    private static func containsFormatStart(_ bytes: UnsafeRawBufferPointer) -> Bool {
        BytePair(Byte.quote, at: 0, Byte.colon, at: 2).isFound(in: bytes) { start in
            start + 3 < bytes.count && (bytes[start + 1] == 0x48 || bytes[start + 1] == 0x56)
                && (bytes[start + 3] == Byte.bar || bytes[start + 3] == Byte.leftBracket)
        }
    }
}

/// A short ASCII text to search for in long ones.
struct Needle {
    private let bytes: [UInt8]
    private let pair: BytePair

    init(_ text: String) {
        bytes = Array(text.utf8)
        // A capital letter is rarer than a small one.
        let first = bytes.firstIndex { byte in byte < 0x61 } ?? 0
        let last = first == bytes.count - 1 ? 0 : max(bytes.count - 1, 0)
        pair = BytePair(bytes.isEmpty ? 0 : bytes[first], at: first, bytes.isEmpty ? 0 : bytes[last], at: last)
    }

    func isFound(in text: UnsafeRawBufferPointer) -> Bool {
        pair.isFound(in: text) { start in
            guard start >= 0, start + bytes.count <= text.count else { return false }
            return bytes.indices.allSatisfy { offset in text[start + offset] == bytes[offset] }
        }
    }
}

/// Two bytes at a distance, searched for at 32 positions at once.
struct BytePair {
    /// Eight bytes in each of four words.
    private typealias Block = SIMD4<UInt64>

    private let first: UInt8
    private let second: UInt8
    private let firstOffset: Int
    private let secondOffset: Int

    init(_ first: UInt8, at firstOffset: Int, _ second: UInt8, at secondOffset: Int) {
        (self.first, self.second) = (first, second)
        (self.firstOffset, self.secondOffset) = (firstOffset, secondOffset)
    }

    /// Returns whether a text contains the two bytes at a position that a predicate accepts.
    @inline(__always) func isFound(in text: UnsafeRawBufferPointer, where agrees: (Int) -> Bool) -> Bool {
        let low: UInt64 = 0x0101_0101_0101_0101
        let (firsts, seconds) = (Block(repeating: low &* UInt64(first)), Block(repeating: low &* UInt64(second)))
        let (lows, highs) = (Block(repeating: low), Block(repeating: low << 7))
        let reach = max(firstOffset, secondOffset)
        var index = 0
        // Invariant: a block of 32 bytes at each of both offsets is inside the text. Test: `FixtureTests`.
        while index + reach + 32 <= text.count {
            let head = text.loadUnaligned(fromByteOffset: index + firstOffset, as: Block.self)
            let tail = text.loadUnaligned(fromByteOffset: index + secondOffset, as: Block.self)
            let difference = (head ^ firsts) | (tail ^ seconds)
            // In the lowest byte with a set high bit, the difference is zero: only a zero byte borrows while its own high bit is clear.
            let zeros = (difference &- lows) & ~difference & highs
            if zeros[0] | zeros[1] | zeros[2] | zeros[3] != 0, isFound(in: text, index..<index + 32, agrees) {
                return true
            }
            index += 32
        }
        return isFound(in: text, index..<max(index, text.count - reach), agrees)
    }

    private func isFound(in text: UnsafeRawBufferPointer, _ starts: Range<Int>, _ agrees: (Int) -> Bool) -> Bool {
        starts.contains { start in
            text[start + firstOffset] == first && text[start + secondOffset] == second && agrees(start)
        }
    }
}
