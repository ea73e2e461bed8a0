extension Scene {
    /// The text of a view, and its appearance.
    public struct Text: Hashable, Sendable {
        /// The characters, with the line feeds of the source.
        public let string: String
        /// The size of the font.
        public let fontSize: Double
        /// The weight of the font on the scale of CSS: 400 is regular, 700 is bold.
        public let fontWeight: Int
        /// A Boolean value that indicates whether the font is italic.
        public let isItalic: Bool
        /// The alignment of the lines.
        public let alignment: Alignment
        /// The lines after line breaking; a single line if the text was not measured.
        public let lines: [String]
        /// The distance from one baseline to the next.
        public let lineHeight: Double
        /// A Boolean value that indicates whether the text is a placeholder.
        public let isPlaceholder: Bool
        /// The color; nil for the default of the kind.
        public let color: Color?

        /// Creates a text.
        ///
        /// The default of `lines` is the text split at its line feeds. The default of `lineHeight` is 1.2 times the
        /// font size.
        public init(
            string: String, fontSize: Double, fontWeight: Int = 400, isItalic: Bool = false,
            alignment: Alignment = .left, lines: [String]? = nil, lineHeight: Double? = nil,
            isPlaceholder: Bool = false, color: Color? = nil
        ) {
            self.string = string
            self.fontSize = fontSize
            self.fontWeight = fontWeight
            self.isItalic = isItalic
            self.alignment = alignment
            self.lines =
                lines ?? string.split(separator: "\n", omittingEmptySubsequences: false).map { line in String(line) }
            self.lineHeight = lineHeight ?? fontSize * 1.2
            self.isPlaceholder = isPlaceholder
            self.color = color
        }

        /// The alignment of lines.
        ///
        /// Leading and trailing are resolved.
        public enum Alignment: String, Hashable, Sendable, CaseIterable {
            /// Aligned to the left.
            case left
            /// Centered.
            case center
            /// Aligned to the right.
            case right
            /// Justified, with the last line aligned to the left.
            case justified
        }
    }
}

#if !hasFeature(Embedded)
extension Scene.Text: Codable {}
extension Scene.Text.Alignment: Codable {}
#endif
