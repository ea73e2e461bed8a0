import Foundation

/// A position between two characters of a text.
@preconcurrency @MainActor open class UITextPosition: NSObject {
    /// The number of UTF-16 units before the position.
    let offset: Int

    /// Creates the position at the beginning of a text.
    public override init() { offset = 0 }
    init(_ offset: Int) { self.offset = offset }

    /// Returns the order of this position and another one.
    func order(to other: UITextPosition) -> ComparisonResult {
        offset == other.offset ? .orderedSame : offset < other.offset ? .orderedAscending : .orderedDescending
    }

    /// Returns whether another object is an equal position.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        readingOnMainActor { (object as? UITextPosition)?.offset == offset }
    }
    /// The hash value; equal positions have the same one.
    nonisolated open override var hash: Int { readingOnMainActor { offset } }
}
