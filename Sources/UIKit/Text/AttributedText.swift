import Foundation
import Typography

/// Attributed text for measurement: widths come from the runs, heights from the lines.
struct AttributedText {
    /// A part of the text with uniform attributes.
    struct Run {
        /// The end of the run, in UTF-16 units from the beginning of the text.
        let end: Int
        let font: UIFont
        /// The space that is added after every character, in points.
        let kern: Double
        /// The rectangle of an attached image, in points.
        ///
        /// The origin is relative to the start of the run on the baseline, and y points up.
        var picture: CGRect?
    }

    let text: String
    let runs: [Run]
    let style: NSParagraphStyle
    let hasStyle: Bool

    /// Creates the runs of an attributed string; text without a font attribute has the given font.
    init(_ source: NSAttributedString, font: UIFont) {
        text = source.string
        var runs: [Run] = []
        var style: NSParagraphStyle?
        source.enumerateAttributes(in: NSRange(location: 0, length: source.length)) { attributes, range, _ in
            let kern = attributes[.kern] ?? attributes[.tracking]
            runs.append(
                Run(
                    end: range.location + range.length, font: attributes[.font] as? UIFont ?? font,
                    kern: Self.number(kern) ?? 0, picture: (attributes[.attachment] as? NSTextAttachment)?.place))
            style = style ?? attributes[.paragraphStyle] as? NSParagraphStyle
        }
        self.runs = runs.isEmpty ? [Run(end: 0, font: font, kern: 0)] : runs
        self.style = style ?? .default
        hasStyle = style != nil
    }

    /// Converts an attribute value to a number; clients store different number types.
    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as CGFloat: return Double(value)
        case let value as Double: return value
        case let value as Float: return Double(value)
        case let value as Int: return Double(value)
        case let value as NSNumber: return value.doubleValue
        default: return nil
        }
    }

    /// The font at the beginning of the text.
    var firstFont: UIFont { runs[0].font }

    /// Returns the lines of the text within a width; `numberOfLines` limits their number, and 0 means no limit.
    func layout(within width: CGFloat?, numberOfLines: Int, lineBreakMode: NSLineBreakMode) -> TextLayout {
        TextLayout(
            text, font: firstFont.face, width: width.map { Double($0) } ?? .infinity, maximumLines: numberOfLines,
            mode: lineBreakMode.typographic, indents: indents, measuring: RunMeasuring(attributed: self))
    }

    /// The indents of the paragraph style, in points.
    var indents: TextLayout.Indents {
        var indents = TextLayout.Indents()
        indents.first = Double(style.firstLineHeadIndent)
        indents.rest = Double(style.headIndent)
        indents.tail = Double(style.tailIndent)
        return indents
    }

    /// Returns a filling of the text that has not placed any characters yet.
    func filling(byCharacters: Bool) -> TextFilling<RunMeasuring> {
        TextFilling(
            text, font: firstFont.face, byCharacters: byCharacters, measuring: RunMeasuring(attributed: self))
    }

    /// Returns the size within a width, in points and not rounded; the size of an empty text is zero.
    func size(
        within width: CGFloat? = nil, numberOfLines: Int = 0, lineBreakMode: NSLineBreakMode? = nil
    ) -> (width: Double, height: Double) {
        let parts = parts(
            within: width, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode ?? style.lineBreakMode)
        return (
            parts.reduce(0) { max($0, $1.indent + $1.width) } + indents.behind,
            parts.reduce(0) { $0 + $1.height } + parts.dropLast().reduce(0) { $0 + $1.spaceAfter }
        )
    }

    /// A line: the range of its characters in the text, and its dimensions in points.
    struct Part {
        let start: String.Index
        let end: String.Index
        let indent: Double
        let width: Double
        let height: Double
        let spaceAfter: Double
        /// A Boolean value that indicates whether the line ends the text, without text that is cut off after it.
        let isLast: Bool
    }

    /// Returns the lines of the text within a width; an empty text has none.
    ///
    /// `numberOfLines` limits the number of lines, and 0 means no limit.
    func parts(within width: CGFloat?, numberOfLines: Int, lineBreakMode: NSLineBreakMode) -> [Part] {
        guard !text.isEmpty else { return [] }
        let layout = layout(within: width, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode)
        var (parts, cursor): ([Part], String.Index) = ([], text.startIndex)
        for (index, line) in layout.lines.enumerated() {
            let start = index == 0 ? cursor : nextStart(cursor)
            let end = text.index(start, offsetBy: line.text.count, limitedBy: text.endIndex) ?? text.endIndex
            parts.append(
                Part(
                    start: start, end: end, indent: line.indent, width: line.width,
                    height: lineHeight(from: start, to: end),
                    spaceAfter: space(after: end), isLast: index + 1 == layout.lines.count && !layout.isTruncated))
            cursor = end
        }
        return parts
    }

    /// Returns the width of a part of the text, in points.
    func width(of part: Substring) -> Double { RunMeasuring(attributed: self).width(of: part, in: firstFont.face) }

    /// Returns the start of the next line, after the trailing spaces and the line break of the previous one.
    private func nextStart(_ end: String.Index) -> String.Index {
        var index = end
        while index < text.endIndex, text[index] == " " { index = text.index(after: index) }
        if index < text.endIndex, text[index].isNewline { index = text.index(after: index) }
        return index
    }

    func space(after end: String.Index) -> Double {
        let isParagraph = text[end...].first { $0 != " " }?.isNewline ?? false
        return Double(style.lineSpacing)
            + (isParagraph ? Double(style.paragraphSpacing + style.paragraphSpacingBefore) : 0)
    }

    /// Returns the line height of a run, in points; an attached image may extend it above or below the baseline.
    private static func height(of run: Run) -> CGFloat {
        guard let picture = run.picture else { return run.font.lineHeight }
        return run.font.lineHeight + max(0, picture.maxY - run.font.ascender)
            + max(0, run.font.descender - picture.minY)
    }

    /// Returns the height of a line, in points: the tallest run, adjusted by the paragraph style.
    func lineHeight(from start: String.Index, to end: String.Index) -> Double {
        let range = start.utf16Offset(in: text)...max(start.utf16Offset(in: text), end.utf16Offset(in: text) - 1)
        var height = 0.0
        var begin = 0
        for run in runs {
            if run.end > range.lowerBound, begin <= range.upperBound {
                height = max(height, Double(Self.height(of: run)))
            }
            begin = run.end
        }
        if height == 0 { height = Double(runs[runs.count - 1].font.lineHeight) }
        if style.lineHeightMultiple > 0 { height *= Double(style.lineHeightMultiple) }
        height = max(height, Double(style.minimumLineHeight))
        return style.maximumLineHeight > 0 ? min(height, Double(style.maximumLineHeight)) : height
    }
}

/// Measures parts of an attributed text in the fonts of their runs.
struct RunMeasuring: TextMeasuring, @unchecked Sendable {
    // Invariant: the attributes are a copy that nothing changes.
    let attributed: AttributedText
    private let tables = FontTables()

    init(attributed: AttributedText) { self.attributed = attributed }

    func metrics(of font: Font) -> FontMetrics { tables.metrics(of: font) }

    func width(of text: Substring, in font: Font) -> Double {
        // A line truncated with "…" is a new string; it is measured with the attributes of the first run.
        guard text.base.utf8.count == attributed.text.utf8.count else { return width(of: text, as: attributed.runs[0]) }
        var width = 0.0
        var start = text.startIndex
        for run in attributed.runs where start < text.endIndex {
            let runEnd = String.Index(utf16Offset: run.end, in: text.base)
            guard runEnd > start else { continue }
            let end = min(runEnd, text.endIndex)
            width += self.width(of: text[start..<end], as: run)
            start = end
        }
        return width
    }

    private func width(of text: Substring, as run: AttributedText.Run) -> Double {
        if let picture = run.picture { return Double(picture.width) * Double(text.count) }
        return tables.width(of: text, in: run.font.face) + run.kern * Double(run.kern == 0 ? 0 : text.count)
    }
}
