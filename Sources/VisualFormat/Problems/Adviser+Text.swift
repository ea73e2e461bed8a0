/// Reading the text around a problem.
///
/// Bytes outside the text are neither names nor blanks, so no bounds checks are needed.
extension Adviser {
    /// The byte at an offset; 0 outside the text.
    func byte(_ offset: Int) -> UInt8 { bytes.indices.contains(offset) ? bytes[offset] : 0 }

    func text(in range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Returns whether a blank or a line end is at an offset.
    ///
    /// Formats have neither.
    func isBlank(_ offset: Int) -> Bool { Byte.isBlank(byte(offset)) || Byte.isNewline(byte(offset)) }

    /// Returns the end of the blanks at an offset, or the offset itself.
    func blanksEnd(from offset: Int) -> Int { end(from: offset, where: isBlank) }

    /// Returns the end of the letters, digits and underscores at an offset.
    func nameEnd(from offset: Int) -> Int { end(from: offset) { place in Byte.isName(byte(place)) } }

    /// Returns the beginning of the letters, digits and underscores before an offset.
    func nameStart(before offset: Int) -> Int { start(before: offset) { place in Byte.isName(byte(place)) } }

    /// Returns the end of the name or number at an offset, including decimals.
    func valueEnd(from offset: Int) -> Int { end(from: offset, where: isInValue) }

    /// Returns the beginning of the name or number before an offset, including decimals.
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
