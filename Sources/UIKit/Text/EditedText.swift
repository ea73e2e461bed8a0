import Foundation

/// The text and selection, in UTF-16 units, of a text field or text view during editing.
struct EditedText {
    var text: NSString
    var selection: NSRange
    /// The last replaced range and its replacement.
    private(set) var change: (range: NSRange, replacement: String)?

    init(text: NSString, selection: NSRange) { (self.text, self.selection) = (text, selection) }

    /// Returns a range limited to the length of the text.
    func limited(_ range: NSRange) -> NSRange {
        let start = min(max(range.location, 0), text.length)
        return NSRange(location: start, length: min(max(range.length, 0), text.length - start))
    }

    /// Returns the range between two positions, limited to the length of the text.
    func range(from one: UITextPosition, to other: UITextPosition) -> NSRange {
        let (start, end) = (min(one.offset, other.offset), max(one.offset, other.offset))
        return limited(NSRange(location: start, length: end - start))
    }

    /// Returns the text before an offset.
    func text(before offset: Int) -> String { text.substring(to: min(max(offset, 0), text.length)) }

    /// Returns the offset whose caret is nearest to a point.
    ///
    /// Carets follow each other in reading order, so that the search measures a logarithmic number of them.
    @MainActor func offset(nearestTo point: CGPoint, caret: @MainActor (Int) -> CGRect) -> Int {
        let (first, last) = (caret(0), caret(text.length))
        let height = min(max(point.y, first.minY), last.maxY.nextDown)
        var (before, after) = (0, text.length + 1)
        while after - before > 1 {
            let middle = (before + after) / 2
            let place = caret(middle)
            let isBefore = place.maxY <= height || (place.minY <= height && place.minX <= point.x)
            (before, after) = isBefore ? (middle, after) : (before, middle)
        }
        guard after <= text.length else { return before }
        let (left, right) = (caret(before), caret(after))
        let isRight = right.minY == left.minY && right.minX - point.x < point.x - left.minX
        return text.rangeOfComposedCharacterSequence(at: before).location < before || !isRight ? before : after
    }

    /// Returns the rectangles of a range, one for each line, from the caret at its start and the widths of its lines.
    @MainActor func rectangles(
        of range: UITextRange, caret: @MainActor (Int) -> CGRect, width: @MainActor (String) -> CGFloat
    ) -> [UITextSelectionRect] {
        let range = limited(range.range)
        guard range.length > 0 else { return [] }
        let first = caret(range.location)
        let leading = caret(text.lineRange(for: NSRange(location: range.location, length: 0)).location).minX
        let lines = text.substring(with: range).components(separatedBy: "\n")
        return lines.enumerated().map { number, line in
            let place = CGRect(
                x: number == 0 ? first.minX : leading, y: first.minY + CGFloat(number) * first.height,
                width: width(line), height: first.height)
            return SelectedLine(place, ends: (number == 0, number == lines.count - 1))
        }
    }

    /// Replaces a range of the text and places the cursor after the replacement.
    mutating func replace(_ range: NSRange, with replacement: String) {
        let range = limited(range)
        text = text.replacingCharacters(in: range, with: replacement) as NSString
        selection = NSRange(location: range.location + (replacement as NSString).length, length: 0)
        change = (range, replacement)
    }

    /// Deletes the selection, or the character before the cursor if nothing is selected.
    mutating func deleteBackward() {
        let selection = limited(selection)
        if selection.length > 0 { return replace(selection, with: "") }
        guard selection.location > 0 else { return }
        replace(text.rangeOfComposedCharacterSequence(at: selection.location - 1), with: "")
    }

    /// Returns the offset at a distance from a position, in UTF-16 units; nil outside the text.
    func position(from position: UITextPosition, offset: Int) -> Int? {
        let (place, overflows) = position.offset.addingReportingOverflow(offset)
        return !overflows && (0...text.length).contains(place) ? place : nil
    }
}
