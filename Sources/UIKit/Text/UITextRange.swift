import Foundation

/// A part of a text.
@preconcurrency @MainActor open class UITextRange: NSObject {
    let range: NSRange

    /// No text.
    public override init() { range = NSRange(location: 0, length: 0) }
    init(_ range: NSRange) { self.range = range }

    /// Where it begins.
    open var start: UITextPosition { UITextPosition(range.location) }
    /// Where it ends.
    open var end: UITextPosition { UITextPosition(range.location + range.length) }
    /// Whether there is nothing in it.
    open var isEmpty: Bool { range.length == 0 }

    /// Where its first line stands, by where the cursor stands at a place, in points.
    func firstRect(_ caret: (Int) -> CGRect) -> CGRect {
        let (start, end) = (caret(range.location), caret(range.location + range.length))
        let isOneLine = start.minY == end.minY
        return CGRect(x: start.minX, y: start.minY, width: isOneLine ? end.minX - start.minX : 0, height: start.height)
    }

    /// Whether it is the same part.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        readingOnMainActor { (object as? UITextRange)?.range == range }
    }
    /// A number that is the same for the same part.
    nonisolated open override var hash: Int { readingOnMainActor { range.hashValue } }
}
