/// A replacement of bytes in a text, with its inverse.
///
/// Undo applies the inverse, so it restores every byte.
struct TextReplacement: Hashable, Sendable {
    /// The offset of the first replaced byte.
    let offset: Int
    /// The bytes that are replaced.
    let removed: [UInt8]
    /// The bytes that replace them.
    let inserted: [UInt8]

    /// Creates the smallest replacement that changes one text to another; nil if they are equal.
    ///
    /// - Complexity: Linear in the length of the texts.
    init?(from old: [UInt8], to new: [UInt8]) {
        let shorter = min(old.count, new.count)
        var start = 0
        while start < shorter, old[start] == new[start] { start += 1 }
        guard start < max(old.count, new.count) else { return nil }
        var end = 0
        while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        offset = start
        removed = Array(old[start..<old.count - end])
        inserted = Array(new[start..<new.count - end])
    }

    private init(offset: Int, removed: [UInt8], inserted: [UInt8]) {
        (self.offset, self.removed, self.inserted) = (offset, removed, inserted)
    }

    /// The replacement that undoes this one.
    var inverse: Self { Self(offset: offset, removed: inserted, inserted: removed) }

    /// Returns a text with this replacement.
    func applied(to bytes: [UInt8]) -> [UInt8] {
        Array(bytes[..<offset]) + inserted + bytes[(offset + removed.count)...]
    }
}
