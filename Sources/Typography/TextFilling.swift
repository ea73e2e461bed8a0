/// Fills text into spaces of different widths, one after the other.
public struct TextFilling<Measuring: TextMeasuring> {
    /// The text in one space.
    public struct Part: Hashable, Sendable {
        /// The characters, without trailing spaces and line breaks.
        public let range: Range<String.Index>
        /// The width in points, not rounded.
        public let width: Double
        /// A Boolean value that indicates whether the part ends a paragraph.
        public let endsParagraph: Bool
        /// The beginning of the rest of the text.
        public let next: String.Index
    }

    private let text: String
    private let font: Font
    private let byCharacters: Bool
    private let measuring: Measuring
    /// The beginning of the text that is not placed yet.
    public private(set) var next: String.Index
    /// The end of the current paragraph; nil before it is computed.
    private var paragraphEnd: String.Index?
    /// A Boolean value that indicates whether the text ends with a line break, so an empty line follows.
    private var owesEmptyLine = false

    /// Creates a filling at the beginning of a text.
    public init(_ text: String, font: Font, byCharacters: Bool = false, measuring: Measuring) {
        (self.text, self.font, self.byCharacters, self.measuring) = (text, font, byCharacters, measuring)
        next = text.startIndex
    }

    /// A Boolean value that indicates whether the whole text is placed.
    public var isComplete: Bool { next == text.endIndex && !owesEmptyLine }

    /// Places the next part of the text in a space of some width in points.
    ///
    /// Returns nil if not even one word fits and words may not be split.
    public mutating func fill(_ width: Double, splitsWords: Bool) -> Part? {
        if next == text.endIndex {
            owesEmptyLine = false
            return Part(range: next..<next, width: 0, endsParagraph: true, next: next)
        }
        let typesetter = Typesetter(font: font, width: width, byCharacters: byCharacters, measuring: measuring)
        let rest = text[next...]
        let paragraphEnd =
            self.paragraphEnd ?? rest.firstIndex(where: { character in character.isNewline }) ?? text.endIndex
        self.paragraphEnd = paragraphEnd
        let end = typesetter.lineEnd(of: rest[..<paragraphEnd])
        let line = typesetter.line(rest[..<end], isBroken: end != paragraphEnd)
        guard splitsWords || line.width <= width + Typesetter<Measuring>.slack && !cuts(at: end, paragraphEnd) else {
            return nil
        }
        let shown = text.index(next, offsetBy: line.text.count, limitedBy: end) ?? end
        let range = next..<shown
        let isOver = end == paragraphEnd
        if isOver { self.paragraphEnd = nil }
        next = isOver && end < text.endIndex ? text.index(after: end) : end
        owesEmptyLine = isOver && end < text.endIndex && next == text.endIndex
        return Part(range: range, width: line.width, endsParagraph: isOver, next: next)
    }

    /// Returns whether a line that ends at an index cuts a word in two.
    private func cuts(at end: String.Index, _ paragraphEnd: String.Index) -> Bool {
        guard !byCharacters, end < paragraphEnd, end > next else { return end <= next && end < paragraphEnd }
        return !LineBreaker().allowsBreak(between: text[text.index(before: end)], and: text[end])
    }
}
