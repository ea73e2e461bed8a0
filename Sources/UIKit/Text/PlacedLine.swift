import Foundation

/// A laid-out line of text in a text container, in points.
struct PlacedLine {
    /// The range of the characters, in UTF-16 units, including trailing spaces and the line break.
    let range: NSRange
    /// The rectangle of the line at its full width.
    let frame: CGRect
    /// The rectangle of the letters, including the padding at both ends.
    let used: CGRect
    /// The distance of the baseline from the top of the line.
    let ascender: CGFloat
    /// The x coordinate of the first letter.
    let begin: CGFloat
    let text: AttributedText

    /// Returns the x coordinate of a character; the end of the line for characters after it.
    func position(of index: Int) -> CGFloat {
        begin + CGFloat(text.width(from: range.location, to: min(max(index, range.location), NSMaxRange(range))))
    }

    /// Returns the rectangle of the characters of a range in this line; nil if the line contains none.
    func rect(of other: NSRange) -> CGRect? {
        guard let shared = shared(with: other) else { return nil }
        let (start, end) = (position(of: shared.lowerBound), position(of: shared.upperBound))
        return CGRect(x: start, y: frame.minY, width: end - start, height: frame.height)
    }

    /// Returns the characters of a range in this line; nil if the line contains none.
    ///
    /// Very large ranges do not overflow.
    func shared(with other: NSRange) -> Range<Int>? {
        let (end, isOver) = other.location.addingReportingOverflow(max(0, other.length))
        let (first, last) = (max(range.location, other.location), min(NSMaxRange(range), isOver ? .max : end))
        return first < last ? first..<last : nil
    }

    /// Returns the character at an x coordinate; the last one of the line for coordinates after its end.
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
    /// Returns the width of a range in UTF-16 units, in points.
    func width(from start: Int, to end: Int) -> Double {
        let (begin, stop) = (String.Index(utf16Offset: start, in: text), String.Index(utf16Offset: end, in: text))
        return width(of: text[begin..<max(begin, stop)])
    }

    /// Returns the lines in a container from its top, aligned within its width.
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
    /// The part of a line's free space that is before the text, from 0 to 1.
    var shareBefore: CGFloat {
        switch self {
        case .center: 0.5
        case .right: 1
        case .left, .justified, .natural: 0
        }
    }
}
