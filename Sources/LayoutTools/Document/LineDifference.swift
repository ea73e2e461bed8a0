/// The lines in which two texts differ, as a unified diff.
public struct LineDifference {
    private let old: [Substring]
    private let new: [Substring]

    /// The difference of two texts.
    public init(from old: String, to new: String) {
        self.old = Self.lines(of: old)
        self.new = Self.lines(of: new)
    }

    /// The lines without their ends; what ends with a line feed has no empty line behind it.
    private static func lines(of text: String) -> [Substring] {
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        return lines.last?.isEmpty == true ? lines.dropLast() : lines
    }

    /// The difference with three lines around each change; empty where there is none.
    public func unified(file: String) -> String {
        let steps = self.steps
        let hunks = Self.hunks(of: steps)
        guard !hunks.isEmpty else { return "" }
        var text = "--- \(file)\n+++ \(file)\n"
        for hunk in hunks { text += lines(of: Array(steps[hunk])) }
        return text
    }

    private enum Step {
        case same(old: Int, new: Int)
        case removed(old: Int, new: Int)
        case added(old: Int, new: Int)

        var isChange: Bool { if case .same = self { false } else { true } }
        var places: (old: Int, new: Int) {
            switch self {
            case .same(let old, let new), .removed(let old, let new), .added(let old, let new): (old, new)
            }
        }
    }

    /// The standard library's difference needs time and memory by the square of the changes; longer texts are compared
    /// piece by piece, each as far as the texts meet again.
    private static let longestPiece = 2_000

    /// What turns the old lines into the new ones: which of the old go, and which of the new come.
    private var changes: (removed: Set<Int>, added: Set<Int>) {
        var removed: Set<Int> = []
        var added: Set<Int> = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            while i < old.count, j < new.count, old[i] == new[j] { (i, j) = (i + 1, j + 1) }
            let before = old[i..<min(old.count, i + Self.longestPiece)]
            let after = new[j..<min(new.count, j + Self.longestPiece)]
            let isLast = before.endIndex == old.count && after.endIndex == new.count
            var gone: [Int] = []
            var come: [Int] = []
            for change in after.difference(from: before) {
                switch change {
                case .remove(let offset, _, _): gone.append(i + offset)
                case .insert(let offset, _, _): come.append(j + offset)
                }
            }
            // The end of a piece is only a change because the piece ends there: the next one looks at it again.
            let kept = isLast ? (before.count, after.count) : Self.settled(before.indices, gone, after.indices, come)
            removed.formUnion(gone.filter { place in place < i + kept.0 })
            added.formUnion(come.filter { place in place < j + kept.1 })
            (i, j) = (i + kept.0, j + kept.1)
        }
        return (removed, added)
    }

    /// How many lines of both pieces are settled: up to the last ones that stay in the first half, or the whole pieces.
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

    private var steps: [Step] {
        let (removed, added) = changes
        var steps: [Step] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if i < old.count, removed.contains(i) {
                steps.append(.removed(old: i, new: j))
                i += 1
            } else if j < new.count, added.contains(j) {
                steps.append(.added(old: i, new: j))
                j += 1
            } else {
                steps.append(.same(old: i, new: j))
                i += 1
                j += 1
            }
        }
        return steps
    }

    private static func hunks(of steps: [Step]) -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for (index, step) in steps.enumerated() where step.isChange {
            let around = max(0, index - 3)..<min(steps.count, index + 4)
            if let last = hunks.last, last.upperBound >= around.lowerBound {
                hunks[hunks.count - 1] = last.lowerBound..<around.upperBound
            } else {
                hunks.append(around)
            }
        }
        return hunks
    }

    private func lines(of steps: [Step]) -> String {
        let start = steps.first?.places ?? (old: 0, new: 0)
        var counts = (old: 0, new: 0)
        var text = ""
        for step in steps {
            switch step {
            case .same(let place, _):
                text += " \(old[place])\n"
                counts.old += 1
                counts.new += 1
            case .removed(let place, _):
                text += "-\(old[place])\n"
                counts.old += 1
            case .added(_, let place):
                text += "+\(new[place])\n"
                counts.new += 1
            }
        }
        let (oldStart, newStart) = (start.old + 1, start.new + 1)
        return "@@ -\(oldStart),\(counts.old) +\(newStart),\(counts.new) @@\n" + text
    }
}
