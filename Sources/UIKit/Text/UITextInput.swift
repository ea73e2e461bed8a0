import Foundation

/// The methods for text entry with positions and ranges.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    /// Returns the text in a range.
    func text(in range: UITextRange) -> String?
    /// Replaces the text in a range.
    func replace(_ range: UITextRange, withText text: String)
    /// The range of the selected text.
    var selectedTextRange: UITextRange? { get set }
    /// The range of provisional text during multistage input.
    var markedTextRange: UITextRange? { get }
    /// The position at the beginning of the text.
    var beginningOfDocument: UITextPosition { get }
    /// The position at the end of the text.
    var endOfDocument: UITextPosition { get }
    /// Returns the range between two positions.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// Returns the position at a distance from another one, in UTF-16 units; nil outside the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Returns the distance between two positions, in UTF-16 units.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// Returns the order of two positions.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// Returns the rectangle of the cursor at a position, in points.
    func caretRect(for position: UITextPosition) -> CGRect
    /// Returns the rectangle of a range in its first line, in points.
    func firstRect(for range: UITextRange) -> CGRect
    /// Returns the rectangles of a range, one for each line, in points.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// Returns the position that is nearest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?
}
