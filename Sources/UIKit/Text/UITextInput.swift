import Foundation

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
