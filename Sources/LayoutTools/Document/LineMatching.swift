/// The removed and added lines between two texts.
///
/// Lines that only one of the texts has are handled first. Of the rest, the lines that each text has once are matched,
/// as many as keep their order (Bram Cohen's patience difference). Only the parts between them are compared line by
/// line, piece by piece if they are long. So texts with thousands of differences take little longer than texts with
/// one.
struct LineMatching {
    /// A Boolean value for each old line that indicates whether it is removed.
    private(set) var removed: [Bool]
    /// A Boolean value for each new line that indicates whether it is added.
    private(set) var added: [Bool]
    private let old: Lines
    private let new: Lines

    /// The lines that both texts have, as numbers, with their positions.
    private struct Lines {
        var numbers: [Int] = []
        var places: [Int] = []

        /// Takes the lines that the other text has.
        init(_ all: [Int], within other: Set<Int>) {
            for (place, number) in all.enumerated() where other.contains(number) {
                numbers.append(number)
                places.append(place)
            }
        }
    }

    /// Compares two lists of lines.
    init<Line: Hashable>(_ oldLines: [Line], _ newLines: [Line]) {
        var numbers: [Line: Int] = [:]
        func number(_ line: Line) -> Int {
            if let number = numbers[line] { return number }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
        let (oldNumbers, newNumbers) = (oldLines.map(number), newLines.map(number))
        old = Lines(oldNumbers, within: Set(newNumbers))
        new = Lines(newNumbers, within: Set(oldNumbers))
        removed = Array(repeating: true, count: oldLines.count)
        added = Array(repeating: true, count: newLines.count)
        for place in old.places { removed[place] = false }
        for place in new.places { added[place] = false }
        var (i, j) = (0, 0)
        for anchor in Self.anchors(old.numbers, new.numbers, kinds: numbers.count) {
            compare(i..<anchor.old, j..<anchor.new)
            (i, j) = (anchor.old + 1, anchor.new + 1)
        }
        compare(i..<old.numbers.count, j..<new.numbers.count)
    }

    // MARK: Unique lines

    private typealias Anchor = (old: Int, new: Int)

    /// Returns the positions of unique lines, as many as have the same order in both texts.
    private static func anchors(_ old: [Int], _ new: [Int], kinds: Int) -> [Anchor] {
        let oldPlaces = places(of: old, kinds: kinds)
        let newPlaces = places(of: new, kinds: kinds)
        let anchors = old.indices.compactMap { place -> Anchor? in
            guard oldPlaces[old[place]] == place, let other = newPlaces[old[place]], other >= 0 else { return nil }
            return (place, other)
        }
        return longestIncrease(anchors)
    }

    /// Returns the position of each kind of line that occurs once; nil if it does not occur, -1 if it occurs several times.
    private static func places(of lines: [Int], kinds: Int) -> [Int?] {
        var places: [Int?] = Array(repeating: nil, count: kinds)
        for (place, line) in lines.enumerated() { places[line] = places[line] == nil ? place : -1 }
        return places
    }

    /// Returns the longest list of anchors whose new positions increase too, by patience sorting.
    private static func longestIncrease(_ anchors: [Anchor]) -> [Anchor] {
        // The anchor on top of each pile, and for each anchor the one on top of the previous pile.
        var piles: [Int] = []
        var before: [Int] = []
        for (index, anchor) in anchors.enumerated() {
            var (low, high) = (0, piles.count)
            while low < high {
                let middle = (low + high) / 2
                if anchors[piles[middle]].new < anchor.new { low = middle + 1 } else { high = middle }
            }
            before.append(low > 0 ? piles[low - 1] : -1)
            if low < piles.count { piles[low] = index } else { piles.append(index) }
        }
        var found: [Anchor] = []
        var next = piles.last ?? -1
        while next >= 0 {
            found.append(anchors[next])
            next = before[next]
        }
        return found.reversed()
    }

    // MARK: Other lines

    /// The maximum length of a piece.
    ///
    /// The standard library's difference needs quadratic time and memory in the number of changes. Longer texts are compared piece by
    /// piece, each up to the position where the texts agree again.
    private static let longestPiece = 2_000

    private mutating func compare(_ oldPlaces: Range<Int>, _ newPlaces: Range<Int>) {
        var (i, j) = (oldPlaces.lowerBound, newPlaces.lowerBound)
        let (oldEnd, newEnd) = (oldPlaces.upperBound, newPlaces.upperBound)
        let (old, new) = (old.numbers, new.numbers)
        while i < oldEnd || j < newEnd {
            while i < oldEnd, j < newEnd, old[i] == new[j] { (i, j) = (i + 1, j + 1) }
            let before = old[i..<min(oldEnd, i + Self.longestPiece)]
            let after = new[j..<min(newEnd, j + Self.longestPiece)]
            let isLast = before.endIndex == oldEnd && after.endIndex == newEnd
            var gone: [Int] = []
            var come: [Int] = []
            for change in after.difference(from: before) {
                switch change {
                case .remove(let offset, _, _): gone.append(i + offset)
                case .insert(let offset, _, _): come.append(j + offset)
                }
            }
            // The end of a piece appears as a change only because the piece ends. The next piece compares it again.
            let kept = isLast ? (before.count, after.count) : Self.settled(before.indices, gone, after.indices, come)
            for place in gone where place < i + kept.0 { removed[self.old.places[place]] = true }
            for place in come where place < j + kept.1 { added[self.new.places[place]] = true }
            (i, j) = (i + kept.0, j + kept.1)
        }
    }

    /// Returns the number of matched lines of both pieces: up to the last matched lines in the first half, or all.
    private static func settled(
        _ old: Range<Int>, _ removed: [Int], _ new: Range<Int>, _ added: [Int]
    ) -> (Int, Int) {
        let (gone, come) = (Set(removed), Set(added))
        let same = zip(old.filter { !gone.contains($0) }, new.filter { !come.contains($0) })
        let middle = same.filter { one, other in
            one - old.lowerBound < longestPiece / 2 && other - new.lowerBound < longestPiece / 2
        }
        guard let last = middle.last else { return (old.count, new.count) }
        return (last.0 - old.lowerBound + 1, last.1 - new.lowerBound + 1)
    }
}
