import Diagnostics

/// What a person is told beside a problem: what was probably meant, and edits of the format that say so.
public struct Advice: Hashable, Sendable {
    /// Sentences.
    public var notes: [String] = []
    /// Edits of the format, the likeliest first; each of them leaves fewer problems.
    public var fixIts: [FixIt] = []

    /// Whether its first edit was not offered before; what one edit mends is one mistake.
    public func isNews(beside offered: inout Set<FixIt>) -> Bool {
        fixIts.first.map { fixIt in offered.insert(fixIt).inserted } ?? true
    }
}
