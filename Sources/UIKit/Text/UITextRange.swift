import Foundation

/// A range of characters of a text.
@preconcurrency @MainActor open class UITextRange: NSObject {
    let range: NSRange

    /// Creates an empty range at the beginning of a text.
    public override init() { range = NSRange(location: 0, length: 0) }
    init(_ range: NSRange) { self.range = range }

    /// The start of the range.
    open var start: UITextPosition { UITextPosition(range.location) }
    /// The end of the range.
    open var end: UITextPosition { UITextPosition(range.location + range.length) }
    /// A Boolean value that indicates whether the range is empty.
    open var isEmpty: Bool { range.length == 0 }

    /// Returns the rectangle of the range in its first line, in points, from the cursor rectangles at its ends.
    func firstRect(_ caret: (Int) -> CGRect) -> CGRect {
        let (start, end) = (caret(range.location), caret(range.location + range.length))
        let isOneLine = start.minY == end.minY
        return CGRect(x: start.minX, y: start.minY, width: isOneLine ? end.minX - start.minX : 0, height: start.height)
    }

    /// Returns whether another object is an equal range.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        readingOnMainActor { (object as? UITextRange)?.range == range }
    }
    /// The hash value; equal ranges have the same one.
    nonisolated open override var hash: Int { readingOnMainActor { range.hashValue } }
}
