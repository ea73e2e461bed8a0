/// Finds the known names nearest to an unknown one, for "Did you mean" questions.
public enum Spelling {
    /// Returns at most three candidates near a name: nearest first, then in the given order.
    ///
    /// A candidate is near if its edit distance is at most a third of the length of the name. Insertions, deletions,
    /// replacements and swaps of neighbors count as edits. At least one letter must be the same. A difference only in case or
    /// in a leading underscore is always near. Names are compared by Unicode scalars.
    public static func candidates(for name: String, among names: [String]) -> [String] {
        ranked(for: name, among: names).map { entry in entry.name }
    }

    /// Returns the candidate nearest to a name, or nil if none is near.
    public static func nearest(to name: String, among names: [String]) -> String? {
        candidates(for: name, among: names).first
    }

    /// Returns the end of a message that proposes the nearest name, ` Did you mean '…'?`; empty if no name is near.
    public static func question(on name: String, among names: [String]) -> String {
        nearest(to: name, among: names).map { near in " Did you mean '\(near)'?" } ?? ""
    }

    /// Returns the candidate nearest to a name, or nil if none is near or two are equally near.
    public static func onlyNearest(to name: String, among names: [String]) -> String? {
        let ranked = ranked(for: name, among: names)
        guard let first = ranked.first else { return nil }
        return ranked.count == 1 || ranked[1].distance > first.distance ? first.name : nil
    }

    /// Returns the nearest three names.
    private static func ranked(for name: String, among names: [String]) -> [(distance: Int, name: String)] {
        let wanted = Array(name.unicodeScalars.prefix(longest))
        guard !wanted.isEmpty else { return [] }
        let limit = max(1, (wanted.count + 1) / 3)
        var found: [(distance: Int, name: String)] = []
        for candidate in names where candidate != name {
            let letters = Array(candidate.unicodeScalars.prefix(longest))
            let difference = folded(letters) == folded(wanted) ? 0 : distance(wanted, letters, limit: limit)
            if difference <= limit, difference < max(wanted.count, letters.count) {
                let place = found.firstIndex { entry in entry.distance > difference } ?? found.count
                found.insert((difference, candidate), at: place)
                if found.count > 3 { found.removeLast() }
            }
        }
        return found
    }

    /// The maximum length of a name.
    ///
    /// Longer names are cut, to limit the time.
    private static let longest = 64

    private static func folded(_ letters: [Unicode.Scalar]) -> [UInt32] {
        letters.drop { letter in letter == "_" }.map { letter in
            (0x41...0x5A).contains(letter.value) ? letter.value + 0x20 : letter.value
        }
    }

    /// Returns the optimal string alignment distance, or a number above the limit.
    private static func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar], limit: Int) -> Int {
        guard abs(one.count - other.count) <= limit else { return limit + 1 }
        var before = [Int](repeating: 0, count: other.count + 1)
        var previous = Array(0...other.count)
        for row in 0..<one.count {
            var current = [Int](repeating: row + 1, count: other.count + 1)
            for column in 0..<other.count {
                let replaced = previous[column] + (one[row] == other[column] ? 0 : 1)
                var best = min(replaced, previous[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
                    best = min(best, before[column - 1] + 1)
                }
                current[column + 1] = best
            }
            (before, previous) = (previous, current)
        }
        return previous[other.count]
    }
}
