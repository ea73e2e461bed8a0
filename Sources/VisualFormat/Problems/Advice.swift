import Diagnostics

/// Advice on a problem: notes on what was probably meant, and fixes.
public struct Advice: Hashable, Sendable {
    /// The notes, as sentences.
    public var notes: [String] = []
    /// The fixes, the likeliest first.
    ///
    /// Each of them leaves fewer problems.
    public var fixIts: [FixIt] = []

    /// Returns whether the first fix was not offered before.
    ///
    /// Problems with the same fix are one mistake.
    public func isNews(beside offered: inout [FixIt]) -> Bool {
        guard let fixIt = fixIts.first else { return true }
        guard !offered.contains(fixIt) else { return false }
        offered.append(fixIt)
        return true
    }
}
