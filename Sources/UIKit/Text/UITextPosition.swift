import Foundation

/// A place between characters.
@preconcurrency @MainActor open class UITextPosition: NSObject {
    /// How many UTF-16 units are before it.
    let offset: Int

    /// The place before all text.
    public override init() { offset = 0 }
    init(_ offset: Int) { self.offset = offset }

    /// Whether it comes before or after another one.
    func order(to other: UITextPosition) -> ComparisonResult {
        offset == other.offset ? .orderedSame : offset < other.offset ? .orderedAscending : .orderedDescending
    }

    /// Whether it is the same place.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        readingOnMainActor { (object as? UITextPosition)?.offset == offset }
    }
    /// A number that is the same for the same place.
    nonisolated open override var hash: Int { readingOnMainActor { offset } }
}
