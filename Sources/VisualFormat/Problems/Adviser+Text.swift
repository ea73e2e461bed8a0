/// Reading the text around a problem.
///
/// Nothing here needs to know where the text ends: behind it and before it are neither names nor blanks.
extension Adviser {
    /// The byte at an offset; 0 outside the text.
    func byte(_ offset: Int) -> UInt8 { bytes.indices.contains(offset) ? bytes[offset] : 0 }

    func text(in range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Returns whether a blank or the end of a line stands here; no format has either.
    func isBlank(_ offset: Int) -> Bool { Byte.isBlank(byte(offset)) || Byte.isNewline(byte(offset)) }

    /// Where the blanks that stand here end; the place itself if there are none.
    func blanksEnd(from offset: Int) -> Int { end(from: offset, where: isBlank) }

    /// Where the letters, digits and underscores that stand here end.
    func nameEnd(from offset: Int) -> Int { end(from: offset) { place in Byte.isName(byte(place)) } }

    /// Where the letters, digits and underscores that end here begin.
    func nameStart(before offset: Int) -> Int { start(before: offset) { place in Byte.isName(byte(place)) } }

    /// Where the name or number that stands here ends, a number with its decimals.
    func valueEnd(from offset: Int) -> Int { end(from: offset, where: isInValue) }

    /// Where the name or number that ends here begins, a number with its decimals.
    func valueStart(before offset: Int) -> Int { start(before: offset, where: isInValue) }

    private func isInValue(_ offset: Int) -> Bool { Byte.isName(byte(offset)) || byte(offset) == Byte.point }

    func end(from offset: Int, where belongs: (Int) -> Bool) -> Int {
        var end = offset
        while belongs(end) { end += 1 }
        return end
    }

    func start(before offset: Int, where belongs: (Int) -> Bool) -> Int {
        var start = offset
        while belongs(start - 1) { start -= 1 }
        return start
    }
}
