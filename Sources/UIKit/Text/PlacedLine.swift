import Foundation

/// A line of text in its place in a text container, in points.
struct PlacedLine {
    /// The characters, with spaces that hang over the end and the line break, in UTF-16 units.
    let range: NSRange
    /// The line from side to side.
    let frame: CGRect
    /// What the letters take, with the padding at their ends.
    let used: CGRect
    /// How far the baseline lies below the top.
    let ascender: CGFloat
    /// Where the letters begin.
    let begin: CGFloat
    let text: AttributedText

    /// Where a character begins; the end of the line for what is behind it.
    func position(of index: Int) -> CGFloat {
        begin + CGFloat(text.width(from: range.location, to: min(max(index, range.location), NSMaxRange(range))))
    }

    /// Where the characters of a range that are in the line stand; nil where none are.
    func rect(of other: NSRange) -> CGRect? {
        guard let shared = shared(with: other) else { return nil }
        let (start, end) = (position(of: shared.lowerBound), position(of: shared.upperBound))
        return CGRect(x: start, y: frame.minY, width: end - start, height: frame.height)
    }

    /// The characters of a range that are in the line, however far it reaches; nil where none are.
    func shared(with other: NSRange) -> Range<Int>? {
        let (end, isOver) = other.location.addingReportingOverflow(max(0, other.length))
        let (first, last) = (max(range.location, other.location), min(NSMaxRange(range), isOver ? .max : end))
        return first < last ? first..<last : nil
    }

    /// The character at a place, the last one of the line for what is behind it.
    func index(at x: CGFloat) -> Int {
        var (low, high) = (range.location, max(range.location, NSMaxRange(range) - 1))
        while low < high {
            let middle = (low + high + 1) / 2
            if position(of: middle) <= x { low = middle } else { high = middle - 1 }
        }
        return low
    }
}

extension AttributedText {
    /// The width of a part, in UTF-16 units.
    func width(from start: Int, to end: Int) -> Double {
        let (begin, stop) = (String.Index(utf16Offset: start, in: text), String.Index(utf16Offset: end, in: text))
        return width(of: text[begin..<max(begin, stop)])
    }

    /// The lines in a container from its top, aligned within its width.
    func placedLines(
        within width: CGFloat?, padding: CGFloat, numberOfLines: Int, lineBreakMode: NSLineBreakMode,
        alignment: NSTextAlignment, leading: CGFloat
    ) -> [PlacedLine] {
        var (lines, top): ([PlacedLine], CGFloat) = ([], 0)
        let parts = parts(
            within: width.map { $0 - 2 * padding }, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode)
        let full =
            width ?? parts.reduce(0) { max($0, CGFloat($1.indent + $1.width)) } + CGFloat(indents.behind) + 2 * padding
        for (index, part) in parts.enumerated() {
            let (start, height) = (part.start.utf16Offset(in: text), CGFloat(part.height))
            let next = index + 1 < parts.count ? parts[index + 1].start : part.isLast ? text.endIndex : part.end
            let used = CGFloat(part.width) + 2 * padding
            let indent = CGFloat(part.indent)
            let left = indent + (full - used - indent - CGFloat(indents.behind)) * alignment.shareBefore
            lines.append(
                PlacedLine(
                    range: NSRange(location: start, length: next.utf16Offset(in: text) - start),
                    frame: CGRect(x: 0, y: top, width: full, height: height),
                    used: CGRect(x: left, y: top, width: used, height: height),
                    ascender: height + firstFont.descender, begin: left + padding, text: self))
            top += height + CGFloat(part.spaceAfter) + leading
        }
        return lines
    }
}

extension NSTextAlignment {
    /// How much of what a line leaves free lies before it.
    var shareBefore: CGFloat {
        switch self {
        case .center: 0.5
        case .right: 1
        case .left, .justified, .natural: 0
        }
    }
}
