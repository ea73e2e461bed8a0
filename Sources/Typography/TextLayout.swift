import Foundation

/// Text broken into lines of a width.
public struct TextLayout: Sendable {
    /// What happens to text that is wider than a line or longer than the lines there are.
    public enum LineBreakMode: Hashable, Sendable {
        /// Lines end between words.
        case wordWrapping
        /// Lines end anywhere.
        case characterWrapping
        /// What does not fit is cut off.
        case clipping
        /// The beginning gives way to "…".
        case truncatingHead
        /// The end gives way to "…".
        case truncatingTail
        /// The middle gives way to "…".
        case truncatingMiddle
    }

    /// One line of it.
    public struct Line: Hashable, Sendable {
        /// What stands in the line, without spaces that hang over an end where it is broken.
        public let text: String
        /// How wide that is, in points, not rounded.
        public let width: Double
        /// How far it is indented, in points.
        public var indent = 0.0
    }

    /// From top to bottom.
    public let lines: [Line]
    /// The measures of the font.
    public let metrics: FontMetrics
    /// Whether some of the text is not shown.
    public let isTruncated: Bool

    /// How far lines stay from the sides, in points.
    public struct Indents: Hashable, Sendable {
        /// Before the first line of a paragraph.
        public var first = 0.0
        /// Before the others.
        public var rest = 0.0
        /// Where lines end: so far from the begin, or where it is not above 0 from the end.
        public var tail = 0.0

        /// Lines reach from side to side.
        public init() {}

        /// What is left free at the end, whatever the width.
        public var behind: Double { max(0, -tail) }

        /// How wide a line may be.
        func room(within width: Double, isFirst: Bool) -> Double {
            (tail > 0 ? min(tail, width) : width + tail) - indent(isFirst: isFirst)
        }

        func indent(isFirst: Bool) -> Double { isFirst ? first : rest }
    }

    /// Breaks text into lines no wider than `width` points; at most `maximumLines` of them, 0 means any number.
    ///
    /// Costs time linear in the length of the text.
    public init(
        _ text: String, font: Font, width: Double = .infinity, maximumLines: Int = 0,
        mode: LineBreakMode = .wordWrapping, indents: Indents = Indents(), measuring: any TextMeasuring = FontTables()
    ) {
        var typesetter = Typesetter(
            font: font, width: width, byCharacters: mode == .characterWrapping, measuring: measuring)
        let hasIndents = indents != Indents()
        var isFirst = true
        var lines: [Line] = []
        var rest = text[...]
        var paragraphEnd = Self.paragraphEnd(in: rest)
        var isComplete = text.isEmpty
        while !isComplete && (maximumLines <= 0 || lines.count < maximumLines) {
            let isLast = maximumLines > 0 && lines.count == maximumLines - 1
            if hasIndents { typesetter.width = indents.room(within: width, isFirst: isFirst) }
            let end =
                isLast && mode != .wordWrapping && mode != .characterWrapping
                ? paragraphEnd : typesetter.lineEnd(of: rest[..<paragraphEnd])
            lines.append(typesetter.line(rest[..<end], isBroken: end != paragraphEnd))
            if hasIndents { lines[lines.count - 1].indent = indents.indent(isFirst: isFirst) }
            isFirst = end == paragraphEnd
            if end == paragraphEnd, paragraphEnd < rest.endIndex {
                rest = rest[rest.index(after: paragraphEnd)...]
                paragraphEnd = Self.paragraphEnd(in: rest)
                if rest.isEmpty, maximumLines <= 0 || lines.count < maximumLines {
                    lines.append(Line(text: "", width: 0))
                }
            } else {
                rest = rest[end...]
            }
            isComplete = rest.isEmpty
        }
        var isTruncated = !isComplete
        if let last = lines.last, last.width > typesetter.width || isTruncated,
            var shorter = typesetter.truncated(last.text, mode: mode, hasMore: isTruncated)
        {
            shorter.indent = last.indent
            lines[lines.count - 1] = shorter
            isTruncated = true
        }
        self.lines = lines
        self.metrics = measuring.metrics(of: font)
        self.isTruncated = isTruncated
    }

    private static func paragraphEnd(in text: Substring) -> Substring.Index {
        text.firstIndex(where: \.isNewline) ?? text.endIndex
    }

    /// The width of the widest line and the height of all lines, in points, not rounded.
    public var size: (width: Double, height: Double) {
        let width = lines.reduce(0) { max($0, $1.width) }
        let count = Double(lines.count)
        return (width, count * metrics.lineHeight + max(count - 1, 0) * metrics.leading)
    }
}
