import Foundation

/// Who takes single characters.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text.
    var hasText: Bool { get }
    /// Puts text in the place of what is selected.
    func insertText(_ text: String)
    /// Removes what is selected, or the character before it.
    func deleteBackward()
}

/// Who knows places in a text.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    /// The text of a part.
    func text(in range: UITextRange) -> String?
    /// Puts text in the place of a part.
    func replace(_ range: UITextRange, withText text: String)
    /// What is selected.
    var selectedTextRange: UITextRange? { get set }
    /// What is not typed to its end.
    var markedTextRange: UITextRange? { get }
    /// Where the text begins.
    var beginningOfDocument: UITextPosition { get }
    /// Where the text ends.
    var endOfDocument: UITextPosition { get }
    /// The part between two places.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// A place so many UTF-16 units on; nil outside of the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// How many UTF-16 units lie between two places.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// Which of two places comes first.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// Where the cursor stands at a place, in points.
    func caretRect(for position: UITextPosition) -> CGRect
    /// Where the first line of a part stands, in points.
    func firstRect(for range: UITextRange) -> CGRect
    /// Where the lines of a part stand.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// The place nearest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?
}

/// A text with what is selected in it, in UTF-16 units: what the editing of fields and text views is.
struct EditedText {
    var text: NSString
    var selection: NSRange

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
        text = text.replacingCharacters(in: limited(range), with: replacement) as NSString
        selection = NSRange(location: limited(range).location + (replacement as NSString).length, length: 0)
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
