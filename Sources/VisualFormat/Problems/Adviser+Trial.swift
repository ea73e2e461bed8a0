import Diagnostics

extension Adviser {
    /// As many problems are mended one after the other before a text is given up.
    private static let trials = 16

    /// Returns whether all that is wrong with the text after edits was wrong with it before, in the same places and
    /// apart from the edits: what nothing mends keeps nothing else from being mended.
    func brings(nothingNewTo mended: SyntaxTree, _ edits: [TextEdit]) -> Bool {
        guard !mended.problems.isEmpty else { return true }
        let apart = tree.problems.filter { problem in isApart(problem.offset, from: edits) }.map { problem in
            let shift = edits.reduce(0) { sum, edit in
                guard edit.span.upper <= problem.offset else { return sum }
                return sum + edit.replacement.utf8.count - (edit.span.upper - edit.span.lower)
            }
            return Problem(problem.kind, at: problem.offset + shift)
        }
        return mended.problems.allSatisfy { problem in apart.contains(problem) }
    }

    /// Returns whether a connection begins or ends between a place and edits.
    ///
    /// A closer problem may have the same cause.
    private func isApart(_ place: Int, from edits: [TextEdit]) -> Bool {
        let lower = edits.map { edit in edit.span.lower }.min() ?? 0
        let upper = edits.map { edit in edit.span.upper }.max() ?? 0
        guard place >= upper || place < lower else { return false }
        let between = place < lower ? place..<lower : upper..<min(place, bytes.count)
        return between.contains { place in
            byte(place) == Byte.hyphen
                || byte(place) == Byte.openBracket && [Byte.hyphen, Byte.closeBracket].contains(byte(place - 1))
        }
    }

    /// Returns whether the statement around the problem, edited and mended on from its first problem to the last, is
    /// one at all.
    func leadsToFormat(_ edits: [TextEdit]) -> Bool {
        let statement = statement
        let inside = edits.compactMap { edit -> TextEdit? in
            guard edit.span.lower >= statement.lowerBound, edit.span.upper <= statement.upperBound else { return nil }
            let span = SourceSpan(edit.span.lower - statement.lowerBound, edit.span.upper - statement.lowerBound)
            return TextEdit(span, edit.replacement)
        }
        var text = String(decoding: bytes[statement], as: UTF8.self).applying(inside)
        for _ in 0..<Adviser.trials {
            let tree = SyntaxTree(parsing: text, dialect: tree.dialect)
            guard let problem = tree.problems.first else { return true }
            var adviser = Adviser(tree: tree, problem: problem, isTrial: true)
            adviser.adviseOnText()
            guard let fixIt = adviser.advice.fixIts.first else { return false }
            text = text.applying(fixIt.edits)
        }
        return false
    }

    /// The range of the statement with the problem; the whole text in Apple's language.
    private var statement: Range<Int> {
        guard tree.dialect.contains(.statements) else { return 0..<bytes.count }
        let isEnd = { (byte: UInt8) in Byte.isNewline(byte) || byte == Byte.semicolon }
        let place = min(offset, bytes.count)
        let start = bytes[..<place].lastIndex(where: isEnd).map { index in index + 1 } ?? 0
        return start..<(bytes[place...].firstIndex(where: isEnd) ?? bytes.count)
    }
}
