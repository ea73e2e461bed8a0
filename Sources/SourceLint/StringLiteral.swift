/// The text of one or several joined string literals, with the source position of each byte.
struct StringLiteral: Equatable {
    /// A run of decoded bytes and the source bytes they come from.
    ///
    /// Runs of equal length correspond byte by byte.
    struct Segment: Equatable {
        var decoded: Range<Int>
        var source: Range<Int>
        var isHole = false

        var isVerbatim: Bool { !isHole && decoded.count == source.count }
    }

    /// The decoded text in UTF-8; a placeholder has no bytes.
    private(set) var bytes: [UInt8] = []
    /// The runs in order; together they are the whole decoded text.
    private(set) var segments: [Segment] = []
    /// A Boolean value that indicates whether the literal has no end before the end of the line or file.
    var isUnterminated = false

    /// The decoded text.
    var text: String { String(decoding: bytes, as: UTF8.self) }
    /// The offsets of expressions in the decoded text, which are unknown before run time.
    var holes: [Int] { segments.filter(\.isHole).map(\.decoded.lowerBound) }

    /// Appends decoded bytes from source bytes.
    mutating func append(_ decoded: some Collection<UInt8>, from source: Range<Int>) {
        guard !source.isEmpty else { return }
        segments.append(Segment(decoded: bytes.count..<bytes.count + decoded.count, source: source))
        bytes += decoded
    }

    /// Appends an expression with an unknown text.
    mutating func appendHole(from source: Range<Int>) {
        segments.append(Segment(decoded: bytes.count..<bytes.count, source: source, isHole: true))
    }

    /// Appends another literal.
    mutating func append(_ other: StringLiteral) {
        for segment in other.segments {
            if segment.isHole {
                appendHole(from: segment.source)
            } else {
                append(other.bytes[segment.decoded], from: segment.source)
            }
        }
        isUnterminated = isUnterminated || other.isUnterminated
    }
}

extension StringLiteral {
    /// Returns the source offset of a decoded byte; after the last one, the offset after its source.
    ///
    /// Nil for a literal without text.
    func source(of offset: Int) -> Int? {
        if let segment = segments.last(where: { segment in segment.decoded.contains(offset) }) {
            guard segment.isVerbatim else { return segment.source.lowerBound }
            return segment.source.lowerBound + offset - segment.decoded.lowerBound
        }
        guard offset >= bytes.count else { return nil }
        return segments.last { segment in !segment.isHole }?.source.upperBound
    }

    /// Returns the source range of decoded bytes; nil if a placeholder or the seam of two literals interrupts it.
    func source(of range: Range<Int>) -> Range<Int>? {
        guard let start = source(of: range.lowerBound) else { return nil }
        guard !range.isEmpty, let last = source(of: range.upperBound - 1) else { return start..<start }
        guard let segment = segments.last(where: { segment in segment.decoded.contains(range.upperBound - 1) })
        else { return nil }
        let end = segment.isVerbatim ? last + 1 : segment.source.upperBound
        return isContiguous(from: start, to: end) ? start..<end : nil
    }

    private func isContiguous(from start: Int, to end: Int) -> Bool {
        guard start <= end else { return false }
        var expected = start
        for segment in segments where segment.source.upperBound > start && segment.source.lowerBound < end {
            guard !segment.isHole, segment.source.lowerBound <= expected else { return false }
            expected = segment.source.upperBound
        }
        return expected >= end
    }
}
