/// Text that is broken into lines.
public struct TextLayout: Sendable {
    /// The treatment of text that does not fit.
    public enum LineBreakMode: Hashable, Sendable {
        /// Breaks lines between words.
        case wordWrapping
        /// Breaks lines between characters.
        case characterWrapping
        /// Clips the text.
        case clipping
        /// Replaces the beginning by "…".
        case truncatingHead
        /// Replaces the end by "…".
        case truncatingTail
        /// Replaces the middle by "…".
        case truncatingMiddle
    }

    /// A line of the text.
    public struct Line: Hashable, Sendable {
        /// The text of the line, without trailing spaces at a break.
        public let text: String
        /// The width in points, not rounded.
        public let width: Double
        /// The indent in points.
        public var indent = 0.0
    }

    /// The lines from top to bottom.
    public let lines: [Line]
    /// The metrics of the font.
    public let metrics: FontMetrics
    /// A Boolean value that indicates whether the text is truncated.
    public let isTruncated: Bool

    /// The indents of lines, in points.
    public struct Indents: Hashable, Sendable {
        /// The indent of the first line of a paragraph.
        public var first = 0.0
        /// The indent of the other lines.
        public var rest = 0.0
        /// The end of lines: the distance from the leading side, or from the trailing side if it is not positive.
        public var tail = 0.0

        /// Creates indents of 0.
        public init() {}

        /// The space at the end of lines, whatever the width is.
        public var behind: Double { max(0, -tail) }

        /// Returns the available width of a line.
        func room(within width: Double, isFirst: Bool) -> Double {
            (tail > 0 ? min(tail, width) : width + tail) - indent(isFirst: isFirst)
        }

        func indent(isFirst: Bool) -> Double { isFirst ? first : rest }
    }

    /// Breaks text into lines of at most `width` points, and at most `maximumLines` lines; 0 means no limit.
    ///
    /// - Complexity: Linear in the length of the text.
    public init(
        _ text: String, font: Font, width: Double = .infinity, maximumLines: Int = 0,
        mode: LineBreakMode = .wordWrapping, indents: Indents = Indents(), measuring: some TextMeasuring = FontTables()
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
        text.firstIndex(where: { character in character.isNewline }) ?? text.endIndex
    }

    /// The width of the widest line and the height of all lines, in points, not rounded.
    public var size: (width: Double, height: Double) {
        let width = lines.reduce(0) { max($0, $1.width) }
        let count = Double(lines.count)
        return (width, count * metrics.lineHeight + max(count - 1, 0) * metrics.leading)
    }
}
