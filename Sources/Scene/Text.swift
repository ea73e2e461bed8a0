extension Scene {
    /// The text that a view shows, and how.
    public struct Text: Hashable, Sendable {
        /// The characters, with line feeds where the author put them.
        public let string: String
        /// The size of the font.
        public let fontSize: Double
        /// The weight of the font in CSS's scale: 400 is regular, 700 bold.
        public let fontWeight: Int
        /// Whether the font slants.
        public let isItalic: Bool
        /// Where lines stand in the view.
        public let alignment: Alignment
        /// The lines as they were broken to the width of the view; one line where nothing was measured.
        public let lines: [String]
        /// The distance from one baseline to the next.
        public let lineHeight: Double
        /// Whether it stands in for text that is not there yet.
        public let isPlaceholder: Bool
        /// The colour; nil for the kind's own.
        public let color: Color?

        /// A text.
        ///
        /// Without `lines` it has those between its line feeds, without `lineHeight` 1.2 times the font size.
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

        /// Where the lines of a text stand; leading and trailing are already resolved.
        public enum Alignment: String, Hashable, Sendable, CaseIterable {
            /// At the left.
            case left
            /// In the middle.
            case center
            /// At the right.
            case right
            /// From edge to edge, the last line at the left.
            case justified
        }
    }
}

#if !hasFeature(Embedded)
extension Scene.Text: Codable {}
extension Scene.Text.Alignment: Codable {}
#endif
