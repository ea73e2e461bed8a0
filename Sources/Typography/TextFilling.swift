/// Text that fills rooms of different widths, one after the other.
public struct TextFilling {
    /// What stands in a room.
    public struct Part: Hashable, Sendable {
        /// The characters, without spaces that hang over the end and without a line break.
        public let range: Range<String.Index>
        /// How wide they are, in points, not rounded.
        public let width: Double
        /// Whether a paragraph ends with them.
        public let endsParagraph: Bool
        /// Where the rest of the text begins.
        public let next: String.Index
    }

    private let text: String
    private let font: Font
    private let byCharacters: Bool
    private let measuring: any TextMeasuring
    /// Where the text begins that has no room yet.
    public private(set) var next: String.Index
    /// Where the paragraph ends that is being filled in; nil before it is asked for.
    private var paragraphEnd: String.Index?
    /// Whether a line break is the last of the text, so that an empty line follows.
    private var owesEmptyLine = false

    /// A text of which nothing has a room yet.
    public init(_ text: String, font: Font, byCharacters: Bool = false, measuring: any TextMeasuring = FontTables()) {
        (self.text, self.font, self.byCharacters, self.measuring) = (text, font, byCharacters, measuring)
        next = text.startIndex
    }

    /// Whether all of the text has room.
    public var isComplete: Bool { next == text.endIndex && !owesEmptyLine }

    /// Gives the next part of the text a room of a width, in points; nil where not one word has room in it and words may not be split.
    public mutating func fill(_ width: Double, splitsWords: Bool) -> Part? {
        if next == text.endIndex {
            owesEmptyLine = false
            return Part(range: next..<next, width: 0, endsParagraph: true, next: next)
        }
        let typesetter = Typesetter(font: font, width: width, byCharacters: byCharacters, measuring: measuring)
        let rest = text[next...]
        let paragraphEnd = self.paragraphEnd ?? rest.firstIndex(where: \.isNewline) ?? text.endIndex
        self.paragraphEnd = paragraphEnd
        let end = typesetter.lineEnd(of: rest[..<paragraphEnd])
        let line = typesetter.line(rest[..<end], isBroken: end != paragraphEnd)
        guard splitsWords || line.width <= width + Typesetter.slack && !cuts(at: end, paragraphEnd) else { return nil }
        let shown = text.index(next, offsetBy: line.text.count, limitedBy: end) ?? end
        let range = next..<shown
        let isOver = end == paragraphEnd
        if isOver { self.paragraphEnd = nil }
        next = isOver && end < text.endIndex ? text.index(after: end) : end
        owesEmptyLine = isOver && end < text.endIndex && next == text.endIndex
        return Part(range: range, width: line.width, endsParagraph: isOver, next: next)
    }

    /// Whether a line that ends at a place cuts a word in two.
    private func cuts(at end: String.Index, _ paragraphEnd: String.Index) -> Bool {
        guard !byCharacters, end < paragraphEnd, end > next else { return end <= next && end < paragraphEnd }
        return !LineBreaker().allowsBreak(between: text[text.index(before: end)], and: text[end])
    }
}
