import Foundation

/// A text with what is selected in it, in UTF-16 units: what the editing of fields and text views is.
struct EditedText {
    var text: NSString
    var selection: NSRange
    /// What was replaced last, and by what.
    private(set) var change: (range: NSRange, replacement: String)?

    init(text: NSString, selection: NSRange) { (self.text, self.selection) = (text, selection) }

    /// A part as far as there is text.
    func limited(_ range: NSRange) -> NSRange {
        let start = min(max(range.location, 0), text.length)
        return NSRange(location: start, length: min(max(range.length, 0), text.length - start))
    }

    /// The part between two places, as far as there is text.
    func range(from one: UITextPosition, to other: UITextPosition) -> NSRange {
        let (start, end) = (min(one.offset, other.offset), max(one.offset, other.offset))
        return limited(NSRange(location: start, length: end - start))
    }

    /// What is before a place.
    func text(before offset: Int) -> String { text.substring(to: min(max(offset, 0), text.length)) }

    /// Puts text in the place of a part; the cursor is behind it then.
    mutating func replace(_ range: NSRange, with replacement: String) {
        let range = limited(range)
        text = text.replacingCharacters(in: range, with: replacement) as NSString
        selection = NSRange(location: range.location + (replacement as NSString).length, length: 0)
        change = (range, replacement)
    }

    /// Removes what is selected, or the character before it.
    mutating func deleteBackward() {
        let selection = limited(selection)
        if selection.length > 0 { return replace(selection, with: "") }
        guard selection.location > 0 else { return }
        replace(text.rangeOfComposedCharacterSequence(at: selection.location - 1), with: "")
    }

    /// A place so many units on; nil outside of the text.
    func position(from position: UITextPosition, offset: Int) -> Int? {
        let (place, overflows) = position.offset.addingReportingOverflow(offset)
        return !overflows && (0...text.length).contains(place) ? place : nil
    }
}
