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
        // Of a line's end in two bytes the first is none of the line.
        let lines = text.utf8.split(separator: 10, omittingEmptySubsequences: false).map { line in
            Substring(line.last == 13 && line.endIndex < text.endIndex ? line.dropLast() : line)
        }
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

    private var steps: [Step] {
        let matching = LineMatching(old, new)
        let (removed, added) = (matching.removed, matching.added)
        var steps: [Step] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if i < old.count, removed[i] {
                steps.append(.removed(old: i, new: j))
                i += 1
            } else if j < new.count, added[j] {
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
