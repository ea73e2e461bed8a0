/// The difference of two texts whose changes keep the number of lines, as edits inside literals do.
///
/// Texts of different numbers of lines are shown as one change from the first line that differs to the last one.
struct UnifiedDiff {
    /// The difference in the encoding of the texts, whatever that is; empty if there is none.
    let bytes: [UInt8]

    private static let context = 3

    init(before: [UInt8], after: [UInt8], file: String) {
        let (old, new) = (UnifiedDiff.lines(before), UnifiedDiff.lines(after))
        var bytes = Array("--- a/\(file)\n+++ b/\(file)\n".utf8)
        for hunk in UnifiedDiff.hunks(UnifiedDiff.changes(old, new)) { bytes += UnifiedDiff.text(hunk, old, new) }
        self.bytes = before == after ? [] : bytes
    }

    /// Lines that differ: those of the old text and those of the new one.
    private struct Change {
        var old: Range<Int>
        var new: Range<Int>
    }

    /// Lines with their line feeds.
    private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for index in bytes.indices where bytes[index] == Byte.lineFeed {
            lines.append(bytes[start...index])
            start = index + 1
        }
        if start < bytes.count { lines.append(bytes[start...]) }
        return lines
    }

    private static func changes(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Change] {
        guard old.count == new.count else {
            let shorter = min(old.count, new.count)
            let first = (0..<shorter).first { index in old[index] != new[index] } ?? shorter
            let same =
                (0..<shorter - first).first { index in
                    old[old.count - 1 - index] != new[new.count - 1 - index]
                } ?? shorter - first
            return [Change(old: first..<old.count - same, new: first..<new.count - same)]
        }
        var changes: [Change] = []
        for index in old.indices where old[index] != new[index] {
            // Neighbours are one change.
            let start = changes.last.flatMap { last in last.old.upperBound == index ? last.old.lowerBound : nil }
            if start != nil { changes.removeLast() }
            changes.append(Change(old: (start ?? index)..<index + 1, new: (start ?? index)..<index + 1))
        }
        return changes
    }

    /// Changes whose surroundings meet are shown together.
    private static func hunks(_ changes: [Change]) -> [[Change]] {
        var hunks: [[Change]] = []
        for change in changes {
            if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
                hunks[hunks.count - 1].append(change)
            } else {
                hunks.append([change])
            }
        }
        return hunks
    }

    private static func text(_ hunk: [Change], _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [UInt8] {
        guard let first = hunk.first, let last = hunk.last else { return [] }
        let start = max(first.old.lowerBound - context, 0)
        let end = min(last.old.upperBound + context, old.count)
        let shift = first.new.lowerBound - first.old.lowerBound
        let growth = hunk.reduce(0) { growth, change in growth + change.new.count - change.old.count }
        let header = "@@ -\(start + 1),\(end - start) +\(start + shift + 1),\(end - start + growth) @@\n"
        var text = Array(header.utf8)
        var index = start
        for change in hunk {
            for line in old[index..<change.old.lowerBound] { text += marked(line, " ") }
            for line in old[change.old] { text += marked(line, "-") }
            for line in new[change.new] { text += marked(line, "+") }
            index = change.old.upperBound
        }
        for line in old[index..<end] { text += marked(line, " ") }
        return text
    }

    private static func marked(_ line: ArraySlice<UInt8>, _ mark: String) -> [UInt8] {
        let text = Array(mark.utf8) + line
        return line.last == Byte.lineFeed ? text : text + Array("\n\\ No newline at end of file\n".utf8)
    }
}
