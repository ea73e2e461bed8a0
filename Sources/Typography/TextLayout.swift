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
    }

    /// From top to bottom.
    public let lines: [Line]
    /// The measures of the font.
    public let metrics: FontMetrics
    /// Whether some of the text is not shown.
    public let isTruncated: Bool

    /// Breaks text into lines no wider than `width` points; at most `maximumLines` of them, 0 means any number.
    ///
    /// Costs time linear in the length of the text.
    public init(
        _ text: String, font: Font, width: Double = .infinity, maximumLines: Int = 0,
        mode: LineBreakMode = .wordWrapping, measuring: any TextMeasuring = FontTables()
    ) {
        let typesetter = Typesetter(
            font: font, width: width, byCharacters: mode == .characterWrapping, measuring: measuring)
        var lines: [Line] = []
        var rest = text[...]
        var paragraphEnd = Self.paragraphEnd(in: rest)
        var isComplete = text.isEmpty
        while !isComplete && (maximumLines <= 0 || lines.count < maximumLines) {
            let isLast = maximumLines > 0 && lines.count == maximumLines - 1
            let end =
                isLast && mode != .wordWrapping && mode != .characterWrapping
                ? paragraphEnd : typesetter.lineEnd(of: rest[..<paragraphEnd])
            lines.append(typesetter.line(rest[..<end], isBroken: end != paragraphEnd))
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
        if let last = lines.last, last.width > width || isTruncated,
            let shorter = typesetter.truncated(last.text, mode: mode, hasMore: isTruncated)
        {
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
