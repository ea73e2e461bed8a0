extension StringLiteral {
    /// The placeholders of a language for its formatting functions.
    enum Placeholders {
        /// `%@`, `%d`, `%.2f`, `%1$@`; `%%` is a percent sign.
        case percent
        /// `{0}`, `{1:F2}`; `{{` and `}}` are braces.
        case braces
    }

    /// Returns the literal with placeholders at the arguments of a formatting function.
    func filled(_ placeholders: Placeholders) -> StringLiteral {
        var result = StringLiteral()
        result.isUnterminated = isUnterminated
        for segment in segments {
            if segment.isHole {
                result.appendHole(from: segment.source)
            } else {
                copy(segment, placeholders, to: &result)
            }
        }
        return result
    }

    private func copy(_ segment: Segment, _ placeholders: Placeholders, to result: inout StringLiteral) {
        var index = segment.decoded.lowerBound
        var copied = index
        func source(_ range: Range<Int>) -> Range<Int> {
            guard segment.isVerbatim else { return segment.source }
            let shift = segment.source.lowerBound - segment.decoded.lowerBound
            return range.lowerBound + shift..<range.upperBound + shift
        }
        while index < segment.decoded.upperBound {
            guard let found = placeholder(at: index, limit: segment.decoded.upperBound, placeholders) else {
                index += 1
                continue
            }
            result.append(bytes[copied..<index], from: source(copied..<index))
            let range = index..<found.end
            if let byte = found.byte {
                result.append([byte], from: source(range))
            } else {
                result.appendHole(from: source(range))
            }
            index = found.end
            copied = index
        }
        result.append(bytes[copied..<index], from: source(copied..<index))
    }

    private func placeholder(
        at index: Int, limit: Int, _ placeholders: Placeholders
    ) -> (end: Int, byte: UInt8?)? {
        switch (placeholders, bytes[index]) {
        case (.percent, Byte.percent): percentPlaceholder(at: index, limit: limit)
        case (.braces, Byte.leftBrace), (.braces, Byte.rightBrace): bracePlaceholder(at: index, limit: limit)
        default: nil
        }
    }

    private func percentPlaceholder(at index: Int, limit: Int) -> (end: Int, byte: UInt8?)? {
        var end = index + 1
        if end < limit, bytes[end] == Byte.percent { return (end + 1, Byte.percent) }
        // Flags, width, position, precision and length, then one letter or `@`.
        let modifiers = Array("0123456789$.*+-# 'hlqLztj".utf8)
        while end < limit, modifiers.contains(bytes[end]) { end += 1 }
        guard end < limit, bytes[end] == Byte.at || (Byte.isLetter(bytes[end]) && bytes[end] < 0x80) else { return nil }
        return (end + 1, nil)
    }

    private func bracePlaceholder(at index: Int, limit: Int) -> (end: Int, byte: UInt8?)? {
        if index + 1 < limit, bytes[index + 1] == bytes[index] { return (index + 2, bytes[index]) }
        guard bytes[index] == Byte.leftBrace, index + 1 < limit, Byte.isDigit(bytes[index + 1]) else { return nil }
        guard let end = bytes[index..<limit].firstIndex(of: Byte.rightBrace) else { return nil }
        return (end + 1, nil)
    }
}
