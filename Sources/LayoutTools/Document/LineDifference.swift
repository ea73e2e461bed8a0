/// The difference of two texts as a unified diff, for `git apply` and `patch -p1`.
///
/// Texts are bytes in any encoding. A line ends at a line feed, and carriage returns are preserved.
public struct LineDifference {
    private let old: [ArraySlice<UInt8>]
    private let new: [ArraySlice<UInt8>]

    /// Creates the difference of two texts.
    public init(from old: [UInt8], to new: [UInt8]) {
        self.old = Self.lines(of: old)
        self.new = Self.lines(of: new)
    }

    /// Creates the difference of two texts.
    public init(from old: String, to new: String) {
        self.init(from: Array(old.utf8), to: Array(new.utf8))
    }

    /// The lines with their line feeds; only the last may have none.
    private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for index in text.indices where text[index] == lineFeed {
            lines.append(text[start...index])
            start = index + 1
        }
        if start < text.count { lines.append(text[start...]) }
        return lines
    }

    /// Returns the difference with three lines of context; empty if the texts are equal.
    ///
    /// - Parameter file: The path of both texts, relative to the folder of `git apply`, or absolute.
    public func unified(file: String) -> [UInt8] {
        let steps = self.steps
        let hunks = Self.hunks(of: steps)
        guard !hunks.isEmpty else { return [] }
        var text = Array("--- \(Self.name(of: file, in: "a"))\n+++ \(Self.name(of: file, in: "b"))\n".utf8)
        for hunk in hunks { text += self.text(of: steps[hunk]) }
        return text
    }

    // MARK: Names

    /// Returns a path with the prefix of the old or new folder, as in git.
    ///
    /// A name with a quotation mark, a backslash or a control character is quoted. After a name with a space, a tab
    /// ends it for `patch`.
    private static func name(of file: String, in folder: String) -> String {
        let parts = file.utf8.split(separator: UInt8(ascii: "/")).filter { !$0.elementsEqual(".".utf8) }
        let path = parts.reduce(folder) { path, part in path + "/" + (String(part) ?? "") }
        let needsQuotes = path.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == quote || $0 == backslash }
        guard needsQuotes else { return path.utf8.contains(UInt8(ascii: " ")) ? path + "\t" : path }
        let quoted = path.utf8.flatMap { byte -> [UInt8] in
            switch byte {
            case quote, backslash: [backslash, byte]
            case ..<0x20, 0x7F: [backslash] + (0..<3).map { UInt8(ascii: "0") + byte >> (6 - 3 * $0) & 7 }
            default: [byte]
            }
        }
        return "\"" + String(decoding: quoted, as: UTF8.self) + "\""
    }

    private static let lineFeed = UInt8(ascii: "\n")
    private static let quote = UInt8(ascii: "\"")
    private static let backslash = UInt8(ascii: "\\")

    // MARK: Hunks

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

    private func text(of steps: ArraySlice<Step>) -> [UInt8] {
        let start = steps.first?.places ?? (old: 0, new: 0)
        var counts = (old: 0, new: 0)
        var text: [UInt8] = []
        for step in steps {
            switch step {
            case .same(let place, _):
                text += marked(" ", old[place])
                counts.old += 1
                counts.new += 1
            case .removed(let place, _):
                text += marked("-", old[place])
                counts.old += 1
            case .added(_, let place):
                text += marked("+", new[place])
                counts.new += 1
            }
        }
        let places = "-\(Self.range(start.old, counts.old)) +\(Self.range(start.new, counts.new))"
        return Array("@@ \(places) @@\n".utf8) + text
    }

    /// Returns the first line, counted from 1, and the number of lines.
    ///
    /// Without lines it is the previous line, 0 for an empty text.
    private static func range(_ start: Int, _ count: Int) -> String { "\(count == 0 ? start : start + 1),\(count)" }

    private func marked(_ mark: String, _ line: ArraySlice<UInt8>) -> [UInt8] {
        let text = Array(mark.utf8) + line
        return line.last == Self.lineFeed ? text : text + Array("\n\\ No newline at end of file\n".utf8)
    }
}
